import type { Fecha } from '@colega/domain/fechas';
import { type Catalogo, calcularHonorario, type PedidoDeCalculo, repartirConvenido } from '@colega/domain/honorarios';
import { sql } from 'kysely';
import type { Db } from '../../db/conectar.ts';

const VECES = ['1', '1', '1.05', '1', '3'] as const;

const porVeces = (importe: string, veces: string): string => ((Number(importe) * 100 * Number(veces)) / 100).toFixed(2);

/** Each request that the tariff of that day calculates, with a coefficient, agreed at the minimum or over it. */
const armarCalculos = (catalogo: Catalogo, pedidos: readonly PedidoDeCalculo[], fecha: Fecha) =>
  ['1.2', '1.3', '1.45'].flatMap((factor_coeficiente, i) =>
    pedidos.flatMap((base, j) => {
      const pedido = { ...base, fecha, factor_coeficiente };
      const calculado = calcularHonorario(pedido, catalogo);
      if (!calculado.ok) return [];
      const { honorario, resolucion_id } = calculado.valor;
      const honorario_convenido = porVeces(honorario, VECES[(i + j) % VECES.length] ?? '1');
      const tareas = repartirConvenido(calculado.valor, honorario_convenido);
      const respuesta = {
        ...calculado.valor,
        honorario_convenido,
        monto: honorario_convenido,
        tareas,
        documentacion: [],
      };
      return [{ pedido, respuesta, honorario, honorario_convenido, resolucion_id, segmento: pedido.segmento }];
    }),
  );

/**
 * Gives a calculation to the contracts that a load of volume made with typed amounts, all but one in `manuales`. It writes past what the
 * database refuses, so the connection has to be its owner's.
 */
export const calcularContratos = async (
  db: Db,
  {
    catalogo,
    pedidos,
    fecha,
    manuales,
  }: { catalogo: Catalogo; pedidos: readonly PedidoDeCalculo[]; fecha: Fecha; manuales: number },
): Promise<number> => {
  const calculos = armarCalculos(catalogo, pedidos, fecha);
  const { rows } = await sql<{ id: number }>`
    with tipos as materialized (select row_number() over () - 1 as n, t.* from jsonb_to_recordset(${JSON.stringify(calculos)}::jsonb)
      as t(pedido jsonb, respuesta jsonb, honorario numeric, honorario_convenido numeric, resolucion_id int, segmento text)),
    cuales as materialized (
      select d.id as detalle_id, d.fecha, l.persona_id, l.usuario_id,
        nextval(pg_get_serial_sequence('calculos_honorarios', 'id'))::int as calculo_id, d.id % ${calculos.length}::int as n
      from legajo_detalles d join legajos l on l.id = d.legajo_id
      where d.calculo_honorario_id is null and d.id % ${manuales}::int <> 0),
    nuevos as (
      insert into calculos_honorarios (id, persona_id, usuario_id, resolucion_id, fecha, segmento, honorario, honorario_convenido,
        pedido, respuesta, creado_en)
      select c.calculo_id, c.persona_id, c.usuario_id, t.resolucion_id, c.fecha, t.segmento, t.honorario, t.honorario_convenido,
        t.pedido, t.respuesta, c.fecha from cuales c join tipos t on t.n = c.n returning id)
    update legajo_detalles d set tipo_calculo = 'automatico', calculo_honorario_id = n.id,
      resolucion_id = (select resolucion_id from tipos limit 1)
    from cuales c join nuevos n on n.id = c.calculo_id where d.id = c.detalle_id returning d.id`.execute(db);
  return rows.length;
};
