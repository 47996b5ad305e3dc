import type { Fecha } from '../fechas/index.ts';
import type { ProblemaDeFila } from './codigos.ts';
import { COLUMNAS_A_IMPORTAR } from './columnas.ts';
import type { EntidadAImportar, ResultadoDeFila } from './entidades.ts';
import { type CeldaCruda, leerCelda } from './leer-celda.ts';
import type { ColumnasPareadas } from './parear-columnas.ts';

/** Where a row is: its sheet, counted among those of the import, and its number in it. */
export type LugarDeFila = { hoja: number; fila: number };

export type FilaAImportar = LugarDeFila & {
  entidad: EntidadAImportar;
  valores: Readonly<Record<string, string | null>>;
  problemas: readonly ProblemaDeFila[];
};

/** Reads each datum of a row where its columns say. What is wrong is told, with its column, and the rest is read. */
export const leerFila = (
  lugar: LugarDeFila & { entidad: EntidadAImportar },
  celdas: readonly CeldaCruda[],
  columnas: Readonly<ColumnasPareadas>,
  hoy: Fecha,
): FilaAImportar => {
  const valores: Record<string, string | null> = {};
  const problemas: ProblemaDeFila[] = [];
  for (const columna of COLUMNAS_A_IMPORTAR[lugar.entidad]) {
    const { campo, obligatoria, posterior, salvo_con } = columna;
    const donde = columnas[campo];
    const leida = leerCelda(columna, donde === undefined ? null : (celdas[donde] ?? null), hoy);
    if (posterior && leida.ok && leida.valor === null) continue;
    valores[campo] = leida.ok ? leida.valor : null;
    if (!leida.ok) problemas.push({ ...leida.problema, campo });
    else if (obligatoria && salvo_con === undefined && leida.valor === null)
      problemas.push({ codigo: 'fila_sin_dato', campo });
  }
  return { ...lugar, valores, problemas };
};

export type CambioDeFila = { campo: string; antes: string | null; ahora: string | null };

export type DecisionDeFila = LugarDeFila & {
  entidad: EntidadAImportar;
  resultado: ResultadoDeFila;
  /** What names it in every run: CUIT, code or number; null where it cannot be read. */
  clave: string | null;
  /** Of what its row says, to know it again. */
  huella: string;
  valores: Readonly<Record<string, string | null>>;
  cambios: readonly CambioDeFila[];
  problemas: readonly ProblemaDeFila[];
};
