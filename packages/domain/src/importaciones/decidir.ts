import type { CodigoDeImportacion } from './codigos.ts';
import type { EntidadAImportar } from './entidades.ts';
import type { DecisionDeFila, FilaAImportar, LugarDeFila } from './filas.ts';
import { JUECES_DE_DINERO } from './jueces-de-dinero.ts';
import { JUECES_DE_PERSONAS } from './jueces-de-personas.ts';
import { JUEZ_DE_AMPLIACIONES } from './juez-de-ampliaciones.ts';
import { JUEZ_DE_LEGAJOS } from './juez-de-legajos.ts';
import { JUEZ_DE_OPERADORES } from './juez-de-operadores.ts';
import { JUEZ_DE_SANCIONES } from './juez-de-sanciones.ts';
import { anotarSinLetra, nombrarMatricula } from './letra-de-matricula.ts';
import type { CircunstanciasDelEnsayo, LoQueHay } from './lo-que-hay.ts';
import { type Juez, type Juicio, Plan } from './plan.ts';

const JUECES = Object.fromEntries(
  [
    ...JUECES_DE_PERSONAS,
    ...Object.values(JUECES_DE_DINERO),
    ...[JUEZ_DE_LEGAJOS, JUEZ_DE_AMPLIACIONES, JUEZ_DE_SANCIONES, JUEZ_DE_OPERADORES],
  ].map((juez) => [juez.entidad, juez]),
) as Record<EntidadAImportar, Juez>;

/** The same row, said in the same words, has the same print: what was written of it is left alone, whatever became of it since. */
export const huellaDeFila = (
  { entidad, valores }: Pick<FilaAImportar, 'entidad' | 'valores'>,
  huellaDe: (texto: string) => string,
): string => huellaDe(JSON.stringify([entidad, ...Object.entries(valores).sort(([a], [b]) => (a < b ? -1 : 1))]));

const SIN_JUICIO: Juicio = { existe: true };
type Vistas = Map<string, LugarDeFila>;

const repetida = (primera: LugarDeFila | undefined): { codigo: CodigoDeImportacion; datos: { fila: number } }[] =>
  primera ? [{ codigo: 'fila_repetida', datos: { fila: primera.fila } }] : [];

const decidirFila = (escrita: FilaAImportar, plan: Plan, vistas: Vistas): DecisionDeFila => {
  const fila = nombrarMatricula(escrita, plan);
  const juez = JUECES[fila.entidad];
  const { hoja, entidad, valores } = fila;
  const huella = huellaDeFila(fila, plan.circunstancias.huellaDe);
  const esConocida = (una: string | null): boolean =>
    fila.problemas.length === 0 && una !== null && plan.hay.importados.get(`${entidad} ${una}`) === huella;
  const deAntes = juez.claveDeAntes?.(fila) ?? null;
  const clave = esConocida(deAntes) ? deAntes : juez.claveDe(fila, plan);
  const nombre = `${entidad} ${clave}`;
  const conocida = esConocida(clave);
  const juicio = conocida ? SIN_JUICIO : juez.juzgar(fila, plan);
  const { existe, cambios = [], datos = {} } = juicio;
  // what a datum is was told already: that the list does not have nothing is not told too
  const dichos = new Set(fila.problemas.map(({ campo }) => campo));
  const problemas = [
    ...fila.problemas,
    ...(juicio.problemas ?? []).filter(({ campo }) => !dichos.has(campo)),
    ...(clave === null ? [] : repetida(vistas.get(nombre))),
  ];
  const entra = problemas.length === 0;
  juez.anotar?.(fila, plan, entra);
  if (!entra) anotarSinLetra(escrita, problemas, plan);
  if (entra) vistas.set(nombre, { hoja, fila: fila.fila });
  return {
    ...{ hoja, fila: fila.fila, entidad, clave, huella, problemas },
    valores: {
      ...valores,
      ...Object.fromEntries(
        Object.entries(datos).map(([campo, valor]) => [campo, valor === null ? null : String(valor)]),
      ),
    },
    cambios: entra ? cambios : [],
    resultado: entra ? (existe ? (cambios.length > 0 ? 'cambia' : 'igual') : 'crea') : 'rechaza',
  };
};

const numeroDe = ({ entidad, valores }: FilaAImportar): number =>
  entidad === 'ampliaciones' ? Number(valores.numero ?? 0) : 0;

/**
 * The rows that no import wrote, said in the same words: those that may change something. What another says is known
 * without asking what it is of.
 */
export const filasPorEscribir = (
  filas: readonly FilaAImportar[],
  huellas: ReadonlySet<string>,
  huellaDe: (texto: string) => string,
): FilaAImportar[] => filas.filter((fila) => !huellas.has(huellaDeFila(fila, huellaDe)));

/** Decides the rows of one kind, after those of the kinds before: each sees what the others will have written. */
export const crearDecisor = (hay: LoQueHay, circunstancias: CircunstanciasDelEnsayo) => {
  const plan = new Plan(hay, circunstancias);
  const vistas: Vistas = new Map();
  return (filas: readonly FilaAImportar[]): DecisionDeFila[] => {
    // an expansion is judged after the one before it, wherever its row is; each row keeps its place
    const enOrden = filas.map((fila, lugar) => ({ fila, lugar })).sort((a, b) => numeroDe(a.fila) - numeroDe(b.fila));
    const decididas = enOrden.map(({ fila, lugar }) => ({ lugar, decision: decidirFila(fila, plan, vistas) }));
    return decididas.sort((a, b) => a.lugar - b.lugar).map(({ decision }) => decision);
  };
};
