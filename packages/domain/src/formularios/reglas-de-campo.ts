import { maximo, minimo, porcentaje } from '../validacion/reglas.ts';
import type { Campo, ValidacionDeCampo } from './formulario.ts';
import type { ProblemaDeCampo } from './tipos/definicion.ts';

const APAGADOS: unknown[] = [false, 0, '0', 'false'];

/** A `required` with a false value asks for nothing. */
export const esRequerido = (campo: Campo): boolean =>
  campo.validaciones.some((v) => v.key === 'required' && !APAGADOS.includes(v.value));

const comoRegla = (validacion: ValidacionDeCampo) => {
  const tope = validacion.value;
  if (validacion.key === 'range') return porcentaje;
  if (tope === null || tope === undefined || typeof tope === 'boolean') return null;
  // OPN-067: strict
  return validacion.key === 'min' ? minimo(tope) : maximo(tope);
};

/** FRM-007 over the text of a field: required, then its bounds. One problem, the first. */
export const aplicarReglas = (campo: Campo, texto: string, ruta: string): ProblemaDeCampo[] => {
  if (texto.trim() === '') return esRequerido(campo) ? [{ codigo: 'requerido', campo: ruta }] : [];
  for (const validacion of campo.validaciones) {
    if (validacion.key === 'required') continue;
    const hallado = comoRegla(validacion)?.(texto);
    if (hallado) return [{ ...hallado, campo: ruta }];
  }
  return [];
};

/** Whether a text counts as loaded (AUT-046): blank never, a default only where the caller says so (S-23). */
export const cuentaComoDato = (campo: Campo, texto: string, inicial: string, cuentaDefectos: boolean): boolean =>
  texto.trim() !== '' && (texto !== inicial || (cuentaDefectos && esRequerido(campo)));
