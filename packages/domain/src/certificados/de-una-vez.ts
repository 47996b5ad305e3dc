import type { Fecha } from '../fechas/fecha.ts';
import type { Campo, TipoDeCampo } from '../formularios/formulario.ts';
import { camposDelPaso, type PasoDeCertificado, type Valor, type Valores } from './campo.ts';
import { camposDelTipo } from './definiciones.ts';
import type { TipoDeCertificado } from './tipos.ts';

const ANIO = 'inm_anio';
const SE_COPIAN: readonly TipoDeCampo[] = ['texto', 'parrafo', 'numero', 'opcion'];

const estaVacio = (valor: Valor | undefined): boolean =>
  valor === undefined || valor === null || (typeof valor === 'string' && valor.trim() === '');

/** S-890: what a step asks to conform that nobody answered yet; one that says No is an answer, and a fact is not among them. */
export const preguntasSinResponder = (paso: PasoDeCertificado, valores: Valores): string[] =>
  camposDelPaso(paso)
    .filter(({ tipo, ruta, esUnHecho }) => tipo === 'si_no' && !esUnHecho && estaVacio(valores[ruta]))
    .map(({ ruta }) => ruta);

/** S-890: Sí to each that nobody answered. */
export const responderConforme = (paso: PasoDeCertificado, valores: Valores): Record<string, Valor> =>
  Object.fromEntries(preguntasSinResponder(paso, valores).map((ruta) => [ruta, true]));

const seCopia = ({ tipo, deEsteLugar }: Campo): boolean => SE_COPIAN.includes(tipo) && !deEsteLugar;

/**
 * S-890: of another certificate of its type, what an installer repeats, for what is empty here; and the year of today. Never who and where, what an instrument
 * read, a photo, or an answer: whoever signs gives each of them.
 */
export const copiarDeclaracion = (
  type: TipoDeCertificado,
  deOtro: Valores,
  valores: Valores,
  hoy: Fecha,
): Record<string, Valor> => {
  const propios: Valores = { ...deOtro, [ANIO]: hoy.slice(0, 4) };
  return Object.fromEntries(
    camposDelTipo(type)
      .filter((campo) => (seCopia(campo) || campo.ruta === ANIO) && estaVacio(valores[campo.ruta]))
      .filter(({ ruta }) => !estaVacio(propios[ruta]))
      .map(({ ruta }) => [ruta, propios[ruta] ?? null]),
  );
};
