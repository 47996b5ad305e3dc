import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usuario } from '../testing/construir.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';

let base: BaseDePrueba;
const casos: Record<string, number> = {};

const empezar = async (terminado = false): Promise<number> => {
  const { id } = await base.db
    .insertInto('aranceles_en_preparacion')
    .values({
      ...{ nombre: 'En preparación', vigente_desde: '2090-01-01', base_id: casos.ultima ?? 0, contenido: '{}' },
      ...{ creado_por: casos.ana ?? 0, tocado_por: casos.beto ?? 0, creado_en: new Date(), tocado_en: new Date() },
      terminado_en: terminado ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const futura = async (desde: string): Promise<number> => {
  const { id } = await base.db
    .insertInto('resoluciones')
    .values({
      ...{ id: Number(desde.slice(0, 4)), nombre: `De ${desde}`, vigente_desde: desde, vigente_hasta: null },
      ...{ contenido: '{}', publicada_en: new Date(), del_programa: false },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

beforeAll(async () => {
  base = await crearBaseDePrueba();
  for (const quien of ['ana', 'beto', 'caro']) casos[quien] = (await usuario(base.db, quien, { contextos: [] })).id;
  const { id } = await base.db
    .selectFrom('resoluciones')
    .select('id')
    .where('vigente_hasta', 'is', null)
    .executeTakeFirstOrThrow();
  casos.ultima = id;
  await base.db.updateTable('resoluciones').set({ vigente_hasta: '2079-12-31' }).where('id', '=', id).execute();
  casos.futura = await futura('2080-01-01');
  await base.db
    .updateTable('resoluciones')
    .set({ vigente_hasta: '2084-12-31' })
    .where('id', '=', casos.futura)
    .execute();
  casos.siguiente = await futura('2085-01-01');
  casos.abierta = await empezar();
  casos.terminada = await empezar(true);
});
afterAll(() => base.cerrar());

const conCasos = (consulta: string): string =>
  consulta.replace(/:(\w+)\b/g, (texto, nombre: string) => (nombre in casos ? String(casos[nombre]) : texto));
const intentar = (...consultas: string[]): Promise<void> =>
  base.db.transaction().execute(async (trx) => {
    for (const consulta of consultas) await sql.raw(conCasos(consulta)).execute(trx);
  });
const RETIRO = "retirada_en = '2026-11-20 15:00-03', motivo_de_retiro = 'Otra'";

test('la base rechaza una preparación que la publica quien escribió antes que otra persona', async () => {
  await expect(
    intentar(
      'update aranceles_en_preparacion set tocado_por = :caro, version = version + 1 where id = :abierta',
      'update aranceles_en_preparacion set tocado_por = :ana, version = version + 1 where id = :abierta',
      'update aranceles_en_preparacion set publicado_por = :caro, resolucion_id = :siguiente, terminado_en = now(), version = version + 1 where id = :abierta',
    ),
  ).rejects.toThrow('arancel_de_a_dos');
});

test.each([
  ['cambia sin cambiar de versión', "set nombre = 'x' where id = :abierta", 'sin cambiar de versión'],
  [
    'dice quién escribió de otro modo que por lugar',
    "set escritas = '[]', version = version + 1 where id = :abierta",
    'arancel_escritas',
  ],
  ['ya terminó', "set nombre = 'x', version = version + 1 where id = :terminada", 'ya terminó'],
  ['cambia quien la empezó', 'set creado_por = :caro, version = version + 1 where id = :abierta', 'no cambia'],
  [
    'termina con otras cifras',
    `set contenido = '{"a": 1}', terminado_en = now(), version = version + 1 where id = :abierta`,
    'no termina con otras cifras',
  ],
  [
    'la publica quien la empezó',
    'set publicado_por = :ana, resolucion_id = :siguiente, terminado_en = now(), version = version + 1 where id = :abierta',
    'arancel_de_a_dos',
  ],
  [
    'la publica quien la tocó al final',
    'set publicado_por = :beto, resolucion_id = :siguiente, terminado_en = now(), version = version + 1 where id = :abierta',
    'arancel_de_a_dos',
  ],
  [
    'se publica con algo sin leer',
    `set sin_leer = '{"a": "x"}', publicado_por = :caro, resolucion_id = :siguiente, terminado_en = now(), version = version + 1 where id = :abierta`,
    'arancel_leido',
  ],
  [
    'se publica sin nadie',
    'set resolucion_id = :siguiente, terminado_en = now(), version = version + 1 where id = :abierta',
    'arancel_publicado',
  ],
])('la base rechaza una preparación que %s', async (_, cambio, rechazo) => {
  await expect(intentar(`update aranceles_en_preparacion ${cambio}`)).rejects.toThrow(rechazo);
});

test('ni su dueño borra una preparación', async () => {
  const borrar = base.comoDuenio((db) => sql`delete from aranceles_en_preparacion`.execute(db));
  await expect(borrar).rejects.toThrow('se descarta, no se borra');
});

test.each([
  ['con otra después', [`update resoluciones set ${RETIRO} where id = :futura`]],
  ['con su fin puesto', [`update resoluciones set ${RETIRO}, vigente_hasta = '2099-01-01' where id = :siguiente`]],
  ['y cambia de nombre', [`update resoluciones set ${RETIRO}, nombre = 'x' where id = :siguiente`]],
  [
    'y vuelve',
    [
      `update resoluciones set ${RETIRO} where id = :siguiente`,
      'update resoluciones set retirada_en = null, motivo_de_retiro = null where id = :siguiente',
    ],
  ],
])('la base rechaza una resolución que se retira %s', async (_, consultas) => {
  await expect(intentar(...consultas)).rejects.toThrow('ya está publicada');
});

test.each([
  [
    'el día que rige',
    `update resoluciones set retirada_en = '2085-01-01 03:00Z', motivo_de_retiro = 'Otra' where id = :siguiente`,
    'a_tiempo',
  ],
  [
    'sin motivo',
    `update resoluciones set retirada_en = '2026-11-20 15:00-03' where id = :siguiente`,
    'resolucion_retirada',
  ],
])('la base rechaza una resolución que se retira %s', async (_, consulta, rechazo) => {
  await expect(intentar(consulta)).rejects.toThrow(rechazo);
});

test('la base rechaza un cálculo guardado con una que se retiró', async () => {
  const persona = '(select persona_id from usuarios where id = :ana)';
  const guardar = `insert into calculos_honorarios (persona_id, usuario_id, resolucion_id, fecha, segmento, honorario, honorario_convenido,
    pedido, respuesta, creado_en) values (${persona}, :ana, :siguiente, '2085-01-01', 'civil', 1, 1, '{}', '{}', now())`;
  await expect(intentar(`update resoluciones set ${RETIRO} where id = :siguiente`, guardar)).rejects.toThrow(
    'no se guarda un cálculo con ella',
  );
});

const DEL_PROGRAMA = 'where del_programa and retirada_en is null';
test('las que vinieron con el programa se quitan mientras el Colegio no tenga una propia', async () => {
  await expect(intentar(`update resoluciones set ${RETIRO} ${DEL_PROGRAMA}`)).rejects.toThrow('ya está publicada');
  const propia = 'update resoluciones set del_programa = true where id = :siguiente';
  await expect(intentar(propia)).rejects.toThrow('ya está publicada');
});

test('el fin de una vuelve a quedar abierto si se retira la que la sigue, y solo así', async () => {
  const abrir = 'update resoluciones set vigente_hasta = null where id = :futura';
  await expect(intentar(abrir)).rejects.toThrow('ya está publicada');
  await intentar(`update resoluciones set ${RETIRO} where id = :siguiente`, abrir);
  const otra = await futura('2086-01-01').catch((error: Error) => error.message);
  expect(otra).toMatch('superposicion');
});
