import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sinCorreo } from '../../correo/correo.ts';
import { crearTareas } from '../../jobs/tareas.ts';
import { operador, persona } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { SIN_PASARELAS } from '../dinero/pasarelas/sin-pasarelas.ts';
import { almacenEnDisco } from '../media/almacenes/en-disco.ts';
import { anotarEnAuditoria } from './anotar.service.ts';
import { verificarCadena } from './verificar-cadena.service.ts';

const QUIEN = { user_id: null, username: 'colegio' };
const DE_A = 4;

let prueba: AppDePrueba;
let ids: number[];
beforeEach(async () => {
  prueba = await crearAppDePrueba({ entorno: { METRICAS: '1' } });
  ids = [];
  for (let i = 0; i < 10; i += 1) await anotar(i);
  const filas = await prueba.db.selectFrom('auditoria').select('id').orderBy('id').execute();
  ids = filas.map(({ id }) => id);
});
afterEach(() => prueba.cerrar());

const anotar = (i: number) =>
  anotarEnAuditoria(
    prueba.db,
    QUIEN,
    prueba.ahora(),
    { entidad: 'resolucion', id: i + 1 },
    {
      accion: 'publicar',
      hasta: { i, texto: 'Ñandú «á»' },
      motivo: 'Prueba',
    },
  );
const verificar = () => verificarCadena(prueba.db, prueba.ahora(), DE_A);
/** As the owner of the tables, with what refuses changes switched off. */
const tocar = (consulta: string) => prueba.sinGuardas(async (db) => void (await sql.raw(consulta).execute(db)));
/** Bulk loads are chained too: only the table's owner can put a line beside the chain. */
const sinEncadenar = (consulta: string) =>
  prueba.comoDuenio(async (db) => {
    await sql`alter table auditoria disable trigger user`.execute(db);
    await sql.raw(consulta).execute(db);
    await sql`alter table auditoria enable trigger user`.execute(db);
  });
const id = (i: number): number => ids[i] ?? 0;
const de = (que: string, lugar: number, hasta = lugar, linea_id: number | null = null) => ({
  ...{ que, cadena: 0, lugar, hasta, linea_id },
});

test('lo que se anota queda en una cadena sin cortes, en sus lugares y sin huecos', async () => {
  expect(await verificar()).toEqual([]);
  const filas = await prueba.db.selectFrom('auditoria').select(['cadena', 'lugar']).orderBy('id').execute();
  expect(filas).toEqual(ids.map((_, i) => ({ cadena: 0, lugar: i + 1 })));
});

test.each([
  ['quién', `quien = 'otro'`],
  ['cuándo', `cuando = cuando + interval '1 microsecond'`],
  ['qué', `accion = 'publicaR'`],
  ['a qué', 'entidad_id = entidad_id + 1'],
  ['un byte de lo que quedó', `hasta = jsonb_set(hasta, '{texto}', '"Ñandú «a»"')`],
  ['el motivo', 'motivo = null'],
  ['de qué distrito', 'distrito_id = (select min(id) from distritos)'],
])('cambiado %s de una línea, por su dueño y sin guardas, se sabe cuál', async (_que, cambio) => {
  await tocar(`update auditoria set ${cambio} where id = ${id(5)}`);
  expect(await verificar()).toEqual([de('cambiada', 6, 6, id(5))]);
});

test('una línea cambiada con su huella hecha de nuevo no sigue a la de antes para la siguiente', async () => {
  await tocar(`update auditoria a set quien = 'otro' where id = ${id(5)}`);
  await tocar(`update auditoria a set hash = huella_de_auditoria(a, (select hash from auditoria where id = ${id(4)}))
    where id = ${id(5)}`);
  expect(await verificar()).toEqual([de('cambiada', 7, 7, id(6))]);
});

test('falta la que se quitó del medio, y las que se quitaron del principio o del final', async () => {
  await tocar(`delete from auditoria where id = ${id(5)}`);
  expect(await verificar()).toEqual([de('faltan', 6)]);
  await tocar(`delete from auditoria where id in (${id(0)}, ${id(8)}, ${id(9)})`);
  expect(await verificar()).toEqual([de('faltan', 1), de('faltan', 6), de('faltan', 9, 10)]);
});

test('quitada la última con lo que dice dónde termina, la contradice la verificación de antes', async () => {
  await verificar();
  await tocar(`delete from auditoria where id = ${id(9)}`);
  await tocar(`update cadenas_de_auditoria c set lugar = 9, hash = a.hash from auditoria a where a.id = ${id(8)}`);
  const cortes = [de('reescrita', 10)];
  expect(await verificar()).toEqual(cortes);
  // One night's finding does not become what the next one trusts.
  expect(await verificar()).toEqual(cortes);
  await anotar(20);
  expect(await verificar()).toMatchObject([{ que: 'reescrita', lugar: 10 }]);
});

test('la última reescrita con su huella no es la que termina su cadena', async () => {
  await tocar(`update auditoria a set quien = 'otro' where id = ${id(9)}`);
  await tocar(`update auditoria a set hash = huella_de_auditoria(a, (select hash from auditoria where id = ${id(8)}))
    where id = ${id(9)}`);
  expect(await verificar()).toEqual([de('reescrita', 10)]);
});

test('dos que cambiaron de lugar se encuentran las dos', async () => {
  await tocar(`update auditoria set lugar = -lugar where id in (${id(3)}, ${id(6)})`);
  await tocar(`update auditoria set lugar = case id when ${id(3)} then 7 else 4 end where id in (${id(3)}, ${id(6)})`);
  expect((await verificar()).map(({ linea_id }) => linea_id)).toEqual(expect.arrayContaining([id(3), id(6)]));
});

test('las que se agregan sin pasar por su cadena sobran', async () => {
  const agregar = (cadena: number, lugar: number) =>
    sinEncadenar(`insert into auditoria (cuando, quien, entidad, entidad_id, accion, cadena, lugar, hash)
      values (now(), 'otro', 'legajo', 1, 'visar', ${cadena}, ${lugar}, '')`);
  await agregar(99, 1);
  expect(await verificar()).toEqual([{ ...de('sobran', 1), cadena: null }]);
  await agregar(0, 11);
  expect(await verificar()).toEqual(expect.arrayContaining([de('sobran', 11), { ...de('sobran', 1), cadena: null }]));
});

test('quien anota no elige ni su lugar ni su huella, y el programa no dice dónde termina una cadena', async () => {
  await sql`insert into auditoria (cuando, quien, entidad, entidad_id, accion, cadena, lugar, hash)
    values (now(), 'otro', 'legajo', 1, 'visar', 7, 500, 'x')`.execute(prueba.db);
  expect(await verificar()).toEqual([]);
  await expect(sql`update cadenas_de_auditoria set lugar = 99`.execute(prueba.db)).rejects.toThrow('permission denied');
  const atras = prueba.comoDuenio((db) => sql`update cadenas_de_auditoria set lugar = lugar - 1`.execute(db));
  await expect(atras).rejects.toThrow('solo crece');
});

test('los que anotan a la vez no se esperan, ni rompen la cadena de otro; lo que se deshace no deja hueco', async () => {
  const anotarVarias = (falla: boolean) =>
    prueba.db.transaction().execute(async (trx) => {
      for (let i = 0; i < 5; i += 1)
        await anotarEnAuditoria(trx, QUIEN, prueba.ahora(), { entidad: 'resolucion', id: 1 }, { accion: 'publicar' });
      if (falla) throw new Error('deshecha');
    });
  await prueba.db.transaction().execute(async (abierta) => {
    await anotarEnAuditoria(abierta, QUIEN, prueba.ahora(), { entidad: 'resolucion', id: 1 }, { accion: 'publicar' });
    // With this one open, the rest finish.
    await Promise.allSettled(Array.from({ length: 30 }, (_, i) => anotarVarias(i % 3 === 0)));
  });
  expect(await verificar()).toEqual([]);
  const { lineas } = await prueba.db
    .selectFrom('auditoria')
    .select((eb) => eb.fn.countAll<number>().as('lineas'))
    .executeTakeFirstOrThrow();
  expect(lineas).toBe(10 + 1 + 20 * 5);
});

test('cada noche un trabajo la verifica, y lo que encontró es una alarma en las métricas y se lee por su ruta', async () => {
  await operador(prueba.db, 'audita', { roles: ['auditoria'] });
  const como = await prueba.conSesion('audita', '/colegio/authentication_token');
  const leida = async () =>
    (await como('GET', '/colegio/auditoria/cadena')).json<{ verificacion: unknown }>().verificacion;
  const metricas = async () => (await prueba.app.inject('/metricas')).body;
  expect(await leida()).toBeNull();
  expect(await metricas()).not.toMatch(/^colega_auditoria/m);
  const { verificar_auditoria } = crearTareas({
    ...{ db: prueba.db, reloj: prueba.ahora, correo: sinCorreo, pasarelas: SIN_PASARELAS },
    ...{ almacen: almacenEnDisco('/nada'), direccionPublica: () => '' },
  });
  await verificar_auditoria({});
  expect(await leida()).toEqual({ cuando: prueba.ahora().toISOString(), lineas: 11, cortes: [] });
  expect(await metricas()).toMatch(/^colega_auditoria_cortes 0$/m);
  await tocar(`update auditoria set motivo = 'Pruebas' where id = ${id(2)}`);
  await verificar_auditoria({});
  expect(await leida()).toMatchObject({ cortes: [de('cambiada', 3, 3, id(2))] });
  expect(await metricas()).toMatch(/^colega_auditoria_cortes 1$/m);
});

test('la cadena es de todo el Colegio: a quien audita un distrito se le niega', async () => {
  const { distrito_id } = await persona(prueba.db);
  await operador(prueba.db, 'de-distrito', { roles: ['auditoria'], distrito_id });
  const como = await prueba.conSesion('de-distrito', '/colegio/authentication_token');
  expect((await como('GET', '/colegio/auditoria/cadena')).statusCode).toBe(403);
});
