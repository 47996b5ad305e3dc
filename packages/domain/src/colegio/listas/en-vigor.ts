import type { Circuito, PlazoDeCupon } from '../../dinero/cupones/cupon.ts';
import type { ConceptoDeMatricula } from '../../dinero/liquidaciones/items.ts';
import { esDiaHabil, sumarDiasHabiles } from '../../fechas/dias-habiles.ts';
import type { Fecha } from '../../fechas/fecha.ts';
import { type Oficina, parseTelefonos } from '../oficinas.ts';
import type { ClaveDePlazo, PlazoFechado } from '../plazos.ts';
import type { ClaveDeLista } from './claves.ts';
import { type ClaveDeTasa, LISTAS_DEL_COLEGIO } from './columnas.ts';
import { type FilaDeLista, feriadosDe, type VersionDeLista, versionVigente } from './versiones.ts';

/** The published lists, ready to be asked for the one of a day. */
export type ListasEnVigor = {
  versiones: readonly VersionDeLista[];
  feriados: ReadonlySet<Fecha>;
  anios_con_feriados: ReadonlySet<number>;
};

const anioDe = (fecha: Fecha): number => Number(fecha.slice(0, 4));

export const armarListasEnVigor = (versiones: readonly VersionDeLista[]): ListasEnVigor => {
  const dias = feriadosDe(versiones.filter(({ lista }) => lista === 'feriados')).map(({ fecha = '' }) => fecha);
  return { versiones, feriados: new Set(dias), anios_con_feriados: new Set(dias.map(anioDe)) };
};

type Listas = Pick<ListasEnVigor, 'versiones'>;

const versionDe = ({ versiones }: Listas, lista: ClaveDeLista, dia: Fecha): VersionDeLista | undefined =>
  versionVigente(
    versiones.filter((una) => una.lista === lista),
    dia,
  );

export const filasVigentes = (listas: Listas, lista: ClaveDeLista, dia: Fecha): readonly FilaDeLista[] =>
  versionDe(listas, lista, dia)?.filas ?? [];

/** Throws when nothing says it, which is a fault of the first load. */
const exigirFila = (listas: Listas, lista: ClaveDeLista, dia: Fecha, clave: string): FilaDeLista => {
  const [columna = ''] = LISTAS_DEL_COLEGIO[lista].identifica;
  const fila = filasVigentes(listas, lista, dia).find((una) => una[columna] === clave);
  if (!fila) throw new Error(`La lista ${lista} del ${dia} no dice ${clave}`);
  return fila;
};

/** The charged share of the agreed fee, or the monthly surcharge, on a day. Throws when the list does not say. */
export const tasaVigente = (listas: Listas, clave: ClaveDeTasa, dia: Fecha): { tasa: string; norma: string } => {
  const { tasa = '', norma = '' } = exigirFila(listas, 'tasas', dia, clave);
  return { tasa, norma };
};
export const tasaDe = (listas: Listas, clave: ClaveDeTasa, dia: Fecha): string => tasaVigente(listas, clave, dia).tasa;

/** How long a coupon made that day can be paid. Throws when the list does not say. */
export const plazoDeCupon = (listas: Listas, circuito: Circuito, dia: Fecha): PlazoDeCupon => {
  const fila = exigirFila(listas, 'plazos_de_cupones', dia, circuito);
  return {
    dias_primer_vencimiento: Number(fila.dias_primer_vencimiento),
    dias_ultimo_vencimiento: Number(fila.dias_ultimo_vencimiento),
    recargo: fila.recargo ?? '0',
  };
};

/** The day of a year on which its charges are priced: today, or its nearest one when today is of another year (S-1009). */
const diaDelAnio = (anio: number, hoy: Fecha): Fecha => {
  if (anioDe(hoy) === anio) return hoy;
  return anioDe(hoy) < anio ? `${anio}-01-01` : `${anio}-12-31`;
};

/** What says the charges of a year. One that has not begun is said by a list that begins in it: that of this year may still be another (S-1055). */
const versionDeCargos = (listas: Listas, anio: number, hoy: Fecha): VersionDeLista | undefined => {
  const version = versionDe(listas, 'cargos', diaDelAnio(anio, hoy));
  return version && anio > anioDe(hoy) && anioDe(version.vigente_desde) < anio ? undefined : version;
};

/** Whether a list says what a year costs: what is not in it is not charged. */
export const hayCargosDelAnio = (listas: Listas, anio: number, hoy: Fecha): boolean =>
  (versionDeCargos(listas, anio, hoy)?.filas.length ?? 0) > 0;

/** The charge of a concept in a year, its due date and since when it costs that; undefined when it is not charged, or no list says. */
export const cargoDelAnio = (
  listas: Listas,
  concepto: ConceptoDeMatricula,
  anio: number,
  hoy: Fecha,
): { importe: string; vencimiento: Fecha; desde: Fecha } | undefined => {
  const version = versionDeCargos(listas, anio, hoy);
  const fila = version?.filas.find((una) => una.concepto === concepto);
  if (!version || !fila) return undefined;
  return {
    ...{ importe: fila.importe ?? '', vencimiento: `${anio}-${fila.vencimiento}` },
    desde: version.vigente_desde,
  };
};

/** The terms, each since its day. */
export const plazosFechados = ({ versiones }: Listas): PlazoFechado[] =>
  versiones
    .filter(({ lista }) => lista === 'plazos')
    .flatMap(({ vigente_desde, filas }) =>
      filas.map(({ plazo, dias }) => ({ plazo: plazo as ClaveDePlazo, vigente_desde, dias: Number(dias) })),
    );

const campoDe = ({ campo = '' }: FilaDeLista): string | null => (campo === '' ? null : campo);

/** What whoever reviews a file of that rubro looks at; empty when the college says nothing of it. */
export const puntosDeControl = (
  listas: Listas,
  rubro: string,
  dia: Fecha,
): { clave: string; texto: string; campo: string | null }[] =>
  filasVigentes(listas, 'control', dia)
    .filter(({ rubros = '' }) => rubros.split(',').includes(rubro))
    .map((fila) => ({ clave: fila.clave ?? '', texto: fila.texto ?? '', campo: campoDe(fila) }));

export const textosParaObservar = (listas: Listas, dia: Fecha): { campo: string | null; texto: string }[] =>
  filasVigentes(listas, 'observaciones', dia).map((fila) => ({ campo: campoDe(fila), texto: fila.texto ?? '' }));

/** Where the college receives people that day, in their order. */
export const oficinasVigentes = (listas: Listas, dia: Fecha): Oficina[] =>
  filasVigentes(listas, 'oficinas', dia).map(leerOficina);

export const leerOficina = (fila: FilaDeLista): Oficina => {
  const {
    nombre = '',
    distrito = '',
    domicilio = '',
    localidad = '',
    telefonos = '',
    horario = '',
    correo = '',
  } = fila;
  return {
    ...{ nombre, distrito: distrito || null, domicilio, localidad, horario, correo, orden: Number(fila.orden) },
    telefonos: parseTelefonos(telefonos),
  };
};

export const esHabil = ({ feriados }: Pick<ListasEnVigor, 'feriados'>, dia: Fecha): boolean =>
  esDiaHabil(dia, feriados);

/** The first year between two days, both counted, whose holidays nobody published. */
export const anioSinFeriados = (
  { anios_con_feriados }: Pick<ListasEnVigor, 'anios_con_feriados'>,
  desde: Fecha,
  hasta: Fecha,
): number | undefined => {
  for (let anio = anioDe(desde); anio <= anioDe(hasta); anio += 1) if (!anios_con_feriados.has(anio)) return anio;
  return undefined;
};

/** How far a term of so many business days from a day goes by one list of holidays and by another. */
export const moverPlazo = (
  desde: Fecha,
  dias: number,
  { antes, despues }: Record<'antes' | 'despues', ReadonlySet<Fecha>>,
): boolean => sumarDiasHabiles(desde, dias, antes) !== sumarDiasHabiles(desde, dias, despues);
