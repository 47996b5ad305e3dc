import {
  type Comitente,
  type ContratoFechado,
  type DomicilioDeclarado,
  type MarcoDeFechas,
  marcoDelOriginal,
} from '@colega/domain/legajos';
import { contratoOriginal } from './contrato-original.ts';
import type { ComitenteGuardado, LegajoGuardado } from './legajo-guardado.ts';

export const marcoDeFechas = (
  legajo: { detalles: readonly ContratoConFechas[] },
  detalle: ContratoConFechas | null,
): MarcoDeFechas => {
  const detalles = legajo.detalles.map(({ estado, ...resto }) => ({ ...resto, estado: estado.clave }));
  if (detalle?.tipo_contrato === 'original') return marcoDelOriginal({ detalles });
  return { guardadas: detalle ?? undefined, original: contratoOriginal(legajo)?.fecha };
};

type ContratoConFechas = Omit<ContratoFechado, 'estado'> & { estado: { clave: string } };

/** AUT-051, S-137: the form does not load these, and they stay. */
export const locadoresGuardados = ({ comitentes }: LegajoGuardado): Comitente[] =>
  comitentes.filter(({ locador, padron }) => locador && padron === 'validado').map(comitenteGuardado);

const domicilio = (guardado: ComitenteGuardado['domicilio_real']): DomicilioDeclarado => ({
  calle: guardado?.calle ?? '',
  numero: guardado?.numero ?? '',
  localidad_id: guardado?.localidad?.id ?? null,
});

export const comitenteGuardado = (guardado: ComitenteGuardado): Comitente => {
  const { cuit, apellido, nombre, fisico, res_806, locador, firmante, cargo } = guardado;
  const real = domicilio(guardado.domicilio_real);
  const legal = domicilio(guardado.domicilio_legal);
  const igual = guardado.domicilio_legal === null || mismoDomicilio(real, legal);
  return {
    cuit,
    en_el_padron: guardado.padron === 'validado' ? `${apellido} ${nombre}`.trim() : '',
    apellido,
    nombre,
    fisico,
    res_806,
    locador,
    firmante,
    cargo,
    domicilio_real: real,
    legal_igual_al_real: igual,
    domicilio_legal: igual ? domicilio(null) : legal,
  };
};

const mismoDomicilio = (uno: DomicilioDeclarado, otro: DomicilioDeclarado): boolean =>
  uno.calle === otro.calle && uno.numero === otro.numero && uno.localidad_id === otro.localidad_id;
