import type { CodigoDeMensaje } from '@colega/contract/mensajes';
import type { Fecha } from '@colega/domain/fechas';
import {
  type Comitente,
  type Inmueble,
  type MarcoDeFechas,
  type TipoDeContrato,
  validarComitentes,
  validarFechaDeContrato,
  validarInmuebles,
  validarPartido,
  validarVencimiento,
} from '@colega/domain/legajos';
import { matriculaHabilita } from '@colega/domain/perfil';
import { enCampo, type Problema } from '@colega/domain/resultado';
import type { ContextoDeRevision } from './contexto-de-legajo.ts';
import type { DetalleLeido, LegajoLeido } from './entradas.ts';

export type ProblemaDeGuardado = Problema<CodigoDeMensaje>;

/** Licence, district, modality and rubro: of this person, existing and in force. */
export const validarDatos = (legajo: LegajoLeido, contexto: ContextoDeRevision): ProblemaDeGuardado[] => {
  const { matricula, modalidad, rubro } = contexto;
  const problemas: ProblemaDeGuardado[] = [];
  if (!matricula || !matriculaHabilita(matricula))
    problemas.push({ codigo: 'matricula_invalida', campo: 'matricula_id' });
  if (legajo.distrito_id !== contexto.distrito_id)
    problemas.push({ codigo: 'distrito_invalido', campo: 'distrito_id' });
  if (!modalidad?.activa) problemas.push({ codigo: 'modalidad_invalida', campo: 'modalidad_id' });
  if (!rubro?.activo) problemas.push({ codigo: 'rubro_invalido', campo: 'rubro_id' });
  else if (rubro.segmento === null && legajo.detalles.some((d) => d.tipo_calculo === 'automatico'))
    problemas.push({ codigo: 'rubro_sin_segmento', campo: 'rubro_id' });
  return problemas;
};

export const validarFechas = (
  { fecha, vencimiento, tipo_calculo }: DetalleLeido,
  { tipo_contrato, fechas }: { tipo_contrato: TipoDeContrato; fechas: MarcoDeFechas },
  hoy: Fecha,
): ProblemaDeGuardado[] => [
  ...validarFechaDeContrato(fecha, hoy, tipo_calculo, fechas),
  ...validarVencimiento(vencimiento, hoy, tipo_calculo, { ...fechas, esAmpliacion: tipo_contrato === 'ampliacion' }),
];

export const validarClientes = (
  comitentes: readonly Comitente[],
  contexto: ContextoDeRevision,
): ProblemaDeGuardado[] => [
  ...validarComitentes(comitentes, contexto.modalidad ?? { exige_res_806: false, cuit_fijo: null }),
  ...comitentes.flatMap(({ domicilio_real, domicilio_legal }, i) => [
    ...localidadExiste(domicilio_real.localidad_id, `comitentes.${i}.domicilio_real`, contexto),
    ...localidadExiste(domicilio_legal.localidad_id, `comitentes.${i}.domicilio_legal`, contexto),
  ]),
];

export const validarUbicacion = (
  inmuebles: readonly Inmueble[],
  contexto: ContextoDeRevision,
  permiteVarias: boolean,
): ProblemaDeGuardado[] => [
  ...validarInmuebles(inmuebles, {
    permiteVarias,
    partidoDe: (id) => (id === null ? undefined : contexto.partidos.get(id)),
  }),
  ...inmuebles.flatMap(({ localidad_id }, i) => localidadExiste(localidad_id, `inmuebles.${i}`, contexto)),
];

/** What came in a call beside each locality, which says it already. */
export const validarPartidos = (
  inmuebles: LegajoLeido['inmuebles'],
  { partidos }: ContextoDeRevision,
): ProblemaDeGuardado[] =>
  inmuebles.flatMap(({ localidad_id = null, partido }, i) =>
    enCampo(
      `inmuebles.${i}`,
      validarPartido(partido ?? '', localidad_id === null ? undefined : partidos.get(localidad_id)),
    ),
  );

const localidadExiste = (id: number | null, campo: string, { partidos }: ContextoDeRevision): ProblemaDeGuardado[] =>
  id === null || partidos.has(id) ? [] : enCampo(campo, [{ codigo: 'localidad_invalida', campo: 'localidad_id' }]);
