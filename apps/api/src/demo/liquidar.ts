import { GRUPOS, type GrupoDeItems, type ItemDeLiquidacion, MEDIOS_DE_PAGO } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../db/conectar.ts';
import {
  confirmarLiquidacion,
  preLiquidarMatriculas,
  recalcularLiquidacion,
} from '../modules/dinero/liquidaciones/liquidar-matriculas.service.ts';
import { momentoDelDia } from './crear-encargo.ts';

const CONECTADOS = { conectados: new Set(MEDIOS_DE_PAGO), caidos: () => [] };

export const liquidar = async (
  db: Db,
  persona_id: number,
  dia: Fecha,
  elegir: (item: ItemDeLiquidacion) => boolean,
): Promise<number> => {
  const todo = await preLiquidarMatriculas(db, persona_id, dia, CONECTADOS);
  const elegidos = Object.fromEntries(
    GRUPOS.map((grupo) => [
      grupo,
      todo[grupo].map((item) => ({ id: item.id, seleccionadoParaLiquidar: elegir(item) })),
    ]),
  ) as Record<GrupoDeItems, { id: number; seleccionadoParaLiquidar: boolean }[]>;
  const seleccion = { ...elegidos, persona_id, importe_total: '0.00', preferencias_de_pago: ['codigo_barra' as const] };
  const { importe_total } = await recalcularLiquidacion(db, seleccion, dia, CONECTADOS);
  const pedido = { ...seleccion, importe_total };
  return (await confirmarLiquidacion(db, pedido, momentoDelDia(dia), CONECTADOS)).orden_pago_id;
};
