import type { AjustesDelColegio } from '@colega/contract/colegio';
import { filasVigentes } from '@colega/domain/colegio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar, type Db } from '../../db/conectar.ts';
import { decirOficinas } from '../../testing/colegio/oficinas.ts';
import { matricula, operador, persona } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { cargarReferencias } from '../referencias/cargar-referencias.ts';
import { leerListasEnVigor } from './leer-colegio.service.ts';

const INGRESO = '/colegio/authentication_token';

let prueba: AppDePrueba;
let otroPortal: Db;
let ana: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date('2026-11-20T15:00:00Z') });
  otroPortal = conectar(prueba.url, { conexiones: 1 });
  await operador(prueba.db, 'ana', { roles: ['administracion'] });
  ana = await prueba.conSesion('ana', INGRESO);
});
afterAll(async () => {
  await otroPortal.destroy();
  await prueba.cerrar();
});

const leer = async () => (await ana('GET', '/colegio/ajustes')).json<AjustesDelColegio>();
const pedir = (metodo: 'PUT' | 'POST', que: string, payload: object, version?: number) =>
  ana(metodo, `/colegio/ajustes/${que}`, {
    payload,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const distritoLlamado = async (nombre: string) => {
  const suyo = (await leer()).distritos.find((uno) => uno.nombre === nombre);
  if (!suyo) throw new Error(`No hay un distrito «${nombre}»`);
  return suyo;
};
const crear = async (nombre: string): Promise<number> => {
  const { statusCode } = await pedir('POST', 'distritos', { nombre });
  expect(statusCode).toBe(201);
  return (await distritoLlamado(nombre)).id;
};
const partidosDe = async (id: number) =>
  (await leer()).partidos.partidos.filter(({ distrito_id }) => distrito_id === id).map((uno) => uno.nombre);
const idsDe = async (...nombres: string[]) =>
  (await leer()).partidos.partidos.filter(({ nombre }) => nombres.includes(nombre)).map(({ id }) => id);
const cerrar = (id: number, pasa_a: number | null = null) =>
  pedir('PUT', `distritos/${id}/cierre`, { cerrado: true, pasa_a });
/** With no office of its own in the list, which is asked before. */
const sinOficinas = async (id: number): Promise<void> => {
  const { clave } = await prueba.db
    .selectFrom('distritos')
    .select('clave')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const filas = filasVigentes(await leerListasEnVigor(prueba.db), 'oficinas', '2026-11-20');
  await decirOficinas(
    prueba.db,
    filas.filter(({ distrito }) => distrito !== clave),
  );
};

test('un distrito que se agrega tiene su clave, entra en las listas y no repite nombre, tampoco a la vez', async () => {
  const id = await crear('Zona Ñandú');
  const fila = await prueba.db.selectFrom('distritos').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(fila).toMatchObject({ clave: 'zona_nandu', cerrado: false });
  const { items } = (await ana('GET', '/colegio/distritos')).json<{ items: { id: number }[] }>();
  expect(items.map((uno) => uno.id)).toContain(id);
  const repetidos = await Promise.all(
    ['Del Norte', 'DEL NORTE'].map((nombre) => pedir('POST', 'distritos', { nombre })),
  );
  expect(repetidos.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expect((await cerrar(id)).statusCode).toBe(200);
  expect((await pedir('POST', 'distritos', { nombre: 'Zona ñandú ' })).statusCode).toBe(422);
});

test('los partidos pasan de a uno o de a muchos, con su versión, y queda de dónde a dónde', async () => {
  const id = await crear('De la costa');
  const { version } = (await leer()).partidos;
  const pasar = (partidos: number[], suVersion?: number) =>
    pedir('PUT', `distritos/${id}/partidos`, { partidos }, suVersion);
  expect((await pasar(await idsDe('Berisso'), version)).statusCode).toBe(200);
  expect((await pasar(await idsDe('Ensenada'), version)).statusCode).toBe(412);
  const hecho = await pasar(await idsDe('Ensenada', 'Magdalena', 'Berisso'));
  expect(hecho.json().message).toBe('2 partidos pasaron a De la costa.');
  expect(await partidosDe(id)).toEqual(['Berisso', 'Ensenada', 'Magdalena']);
  const { desde, hasta } = await prueba.db
    .selectFrom('auditoria')
    .select(['desde', 'hasta'])
    .where('accion', '=', 'mover_partidos')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([desde, hasta]).toEqual([
    { Ensenada: 'Distrito I', Magdalena: 'Distrito I' },
    { Ensenada: 'De la costa', Magdalena: 'De la costa' },
  ]);
  expect((await pasar(await idsDe('Berisso'))).json().codigo).toBe('nada_que_corregir');
  expect((await pasar([1_000_000])).statusCode).toBe(422);
  expect((await pedir('PUT', 'distritos/999/partidos', { partidos: await idsDe('Azul') })).statusCode).toBe(404);
});

test('cerrado pasa sus partidos y nadie más entra en él; con algo en curso no se cierra, y se dice qué', async () => {
  const [uno, otro] = [await crear('Que se cierra'), await crear('Que sigue')];
  await pedir('PUT', `distritos/${uno}/partidos`, { partidos: await idsDe('Tandil', 'Azul') });
  const { persona_id } = await matriculado(uno);
  const conGente = await cerrar(uno, otro);
  expect([conGente.statusCode, conGente.json().detail]).toEqual([409, expect.stringContaining('1 matriculado')]);
  expect(await partidosDe(uno)).toHaveLength(2);
  await prueba.db.updateTable('personas').set({ distrito_id: otro }).where('id', '=', persona_id).execute();
  const sinDestino = await cerrar(uno);
  expect([sinDestino.statusCode, sinDestino.json().detail]).toEqual([409, expect.stringContaining('2 partidos')]);
  expect((await cerrar(uno, uno)).statusCode).toBe(422);
  const { version } = (await leer()).partidos;
  expect((await cerrar(uno, otro)).statusCode).toBe(200);
  expect(await partidosDe(otro)).toEqual(['Azul', 'Tandil']);
  expect((await leer()).partidos.version).toBe(version + 1);
  await expect(persona(prueba.db, { distrito_id: uno })).rejects.toThrow('está cerrado');
  expect((await pedir('PUT', `distritos/${uno}/partidos`, { partidos: await idsDe('Azul') })).statusCode).toBe(422);
  expect((await cerrar(uno, otro)).json().codigo).toBe('nada_que_corregir');
  expect((await pedir('PUT', `distritos/${uno}/cierre`, { cerrado: false, pasa_a: null })).statusCode).toBe(200);
  await persona(prueba.db, { distrito_id: uno });
});

const matriculado = async (distrito_id: number) => {
  const suya = await persona(prueba.db, { distrito_id });
  await matricula(prueba.db, suya.id);
  return { persona_id: suya.id };
};

const darDeBaja = (distrito_id: number) =>
  prueba.db
    .updateTable('matriculas')
    .set((eb) => ({
      estado_id: eb.selectFrom('estados_matriculas').select('id').where('clave', '=', 'cancelado').limit(1),
    }))
    .where('persona_id', 'in', (eb) => eb.selectFrom('personas').select('id').where('distrito_id', '=', distrito_id))
    .execute();

test('quien quedó en un distrito cerrado no vuelve a estar en vigor hasta que pasa a uno abierto', async () => {
  const [uno, otro] = [await crear('De los que se fueron'), await crear('De los que vuelven')];
  const { persona_id } = await matriculado(uno);
  await darDeBaja(uno);
  expect((await cerrar(uno)).statusCode).toBe(200);
  const { codigo } = await prueba.db
    .selectFrom('matriculas')
    .select('codigo')
    .where('persona_id', '=', persona_id)
    .executeTakeFirstOrThrow();
  await operador(prueba.db, 'mati', { roles: ['matriculas'] });
  const mati = await prueba.conSesion('mati', INGRESO);
  const actuar = (acto: string, payload: object) =>
    mati('POST', `/colegio/personas/${persona_id}/${acto}`, { payload: { motivo: 'Vuelve', ...payload } });
  const rehabilitar = () => actuar('rehabilitar', { matricula: codigo });
  const corregir = (distrito_id: number) => actuar('corregir', { datos: { distrito_id } });
  const cerrado = await rehabilitar();
  expect([cerrado.statusCode, cerrado.json().codigo]).toEqual([409, 'distrito_de_persona_cerrado']);
  expect((await corregir(otro)).statusCode).toBe(200);
  const deVuelta = await corregir(uno);
  expect([deVuelta.statusCode, deVuelta.json().errores[0].campo]).toEqual([422, 'distrito_id']);
  expect((await rehabilitar()).statusCode).toBe(200);
});

test('quien se registra mientras se cierra espera, y no queda en un distrito cerrado', async () => {
  const id = await crear('De la carrera');
  const [cierre, alta] = await Promise.allSettled([
    cerrar(id),
    otroPortal.transaction().execute((trx) => persona(trx, { distrito_id: id })),
  ]);
  const { cerrado } = await distritoLlamado('De la carrera');
  const cerro = cierre.status === 'fulfilled' && cierre.value.statusCode === 200;
  expect(cerrado).toBe(cerro);
  // whoever has no licence does not keep it open, and was there before
  if (alta.status === 'rejected') expect(String(alta.reason)).toContain('está cerrado');
});

test('lo que data/ dice de distritos, partidos y rubros es la primera carga: lo del Colegio queda', async () => {
  const id = await crear('Propio');
  await pedir('PUT', `distritos/${id}/partidos`, { partidos: await idsDe('Junín') });
  const { rubros } = (await leer()).rubros;
  const gas = rubros.find(({ nombre }) => nombre.includes('gas'))?.id ?? 0;
  expect((await pedir('PUT', 'rubros', { activos: [gas] })).statusCode).toBe(200);
  const vacio = await crear('Que ya no está');
  expect((await cerrar(vacio)).statusCode).toBe(200);
  await prueba.db.updateTable('referencias_cargadas').set({ huella: 'otra' }).execute();
  await cargarReferencias(prueba.db);
  expect(await partidosDe(id)).toEqual(['Junín']);
  const despues = await leer();
  expect(despues.rubros.rubros.filter(({ activo }) => activo).map((uno) => uno.id)).toEqual([gas]);
  expect(despues.distritos.find((uno) => uno.id === vacio)?.cerrado).toBe(true);
});

test('el último abierto no se cierra, ni dos a la vez que dejen ninguno', async () => {
  const abiertos = () => leer().then(({ distritos }) => distritos.filter(({ cerrado }) => !cerrado));
  const quedan = await crear('Central');
  for (const { id } of await abiertos()) {
    if (id === quedan) continue;
    await sinOficinas(id);
    await darDeBaja(id);
    await cerrar(id, quedan);
  }
  expect((await abiertos()).map(({ id }) => id)).toEqual([quedan]);
  expect((await cerrar(quedan)).json().codigo).toBe('distrito_unico');
  const otro = await crear('Otro');
  await pedir('PUT', `distritos/${otro}/partidos`, { partidos: (await leer()).partidos.partidos.map(({ id }) => id) });
  const ambos = await Promise.all([cerrar(otro, quedan), cerrar(quedan)]);
  expect(ambos.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await abiertos()).toHaveLength(1);
});
