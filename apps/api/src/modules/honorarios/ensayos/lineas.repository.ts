import type { Ensayado } from '@colega/domain/honorarios';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { esAnterior } from '../../../db/es-anterior.ts';
import { leerFilas } from '../../../db/leer-filas.ts';
import { clasificarEnsayo, type FilaDeEnsayo } from './ensayos.repository.ts';

const zContrato = z.object({
  detalle_id: z.number(),
  rubro_id: z.number(),
  importado: z.boolean(),
});
/** Its JSON as texts: whoever calculates reads them, in a thread of its own. */
const zContratoDeArancel = zContrato.extend({
  pedido: z.string().nullable(),
  tareas: z.string().nullable(),
  honorario: z.string().nullable(),
  honorario_convenido: z.string().nullable(),
});
const zContratoDeTasas = zContrato.extend({
  monto: z.string(),
  fecha: z.string(),
  cep_exento: z.boolean(),
  franquicia: z.boolean(),
  timbrado_externo: z.boolean(),
  comitentes: z.string(),
});
export type ContratoLeido = z.output<typeof zContratoDeArancel> | z.output<typeof zContratoDeTasas>;

type Cuales = Pick<FilaDeEnsayo, 'desde' | 'hasta' | 'ultimo_detalle_id' | 'hasta_detalle_id'>;

const CONTRATOS = sql`
  from legajo_detalles d join legajos l on l.id = d.legajo_id
  left join calculos_honorarios c on c.id = d.calculo_honorario_id
  join modalidades mo on mo.id = l.modalidad_id`;

/** S-980: confirmed and not annulled, by the day of the contract. */
const deEnsayo = ({ desde, hasta, ultimo_detalle_id, hasta_detalle_id }: Cuales) => sql`
  ${CONTRATOS}
  where d.id > ${ultimo_detalle_id} and d.id <= ${hasta_detalle_id} and d.fecha between ${desde} and ${hasta}
    and d.confirmado_en is not null
    and d.estado_id <> (select id from estados_legajos where clave = 'anulado')
    and l.estado_id <> (select id from estados_legajos where clave = 'anulado')`;

const QUIEN = sql`d.id as detalle_id, l.rubro_id, ${esAnterior(sql`l`, sql`d`)} as importado`;

const leerContratos = (
  db: Db,
  ensayo: FilaDeEnsayo,
  cuales: RawBuilder<unknown>,
  cuantos: number,
): Promise<ContratoLeido[]> =>
  clasificarEnsayo(ensayo).de === 'arancel'
    ? leerFilas(
        db,
        zContratoDeArancel,
        sql`select ${QUIEN}, c.pedido::text as pedido, c.honorario, c.honorario_convenido,
          jsonb_path_query_array(c.respuesta, '$.tareas_valores[*].honorario_determinado')::text as tareas
        ${cuales} order by d.id limit ${cuantos}`,
      )
    : leerFilas(
        db,
        zContratoDeTasas,
        sql`select ${QUIEN}, d.monto, d.fecha, mo.cep_exento, mo.franquicia,
          exists (select from timbrados t where t.detalle_id = d.id and not t.anulado and t.tipo = 'externo') as timbrado_externo,
          (select coalesce(json_agg(json_build_object('es_colegio', co.es_colegio, 'locador', co.locador, 'padron', co.padron)),
            '[]')::text from legajo_comitentes co where co.legajo_id = l.id) as comitentes
        ${cuales} order by d.id limit ${cuantos}`,
      );

export const findContratosPorEnsayar = (db: Db, ensayo: FilaDeEnsayo, cuantos: number): Promise<ContratoLeido[]> =>
  leerContratos(db, ensayo, deEnsayo(ensayo), cuantos);

/** Those, whatever became of them since they were tried: of each that is told, both accounts are. */
export const findContratosPorExplicar = (
  db: Db,
  ensayo: FilaDeEnsayo,
  detalles: readonly number[],
): Promise<ContratoLeido[]> =>
  leerContratos(db, ensayo, sql`${CONTRATOS} where d.id = any(${[...detalles]}::int[])`, Math.max(detalles.length, 1));

const zCuenta = z.object({ n: z.number() });

export const countContratosPorEnsayar = async (db: Db, cuales: Cuales): Promise<number> => {
  const [fila] = await leerFilas(db, zCuenta, sql`select count(*)::int as n ${deEnsayo(cuales)}`);
  return fila?.n ?? 0;
};

const zUltimo = z.object({ ultimo: z.number() });

export const findUltimoDetalle = async (db: Db): Promise<number> => {
  const [fila] = await leerFilas(db, zUltimo, sql`select coalesce(max(id), 0)::int as ultimo from legajo_detalles`);
  return fila?.ultimo ?? 0;
};

export type LineaPorGuardar = { detalle_id: number; ensayado: Ensayado };

export const insertLineas = async (db: Db, ensayoId: number, lineas: readonly LineaPorGuardar[]): Promise<void> => {
  const filas = lineas.map(({ detalle_id, ensayado }) =>
    ensayado.clase === 'sin_ensayar'
      ? { detalle_id, clase: ensayado.clase, motivo: ensayado.motivo }
      : {
          ...{ detalle_id, clase: ensayado.clase },
          ...{ antes: ensayado.antes, ahora: ensayado.ahora, porcentaje: ensayado.porcentaje },
        },
  );
  await sql`insert into ensayo_lineas (ensayo_id, detalle_id, clase, motivo, antes, ahora, porcentaje)
    select ${ensayoId}::int, f.* from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
      as f(detalle_id int, clase text, motivo text, antes numeric, ahora numeric, porcentaje numeric)`.execute(db);
};

/** Of the others of that draft, and of those of drafts that are done with. */
export const deleteLineasDeOtros = async (db: Db, { id, arancel_id, lista_id }: FilaDeEnsayo): Promise<void> => {
  const otros = db
    .selectFrom('ensayos as e')
    .leftJoin('aranceles_en_preparacion as a', 'a.id', 'e.arancel_id')
    .leftJoin('listas_del_colegio as l', 'l.id', 'e.lista_id')
    .select('e.id')
    .where('e.id', '<>', id)
    .where(({ or, eb }) =>
      or([
        ...[eb('e.arancel_id', '=', arancel_id), eb('e.lista_id', '=', lista_id)],
        ...[eb('a.terminado_en', 'is not', null), eb('l.estado', '<>', 'preparada')],
      ]),
    )
    .where('e.terminado_en', 'is not', null);
  await db.deleteFrom('ensayo_lineas').where('ensayo_id', 'in', otros).execute();
  await db.deleteFrom('ensayo_archivos').where('ensayo_id', 'in', otros).execute();
};

export const tieneLineas = async (db: Db, ensayoId: number): Promise<boolean> =>
  (await db
    .selectFrom('ensayo_lineas')
    .select('detalle_id')
    .where('ensayo_id', '=', ensayoId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
