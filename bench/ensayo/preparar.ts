import { diaDelColegio } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { conectar, type Db } from '../../apps/api/src/db/conectar.ts';
import { usarBaseEmbebida } from '../../apps/api/src/db/embebida/base-embebida.ts';
import { construirDesde } from '../../apps/api/src/modules/honorarios/catalogo-vivo.ts';
import { insertPreparacion } from '../../apps/api/src/modules/honorarios/colegio/preparaciones.repository.ts';
import {
  findResoluciones,
  findRubrosConTarifa,
} from '../../apps/api/src/modules/honorarios/resoluciones.repository.ts';
import { calcularContratos } from '../../apps/api/src/testing/honorarios/calcular-contratos.ts';
import { carpetaDe, prepararDatos } from '../carga/sistema.ts';
import { leerPedidosTipicos } from '../honorarios/pedidos-tipicos.ts';

/** A year of one every week, of which a fifth are drafts and a fifth annulled. */
const DIAS_POR_LEGAJO = 7;
const DE_CADA_CONTRATO = 1.68;
const MANUALES = 20;

export const legajosPara = (contratos: number): number => Math.ceil((contratos * DE_CADA_CONTRATO) / 50) * 50;

const faltanCalculos = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('calculos_honorarios').select('id').limit(1).executeTakeFirst()) === undefined;

const calcular = async (db: Db): Promise<void> => {
  const catalogo = construirDesde(await findResoluciones(db), await findRubrosConTarifa(db, { conLosQueSiguen: true }));
  const pedidos = leerPedidosTipicos(catalogo).map(({ pedido }) => pedido);
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    const n = await calcularContratos(trx, { catalogo, pedidos, fecha: diaDelColegio(new Date()), manuales: MANUALES });
    console.log(`  ${n.toLocaleString('es-AR')} contratos con su cálculo`);
  });
  await db.connection().execute(async (una) => {
    await sql`set statement_timeout = 0`.execute(una);
    await sql`vacuum analyze`.execute(una);
  });
};

/** The files of a year, most of them with a calculation of what an ordinary file asks for. */
export const prepararContratos = async (datos: string, contratos: number): Promise<number> => {
  const legajos = legajosPara(contratos);
  await prepararDatos(datos, legajos, DIAS_POR_LEGAJO);
  const base = await usarBaseEmbebida({ dataDir: carpetaDe(datos, legajos), log: () => {} });
  const db = conectar(base.duenio, { conexiones: 2 });
  try {
    if (await faltanCalculos(db)) await calcular(db);
  } finally {
    await db.destroy();
    await base.cerrar();
  }
  return legajos;
};

const porVeces = (importe: unknown, veces: number): string => (Number(importe) * veces).toFixed(2);

/** The last tariff with a dearer unit and a much dearer minimum. */
export const prepararArancel = async (db: Db): Promise<number> => {
  const base = (await findResoluciones(db)).at(-1) as Record<string, unknown>;
  const { id: base_id, nombre: _, vigente_desde: __, vigente_hasta: ___, ...cifras } = base;
  const quien = await db.selectFrom('operadores').select('usuario_id').executeTakeFirstOrThrow();
  const contenido = {
    ...cifras,
    unidad_referencial: porVeces(base.unidad_referencial, 1.17),
    honorario_minimo: porVeces(base.honorario_minimo, 1.6),
  };
  return insertPreparacion(db, {
    ...{ nombre: `Ensayada ${Date.now()}`, vigente_desde: '2030-01-01', base_id: Number(base_id) },
    ...{ contenido, creado_por: quien.usuario_id, creado_en: new Date() },
  });
};

/** Somebody of the whole college who may prepare tariffs. */
export const findQuienPrepara = async (db: Db): Promise<string> => {
  const { id, username } = await db
    .selectFrom('operadores as o')
    .innerJoin('usuarios as u', 'u.id', 'o.usuario_id')
    .select(['u.id', 'u.username'])
    .where('o.distrito_id', 'is', null)
    .orderBy('u.id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('roles_de_operador')
    .values({ usuario_id: id, rol: 'aranceles' })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return username;
};
