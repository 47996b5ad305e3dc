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
import { leerBloque } from '@colega/domain/honorarios';
import { simplificar } from '@colega/domain/validacion';

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

type FilasPegadas = { filas: FilaEscrita[]; sobran: number };

/** Put from a cell on, to the right and down; rows that are not there are added where the list takes them. What had no cell is counted. */
export const pegar = (
  lista: ClaveDeLista,
  columnas: readonly ColumnaDeLista[],
  filas: readonly FilaEscrita[],
  { fila, clave, texto }: { fila: number; clave: string; texto: string },
): FilasPegadas => {
  const { fijas } = LISTAS_DEL_COLEGIO[lista];
  const escribibles = columnas.filter((columna) => !columna.oculta && columna.clave !== fijas?.columna);
  const desde = escribibles.findIndex((columna) => columna.clave === clave);
  const todas = [...filas];
  let sobran = 0;
  for (const [i, renglon] of leerBloque(texto.replace(/[\r\n]+$/, '')).entries()) {
    const donde = fila + i;
    const actual = todas[donde] ?? (fijas ? undefined : filaVacia(columnas, siguienteId(todas)));
    const celdas: Record<string, string> = {};
    for (const [j, escrito] of renglon.entries()) {
      const columna = actual && escribibles[desde + j];
      if (columna) celdas[columna.clave] = escrito.trim();
      else if (escrito.trim() !== '') sobran += 1;
    }
    if (actual) todas[donde] = { ...actual, celdas: { ...actual.celdas, ...celdas } };
  }
  return { filas: todas, sobran };
};

export type FilasCargadas = { filas: FilaEscrita[]; cuantas: number; anteriores: number };

/**
 * What a spreadsheet says, over what was being written: of a list with its rows said, each in its own; of another, all of them. Of holidays, those
 * of before its day stay as they are published. A key that the list never had is of no row.
 */
export const cargarPlanilla = (
  lista: ClaveDeLista,
  columnas: readonly ColumnaDeLista[],
  { vigente_desde, filas }: ListaEscrita,
  leidas: readonly Readonly<Record<string, string>>[],
  claves: readonly string[],
): FilasCargadas => {
  const { fijas } = LISTAS_DEL_COLEGIO[lista];
  if (fijas) {
    const suyas = new Map(leidas.map((celdas) => [celdas[fijas.columna], celdas]));
    const escritas = filas.map((fila) => ({ ...fila, celdas: suyas.get(fila.celdas[fijas.columna]) ?? fila.celdas }));
    return { filas: escritas, cuantas: leidas.length, anteriores: 0 };
  }
  const fecha = columnas.find(({ clave }) => lista === 'feriados' && clave === 'fecha');
  const esAnterior = (celdas: Readonly<Record<string, string>>): boolean => {
    const leida = fecha && leerCelda(fecha, celdas.fecha ?? '');
    return leida?.ok === true && leida.valor < vigente_desde;
  };
  const nuevas = leidas.filter((celdas) => !esAnterior(celdas));
  const nombreDe = (celdas: Readonly<Record<string, string>>) => simplificar(celdas.nombre ?? celdas.texto ?? '');
  const porNombre = new Map(filas.map(({ celdas }) => [nombreDe(celdas), celdas.clave ?? '']));
  const claveDe = (celdas: Readonly<Record<string, string>>): string => {
    const { clave = '' } = celdas;
    return claves.includes(clave) ? clave : (porNombre.get(nombreDe(celdas)) ?? '');
  };
  const conClave = columnas.some(({ clave, oculta }) => clave === 'clave' && oculta);
  return {
    filas: nuevas.map((celdas, id) => ({ id, celdas: conClave ? { ...celdas, clave: claveDe(celdas) } : celdas })),
    cuantas: nuevas.length,
    anteriores: leidas.length - nuevas.length,
  };
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
