import type { Signo } from './signos.ts';
import { type Accion, filaDe } from './tabla-de-acciones.ts';
import { ACCIONES } from './transiciones.ts';

/** These happen to something of a file, and are no action on it. */
const OTROS_HECHOS = {
  crear: { hecho: 'Legajo creado', signo: 'alta' },
  pagar: { hecho: 'Pago acreditado', signo: 'dinero' },
  revertir_pago: { hecho: 'Pago revertido', signo: 'anulacion' },
  responder_el_padron: { hecho: 'El padrón respondió por un comitente', signo: 'hecho' },
  importar_ampliacion: { hecho: 'Ampliación traída del sistema anterior', signo: 'alta' },
  anular_certificado: { hecho: 'Certificado anulado', signo: 'anulacion' },
} as const satisfies Readonly<Record<string, { hecho: string; signo: Signo }>>;

export type NombreDeHecho = Accion | keyof typeof OTROS_HECHOS;

export const HECHOS_DE_LEGAJO = [...ACCIONES, ...Object.keys(OTROS_HECHOS)] as readonly NombreDeHecho[];

const esOtro = (nombre: NombreDeHecho): nombre is keyof typeof OTROS_HECHOS => nombre in OTROS_HECHOS;

export const contarHecho = (nombre: NombreDeHecho): { hecho: string; signo: Signo } =>
  esOtro(nombre) ? OTROS_HECHOS[nombre] : contarAccion(filaDe(nombre));

const contarAccion = ({ hecho, signo }: { hecho: string; signo: Signo }) => ({ hecho, signo });
