import { claveDeContrato } from './deuda-de-legajo.ts';
import type { DecisionDeFila } from './filas.ts';
import { type ConceptoAImportar, conceptoDe, esDelLegajo } from './jueces-de-dinero.ts';
import type { LoQueHay } from './lo-que-hay.ts';
import { matriculasPosibles } from './matricula-escrita.ts';
import { contratoDe } from './nombrar-contrato.ts';

/** Null is what cannot be told of a row that is refused: it may be any. */
type DeUnCargo = { quien: string | null; concepto: ConceptoAImportar | null; anio: string | null };

const CUALQUIERA = '*';

/** Of a row that is refused for its number without a letter, that number. */
const sinLetraDe = ({ problemas }: DecisionDeFila): string | null => {
  const valor = problemas.find(({ codigo }) => codigo === 'fila_matricula_sin_letra')?.datos?.valor;
  return valor === undefined ? null : String(valor);
};

/** What is written there is not what it should be: which one it is cannot be told. */
const malEn = (problemas: DecisionDeFila['problemas'], donde: string): boolean =>
  problemas.some(({ campo }) => campo === donde);

const esIlegible = ({ problemas }: DecisionDeFila, donde: string): boolean =>
  problemas.some(({ campo, codigo }) => campo === donde && codigo === 'fila_entero_invalido');

/** Of a row that names a file and whose expansion cannot be read: it may be any contract of that file, and of no other (S-1241). */
const algunoDe = (legajo: string): string => `legajo ${legajo}/${CUALQUIERA}`;
/** A balance may only be of one that has none. */
const sinSaldoDe = (legajo: string): string => `sin saldo ${algunoDe(legajo)}`;
const delContrato = (fila: DecisionDeFila, legajo: string): string =>
  esIlegible(fila, 'ampliacion') ? algunoDe(legajo) : `legajo ${contratoDe(fila)}`;

const cargoDe = (fila: DecisionDeFila): DeUnCargo => {
  const { valores, problemas } = fila;
  const concepto = conceptoDe(valores.concepto ?? '');
  const { legajo } = valores;
  const matricula = valores.matricula ?? sinLetraDe(fila);
  if (concepto ? esDelLegajo(concepto) : legajo && !matricula)
    return { quien: legajo ? delContrato(fila, legajo) : null, concepto, anio: '' };
  return { quien: matricula, concepto, anio: malEn(problemas, 'anio') ? null : (valores.anio ?? null) };
};

/** As what the college has is named. */
const claveDe = (fila: DecisionDeFila): string => {
  const cargo = cargoDe(fila);
  const { legajo } = fila.valores;
  return legajo && cargo.concepto && esDelLegajo(cargo.concepto)
    ? claveDeContrato(contratoDe(fila), cargo.concepto)
    : `${cargo.quien} ${nombrar(cargo)}`;
};

const nombrar = ({ concepto, anio }: DeUnCargo): string => `${concepto ?? CUALQUIERA} ${anio ?? CUALQUIERA}`;

/** The same row written twice lacks nothing. */
export const esRepeticion = ({ huella, problemas }: DecisionDeFila, entran: ReadonlySet<string>): boolean =>
  entran.has(huella) && problemas.every(({ codigo }) => codigo === 'fila_repetida');

const quienesDe = ({ entidad, valores: { legajo } }: DecisionDeFila, { quien }: DeUnCargo): string[] => {
  if (quien === null) return [CUALQUIERA];
  if (entidad === 'deudas' && legajo && quien === algunoDe(legajo)) return [sinSaldoDe(legajo)];
  // of a number without its letter, of either of the two that have it and of nobody else
  return matriculasPosibles(quien);
};

/** Of what is refused, by whose it is, which charges lack something. */
const loQueFalta = (filas: readonly DecisionDeFila[]): Map<string, Set<string>> => {
  const entran = new Set(filas.filter(({ resultado }) => resultado !== 'rechaza').map(({ huella }) => huella));
  const faltan = new Map<string, Set<string>>();
  for (const fila of filas) {
    if (fila.resultado !== 'rechaza' || esRepeticion(fila, entran)) continue;
    const cargo = cargoDe(fila);
    // a balance of nobody knows whom may be of any that has none; a payment of nobody knows whom changes no debt
    if (cargo.quien === null && fila.entidad !== 'deudas') continue;
    for (const quien of quienesDe(fila, cargo)) faltan.set(quien, (faltan.get(quien) ?? new Set()).add(nombrar(cargo)));
  }
  return faltan;
};

const leFalta = (cargo: DeUnCargo, faltan: ReadonlySet<string> | undefined): boolean =>
  faltan !== undefined &&
  [cargo, { ...cargo, concepto: null }, { ...cargo, anio: null }, { ...cargo, concepto: null, anio: null }].some(
    (uno) => faltan.has(nombrar(uno)),
  );

/**
 * A charge that is made here is worth its balance and its payments: they enter together or none does, since it does not
 * change afterwards. Each row keeps its place.
 */
export const rechazarCargosPartidos = (
  decisiones: readonly DecisionDeFila[],
  { cargos }: Pick<LoQueHay, 'cargos'>,
): DecisionDeFila[] => {
  const filas = decisiones.filter(({ entidad }) => entidad === 'deudas' || entidad === 'pagos');
  const faltan = loQueFalta(filas);
  if (faltan.size === 0) return [...decisiones];
  const conSaldo = new Set(
    filas.filter(({ entidad, resultado }) => entidad === 'deudas' && resultado !== 'rechaza').map(claveDe),
  );
  return decisiones.map((una) => {
    if (una.resultado !== 'crea' || (una.entidad !== 'deudas' && una.entidad !== 'pagos')) return una;
    const [cargo, clave] = [cargoDe(una), claveDe(una)];
    if (cargos.has(clave)) return una;
    const { legajo } = una.valores;
    const quienes = [
      cargo.quien ?? CUALQUIERA,
      ...(legajo ? [algunoDe(legajo)] : []),
      ...(conSaldo.has(clave) ? [] : [CUALQUIERA, ...(legajo ? [sinSaldoDe(legajo)] : [])]),
    ];
    const partido = quienes.some((quien) => leFalta(cargo, faltan.get(quien)));
    return partido ? { ...una, resultado: 'rechaza', problemas: [{ codigo: 'fila_cargo_partido' }] } : una;
  });
};
