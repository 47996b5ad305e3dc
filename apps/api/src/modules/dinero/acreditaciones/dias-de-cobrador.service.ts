import { asignarDepositos, repartirDepositos } from '@colega/domain/dinero';
import { type Fecha, juntarPeriodos, sumarDias } from '@colega/domain/fechas';
import { Decimal, type Importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { findDiasDeBancos } from '../rendiciones/listar.repository.ts';
import { type Cobrador, leerClavesDeBancos, leerCobradores, toleranciaHasta } from '../rendiciones/origenes.ts';
import {
  type DepositoDeBanco,
  type FilaDeAcreditacion,
  findAcreditaciones,
  findDepositosPorAceptar,
  findPorAceptarDeRendiciones,
} from './acreditaciones.repository.ts';
import { DIAS_SIN_BANCO, type DiaEsperado, leerPendientes } from './pendientes-de-cobrador.service.ts';

type Periodo = { desde: Fecha; hasta: Fecha };

export type DiaPorAceptar = DiaEsperado & {
  suyos: DepositoDeBanco[];
  depositado: Importe | null;
  de_mas: Importe | null;
  no_llego: boolean;
};
export type DiasDeCobrador = { dias: DiaPorAceptar[]; aceptados: FilaDeAcreditacion[]; sueltos: DepositoDeBanco[] };

/** Something of it has to arrive. */
const espera = ({ cobrado, sin_anotar }: DiaEsperado): boolean => sin_anotar > 0 || new Decimal(cobrado).gt(0);

/** What came for a day that is one with this one is of it, once its own came or that was enough (S-1113). */
const llegadosPara = ({ dia, cobrado }: DiaEsperado, suyos: readonly DepositoDeBanco[]): DepositoDeBanco[] => {
  const deAntes = suyos.filter((uno) => uno.dia < dia);
  const alcanza = new Decimal(sumar(deAntes.map((uno) => uno.importe))).gte(cobrado);
  if (deAntes.length === suyos.length && !alcanza) return [];
  return suyos.map((uno) => (uno.dia < dia ? { ...uno, dia } : uno));
};

const conLoAcordado = (esperado: DiaEsperado) => ({
  ...{ ...esperado, acordada: esperado.sin_acordar ? null : esperado.acordada },
});

const decirDelDia = (
  esperado: DiaEsperado,
  suyos: DepositoDeBanco[],
  plazos: Parameters<typeof asignarDepositos>[2],
): DiaPorAceptar[] =>
  espera(esperado) || suyos.length > 0 || !new Decimal(esperado.cobrado).isZero()
    ? asignarDepositos([conLoAcordado(esperado)], llegadosPara(esperado, suyos), plazos).map(
        ({ depositado, de_mas, no_llego }) => ({
          ...{ ...esperado, suyos, depositado, de_mas, no_llego },
        }),
      )
    : [];

/** Of a period: what was to reach the bank and nobody accepted, with what arrived of it; what was accepted; and what is of none (S-1103). */
export const leerDiasDeCobrador = async (db: Db, cobrador: Cobrador, periodo: Periodo): Promise<DiasDeCobrador> => {
  // Those of after tell where what arrived for one day ends; those of before, what was taken back and is of it.
  const hasta = sumarDias(periodo.hasta, toleranciaHasta(cobrador, periodo.hasta));
  const { desde, pendientes, espera: tolerancia } = await leerPendientes(db, cobrador, { desde: periodo.desde, hasta });
  const depositos = await findDepositosPorAceptar(db, cobrador.clave, { desde, hasta });
  const bancos = await leerClavesDeBancos(db);
  const plazos = { dias: tolerancia, leidos: await findDiasDeBancos(db, bancos, { desde }) };
  const { dias, sueltos } = repartirDepositos(pendientes, depositos, { dias: tolerancia, espera });
  const enElPeriodo = ({ dia }: { dia: Fecha }): boolean => dia >= periodo.desde && dia <= periodo.hasta;
  return {
    dias: dias.flatMap(({ esperado, suyos }) => decirDelDia(esperado, suyos, plazos)).filter(enElPeriodo),
    aceptados: await findAcreditaciones(db, cobrador.clave, periodo),
    sueltos: sueltos.filter(enElPeriodo),
  };
};

/** Of each collector, the days of the files: those of one far from the others are read apart, and nothing between them. */
export const leerPeriodosPorAceptar = async (
  db: Db,
  ids: readonly number[],
): Promise<{ cobrador: Cobrador; periodo: Periodo }[]> => {
  const suyos = new Map<string, Periodo[]>();
  for (const { cobrador, ...periodo } of await findPorAceptarDeRendiciones(db, ids))
    suyos.set(cobrador, [...(suyos.get(cobrador) ?? []), periodo]);
  const cobradores = await leerCobradores(db);
  return [...suyos].flatMap(([clave, periodos]) => {
    const cobrador = cobradores.find((uno) => uno.clave === clave);
    return cobrador ? juntarPeriodos(periodos, DIAS_SIN_BANCO).map((periodo) => ({ cobrador, periodo })) : [];
  });
};

/** Of each bank's file, the lines that say that a collector deposited and are of nothing that it collected: no day is read twice. */
export const leerSueltosDeRendiciones = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const sueltos = new Map<number, number[]>();
  if (ids.length === 0) return sueltos;
  for (const { cobrador, periodo } of await leerPeriodosPorAceptar(db, ids))
    for (const { rendicion_id, renglon_id } of (await leerDiasDeCobrador(db, cobrador, periodo)).sueltos)
      sueltos.set(rendicion_id, [...(sueltos.get(rendicion_id) ?? []), renglon_id]);
  return sueltos;
};
