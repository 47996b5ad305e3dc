import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLAVE_DE_PRUEBA, type UsuarioDePrueba, usuario } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearLlaveDePrueba } from '../../../testing/sesion/llave-de-prueba.ts';
import { parteConfiable } from './llaves.ts';

const password = CLAVE_DE_PRUEBA;
type Llave = ReturnType<typeof crearLlaveDePrueba>;
let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
let sesion: Pedir;
let numero = 0;

beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000 });
});
beforeEach(async () => {
  numero += 1;
  maria = await usuario(prueba.db, `maria${numero}`);
  sesion = await prueba.conSesion(maria.username);
});
afterAll(() => prueba.cerrar());

type Pedida = { desafio: string; llave: { challenge: string; rp: { id: string } } };
const pedirla = async (prueba: object = {}, con = sesion): Promise<Pedida> =>
  (await con('POST', '/segundo_factor/llaves/pedir', { payload: { password, ...prueba } })).json<Pedida>();
const guardarla = async (
  { desafio, llave: { challenge, rp } }: Pedida,
  llave: Llave,
  con = sesion,
  origen?: string,
) => {
  const nueva = llave.nacer({ challenge, rpId: rp.id, ...(origen !== undefined && { origen }) });
  return con('POST', '/segundo_factor/llaves', { payload: { desafio, nombre: 'Teléfono', llave: nueva } });
};
const conLlave = async (): Promise<{ llave: Llave; codigos: string[] }> => {
  const llave = crearLlaveDePrueba();
  const respuesta = await guardarla(await pedirla(), llave);
  expect(respuesta.statusCode, respuesta.body).toBe(201);
  return { llave, codigos: respuesta.json<{ codigos: string[] }>().codigos };
};
type Paso = { desafio: string; medios: string[]; llave: { challenge: string; rpId: string } };
const primero = async (): Promise<Paso> =>
  (
    await prueba.pedir('POST', '/authentication_token', { payload: { username: maria.username, password } })
  ).json<Paso>();
const segundo = async (payload: object) => {
  const respuesta = await prueba.pedir('POST', '/authentication_token/segundo_paso', { payload });
  return [respuesta.statusCode, respuesta.json<{ codigo?: string }>().codigo];
};
const INCORRECTA = [401, 'llave_incorrecta'];

test('se agrega con su nombre, da los códigos la primera vez y con ella se entra', async () => {
  const { llave, codigos } = await conLlave();
  expect(codigos).toHaveLength(10);
  const { desafio, medios, llave: reto } = await primero();
  expect(medios).toEqual(['llave', 'recuperacion']);
  expect(await segundo({ desafio, llave: llave.firmar(reto) })).toEqual([200, undefined]);
  expect((await sesion('GET', '/segundo_factor')).json()).toMatchObject({
    llaves: [{ nombre: 'Teléfono', usada_en: prueba.ahora().toISOString() }],
  });
});

test('lo que firmó para un ingreso no sirve para otro, ni para otro sitio, ni la firma de otra llave', async () => {
  const { llave } = await conLlave();
  const { desafio, llave: reto } = await primero();
  const firmado = llave.firmar(reto);
  expect(await segundo({ desafio, llave: firmado })).toEqual([200, undefined]);
  const otro = await primero();
  expect(await segundo({ desafio: otro.desafio, llave: firmado })).toEqual(INCORRECTA);
  const enganio = llave.firmar({ ...otro.llave, origen: 'https://colega.example.net' });
  expect(await segundo({ desafio: otro.desafio, llave: enganio })).toEqual(INCORRECTA);
  const ajena = { ...crearLlaveDePrueba().firmar(otro.llave), id: firmado.id };
  expect(await segundo({ desafio: otro.desafio, llave: ajena })).toEqual(INCORRECTA);
  expect(await segundo({ desafio: otro.desafio, llave: llave.firmar(otro.llave) })).toEqual([200, undefined]);
});

test('una copia, que cuenta hacia atrás, no entra; ni la llave de otra persona', async () => {
  const { llave } = await conLlave();
  for (let i = 0; i < 2; i += 1) {
    const { desafio, llave: reto } = await primero();
    expect(await segundo({ desafio, llave: llave.firmar(reto) })).toEqual([200, undefined]);
  }
  llave.atrasar();
  const { desafio, llave: reto } = await primero();
  expect(await segundo({ desafio, llave: llave.firmar(reto) })).toEqual(INCORRECTA);
  const suya = maria;
  maria = await usuario(prueba.db, `otra${numero}`);
  sesion = await prueba.conSesion(maria.username);
  const deOtra = await conLlave();
  maria = suya;
  const paso = await primero();
  expect(await segundo({ desafio: paso.desafio, llave: deOtra.llave.firmar(paso.llave) })).toEqual(INCORRECTA);
});

test('al agregarla el reto es de quien lo pidió, sirve una vez y vence; la misma no se agrega dos veces', async () => {
  const llave = crearLlaveDePrueba();
  const pedida = await pedirla();
  const deOtra = await prueba.conSesion((await usuario(prueba.db, `otra${numero}`)).username);
  expect((await guardarla(pedida, llave, deOtra)).statusCode).toBe(409);
  expect((await guardarla(pedida, llave, sesion, 'https://otro.example')).json()).toMatchObject({
    status: 422,
    codigo: 'llave_incorrecta',
  });
  const juntas = await Promise.all([guardarla(pedida, llave), guardarla(pedida, llave)]);
  expect(juntas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect((await guardarla(await pedirla({}, deOtra), llave, deOtra)).json()).toMatchObject({
    codigo: 'llave_repetida',
  });
  const tarde = await pedirla({}, deOtra);
  prueba.avanzar(5 * 60_000);
  expect((await guardarla(tarde, crearLlaveDePrueba(), deOtra)).json()).toMatchObject({ codigo: 'pedido_vencido' });
});

test('firmando con ella se cambia el segundo factor; el reto sirve una vez, y el de un ingreso no', async () => {
  const { llave } = await conLlave();
  const reto = async () => (await sesion('POST', '/segundo_factor/reto', { payload: {} })).json<Paso>();
  const renovar = async ({ desafio, llave: pedido }: Paso) => {
    const payload = { password, desafio, llave: llave.firmar(pedido) };
    return (await sesion('POST', '/segundo_factor/codigos', { payload })).statusCode;
  };
  const uno = await reto();
  expect([await renovar(uno), await renovar(uno)]).toEqual([200, 422]);
  expect(await renovar(await primero())).toBe(422);
  const { desafio, llave: pedido } = await reto();
  const [{ id = 0 } = {}] = (await sesion('GET', '/segundo_factor')).json<{ llaves: { id: number }[] }>().llaves;
  const payload = { password, desafio, llave: llave.firmar(pedido) };
  expect((await sesion('POST', `/segundo_factor/llaves/${id}/quitar`, { payload })).statusCode).toBe(200);
  expect((await sesion('GET', '/segundo_factor')).json()).toMatchObject({ llaves: [], codigos: null });
});

test('son del nombre del portal y de su dirección; con un número no hay, salvo en esta máquina', () => {
  expect(parteConfiable('https://portal.colegio.example')).toEqual({
    id: 'portal.colegio.example',
    origenes: ['https://portal.colegio.example'],
  });
  const local = { id: 'localhost', origenes: ['http://localhost:3000'] };
  expect([parteConfiable('http://127.0.0.1:3000'), parteConfiable('http://[::1]:3000')]).toEqual([local, local]);
  expect([parteConfiable('http://10.0.0.4:3000'), parteConfiable('http://[2001:db8::1]')]).toEqual([null, null]);
});
