import { Decimal, type Importe } from '../../importes/decimal.ts';
import type { Ensayado, MotivoSinEnsayar } from './ensayar.ts';
import { type TramoDeVariacion, tramoDe } from './tramos.ts';

export const CUANTOS_CAMBIAN_MAS = 20;

export type SumaDeEnsayo = { contratos: number; antes: Importe; ahora: Importe };
/** One of those that change most: those that paid nothing first, then by percentage; of two alike, by pesos, then the older. */
export type ElQueCambiaMas = {
  detalle_id: number;
  antes: Importe;
  ahora: Importe;
  diferencia: Importe;
  porcentaje: string | null;
};

/** All that is known of what was tried so far: it is kept as it is, and gone on with. */
export type AcumuladoDeEnsayo = {
  contratos: number;
  comparados: SumaDeEnsayo;
  /** Of those that are compared, how many came from a former system. */
  importados: number;
  suben: number;
  bajan: number;
  iguales: number;
  /** Their minimums are told, and count in nothing else. */
  alcanza: SumaDeEnsayo;
  sin_ensayar: Partial<Record<MotivoSinEnsayar, number>>;
  tramos: Partial<Record<TramoDeVariacion, number>>;
  /** By the id of their rubro. */
  rubros: Record<string, SumaDeEnsayo>;
  /** By what they are of (`ParteEnsayada`): a contract counts in each of its own. */
  partes: Record<string, SumaDeEnsayo>;
  mayores: ElQueCambiaMas[];
};

export type LineaDeEnsayo = { detalle_id: number; rubro_id: number; importado: boolean; ensayado: Ensayado };

/** How much the sum changes, as its lines say theirs. */
export const cuantoCambia = ({ antes, ahora }: Pick<SumaDeEnsayo, 'antes' | 'ahora'>) => {
  const [base, diferencia] = [new Decimal(antes), new Decimal(ahora).minus(antes)];
  return {
    diferencia: diferencia.toFixed(2),
    porcentaje: base.isZero() ? null : diferencia.times(100).div(base).toFixed(2),
  };
};

const NADA: SumaDeEnsayo = { contratos: 0, antes: '0.00', ahora: '0.00' };

export const ensayoVacio = (): AcumuladoDeEnsayo => ({
  ...{ contratos: 0, comparados: NADA, importados: 0, suben: 0, bajan: 0, iguales: 0, alcanza: NADA },
  ...{ sin_ensayar: {}, tramos: {}, rubros: {}, partes: {}, mayores: [] },
});

/** As it was kept before the rates were tried: by task, and without counting those of a former system. */
type AcumuladoDeAntes = Omit<AcumuladoDeEnsayo, 'partes' | 'importados'> & { tareas?: Record<string, SumaDeEnsayo> };

/** What is kept, whichever version of the program wrote it: one of before may still be at work on the same base. */
export const leerAcumulado = (guardado: AcumuladoDeEnsayo | AcumuladoDeAntes): AcumuladoDeEnsayo => {
  const { tareas, partes, importados, ...lo_demas }: Partial<AcumuladoDeEnsayo> & AcumuladoDeAntes = guardado;
  return { ...lo_demas, partes: partes ?? tareas ?? {}, importados: importados ?? 0 };
};

const conUnoMas = <K extends string>(cuentas: Partial<Record<K, number>>, cual: K): Partial<Record<K, number>> => ({
  ...cuentas,
  [cual]: (cuentas[cual] ?? 0) + 1,
});

const agregar = ({ contratos, antes, ahora }: SumaDeEnsayo, uno: { antes: Importe; ahora: Importe }): SumaDeEnsayo => ({
  contratos: contratos + 1,
  antes: new Decimal(antes).plus(uno.antes).toFixed(2),
  ahora: new Decimal(ahora).plus(uno.ahora).toFixed(2),
});

const agregarEn = (
  sumas: Record<string, SumaDeEnsayo>,
  cual: string,
  uno: { antes: Importe; ahora: Importe },
): Record<string, SumaDeEnsayo> => ({ ...sumas, [cual]: agregar(sumas[cual] ?? NADA, uno) });

const cuantoVaria = ({ porcentaje }: ElQueCambiaMas): Decimal =>
  new Decimal(porcentaje ?? Number.POSITIVE_INFINITY).abs();

const cambiaMas = (a: ElQueCambiaMas, b: ElQueCambiaMas): number =>
  cuantoVaria(b).comparedTo(cuantoVaria(a)) ||
  new Decimal(b.diferencia).abs().comparedTo(new Decimal(a.diferencia).abs()) ||
  a.detalle_id - b.detalle_id;

const conUno = (mayores: readonly ElQueCambiaMas[], uno: ElQueCambiaMas): ElQueCambiaMas[] => {
  const lugar = mayores.findIndex((otro) => cambiaMas(uno, otro) < 0);
  const donde = lugar === -1 ? mayores.length : lugar;
  return [...mayores.slice(0, donde), uno, ...mayores.slice(donde)].slice(0, CUANTOS_CAMBIAN_MAS);
};

/** Adds one. Whatever many there are, what is kept has the same size. */
export const acumular = (
  van: AcumuladoDeEnsayo,
  { detalle_id, rubro_id, importado, ensayado }: LineaDeEnsayo,
): AcumuladoDeEnsayo => {
  const contratos = van.contratos + 1;
  if (ensayado.clase === 'sin_ensayar')
    return { ...van, contratos, sin_ensayar: conUnoMas(van.sin_ensayar, ensayado.motivo) };
  if (ensayado.clase === 'alcanza') return { ...van, contratos, alcanza: agregar(van.alcanza, ensayado) };
  const { antes, ahora, diferencia, porcentaje, partes } = ensayado;
  const signo = new Decimal(diferencia).comparedTo(0);
  return {
    ...van,
    contratos,
    comparados: agregar(van.comparados, ensayado),
    importados: van.importados + (importado ? 1 : 0),
    suben: van.suben + (signo > 0 ? 1 : 0),
    bajan: van.bajan + (signo < 0 ? 1 : 0),
    iguales: van.iguales + (signo === 0 ? 1 : 0),
    tramos: conUnoMas(van.tramos, tramoDe(ensayado)),
    rubros: agregarEn(van.rubros, String(rubro_id), ensayado),
    partes: partes.reduce((sumas, una) => agregarEn(sumas, una.parte, una), van.partes),
    mayores: signo === 0 ? van.mayores : conUno(van.mayores, { detalle_id, antes, ahora, diferencia, porcentaje }),
  };
};
