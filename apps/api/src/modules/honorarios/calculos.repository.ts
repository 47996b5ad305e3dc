import type { CalculoHonorario } from '@colega/contract/honorarios';
import type { PedidoDeCalculo } from '@colega/domain/honorarios';
import type { Db } from '../../db/conectar.ts';

export type RespuestaGuardada = Omit<CalculoHonorario, 'id'> & {
  honorario_convenido: string;
  monto: string;
  tareas: NonNullable<CalculoHonorario['tareas']>;
};
export type CalculoNuevo = {
  persona_id: number;
  usuario_id: number;
  pedido: PedidoDeCalculo;
  respuesta: RespuestaGuardada;
  creado_en: Date;
};
export type FilaDeCalculo = { id: number; pedido: PedidoDeCalculo; respuesta: RespuestaGuardada; creado_en: Date };

export const insertCalculo = (db: Db, { pedido, respuesta, ...fila }: CalculoNuevo): Promise<{ id: number }> =>
  db
    .insertInto('calculos_honorarios')
    .values({
      ...fila,
      resolucion_id: respuesta.resolucion_id,
      fecha: respuesta.fecha,
      segmento: respuesta.segmento,
      honorario: respuesta.honorario,
      honorario_convenido: respuesta.honorario_convenido,
      pedido: JSON.stringify(pedido),
      respuesta: JSON.stringify(respuesta),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** That nobody withdraws it until the transaction ends; undefined when it was. */
export const lockTarifaEnPie = (db: Db, id: number): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('resoluciones')
    .select('id')
    .where('id', '=', id)
    .where('retirada_en', 'is', null)
    .forShare()
    .executeTakeFirst();

const selectCalculo = (db: Db, id: number, personaId: number) =>
  db
    .selectFrom('calculos_honorarios')
    .select(['id', 'pedido', 'respuesta', 'creado_en'])
    .where('id', '=', id)
    .where('persona_id', '=', personaId)
    .$castTo<FilaDeCalculo>();

export const findCalculo = (db: Db, id: number, personaId: number): Promise<FilaDeCalculo | undefined> =>
  selectCalculo(db, id, personaId).executeTakeFirst();

/** The lock lasts until the transaction ends: two files cannot take a calculation at once. */
export const lockCalculo = (db: Db, id: number, personaId: number): Promise<FilaDeCalculo | undefined> =>
  selectCalculo(db, id, personaId).forUpdate().executeTakeFirst();

export const esDeUnBorrador = async (db: Db, calculo_id: number): Promise<boolean> => {
  const suyo = await db
    .selectFrom('legajo_detalles as d')
    .innerJoin('estados_legajos as e', 'e.id', 'd.estado_id')
    .select('d.id')
    .where('d.calculo_honorario_id', '=', calculo_id)
    .where('e.clave', '=', 'borrador')
    .executeTakeFirst();
  return suyo !== undefined;
};
