import type { CodigoDePresupuesto } from '@colega/domain/honorarios';
import type { Problema } from '@colega/domain/resultado';
import { completar } from './texto.ts';

export const mensajesDePresupuesto = {
  presupuesto_vencido: 'El presupuesto tiene que valer hasta hoy o hasta después.',
  presupuesto_largo: 'Un presupuesto vale {dias} días como mucho: elegí una fecha anterior.',
} as const satisfies Record<CodigoDePresupuesto, string>;

/** One screen says them: the others do not bring them. */
export const textoDePresupuesto = ({ codigo, datos }: Problema<CodigoDePresupuesto>): string =>
  completar(mensajesDePresupuesto[codigo], datos);
