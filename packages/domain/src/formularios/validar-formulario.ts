import { Decimal } from '../importes/decimal.ts';
import type { Campo, Formulario, Parametros, ReglaEntreCampos } from './formulario.ts';
import { camposDelNivel } from './nivel.ts';
import { leerComoTexto } from './tipos/de-texto.ts';
import { canonicoDecimal } from './tipos/decimal.ts';
import { leerClave, type ProblemaDeCampo } from './tipos/definicion.ts';

const CODIGOS = { menor_o_igual: 'campo_menor_o_igual', mayor_o_igual: 'campo_mayor_o_igual' } as const;
const NUMERO = /^\d+(\.\d+)?$/;
const FECHA = /^\d{4}-\d{2}-\d{2}$/;

/** Null when the two cannot be compared (one is empty or wrong: its own rule says so). */
const comparar = (a: string, b: string): number | null => {
  if (FECHA.test(a) && FECHA.test(b)) return a < b ? -1 : Number(a > b);
  const [x, y] = [canonicoDecimal(a), canonicoDecimal(b)];
  return NUMERO.test(x) && NUMERO.test(y) ? new Decimal(x).comparedTo(y) : null;
};

const seCumple = (regla: ReglaEntreCampos['regla'], orden: number): boolean =>
  regla === 'menor_o_igual' ? orden <= 0 : orden >= 0;

/** The rules over two fields of the form (S-20), for the fields of its first level. */
export const validarEntreCampos = (
  { campos, reglas }: Formulario,
  parametros: Parametros,
  activos: ReadonlySet<string> | null,
): ProblemaDeCampo[] => {
  if (reglas.length === 0) return [];
  const porClave = new Map<string, Campo>(camposDelNivel(campos).map((c) => [c.ruta, c]));
  const textoDe = (clave: string) => leerComoTexto(leerClave(parametros, clave)) ?? '';
  return reglas.flatMap(({ regla, campo, otro }) => {
    if (activos && !(activos.has(campo) && activos.has(otro))) return [];
    const orden = comparar(textoDe(campo), textoDe(otro));
    if (orden === null || seCumple(regla, orden)) return [];
    const datos = { campo: porClave.get(campo)?.etiqueta ?? campo, otro: porClave.get(otro)?.etiqueta ?? otro };
    return [{ codigo: CODIGOS[regla], campo, datos }];
  });
};
