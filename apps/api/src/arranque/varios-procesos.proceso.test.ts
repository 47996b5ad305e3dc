import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { conectar, type Db } from '../db/conectar.ts';
import { encolar } from '../jobs/cola.ts';
import { carpetaDePrueba, lanzarColega, type ProcesoDePrueba } from '../testing/arranque/proceso-de-prueba.ts';
import { abrirProxy } from '../testing/arranque/proxy.ts';
import { CLAVE_DE_PRUEBA, usuario } from '../testing/construir.ts';
import { type BaseDePrueba, crearBaseDePrueba, crearBaseVacia } from '../testing/crear-base-de-prueba.ts';

const API = '/api/bff';
const DATA_DIR = carpetaDePrueba();

let prueba: BaseDePrueba;
let db: Db;
let procesos: ProcesoDePrueba[];
let trabajador: ProcesoDePrueba;
let direcciones: string[];
let proxy: Awaited<ReturnType<typeof abrirProxy>>;
let partido: { id: number };

type Respuesta = { status: number; cuerpo: Record<string, unknown> };
type Opciones = { token?: string; clave?: string; a?: string };
const pedir = async (
  metodo: string,
  ruta: string,
  cuerpo?: object,
  { token, clave, a = proxy.direccion }: Opciones = {},
): Promise<Respuesta> => {
  const formulario = cuerpo instanceof FormData;
  const respuesta = await fetch(`${a}${API}${ruta}`, {
    method: metodo,
    headers: {
      ...(cuerpo && !formulario && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(clave && { 'idempotency-key': clave }),
    },
    ...(cuerpo && { body: formulario ? cuerpo : JSON.stringify(cuerpo) }),
  });
  return { status: respuesta.status, cuerpo: (await respuesta.json()) as Record<string, unknown> };
};
const ingresar = async (username: string, password = CLAVE_DE_PRUEBA, a = proxy.direccion): Promise<Respuesta> =>
  pedir('POST', '/authentication_token', { username, password }, { a });
const localidad = (nombre: string) => ({ nombre, codigo_postal: '1900', partido });
const contar = async (nombre: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from localidades where nombre like ${`${nombre}%`}`.execute(db);
  return rows[0]?.n ?? 0;
};

beforeAll(async () => {
  prueba = await crearBaseDePrueba();
  const { url, duenio } = await crearBaseVacia(prueba);
  const entorno = {
    DATABASE_URL: url,
    DATABASE_OWNER_URL: duenio,
    DATA_DIR,
    TRABAJADOR: '0',
    SESSION_SECRET: 'el mismo secreto para todos los procesos',
  };
  procesos = [lanzarColega(entorno), lanzarColega(entorno)];
  trabajador = lanzarColega(entorno, [], 'trabajador');
  direcciones = await Promise.all(procesos.map(({ direccion }) => direccion));
  await trabajador.direccion;
  proxy = await abrirProxy(direcciones);
  db = conectar(entorno.DATABASE_URL, { conexiones: 2 });
  for (const username of ['mgarcia', 'csosa']) await usuario(db, username);
  partido = await db.selectFrom('partidos').select('id').orderBy('id').executeTakeFirstOrThrow();
}, 60_000);
afterAll(async () => {
  proxy.cerrar();
  await db.destroy();
  for (const { hijo, fin } of [...procesos, trabajador]) {
    hijo.kill('SIGKILL');
    await fin;
  }
  await prueba.cerrar();
  await rm(dirname(DATA_DIR), { recursive: true, force: true });
});

test('la sesión, las imágenes, la idempotencia, el freno y los trabajos valen en todos los procesos', async () => {
  const [una = '', otra = ''] = direcciones;
  const { token, refresh_token } = (await ingresar('mgarcia', CLAVE_DE_PRUEBA, una)).cuerpo as Record<string, string>;
  const deOtra = { token: token ?? '', a: otra };
  expect((await pedir('GET', '/rubros', undefined, deOtra)).status).toBe(200);
  const renovada = await pedir('POST', '/token/refresh', { refresh_token }, { a: otra });
  expect(renovada.status).toBe(200);
  const sesion = { token: String(renovada.cuerpo.token) };

  const formulario = new FormData();
  const foto = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  formulario.append('file', new Blob([Uint8Array.from(foto)], { type: 'image/jpeg' }), 'foto.jpg');
  const subida = await pedir('POST', '/media_objects', formulario, { ...sesion, a: una });
  expect(subida.status).toBe(201);
  const leidas = await Promise.all(
    direcciones.map(async (a) => (await fetch(`${a}${subida.cuerpo.content_url}`)).headers.get('content-length')),
  );
  expect(leidas).toEqual([String(leidas[0]), String(leidas[0])]);

  const clave = randomUUID();
  const crear = (a: string) => pedir('POST', '/localidades', localidad('Paraje Doble'), { ...sesion, clave, a });
  const dobles = await Promise.all([crear(una), crear(otra)]);
  expect(dobles.map(({ status }) => status)).toContain(201);
  for (const { status } of dobles) expect([201, 409]).toContain(status);
  expect((await crear(otra)).cuerpo).toEqual((await crear(una)).cuerpo);
  expect(await contar('Paraje Doble')).toBe(1);

  for (let i = 0; i < 10; i++) expect((await ingresar('csosa', 'errada')).status).toBe(401);
  for (const a of direcciones) expect((await ingresar('csosa', CLAVE_DE_PRUEBA, a)).status).toBe(429);

  await encolar(db, 'vencer_cupones', {});
  const pendientes = async () =>
    (await sql`select from graphile_worker.jobs where key is null`.execute(db)).rows.length;
  await expect.poll(pendientes, { timeout: 10_000, interval: 100 }).toBe(0);
}, 40_000);

test('uno muere con -9 en plena carga y nadie se entera', async () => {
  const { token } = (await ingresar('mgarcia')).cuerpo as { token: string };
  const malas: string[] = [];
  let [quedan, escritas, leidas] = [true, 0, 0];
  const vivir = async (): Promise<void> => {
    while (quedan) {
      const escrita = await pedir('POST', '/localidades', localidad(`Paraje ${randomUUID()}`), {
        token,
        clave: randomUUID(),
      });
      if (escrita.status === 201) escritas += 1;
      else malas.push(`escribir: ${escrita.status} ${JSON.stringify(escrita.cuerpo)}`);
      const leida = await pedir('GET', '/rubros', undefined, { token });
      if (leida.status === 200) leidas += 1;
      else malas.push(`leer: ${leida.status}`);
    }
  };
  const antes = await contar('Paraje ');
  const vidas = Array.from({ length: 6 }, vivir);
  const hastaEscribir = (cuantas: number) => vi.waitUntil(() => escritas >= cuantas, { timeout: 30_000, interval: 5 });
  await hastaEscribir(10);
  procesos[0]?.hijo.kill('SIGKILL');
  // Each process writes at least one that began after the death.
  await hastaEscribir(escritas + 2 * vidas.length);
  quedan = false;
  await Promise.all(vidas);
  expect(malas).toEqual([]);
  expect(leidas).toBe(escritas);
  expect(await contar('Paraje ')).toBe(antes + escritas);
}, 40_000);

test('al que se le pide que termine deja de estar listo, contesta lo que tenía y termina bien', async () => {
  const [, quedo] = procesos;
  const [, direccion = ''] = direcciones;
  const { token } = (await ingresar('mgarcia')).cuerpo as { token: string };
  const enCurso = Array.from({ length: 10 }, () =>
    pedir('POST', '/localidades', localidad(`Ultimo ${randomUUID()}`), { token, clave: randomUUID(), a: direccion }),
  );
  await esperar(5);
  quedo?.hijo.kill('SIGTERM');
  const contestadas = (await Promise.allSettled(enCurso)).flatMap((una) =>
    una.status === 'fulfilled' ? [una.value.status] : [],
  );
  expect(await quedo?.fin).toMatchObject({ codigo: 0 });
  expect(await contar('Ultimo ')).toBe(contestadas.filter((status) => status === 201).length);
  trabajador.hijo.kill('SIGTERM');
  expect(await trabajador.fin).toMatchObject({ codigo: 0 });
}, 40_000);
