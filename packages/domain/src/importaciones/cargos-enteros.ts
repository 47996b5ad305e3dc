import type { DecisionDeFila } from './filas.ts';
import { conceptoDe, esDelLegajo } from './jueces-de-dinero.ts';
import type { LoQueHay } from './lo-que-hay.ts';

/** Null is what cannot be told of a row that is refused: it may be any. */
type DeUnCargo = { quien: string | null; concepto: string | null; anio: string | null };

const CUALQUIERA = '*';

const cargoDe = ({ valores, problemas }: DecisionDeFila): DeUnCargo => {
  const concepto = conceptoDe(valores.concepto ?? '');
  const { legajo, matricula } = valores;
  if (concepto ? esDelLegajo(concepto) : legajo && !matricula)
    return { quien: legajo ? `legajo ${legajo}` : null, concepto, anio: '' };
  const malElAnio = problemas.some(({ campo }) => campo === 'anio');
  return { quien: matricula ?? null, concepto, anio: malElAnio ? null : (valores.anio ?? null) };
};

const nombrar = ({ concepto, anio }: DeUnCargo): string => `${concepto ?? CUALQUIERA} ${anio ?? CUALQUIERA}`;

/** The same row written twice lacks nothing. */
export const esRepeticion = ({ huella, problemas }: DecisionDeFila, entran: ReadonlySet<string>): boolean =>
  entran.has(huella) && problemas.every(({ codigo }) => codigo === 'fila_repetida');

/** Of what is refused, by whose it is, which charges lack something. */
const loQueFalta = (filas: readonly DecisionDeFila[]): Map<string, Set<string>> => {
  const entran = new Set(filas.filter(({ resultado }) => resultado !== 'rechaza').map(({ huella }) => huella));
  const faltan = new Map<string, Set<string>>();
  for (const fila of filas) {
    if (fila.resultado !== 'rechaza' || esRepeticion(fila, entran)) continue;
    const cargo = cargoDe(fila);
    // a balance of nobody knows whom may be of any that has none; a payment of nobody knows whom changes no debt
    if (cargo.quien === null && fila.entidad !== 'deudas') continue;
    const quien = cargo.quien ?? CUALQUIERA;
    faltan.set(quien, (faltan.get(quien) ?? new Set()).add(nombrar(cargo)));
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
  const clave = (cargo: DeUnCargo) => `${cargo.quien} ${nombrar(cargo)}`;
  const conSaldo = new Set(
    filas
      .filter(({ entidad, resultado }) => entidad === 'deudas' && resultado !== 'rechaza')
      .map((una) => clave(cargoDe(una))),
  );
  return decisiones.map((una) => {
    if (una.resultado !== 'crea' || (una.entidad !== 'deudas' && una.entidad !== 'pagos')) return una;
    const cargo = cargoDe(una);
    if (cargos.has(clave(cargo))) return una;
    const partido =
      leFalta(cargo, faltan.get(cargo.quien ?? CUALQUIERA)) ||
      (!conSaldo.has(clave(cargo)) && leFalta(cargo, faltan.get(CUALQUIERA)));
    return partido ? { ...una, resultado: 'rechaza', problemas: [{ codigo: 'fila_cargo_partido' }] } : una;
  });
};
