import type { PermisoDelColegio } from '../../permisos/operadores.ts';
import type { EstadoDeLegajo } from '../estados.ts';
import type { Actor } from './actor.ts';
import {
  type Condicion,
  pideAmpliacionEnBorrador,
  pideCepPorCobrar,
  pideNingunCupon,
  pideObservacionAbierta,
  pideObservacionEnPie,
  pideObservacionRespondida,
  pideTimbradoPagado,
  pideTimbradoPorCobrar,
  pideTimbradoSinCupon,
  pideTodoCumplido,
  seAmplia,
  seAnulaElContrato,
  seAnulaElLegajo,
  seAnulaElTimbrado,
  seCertifica,
  seConfirmaElLegajo,
  seConfirmaLaAmpliacion,
} from './condiciones.ts';
import type { Signo } from './signos.ts';

export type FilaDeAccion = {
  /** It is legal in these states, and leads each one there. */
  en: Partial<Record<EstadoDeLegajo, EstadoDeLegajo | 'eliminado'>>;
  quien: readonly Actor[];
  pide?: Condicion;
  /** S-410: this is an act of the profession, which needs a licence that lets practise today. */
  ejerce?: true;
  /** The history of the file tells it with these words. */
  hecho: string;
  signo: Signo;
  /** Whoever does it for the college needs this, by a call or by a command. */
  permiso?: PermisoDelColegio;
  /** The college has this command for it. */
  comando?: { nombre: string; resumen: string };
};

const MATRICULADO = ['matriculado'] as const;
const COLEGIO = ['colegio'] as const;
const DE_LOS_DOS = ['matriculado', 'colegio'] as const;

const EN_BORRADOR = { borrador: 'borrador' } as const;
/** Observations come before the approval. */
const SIN_VISAR = { confirmado: 'confirmado', timbrado: 'timbrado' } as const;
const EN_TRAMITE = { ...SIN_VISAR, visado: 'visado' } as const;
const TIMBRA = { ...EN_TRAMITE, confirmado: 'timbrado' } as const;

/** docs/reference/rules.md#states: this is the only place that says which change of state is legal, for whom, and what it is called. */
export const TABLA_DE_ACCIONES = {
  editar: { en: EN_BORRADOR, quien: MATRICULADO, hecho: 'Legajo editado', signo: 'edicion' },
  eliminar: {
    ...{ en: { borrador: 'eliminado' }, quien: MATRICULADO, pide: pideNingunCupon },
    ...{ hecho: 'Legajo eliminado', signo: 'baja' },
  },
  confirmar: {
    ...{ en: { borrador: 'confirmado' }, quien: DE_LOS_DOS, pide: seConfirmaElLegajo, ejerce: true },
    ...{ hecho: 'Legajo confirmado', signo: 'hecho' },
    permiso: 'legajos.confirmar',
    comando: {
      nombre: 'confirmar',
      resumen: 'confirma un legajo en borrador de modalidad especial; los demás los confirma su matriculado',
    },
  },
  observar: {
    ...{ en: SIN_VISAR, quien: COLEGIO, hecho: 'Observado por el Colegio', signo: 'aviso' },
    permiso: 'legajos.observar',
    comando: { nombre: 'observar', resumen: 'pide al matriculado que corrija algo' },
  },
  corregir: {
    ...{ en: SIN_VISAR, quien: MATRICULADO, pide: pideObservacionAbierta },
    ...{ hecho: 'Legajo corregido', signo: 'edicion' },
  },
  responder_observacion: {
    ...{ en: SIN_VISAR, quien: MATRICULADO, pide: pideObservacionAbierta },
    ...{ hecho: 'Observación respondida', signo: 'hecho' },
  },
  aceptar_observacion: {
    ...{ en: SIN_VISAR, quien: COLEGIO, pide: pideObservacionRespondida },
    ...{ hecho: 'Respuesta aceptada por el Colegio', signo: 'hecho' },
    permiso: 'legajos.observar',
  },
  reabrir_observacion: {
    ...{ en: SIN_VISAR, quien: COLEGIO, pide: pideObservacionRespondida },
    ...{ hecho: 'Observación abierta de nuevo', signo: 'aviso' },
    permiso: 'legajos.observar',
  },
  retirar_observacion: {
    ...{ en: SIN_VISAR, quien: COLEGIO, pide: pideObservacionEnPie },
    ...{ hecho: 'Observación retirada', signo: 'anulacion' },
    permiso: 'legajos.observar',
  },
  generar_cep: {
    ...{ en: EN_TRAMITE, quien: MATRICULADO, pide: pideCepPorCobrar },
    ...{ hecho: 'Cupón de CEP generado', signo: 'dinero' },
  },
  timbrar_prepago: {
    ...{ en: EN_TRAMITE, quien: MATRICULADO, pide: pideTimbradoPorCobrar },
    ...{ hecho: 'Cupón de timbrado generado', signo: 'dinero' },
  },
  sellar_prepago: {
    ...{ en: TIMBRA, quien: COLEGIO, pide: pideTimbradoPagado },
    ...{ hecho: 'Contrato timbrado en el Colegio', signo: 'sello' },
    permiso: 'legajos.sellar',
    comando: { nombre: 'sellar', resumen: 'timbra un contrato que ya pagó su cupón' },
  },
  timbrado_externo: {
    ...{ en: TIMBRA, quien: COLEGIO, pide: pideTimbradoSinCupon },
    ...{ hecho: 'Timbrado externo registrado', signo: 'sello' },
    permiso: 'legajos.timbrado_externo',
    comando: {
      nombre: 'timbrado-externo',
      resumen: 'registra el timbrado de ARBA de un contrato',
    },
  },
  anular_timbrado: {
    ...{ en: EN_TRAMITE, quien: COLEGIO, pide: seAnulaElTimbrado },
    ...{ hecho: 'Timbrado anulado', signo: 'anulacion' },
    permiso: 'legajos.sellar',
    comando: {
      nombre: 'anular-timbrado',
      resumen: 'anula el timbrado de un contrato sin visar, registrado por error',
    },
  },
  // the command of `anular_timbrado` does this one when there is no other stamp
  anular_ultimo_timbrado: {
    ...{ en: { timbrado: 'confirmado' }, quien: COLEGIO, pide: seAnulaElTimbrado },
    ...{ hecho: 'Timbrado anulado', signo: 'anulacion' },
    permiso: 'legajos.sellar',
  },
  ampliar: {
    ...{ en: EN_TRAMITE, quien: MATRICULADO, pide: seAmplia, ejerce: true },
    ...{ hecho: 'Ampliación creada', signo: 'alta' },
  },
  editar_ampliacion: {
    ...{ en: EN_TRAMITE, quien: MATRICULADO, pide: pideAmpliacionEnBorrador },
    ...{ hecho: 'Ampliación editada', signo: 'edicion' },
  },
  eliminar_ampliacion: {
    ...{ en: EN_TRAMITE, quien: MATRICULADO, pide: pideAmpliacionEnBorrador },
    ...{ hecho: 'Ampliación eliminada', signo: 'baja' },
  },
  confirmar_ampliacion: {
    ...{ en: EN_TRAMITE, quien: MATRICULADO, pide: seConfirmaLaAmpliacion, ejerce: true },
    ...{ hecho: 'Ampliación confirmada', signo: 'hecho' },
  },
  anular_detalle: {
    ...{ en: EN_TRAMITE, quien: MATRICULADO, pide: seAnulaElContrato },
    ...{ hecho: 'Ampliación anulada', signo: 'anulacion' },
  },
  visar: {
    ...{ en: { confirmado: 'visado', timbrado: 'visado', visado: 'visado' }, quien: COLEGIO, pide: pideTodoCumplido },
    ...{ hecho: 'Legajo visado', signo: 'visado' },
    permiso: 'legajos.visar',
    comando: {
      nombre: 'visar',
      resumen: 'visa lo confirmado que todavía no lo está y emite su CVD',
    },
  },
  anular: {
    ...{
      en: { confirmado: 'anulado', timbrado: 'anulado', visado: 'anulado' },
      quien: DE_LOS_DOS,
      pide: seAnulaElLegajo,
    },
    ...{ hecho: 'Legajo anulado', signo: 'anulacion' },
    permiso: 'legajos.anular',
    comando: {
      nombre: 'anular',
      resumen: 'anula un legajo en cualquier estado menos borrador',
    },
  },
  emitir_certificado: {
    ...{ en: EN_TRAMITE, quien: MATRICULADO, pide: seCertifica, ejerce: true },
    ...{ hecho: 'Certificado emitido', signo: 'papel' },
  },
  corregir_certificado: {
    ...{ en: EN_TRAMITE, quien: MATRICULADO, pide: seCertifica, ejerce: true },
    ...{ hecho: 'Certificado corregido', signo: 'edicion' },
  },
} as const satisfies Readonly<Record<string, FilaDeAccion>>;

export type Accion = keyof typeof TABLA_DE_ACCIONES;
type Tabla = typeof TABLA_DE_ACCIONES;

export type ComandoDeLegajo = {
  [A in Accion]: Tabla[A] extends { comando: { nombre: infer N extends string } } ? N : never;
}[Accion];

/** What the college does with a file, by the permission that each act asks. */
export type AccionDelColegio = {
  [A in Accion]: Tabla[A] extends { permiso: PermisoDelColegio } ? A : never;
}[Accion];

export const filaDe = (accion: Accion): FilaDeAccion => TABLA_DE_ACCIONES[accion];
