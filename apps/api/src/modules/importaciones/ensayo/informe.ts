import type { HojaDeImportacion } from '@colega/contract/importaciones';
import { textoDelColegio } from '@colega/contract/mensajes';
import { esFecha } from '@colega/domain/fechas';
import {
  COLUMNAS_A_IMPORTAR,
  type DecisionDeFila,
  NOMBRES_DE_HOJA,
  type ProblemaDeFila,
  type ResultadoDeFila,
} from '@colega/domain/importaciones';
import { agruparPor } from '../../../agrupar-por.ts';
import { type Celda, type HojaDeDatos, numero, texto } from '../../../exportar/tabla.ts';
import type { CeldaLeida, HojaLeida } from '../../../planillas/hoja.ts';

const RESULTADOS: Readonly<Record<ResultadoDeFila, string>> = {
  crea: 'Se crea',
  cambia: 'Cambia',
  igual: 'Queda igual',
  rechaza: 'RECHAZADA',
};

export const fraseDeFila = ({ codigo, datos }: ProblemaDeFila): string =>
  textoDelColegio({ codigo, ...(datos && { datos }) });

export const nombreDeColumna = (entidad: DecisionDeFila['entidad'], campo: string | undefined): string =>
  COLUMNAS_A_IMPORTAR[entidad].find((una) => una.campo === campo)?.nombre ?? '';

const motivoDe = ({ problemas, cambios, entidad }: DecisionDeFila): string =>
  problemas.length > 0
    ? problemas.map(fraseDeFila).join(' ')
    : cambios
        .map(
          ({ campo, antes, ahora }) =>
            `${nombreDeColumna(entidad, campo) || campo}: ${antes ?? 'nada'} → ${ahora ?? 'nada'}`,
        )
        .join('; ');

const columnasDe = ({ problemas, entidad }: DecisionDeFila): string =>
  [...new Set(problemas.map(({ campo }) => nombreDeColumna(entidad, campo)))].filter((una) => una !== '').join(', ');

/** As it came: a number is a number and a day a day, so that it is mended where it is. */
const comoVino = (celda: CeldaLeida | undefined): Celda => {
  if (celda === null || celda === undefined) return null;
  if (typeof celda === 'number') return numero(celda);
  return esFecha(celda) ? { tipo: 'fecha', valor: celda } : texto(celda);
};

/** None of them is taken for a datum when the report comes back. */
const DE_ADELANTE = ['Resultado de la fila', 'Motivo del resultado', 'Columna por corregir'];
const ANCHOS_DE_ADELANTE = [14, 60, 24];
const ANCHO = 18;

const PROHIBIDOS = /[\\/?*[\]:]/g;
/** Of a sheet, as a spreadsheet takes it: 31 letters, and no two alike. */
const nombrarHoja = (nombre: string, usados: Set<string>): string => {
  const limpio = nombre.replace(PROHIBIDOS, ' ').trim().slice(0, 26) || 'Hoja';
  let elegido = limpio;
  for (let i = 2; usados.has(elegido.toLowerCase()); i += 1) elegido = `${limpio} (${i})`;
  usados.add(elegido.toLowerCase());
  return elegido;
};

/** The same sheets, each row with what became of it in front. */
export const armarInforme = (
  pareadas: readonly HojaDeImportacion[],
  leidas: readonly HojaLeida[],
  decisiones: readonly DecisionDeFila[],
): HojaDeDatos[] => {
  const porHoja = agruparPor(decisiones, ({ hoja }) => hoja);
  const usados = new Set<string>();
  return pareadas.flatMap(({ entidad, nombre, titulos }, i) => {
    if (entidad === null) return [];
    const deFila = new Map((porHoja.get(i) ?? []).map((decision) => [decision.fila, decision]));
    const [cabecera, ...filas] = (leidas[i]?.filas ?? []).slice(titulos);
    const suyos = (cabecera?.celdas ?? []).map((celda) => String(celda ?? ''));
    return [
      {
        nombre: nombrarHoja(pareadas.length === 1 ? NOMBRES_DE_HOJA[entidad] : nombre, usados),
        titulos: [...DE_ADELANTE, ...suyos],
        anchos: [...ANCHOS_DE_ADELANTE, ...suyos.map(() => ANCHO)],
        filas: filas.map(({ numero: cual, celdas }) => {
          const decision = deFila.get(cual);
          const dicho = decision
            ? [RESULTADOS[decision.resultado], motivoDe(decision), columnasDe(decision)]
            : ['', '', ''];
          return [...dicho.map((uno) => texto(uno)), ...suyos.map((_, columna) => comoVino(celdas[columna]))];
        }),
      },
    ];
  });
};
