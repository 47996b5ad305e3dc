import { textoDelColegio } from '@colega/contract/mensajes';
import {
  type ClaveDeLista,
  type ColumnaDeLista,
  type ContextoDeLista,
  completarLista,
  type FilaDeLista,
  formatCelda,
  LISTAS_DEL_COLEGIO,
  type ListaPropuesta,
  leerCelda,
  validarLista,
} from '@colega/domain/colegio';

/** As it is typed. `id` is of the row on the screen alone. */
export type FilaEscrita = { id: number; celdas: Readonly<Record<string, string>> };
export type ListaEscrita = { vigente_desde: string; norma: string; filas: readonly FilaEscrita[] };

export const escribirFilas = (columnas: readonly ColumnaDeLista[], filas: readonly FilaDeLista[]): FilaEscrita[] =>
  filas.map((fila, id) => ({
    id,
    celdas: Object.fromEntries(
      columnas.map((columna) => [columna.clave, formatCelda(columna, fila[columna.clave] ?? '')]),
    ),
  }));

/** What it is begun with: of a list with its rows said, all of them, though one of before had ended. */
export const filasParaEmpezar = (lista: ClaveDeLista, filas: readonly FilaDeLista[]): readonly FilaDeLista[] => {
  const { fijas } = LISTAS_DEL_COLEGIO[lista];
  const faltan = fijas?.valores.filter((valor) => !filas.some((fila) => fila[fijas.columna] === valor)) ?? [];
  return [...filas, ...faltan.map((valor): FilaDeLista => ({ [fijas?.columna ?? '']: valor }))];
};

export const siguienteId = (filas: readonly FilaEscrita[]): number =>
  filas.reduce((mayor, { id }) => Math.max(mayor, id), -1) + 1;

export const filaVacia = (columnas: readonly ColumnaDeLista[], id: number): FilaEscrita => ({
  id,
  celdas: Object.fromEntries(columnas.map(({ clave, tipo }) => [clave, tipo === 'si_no' ? 'Sí' : ''])),
});

export type Leida = { propuesta: ListaPropuesta; errores: Readonly<Record<string, string>> };

/** What was typed, as it would be kept, and what is wrong with it at each place, in the words of the server. */
export const leerLista = (
  lista: ClaveDeLista,
  columnas: readonly ColumnaDeLista[],
  { vigente_desde, norma, filas }: ListaEscrita,
  { contexto, claves }: { contexto: ContextoDeLista; claves: readonly string[] },
): Leida => {
  const errores: Record<string, string> = {};
  const leidas = filas.map(({ celdas }, i) =>
    Object.fromEntries(
      columnas.map((columna) => {
        const escrito = celdas[columna.clave] ?? '';
        const leida = leerCelda(columna, escrito);
        if (!leida.ok) errores[`filas.${i}.${columna.clave}`] = textoDelColegio(leida.problema);
        return [columna.clave, leida.ok ? leida.valor : escrito.trim()];
      }),
    ),
  );
  const completas = completarLista(lista, { norma: norma.trim(), filas: leidas }, { ...contexto, claves });
  const propuesta = { vigente_desde, norma: norma.trim(), filas: completas };
  if (vigente_desde === '') errores.vigente_desde = textoDelColegio({ codigo: 'dato_requerido' });
  for (const problema of validarLista(lista, propuesta, contexto)) {
    const donde = problema.campo ?? 'filas';
    errores[donde] ??= textoDelColegio(problema);
  }
  return { propuesta, errores };
};

const CELDAS = '\t';
/** As a spreadsheet copies: a line a row, its cells apart by tabs. */
export const esBloque = (texto: string): boolean => /[\t\n\r]/.test(texto.replace(/[\r\n]+$/, ''));

/** Put from a cell on, to the right and down; rows that are not there are added where the list takes them. */
export const pegar = (
  lista: ClaveDeLista,
  columnas: readonly ColumnaDeLista[],
  filas: readonly FilaEscrita[],
  { fila, clave, texto }: { fila: number; clave: string; texto: string },
): FilaEscrita[] => {
  const { fijas } = LISTAS_DEL_COLEGIO[lista];
  const escribibles = columnas.filter((columna) => !columna.oculta && columna.clave !== fijas?.columna);
  const desde = escribibles.findIndex((columna) => columna.clave === clave);
  const renglones = texto.replace(/[\r\n]+$/, '').split(/\r\n|\n|\r/);
  const todas = [...filas];
  for (const [i, renglon] of renglones.entries()) {
    const donde = fila + i;
    const actual = todas[donde] ?? (fijas ? undefined : filaVacia(columnas, siguienteId(todas)));
    if (!actual) break;
    const pegadas = renglon
      .split(CELDAS)
      .map((celda, j): [string | undefined, string] => [escribibles[desde + j]?.clave, celda.trim()])
      .filter((par): par is [string, string] => par[0] !== undefined);
    todas[donde] = { ...actual, celdas: { ...actual.celdas, ...Object.fromEntries(pegadas) } };
  }
  return todas;
};

/** Of holidays, those of before its day stay as they are published, and those between an earlier day and the one of before are told again. */
export const moverVigencia = (
  columnas: readonly ColumnaDeLista[],
  escrita: ListaEscrita,
  { desde, antes, anteriores }: { desde: string; antes: string; anteriores: readonly FilaDeLista[] },
): FilaEscrita[] => {
  const columna = columnas.find(({ clave }) => clave === 'fecha');
  if (!columna) return [...escrita.filas];
  const diaDe = ({ celdas }: FilaEscrita): string => {
    const leida = leerCelda(columna, celdas.fecha ?? '');
    return leida.ok ? leida.valor : desde;
  };
  const quedan = escrita.filas.filter((fila) => diaDe(fila) >= desde);
  const vuelven = anteriores.filter(({ fecha = '' }) => fecha < antes);
  const base = siguienteId(quedan);
  return [...escribirFilas(columnas, vuelven).map((fila, i) => ({ ...fila, id: base + i })), ...quedan];
};
