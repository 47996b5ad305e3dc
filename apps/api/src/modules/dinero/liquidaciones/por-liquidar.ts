import { importe as aImporte, Decimal } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { conRecargo, type GruposDeLiquidacion, type ItemDeLiquidacion } from '@colega/domain/liquidaciones';
import type { Db } from '../../../db/conectar.ts';
import { tasaDe } from '../../referencias/datos/tasas.ts';
import {
  type CargoPorLiquidar,
  type CreditoDisponible,
  findCargosPorLiquidar,
  findCreditosDisponibles,
  findSancionesPorLiquidar,
  type SancionPorLiquidar,
} from './por-liquidar.repository.ts';

/** What a charge costs that day: with its monthly surcharge once it is overdue (S-204). */
export const importeDeCargo = ({ importe, vencimiento }: { importe: string; vencimiento: Fecha }, hoy: Fecha): string =>
  conRecargo(importe, vencimiento, hoy, tasaDe('recargo_mensual', hoy));

const delCargo = ({ concepto, anio, ...cargo }: CargoPorLiquidar, hoy: Fecha): ItemDeLiquidacion => ({
  id: cargo.id,
  descripcion: cargo.descripcion,
  importe_total: importeDeCargo(cargo, hoy),
  matricula: cargo.matricula,
  numero: String(anio),
  vencimiento: cargo.vencimiento,
  concepto: { key: concepto, tipo_key: 'matricula' },
  seleccionadoParaLiquidar: true,
});

const deLaSancion = ({ id, motivo, importe, matricula }: SancionPorLiquidar): ItemDeLiquidacion => ({
  id,
  descripcion: `Sanción: ${motivo}`,
  importe_total: importe,
  matricula,
  numero: String(id),
  vencimiento: null,
  concepto: { key: 'sancion', tipo_key: 'sancion' },
  seleccionadoParaLiquidar: true,
});

const delCredito = ({ id, origen, descripcion, disponible }: CreditoDisponible): ItemDeLiquidacion => ({
  id,
  descripcion,
  importe_total: aImporte(new Decimal(disponible).negated()),
  matricula: '',
  numero: String(id),
  vencimiento: null,
  concepto: { key: origen, tipo_key: 'bonificacion' },
  seleccionadoParaLiquidar: true,
});

/** All that a person has to settle that day, every item chosen (LIQ-004). */
export const leerPorLiquidar = async (db: Db, personaId: number, hoy: Fecha): Promise<GruposDeLiquidacion> => {
  const cargos = await findCargosPorLiquidar(db, personaId, hoy);
  const grupo = (vencidos: boolean) =>
    cargos.filter(({ vencimiento }) => vencimiento < hoy === vencidos).map((cargo) => delCargo(cargo, hoy));
  return {
    items_vigentes: grupo(false),
    items_vencidos: grupo(true),
    sanciones: (await findSancionesPorLiquidar(db, personaId, hoy)).map(deLaSancion),
    bonificaciones: (await findCreditosDisponibles(db, personaId, hoy)).map(delCredito),
  };
};
