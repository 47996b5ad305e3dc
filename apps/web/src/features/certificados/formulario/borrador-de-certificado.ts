import type { CertificadoLeido } from '@colega/contract/certificados';
import type { Legajo } from '@colega/contract/legajos';
import {
  type ConfiguracionDeCertificado,
  type Cuerpo,
  cambiosEntre,
  camposDelTipo,
  DEFINICIONES,
  leerCuerpo,
  type TipoDeCertificado,
  type Valor,
  validarPaso,
  valorLegible,
} from '@colega/domain/certificados';
import type { DefinicionDeAsistente } from '@colega/web-kit/form/wizard/definicion.ts';
import type { OpcionDeAutocompletar } from '@colega/web-kit/ui/entradas/autocompletar.tsx';
import { localidadComoOpcion } from '../../../ui/buscar-localidad.tsx';

export type FotoCargada = { id: number; nombre: string; content_url: string };

export type BorradorDeCertificado = {
  configuracion: ConfiguracionDeCertificado;
  valores: Record<string, Valor>;
  localidad: OpcionDeAutocompletar | null;
  fotos: Record<string, FotoCargada>;
};

type ConTitulares = Pick<Legajo, 'comitentes' | 'inmuebles'>;

/** CER-028. */
export const titularesDe = ({ comitentes }: Pick<Legajo, 'comitentes'>) => comitentes.filter(({ locador }) => !locador);

/** S-286: a holder brings the legal address that the file has; what was typed before stays. */
export const cambiarTitular = (borrador: BorradorDeCertificado, id: number | null, legajo: ConTitulares) => {
  const anterior = titularesDe(legajo).find((otro) => otro.id === borrador.valores['titular.id']);
  const titular = titularesDe(legajo).find((otro) => otro.id === id);
  const domicilio = borrador.valores['titular.domicilio'];
  const esPropio = domicilio && domicilio !== domicilioDe(anterior);
  if (!titular || esPropio) return { ...borrador, valores: { ...borrador.valores, 'titular.id': id } };
  const localidad = titular.domicilio_legal?.localidad ?? null;
  return {
    ...borrador,
    localidad: localidad && localidadComoOpcion(localidad),
    valores: {
      ...borrador.valores,
      'titular.id': id,
      'titular.domicilio': domicilioDe(titular),
      'titular.localidad_id': localidad?.id ?? null,
    },
  };
};

const domicilioDe = (titular: Legajo['comitentes'][number] | undefined): string =>
  `${titular?.domicilio_legal?.calle ?? ''} ${titular?.domicilio_legal?.numero ?? ''}`.trim();

const borradorVacio = (type: TipoDeCertificado, configuracion: ConfiguracionDeCertificado): BorradorDeCertificado => ({
  configuracion,
  valores: Object.fromEntries(camposDelTipo(type).map(({ ruta }) => [ruta, null as Valor])),
  ...{ localidad: null, fotos: {} },
});

/** CER-033, S-286: a single property and a single holder are already chosen. */
export const borradorNuevo = (
  type: TipoDeCertificado,
  configuracion: ConfiguracionDeCertificado,
  legajo: ConTitulares,
): BorradorDeCertificado => {
  const vacio = borradorVacio(type, configuracion);
  const { valores } = vacio;
  if (!('inmueble.id' in valores)) return vacio;
  const [inmueble, otro] = legajo.inmuebles;
  const [titular, otroTitular] = titularesDe(legajo);
  const conInmueble = { ...vacio, valores: { ...valores, 'inmueble.id': inmueble && !otro ? inmueble.id : null } };
  return titular && !otroTitular ? cambiarTitular(conInmueble, titular.id, legajo) : conInmueble;
};

export const cambiarFoto = (
  borrador: BorradorDeCertificado,
  ruta: string,
  foto: FotoCargada | null,
): BorradorDeCertificado => {
  const { [ruta]: _, ...otras } = borrador.fotos;
  const fotos = foto ? { ...otras, [ruta]: foto } : otras;
  return { ...borrador, fotos, valores: { ...borrador.valores, [ruta]: foto?.id ?? null } };
};

/** CER-089. */
export const borradorDeAnexo = (
  configuracion: ConfiguracionDeCertificado,
  anexo: CertificadoLeido,
): BorradorDeCertificado => ({
  configuracion,
  valores: leerCuerpo('anexa_in_situ', anexo.datos as Cuerpo),
  localidad: null,
  fotos: Object.fromEntries(
    anexo.fotos.map(({ ruta, id, nombre, content_url }) => [ruta, { id, nombre, content_url }]),
  ),
});

const REVISION = {
  id: 'revision',
  titulo: 'Revisá antes de emitir',
  estaVisible: () => true,
  validar: () => [],
  revision: true,
} as const;

/** What one says and the other does not; of what is chosen, that it is not the same. */
const diferenciasEntre = (type: TipoDeCertificado, guardado: BorradorDeCertificado, mio: BorradorDeCertificado) =>
  cambiosEntre(type, guardado.valores, mio.valores).map((campo) => ({
    dato: campo.ruta,
    nombre: campo.etiqueta,
    guardado: valorLegible(campo, guardado.valores[campo.ruta], nombresDe(guardado)),
    mio: valorLegible(campo, mio.valores[campo.ruta], nombresDe(mio)),
  }));

const nombresDe = ({ fotos, localidad }: BorradorDeCertificado) => ({
  ...Object.fromEntries(Object.entries(fotos).map(([ruta, { nombre }]) => [ruta, nombre])),
  'titular.localidad_id': localidad?.label,
});

export const definicionDelCertificado = (
  type: TipoDeCertificado,
  nombre: string,
  inicial: () => BorradorDeCertificado,
  legajo: Pick<Legajo, 'numero_legajo' | 'comitentes'>,
): DefinicionDeAsistente<BorradorDeCertificado, null> => ({
  nombre,
  version: 1,
  inicial,
  muestras: () => {
    const vacio = borradorVacio(type, inicial().configuracion);
    return [vacio, { ...vacio, localidad: { value: '', label: '', detalle: '' } }];
  },
  detalle: () =>
    [`Legajo ${legajo.numero_legajo}`, titularesDe(legajo)[0]?.apellido_nombre].filter(Boolean).join(' · '),
  comparar: (guardado, mio) => diferenciasEntre(type, guardado, mio),
  campos: camposDelTipo(type),
  leer: ({ valores }, ruta) => valores[ruta] ?? null,
  poner: (borrador, ruta, valor) => ({ ...borrador, valores: { ...borrador.valores, [ruta]: valor as Valor } }),
  pasos: [
    ...DEFINICIONES[type].map((paso) => ({
      id: paso.id,
      titulo: paso.titulo,
      estaVisible: () => true,
      validar: ({ valores, configuracion }: BorradorDeCertificado) =>
        validarPaso(paso, valores, configuracion.suministroElectrico?.value ?? null),
    })),
    // S-407: a form of one page is its own review (CER-020)
    ...(DEFINICIONES[type].length > 1 ? [REVISION] : []),
  ],
});
