import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { anularCarnet, emitirCarnet } from './carnets.service.ts';
import { cargarImagen, corregirTitulo } from './correccion.service.ts';
import { verificarDato } from './verificar.service.ts';

const HOY = '2026-03-10';
const AUTOR = { actor: 'colegio', user_id: null, username: 'operador' } as const;
const motivo = 'Nota 12/26';
let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ ahora: new Date(`${HOY}T15:00:00Z`) });
  maria = await usuario(prueba.db, 'mgarcia', { datos: { verificado: true } });
  await matricula(prueba.db, maria.persona.id, { codigo: 'T-12.345' });
});
afterAll(() => prueba.cerrar());

const pedido = () => ({ ahora: prueba.ahora(), hoy: HOY, autor: AUTOR, cuit: maria.persona.cuit });
const cargar = async (tipo: 'foto' | 'firma', background: string) => {
  const bytes = await sharp({ create: { width: 30, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  await cargarImagen(prueba.db, { ...pedido(), tipo, bytes });
};
const publica = async () =>
  (await prueba.pedir('GET', `/qr/personas/${maria.persona.codigo_qr}`)).json<{ imagen_perfil: object | null }>()
    .imagen_perfil;
const enSuPagina = async () => {
  const { body } = await prueba.app.inject({ method: 'GET', url: `/qr/${maria.persona.codigo_qr}` });
  return body.includes('data:image/jpeg');
};
const emitir = () => emitirCarnet(prueba.db, pedido());
const verificar = (dato: 'identidad' | 'foto' | 'firma' | 'titulo', codigo?: string) =>
  verificarDato(prueba.db, { ...pedido(), dato, ...(codigo && { matricula: codigo }) });
const version = async () =>
  (
    await prueba.db
      .selectFrom('personas')
      .select('version')
      .where('id', '=', maria.persona.id)
      .executeTakeFirstOrThrow()
  ).version;

test('una foto cargada no se publica ni deja emitir hasta que se la mira; otra que se carga, tampoco', async () => {
  expect(await publica()).toBeNull();
  await cargar('foto', '#336699');
  expect(await publica()).toBeNull();
  expect(await enSuPagina()).toBe(false);
  await expect(emitir()).rejects.toMatchObject({
    status: 409,
    message: 'Antes de emitir la credencial falta verificar: la foto.',
  });
  await verificar('foto');
  expect(await publica()).not.toBeNull();
  expect(await enSuPagina()).toBe(true);
  expect((await emitir()).numero).toMatch(/^C-/);
  await expect(verificar('foto')).rejects.toMatchObject({ status: 409, codigo: 'ya_verificado' });
  await cargar('foto', '#993366');
  expect(await publica()).toBeNull();
  await verificar('foto');
});

test('lo que no se cargó no se verifica, y no detiene la credencial', async () => {
  await expect(verificar('firma')).rejects.toMatchObject({ status: 409, codigo: 'nada_que_verificar' });
  await emitir();
  await cargar('firma', '#000000');
  await expect(emitir()).rejects.toMatchObject({ message: expect.stringContaining('la firma') });
  await verificar('firma');
});

test('un título corregido se vuelve a verificar, con su matrícula', async () => {
  const titulo = { titulo_descripcion: 'Maestra Mayor de Obras' };
  await corregirTitulo(prueba.db, { ...pedido(), matricula: 'T-12.345', titulo, motivo });
  await expect(emitir()).rejects.toMatchObject({ message: expect.stringContaining('el título') });
  await expect(verificar('titulo')).rejects.toMatchObject({ status: 422 });
  await expect(verificar('titulo', 'T-99.999')).rejects.toMatchObject({ status: 404 });
  await verificar('titulo', 'T-12.345');
  await emitir();
  await expect(verificar('titulo', 'T-12.345')).rejects.toMatchObject({ codigo: 'ya_verificado' });
});

test('una credencial anulada deja a su persona sin ninguna, y queda por qué', async () => {
  const { numero } = await emitir();
  await expect(anularCarnet(prueba.db, { ...pedido(), motivo: ' ' })).rejects.toMatchObject({ status: 422 });
  expect(await anularCarnet(prueba.db, { ...pedido(), motivo })).toEqual({ numero });
  await expect(anularCarnet(prueba.db, { ...pedido(), motivo })).rejects.toMatchObject({
    codigo: 'carnet_no_vigente',
  });
  const como = await prueba.conSesion('mgarcia');
  expect((await como('GET', `/carnets/vigente/${maria.persona.id}`)).statusCode).toBe(404);
  const linea = await prueba.db
    .selectFrom('auditoria')
    .select(['accion', 'desde', 'motivo'])
    .where('accion', '=', 'anular_carnet')
    .executeTakeFirstOrThrow();
  expect(linea).toMatchObject({ desde: { carnet: numero }, motivo });
});

test('cada hecho es otra versión, y sobre una que ya no es no se hace nada', async () => {
  const leida = await version();
  await emitirCarnet(prueba.db, { ...pedido(), version: leida });
  expect(await version()).toBe(leida + 1);
  await expect(emitirCarnet(prueba.db, { ...pedido(), version: leida })).rejects.toMatchObject({
    status: 412,
    message: expect.stringContaining('A esta persona la cambió operador el 10/03/2026'),
  });
  expect(await version()).toBe(leida + 1);
});
