import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { matricula, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { emitirCarnet } from '../perfil/carnets.service.ts';
import { crearCuentaDeConsultas } from './consultas.ts';

const TELEFONO =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const EL_COLEGIO = { actor: 'colegio', user_id: null, username: 'operador' } as const;
let prueba: AppDePrueba;

beforeAll(async () => {
  prueba = await crearAppDePrueba({ ahora: new Date('2026-03-31T15:00:00Z') });
});
afterAll(() => prueba.cerrar());
// Every count's window is a minute by the clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T15:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const crearPersona = async (username: string) => {
  const { persona } = await usuario(prueba.db, username, { datos: { verificado: true } });
  await matricula(prueba.db, persona.id);
  return persona;
};
type Lectura = { method?: 'GET' | 'HEAD'; headers?: Record<string, string>; remoteAddress?: string };
const lector =
  (camino: string) =>
  (lectura: Lectura = {}) =>
    prueba.app.inject({
      url: camino,
      remoteAddress: '10.3.0.1',
      ...lectura,
      headers: { 'user-agent': TELEFONO, ...lectura.headers },
    });
const contadas = (persona_id: number) =>
  prueba.db
    .selectFrom('consultas_de_credenciales')
    .select(['mes', 'cuantas'])
    .where('persona_id', '=', persona_id)
    .orderBy('mes')
    .execute();

test('una lectura con un navegador se cuenta; la que se repite en el minuto, no, y otra después o de otro lado, sí', async () => {
  const { id, codigo_qr } = await crearPersona('contada');
  const leer = lector(`/qr/${codigo_qr}`);
  for (let i = 0; i < 3; i += 1) expect((await leer()).statusCode).toBe(200);
  await vi.waitFor(async () => expect(await contadas(id)).toEqual([{ mes: '2026-03-01', cuantas: 1 }]));
  await leer({ remoteAddress: '10.3.0.2' });
  vi.setSystemTime(new Date('2026-03-31T15:01:01Z'));
  await leer();
  await vi.waitFor(async () => expect(await contadas(id)).toEqual([{ mes: '2026-03-01', cuantas: 3 }]));
});

test('ni programas, ni adelantos, ni HEAD, ni la API, ni lo que no es de nadie ni otro papel', async () => {
  const { id, codigo_qr } = await crearPersona('de-programas');
  const leer = lector(`/qr/${codigo_qr}`);
  const PROGRAMAS = [
    'WhatsApp/2.24',
    'curl/8.5',
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'Mozilla/5.0 facebookexternalhit/1.1',
  ];
  for (const navegador of PROGRAMAS)
    expect((await leer({ headers: { 'user-agent': navegador } })).statusCode).toBe(200);
  await leer({ headers: { 'sec-purpose': 'prefetch;prerender' } });
  await leer({ headers: { purpose: 'prefetch' } });
  expect((await leer({ method: 'HEAD' })).statusCode).toBe(200);
  await lector(`/api/bff/qr/personas/${codigo_qr}`)();
  await lector(`/qr/cvd/${codigo_qr}`)();
  // And the one of a person, that comes after them all, is the first.
  await leer();
  await vi.waitFor(async () => expect(await contadas(id)).toEqual([{ mes: '2026-03-01', cuantas: 1 }]));
});

test('de quien leyó no se guarda nada', async () => {
  const columnas = await prueba.db.introspection.getTables();
  const tabla = columnas.find(({ name }) => name === 'consultas_de_credenciales');
  expect(tabla?.columns.map(({ name }) => name)).toEqual(['persona_id', 'mes', 'cuantas']);
});

test('su titular lee las del mes y todas junto a su carnet, y nadie las de otro', async () => {
  const persona = await crearPersona('titular');
  const ahora = prueba.ahora();
  await emitirCarnet(prueba.db, { ahora, hoy: '2026-03-31', autor: EL_COLEGIO, cuit: persona.cuit });
  const pedir = await prueba.conSesion('titular');
  const leer = async () => (await pedir('GET', `/carnets/vigente/${persona.id}`)).json().consultas;
  expect(await leer()).toEqual({ este_mes: 0, en_total: 0 });
  const suyas = (mes: string, cuantas: number) => ({ persona_id: persona.id, mes, cuantas });
  await prueba.db
    .insertInto('consultas_de_credenciales')
    .values([suyas('2025-12-01', 40), suyas('2026-02-01', 5), suyas('2026-03-01', 2)])
    .execute();
  expect(await leer()).toEqual({ este_mes: 2, en_total: 47 });
});

test('si la base no la toma, la página se lee igual', async () => {
  const { id, codigo_qr } = await crearPersona('sin-contar');
  const renombrar = (de: string, a: string) =>
    prueba.comoDuenio((db) => db.schema.alterTable(de).renameTo(a).execute());
  const fallas: unknown[] = [];
  const cuenta = crearCuentaDeConsultas(prueba.db, { reloj: prueba.ahora, alFallar: (error) => fallas.push(error) });
  await renombrar('consultas_de_credenciales', 'lejos');
  cuenta.anotar(id);
  await cuenta.cerrar();
  expect((await lector(`/qr/${codigo_qr}`)({ remoteAddress: '10.3.0.9' })).statusCode).toBe(200);
  await renombrar('lejos', 'consultas_de_credenciales');
  expect(fallas).toHaveLength(1);
  cuenta.anotar(id);
  cuenta.anotar(id);
  await cuenta.cerrar();
  expect((await contadas(id)).at(0)?.cuantas).toBeGreaterThanOrEqual(2);
});
