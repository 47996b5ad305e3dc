import { asignarDepositos, juntarLoDeMenos, repartirDepositos } from '@colega/domain/dinero';
import { type Fecha, sumarDias, sumarDiasHabiles } from '@colega/domain/fechas';
import { Decimal, type Importe, importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { findDiasDeBancos } from '../rendiciones/listar.repository.ts';
import { type Cobrador, cobradorDe, DIAS_DE_TOLERANCIA, leerClavesDeBancos } from '../rendiciones/origenes.ts';
import {
  type DepositoDeBanco,
  type FilaDeAcreditacion,
  findAcreditaciones,
  findCobradoresPorAceptar,
  findDepositosPorAceptar,
} from './acreditaciones.repository.ts';
import { type CobradoDeUnDia, findCobradoPorDia } from './cobrado-por-cobrador.repository.ts';

type Periodo = { desde: Fecha; hasta: Fecha };

/** What of a day is still to reach the bank. */
type DiaEsperado = {
  dia: Fecha;
  cobrado: Importe;
  /** What its file says that it keeps. */
  comision: Importe;
  acordada: Importe;
  sin_anotar: number;
  cobros: readonly { medio: string; importe: Importe }[];
};

/** Longer than any run of days on which no bank works. */
const DIAS_SIN_BANCO = 20;

const sumarCobros = (cobros: DiaEsperado['cobros']): DiaEsperado['cobros'] =>
  [...new Set(cobros.map(({ medio }) => medio))].map((medio) => ({
    medio,
    importe: sumar(cobros.filter((uno) => uno.medio === medio).map((uno) => uno.importe)),
  }));

const juntar = (uno: DiaEsperado, otro: DiaEsperado): DiaEsperado => ({
  dia: otro.dia,
  cobrado: sumar([uno.cobrado, otro.cobrado]),
  comision: sumar([uno.comision, otro.comision]),
  acordada: sumar([uno.acordada, otro.acordada]),
  sin_anotar: uno.sin_anotar + otro.sin_anotar,
  cobros: sumarCobros([...uno.cobros, ...otro.cobros]),
});

const comoEsperado = ({ dia, medio, cobrado, comision, acordada, sin_anotar }: CobradoDeUnDia): DiaEsperado => ({
  ...{ dia, cobrado, comision, acordada, sin_anotar },
  cobros: [{ medio, importe: cobrado }],
});

const alReves = (monto: Importe): Importe => importe(new Decimal(monto).negated());

/** What was accepted of a day is not expected any more. */
const comoAceptado = ({ dia, cobrado, acordada, cobros }: FilaDeAcreditacion): DiaEsperado => ({
  ...{ dia, cobrado: alReves(cobrado), comision: '0.00', acordada: alReves(acordada), sin_anotar: 0 },
  cobros: cobros.map(({ medio, importe: monto }) => ({ medio, importe: alReves(monto) })),
});

const agruparPorDia = (todos: readonly DiaEsperado[]): DiaEsperado[] => {
  const dias = new Map<Fecha, DiaEsperado>();
  for (const uno of todos) {
    const suyo = dias.get(uno.dia);
    dias.set(uno.dia, suyo ? juntar(suyo, uno) : uno);
  }
  return [...dias.values()];
};

const falta = ({ cobrado, sin_anotar }: DiaEsperado): boolean => sin_anotar > 0 || !new Decimal(cobrado).isZero();

const leerEsperados = async (db: Db, cobrador: Cobrador, { desde, hasta }: Periodo): Promise<DiaEsperado[]> => {
  const { feriados } = await leerListasEnVigor(db);
  const { dias_habiles } = cobrador.acredita;
  const cobrado = await findCobradoPorDia(db, cobrador, { desde: sumarDias(desde, -DIAS_SIN_BANCO), hasta });
  return cobrado
    .map((uno) => ({ ...uno, dia: uno.acreditacion ?? sumarDiasHabiles(uno.dia, dias_habiles, feriados) }))
    .filter(({ dia }) => dia >= desde && dia <= hasta)
    .map(comoEsperado);
};

export type DiaPorAceptar = DiaEsperado & {
  suyos: DepositoDeBanco[];
  depositado: Importe | null;
  de_mas: Importe | null;
  no_llego: boolean;
};
export type DiasDeCobrador = { dias: DiaPorAceptar[]; aceptados: FilaDeAcreditacion[]; sueltos: DepositoDeBanco[] };

const decirDelDia = (
  esperado: DiaEsperado,
  suyos: DepositoDeBanco[],
  plazos: Parameters<typeof asignarDepositos>[2],
): DiaPorAceptar[] =>
  asignarDepositos([esperado], suyos, plazos).map(({ depositado, de_mas, no_llego }) => ({
    ...{ ...esperado, suyos, depositado, de_mas, no_llego },
  }));

/** Of a period: what was to reach the bank and nobody accepted, with what arrived of it; what was accepted; and what is of none (S-1103). */
export const leerDiasDeCobrador = async (db: Db, cobrador: Cobrador, periodo: Periodo): Promise<DiasDeCobrador> => {
  // Those of around tell where what arrived for one day ends, and what was undone before.
  const desde = sumarDias(periodo.desde, -DIAS_SIN_BANCO);
  const hasta = sumarDias(periodo.hasta, DIAS_DE_TOLERANCIA);
  const aceptados = await findAcreditaciones(db, cobrador.clave, { desde, hasta });
  const esperados = await leerEsperados(db, cobrador, { desde, hasta });
  const pendientes = agruparPorDia([...esperados, ...aceptados.map(comoAceptado)]).filter(falta);
  const depositos = await findDepositosPorAceptar(db, cobrador.clave, { desde, hasta });
  const bancos = await leerClavesDeBancos(db);
  const plazos = { dias: DIAS_DE_TOLERANCIA, leidos: await findDiasDeBancos(db, bancos, { desde }) };
  const { dias, sueltos } = repartirDepositos(juntarLoDeMenos(pendientes, juntar).filter(falta), depositos, plazos);
  const enElPeriodo = ({ dia }: { dia: Fecha }): boolean => dia >= periodo.desde && dia <= periodo.hasta;
  return {
    dias: dias.flatMap(({ esperado, suyos }) => decirDelDia(esperado, suyos, plazos)).filter(enElPeriodo),
    aceptados: aceptados.filter(enElPeriodo),
    sueltos: sueltos.filter(enElPeriodo),
  };
};

/** Of a bank's file, the lines that say that a collector deposited and are of nothing that it collected. */
export const leerSueltosDeRendicion = async (
  db: Db,
  { id, ...periodo }: Periodo & { id: number },
): Promise<number[]> => {
  const sueltos: number[] = [];
  for (const clave of await findCobradoresPorAceptar(db, id)) {
    const cobrador = cobradorDe(clave);
    if (!cobrador) continue;
    const suyos = (await leerDiasDeCobrador(db, cobrador, periodo)).sueltos;
    sueltos.push(...suyos.filter(({ rendicion_id }) => rendicion_id === id).map(({ renglon_id }) => renglon_id));
  }
  return sueltos;
};
