import type { Campo } from '../formularios/formulario.ts';
import { normalizarValor } from '../formularios/validar.ts';
import type { Valor, Valores } from './campo.ts';
import { camposDelTipo } from './definiciones.ts';
import type { TipoDeCertificado } from './tipos.ts';
import { leerDecimal } from './validar.ts';

/** CER-024: a payload is flat but for `titular` and `inmueble`. */
export type Cuerpo = { [ruta: string]: Valor | Cuerpo };

/** CER-043. A number that is no number stays as it was typed, for the rule to refuse it. */
const deEnvio = (campo: Campo, valor: Valor): Valor => {
  if (campo.tipo === 'texto' || campo.tipo === 'parrafo') return String(valor).trim();
  if (campo.tipo !== 'numero' || typeof valor !== 'string') return valor;
  return /^\d+([.,]\d+)?$/.test(valor.trim()) ? leerDecimal(valor).toNumber() : valor.trim();
};

const poner = (cuerpo: Cuerpo, ruta: string, valor: Valor): void => {
  const [cabeza = '', cola] = ruta.split('.');
  if (cola === undefined) cuerpo[cabeza] = valor;
  else cuerpo[cabeza] = { ...(cuerpo[cabeza] as Cuerpo | undefined), [cola]: valor };
};

const tomar = (cuerpo: Cuerpo, ruta: string): unknown => {
  const [cabeza = '', cola] = ruta.split('.');
  const valor = cuerpo[cabeza];
  if (cola === undefined) return valor;
  return typeof valor === 'object' && valor !== null ? valor[cola] : undefined;
};

/** CER-026, CER-044: numbers go as numbers, and what is empty is left out. */
export const armarCuerpo = (type: TipoDeCertificado, valores: Valores): Cuerpo => {
  const cuerpo: Cuerpo = {};
  for (const campo of camposDelTipo(type)) {
    const valor = valores[campo.ruta];
    if (valor === undefined || valor === null || (typeof valor === 'string' && valor.trim() === '')) continue;
    poner(cuerpo, campo.ruta, deEnvio(campo, valor));
  }
  return cuerpo;
};

/** A payload is read as if it had been typed, so that one set of rules serves both sides. */
export const leerCuerpo = (type: TipoDeCertificado, cuerpo: Cuerpo): Record<string, Valor> =>
  Object.fromEntries(
    camposDelTipo(type).map((campo) => [campo.ruta, normalizarValor(campo, tomar(cuerpo, campo.ruta)) as Valor]),
  );
