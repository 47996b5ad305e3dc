import { condicionesEntre, condicionVigente } from '@colega/domain/colegio';
import { juntarLoDeMenos, seSabeLoQueSigue, type Tolerancia } from '@colega/domain/dinero';
import { diasEntre, type Fecha, sumarDias, sumarDiasHabiles } from '@colega/domain/fechas';
import { Decimal, type Importe, importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { armarEspera } from '../rendiciones/armar-espera.ts';
import type { Cobrador } from '../rendiciones/origenes.ts';
import { findDiasAceptados, findUltimasAceptaciones, type ParteDeUnDia } from './acreditaciones.repository.ts';
import { type CobradoDeUnDia, findCobradoPorDia, findQuitadoAntes } from './cobrado-por-cobrador.repository.ts';

type Periodo = { desde: Fecha; hasta: Fecha };

/** What is still to reach the bank, of a day and of those of before that it makes up for. */
export type DiaEsperado = {
  dia: Fecha;
  /** Those of its days on which something was collected that nobody accepted: a deposit of any of them is of it. */
  recibe: readonly Fecha[];
  cobrado: Importe;
  /** What its file says that it keeps. */
  comision: Importe;
  acordada: Importe;
  /** Of some of it nothing was agreed: of what it keeps nothing is told. */
  sin_acordar: boolean;
  sin_anotar: number;
  partes: readonly ParteDeUnDia[];
};

/** Longer than any run of days on which no bank works. */
export const DIAS_SIN_BANCO = 20;
/** In so many there are as many business days, with what no bank works. */
const DIAS_POR_UNO_HABIL = 2;

const juntar = (uno: DiaEsperado, otro: DiaEsperado): DiaEsperado => ({
  dia: otro.dia,
  recibe: [...uno.recibe, ...otro.recibe],
  cobrado: sumar([uno.cobrado, otro.cobrado]),
  comision: sumar([uno.comision, otro.comision]),
  acordada: sumar([uno.acordada, otro.acordada]),
  sin_acordar: uno.sin_acordar || otro.sin_acordar,
  sin_anotar: uno.sin_anotar + otro.sin_anotar,
  partes: [...uno.partes, ...otro.partes],
});

const comoEsperado = ({ medio, se_cobro, ...uno }: CobradoDeUnDia): DiaEsperado => {
  const { dia, cobrado, comision, acordada, sin_acordar, sin_anotar } = uno;
  return {
    ...{ dia, cobrado, comision, acordada, sin_acordar, sin_anotar },
    recibe: se_cobro ? [dia] : [],
    partes: [{ dia, medio, importe: cobrado, acordada }],
  };
};

const alReves = (monto: Importe): Importe => importe(new Decimal(monto).negated());

/** What was accepted of a day is not expected any more. */
const comoAceptado = ({ dia, medio, importe: monto, acordada }: ParteDeUnDia): DiaEsperado => {
  const parte = { dia, medio, importe: alReves(monto), acordada: alReves(acordada) };
  const resto = { cobrado: parte.importe, comision: '0.00', acordada: parte.acordada };
  return { dia, recibe: [], ...resto, sin_acordar: false, sin_anotar: 0, partes: [parte] };
};

/** Of a collector that keeps nothing, what nobody accepted is not told by what was agreed. */
const agruparPorDia = (esperados: readonly DiaEsperado[], aceptados: readonly DiaEsperado[]): DiaEsperado[] => {
  const dias = new Map<Fecha, DiaEsperado>();
  for (const uno of [...esperados, ...aceptados]) {
    const suyo = dias.get(uno.dia);
    dias.set(uno.dia, suyo ? juntar(suyo, uno) : uno);
  }
  const hechos = new Set(aceptados.map(({ dia }) => dia));
  const recibe = ({ dia, acordada, recibe: suyos }: DiaEsperado): boolean =>
    new Decimal(acordada).gt(0) || (suyos.length > 0 && !hechos.has(dia));
  return [...dias.values()].map((uno) => ({ ...uno, recibe: recibe(uno) ? [uno.dia] : [] }));
};

const falta = (uno: DiaEsperado): boolean =>
  uno.sin_anotar > 0 || uno.recibe.length > 0 || !new Decimal(uno.cobrado).isZero();

/** All that it collected was undone, on a day that its next one is read with wherever one begins to read. */
const quedaEnNada = (uno: DiaEsperado, siguiente: DiaEsperado): boolean =>
  uno.sin_anotar === 0 && new Decimal(uno.cobrado).isZero() && diasEntre(uno.dia, siguiente.dia) <= DIAS_SIN_BANCO;

type Quienes = { cobrador: Cobrador; feriados: ReadonlySet<Fecha> };
const diaDeAcreditacion = (
  { cobrador, feriados }: Quienes,
  { dia, acreditacion }: { dia: Fecha; acreditacion: Fecha | null },
): Fecha => {
  if (acreditacion !== null) return acreditacion;
  const { dias_habiles } = condicionVigente(cobrador.condiciones, dia);
  // On its own day, when banks work on it, and otherwise on the first one on which they do (S-1237).
  return dias_habiles === 0
    ? sumarDiasHabiles(sumarDias(dia, -1), 1, feriados)
    : sumarDiasHabiles(dia, dias_habiles, feriados);
};

/** What it deposits until a day was collected in so many before it, at most. */
const leerDiasDeAntes = ({ condiciones }: Cobrador, desde: Fecha, hasta: Fecha): number => {
  const suyas = [
    ...condiciones.filter((una) => una.vigente_desde < desde),
    ...condicionesEntre(condiciones, desde, hasta),
  ];
  const habiles = Math.max(...suyas.map(({ dias_habiles }) => dias_habiles));
  return DIAS_SIN_BANCO + DIAS_POR_UNO_HABIL * Math.max(0, habiles - 1);
};

type SinAceptar = { dias: DiaEsperado[]; espera: Tolerancia };

const leerSinAceptar = async (db: Db, quienes: Quienes, { desde, hasta }: Periodo): Promise<SinAceptar> => {
  const { cobrador } = quienes;
  const antes = leerDiasDeAntes(cobrador, desde, hasta);
  const cobrado = (await findCobradoPorDia(db, cobrador, { desde: sumarDias(desde, -antes), hasta })).map((uno) => ({
    ...{ ...uno, dias_de_cobro: [uno.dia], dia: diaDeAcreditacion(quienes, uno) },
  }));
  const esperados = cobrado.map(comoEsperado).filter(({ dia }) => dia >= desde && dia <= hasta);
  const aceptados = await findDiasAceptados(db, cobrador.clave, { desde, hasta });
  const dias = agruparPorDia(esperados, aceptados.map(comoAceptado)).filter(falta);
  return { dias, espera: armarEspera(cobrador, cobrado) };
};

/**
 * What was taken back before a day and nobody accepted since it was known. A mistake of the college is of that only when its day had been
 * accepted with it.
 */
const leerQuitadoSinAceptar = async (db: Db, quienes: Quienes, desde: Fecha) => {
  const { cobrador } = quienes;
  const quitado = (await findQuitadoAntes(db, cobrador, desde))
    .map((uno) => ({ ...uno, dia: diaDeAcreditacion(quienes, uno) }))
    .filter(({ dia }) => dia < desde);
  if (quitado.length === 0) return [];
  const dias = [...new Set(quitado.map(({ dia }) => dia))];
  const aceptaciones = await findUltimasAceptaciones(db, cobrador.clave, dias);
  const aceptado = new Map(aceptaciones.map(({ dia, cuando }) => [dia, cuando]));
  return quitado.filter(({ dia, cuando, por_error }) => {
    const suya = aceptado.get(dia);
    return suya === undefined ? !por_error : suya < cuando;
  });
};

/**
 * Of the days of a period, and of as many of before as make a difference to it, what is still to reach the bank: what was taken back is of
 * the next day that collected, however long after (S-1110). Wherever one begins to read, a day is the same. It is read from as near as
 * tells it: twice as far each time, and never from before the first thing that was taken back.
 */
export const leerPendientes = async (
  db: Db,
  cobrador: Cobrador,
  { desde: primero, hasta }: Periodo,
): Promise<{ desde: Fecha; pendientes: DiaEsperado[]; espera: Tolerancia }> => {
  const { feriados } = await leerListasEnVigor(db);
  const quienes = { cobrador, feriados };
  const desde = sumarDias(primero, -DIAS_SIN_BANCO);
  const cercanos = await leerSinAceptar(db, quienes, { desde, hasta });
  const quitado = await leerQuitadoSinAceptar(db, quienes, desde);
  const lejos = quitado.map(({ dia }) => dia).reduce((una, otra) => (otra < una ? otra : una), desde);
  const seSabe = (dias: readonly DiaEsperado[], leido: Fecha): boolean => {
    const deAntes = sumar(quitado.filter(({ dia }) => dia < leido).map((uno) => uno.importe));
    const anteriores = dias.filter(({ dia }) => dia < primero);
    return seSabeLoQueSigue(anteriores, deAntes);
  };
  const juntarDias = (dias: readonly DiaEsperado[]) => juntarLoDeMenos(dias, juntar, quedaEnNada).filter(falta);
  let [leido, leidos] = [desde, cercanos];
  for (let mas = DIAS_SIN_BANCO; leido > lejos && !seSabe(leidos.dias, leido); mas *= 2) {
    const otro = sumarDias(desde, -mas);
    leido = otro > lejos ? otro : lejos;
    leidos = await leerSinAceptar(db, quienes, { desde: leido, hasta });
  }
  return { desde: leido, pendientes: juntarDias(leidos.dias), espera: leidos.espera };
};
