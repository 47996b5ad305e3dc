import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CarteroDePrueba, crearCartero } from '../../testing/avisos/cartero.ts';
import { matricula, operador, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { cargarImagen, corregirTitulo } from './correccion.service.ts';
import { rechazarDato } from './rechazar.service.ts';
import { verificarDato } from './verificar.service.ts';

const HOY = '2026-03-10';
const AUTOR = { actor: 'colegio', user_id: null, username: 'operador' } as const;
const CODIGO = 'T-12.345';
let prueba: AppDePrueba;
let cartero: CarteroDePrueba;
let maria: UsuarioDePrueba;
let matriculas: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ ahora: new Date(`${HOY}T15:00:00Z`) });
  cartero = crearCartero(prueba);
  maria = await usuario(prueba.db, 'mgarcia', { datos: { verificado: true } });
  await matricula(prueba.db, maria.persona.id, { codigo: CODIGO });
  await operador(prueba.db, 'omatriculas', { roles: ['matriculas'], distrito_id: null });
  matriculas = await prueba.conSesion('omatriculas', '/colegio/authentication_token');
});
afterAll(() => prueba.cerrar());

const pedido = () => ({ ahora: prueba.ahora(), hoy: HOY, autor: AUTOR, cuit: maria.persona.cuit });
const cargarFoto = async (background: string) => {
  const bytes = await sharp({ create: { width: 30, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  await cargarImagen(prueba.db, { ...pedido(), tipo: 'foto', bytes });
};
const rechazar = (dato: 'foto' | 'firma' | 'titulo', motivo: string, codigo?: string) =>
  rechazarDato(prueba.db, { ...pedido(), dato, motivo, ...(codigo && { matricula: codigo }) });
const publica = async () =>
  (await prueba.pedir('GET', `/qr/personas/${maria.persona.codigo_qr}`)).json<{
    imagen_perfil: { content_url: string } | null;
  }>().imagen_perfil;
const laFoto = () =>
  prueba.db
    .selectFrom('personas')
    .select(['imagen_perfil', 'foto_verificada'])
    .where('id', '=', maria.persona.id)
    .executeTakeFirstOrThrow();
const ficha = async () =>
  (await matriculas('GET', `/colegio/personas/${maria.persona.id}`)).json<{
    matriculas: { titulo: { descripcion: string }; verificacion_del_titulo: string; titulo_rechazado: string | null }[];
  }>().matriculas[0];
const enLaCola = async () =>
  (await matriculas('GET', '/colegio/personas?cola=por_verificar')).json<{ items: unknown[] }>().items.length;

test('la primera foto que se rechaza deja de estar; la que se rechaza después de otra verificada deja a esa, y se sigue publicando', async () => {
  await cargarFoto('#111111');
  expect(await enLaCola()).toBe(1);
  expect(await rechazar('foto', 'Tiene anteojos negros.')).toEqual({ vuelve: false });
  expect(await laFoto()).toEqual({ imagen_perfil: null, foto_verificada: null });
  await expect(rechazar('foto', 'Otra vez')).rejects.toMatchObject({ status: 409, codigo: 'nada_que_verificar' });
  await cargarFoto('#222222');
  await verificarDato(prueba.db, { ...pedido(), dato: 'foto' });
  await expect(rechazar('foto', 'Tarde')).rejects.toMatchObject({ status: 409, codigo: 'ya_verificado' });
  const buena = await publica();
  await cargarFoto('#333333');
  expect(await publica()).toBeNull();
  expect(await rechazar('foto', 'No se ve la cara.')).toEqual({ vuelve: true });
  expect(await publica()).toEqual(buena);
  expect(await enLaCola()).toBe(0);
});

test('su dueña lo sabe por la campana y por carta, una vez por rechazo, con el motivo y lo que vale', async () => {
  await cartero.repartir();
  await cartero.repartir();
  const cartas = cartero.buzon.filter(({ asunto }) => asunto === 'El Colegio no aceptó tu foto');
  expect(cartas).toHaveLength(2);
  expect(cartas.map(({ texto }) => texto).join()).toContain('No se ve la cara. Sigue valiendo la anterior.');
  const deElla = await prueba.conSesion('mgarcia');
  const { items } = (await deElla('GET', '/avisos?lado=matriculado')).json<{
    items: { titulo: string; detalle: string }[];
  }>();
  expect(items.map(({ titulo, detalle }) => [titulo, detalle])).toEqual([
    ['El Colegio no aceptó tu foto', 'No se ve la cara. Sigue valiendo la anterior.'],
    ['El Colegio no aceptó tu foto', 'Tiene anteojos negros. Hace falta otra.'],
  ]);
});

test('un título corregido que se rechaza vuelve al que estaba verificado, aunque se lo haya corregido dos veces', async () => {
  const antes = (await ficha())?.titulo.descripcion;
  const corregir = (titulo_descripcion: string) =>
    corregirTitulo(prueba.db, { ...pedido(), matricula: CODIGO, titulo: { titulo_descripcion }, motivo: 'Nota 1' });
  await corregir('Uno');
  await corregir('Dos');
  expect(await ficha()).toMatchObject({ titulo: { descripcion: 'Dos' }, verificacion_del_titulo: 'por_verificar' });
  expect(await rechazar('titulo', 'No es de una escuela reconocida.', CODIGO)).toEqual({ vuelve: true });
  expect(await ficha()).toMatchObject({
    ...{ titulo: { descripcion: antes }, verificacion_del_titulo: 'verificado', titulo_rechazado: null },
  });
});

test('uno sin anterior queda rechazado, con su motivo: no está en la cola, no deja emitir, y corregido se mira otra vez', async () => {
  const { id } = await matricula(prueba.db, maria.persona.id, { codigo: 'T-77.777', titulo_verificado: false });
  const suya = async () =>
    (await matriculas('GET', `/colegio/personas/${maria.persona.id}`))
      .json<{ matriculas: { id: number; verificacion_del_titulo: string; titulo_rechazado: string | null }[] }>()
      .matriculas.find((una) => una.id === id);
  expect(await rechazar('titulo', 'No se lee.', 'T-77.777')).toEqual({ vuelve: false });
  expect(await suya()).toMatchObject({ verificacion_del_titulo: 'rechazado', titulo_rechazado: 'No se lee.' });
  expect(await enLaCola()).toBe(0);
  await expect(rechazar('titulo', 'Otra', 'T-77.777')).rejects.toMatchObject({ status: 409, codigo: 'ya_rechazado' });
  const emitir = await matriculas('POST', `/colegio/personas/${maria.persona.id}/carnet`, { payload: {} });
  expect(emitir.json<{ message: string }>().message).toContain('falta verificar: el título');
  const titulo = { titulo_descripcion: 'Técnica en gas' };
  await corregirTitulo(prueba.db, { ...pedido(), matricula: 'T-77.777', titulo, motivo: 'Nota 2' });
  expect(await suya()).toMatchObject({ verificacion_del_titulo: 'por_verificar', titulo_rechazado: null });
  await verificarDato(prueba.db, { ...pedido(), dato: 'titulo', matricula: 'T-77.777' });
  expect(await suya()).toMatchObject({ verificacion_del_titulo: 'verificado' });
});

test('sin motivo no se rechaza, ni lo que ya es de otra versión; dos a la vez rechazan una', async () => {
  await cargarFoto('#444444');
  const camino = `/colegio/personas/${maria.persona.id}/rechazar`;
  const mandar = (payload: object, version?: string) =>
    matriculas('POST', camino, { payload, ...(version && { headers: { 'if-match': version } }) });
  expect((await mandar({ dato: 'foto', motivo: ' ' })).statusCode).toBe(422);
  expect((await mandar({ dato: 'identidad', motivo: 'No' })).statusCode).toBe(422);
  expect((await mandar({ dato: 'foto', motivo: 'No' }, '"1"')).statusCode).toBe(412);
  const aLaVez = await Promise.all([1, 2].map(() => mandar({ dato: 'foto', motivo: 'Borrosa' })));
  expect(aLaVez.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('la localidad se corrige por una que todos ven; una sin aprobar, no', async () => {
  const { id: localidad } = await prueba.db
    .selectFrom('localidades')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const corregir = (domicilio_localidad_id: number) =>
    matriculas('POST', `/colegio/personas/${maria.persona.id}/corregir`, {
      payload: { datos: { domicilio_localidad_id }, motivo: 'Se mudó' },
    });
  await prueba.db.updateTable('localidades').set({ creada_por: maria.id }).where('id', '=', localidad).execute();
  const negada = await corregir(localidad);
  expect([negada.statusCode, negada.json()]).toMatchObject([422, { errores: [{ campo: 'domicilio_localidad_id' }] }]);
  await prueba.db.updateTable('localidades').set({ aprobada_en: prueba.ahora() }).where('id', '=', localidad).execute();
  expect((await corregir(localidad)).statusCode).toBe(200);
  const { desde, hasta } = await prueba.db
    .selectFrom('auditoria')
    .select(['desde', 'hasta'])
    .where('accion', '=', 'corregir_persona')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([desde, hasta]).toMatchObject([
    { domicilio_localidad_id: maria.persona.domicilio_localidad_id },
    { domicilio_localidad_id: localidad },
  ]);
});
