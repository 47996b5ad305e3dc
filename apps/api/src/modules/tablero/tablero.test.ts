import { todosLosMensajes } from '@colega/contract/mensajes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bloqueo, matricula, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { leerQr } from '../../testing/leer-codigos.ts';
import { emitirCarnet } from '../perfil/carnets.service.ts';

let prueba: AppDePrueba;
let pedir: Pedir;
let maria: UsuarioDePrueba;
let carnet_id: number;

const HOY = '2026-03-10';
const VERIFICADO = { verificado: true };
const EL_COLEGIO = { actor: 'colegio', user_id: null, username: 'operador' } as const;
const emitir = ({ persona }: UsuarioDePrueba) =>
  emitirCarnet(prueba.db, { ahora: prueba.ahora(), hoy: HOY, autor: EL_COLEGIO, cuit: persona.cuit });
const enlaceDe = ({ persona }: UsuarioDePrueba) => `https://colega.example/#/qr/${persona.codigo_qr}`;

beforeAll(async () => {
  prueba = await crearAppDePrueba({
    ahora: new Date(`${HOY}T15:00:00Z`),
    entorno: { PUBLIC_URL: 'https://colega.example' },
  });
  maria = await usuario(prueba.db, 'mgarcia', { datos: VERIFICADO });
  await matricula(prueba.db, maria.persona.id, { codigo: 'T-12.345' });
  ({ carnet_id } = await emitir(maria));
  pedir = await prueba.conSesion('mgarcia');
});
afterAll(() => prueba.cerrar());

test('el carnet vigente de la persona, y su PDF del tamaño de una tarjeta [API-030, API-031]', async () => {
  const vigente = await pedir('GET', `/carnets/vigente/${maria.persona.id}`);
  expect(vigente.json()).toEqual({
    id: carnet_id,
    numero: 'C-000001',
    fecha: HOY,
    vencimiento: '2027-03-10',
    consultas: { este_mes: 0, en_total: 0 },
  });
  const pdf = await pedir('GET', `/carnets/${carnet_id}/imprimir`);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  const texto = pdf.rawPayload.toString('latin1');
  const [, ancho, alto] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(texto) ?? [];
  expect([(Number(ancho) * 25.4) / 72, (Number(alto) * 25.4) / 72]).toEqual([
    expect.closeTo(85.6, 1),
    expect.closeTo(53.98, 1),
  ]);
});

test('la foto que muestra es la que el Colegio verificó; sin ella, o de otra persona, no hay', async () => {
  const foto = () => pedir('GET', `/media_objects/carnet/${carnet_id}`);
  const poner = (fotos: { imagen_perfil: string | null; foto_verificada: string | null }) =>
    prueba.db.updateTable('personas').set(fotos).where('id', '=', maria.persona.id).execute();
  await poner({ imagen_perfil: 'mgarcia.png', foto_verificada: null });
  expect((await foto()).statusCode).toBe(404);
  await poner({ imagen_perfil: 'mgarcia.png', foto_verificada: 'mgarcia.png' });
  const vista = await foto();
  expect([vista.statusCode, vista.headers['content-type']]).toEqual([200, 'image/png']);
  expect(vista.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  await usuario(prueba.db, 'otra', { datos: VERIFICADO });
  const ajena = await prueba.conSesion('otra');
  expect((await ajena('GET', `/media_objects/carnet/${carnet_id}`)).statusCode).toBe(404);
  await poner({ imagen_perfil: null, foto_verificada: null });
});

test('sin carnet, vencido, o sin estar activo, al día y verificado, no hay carnet vigente', async () => {
  const nuevo = await usuario(prueba.db, 'nnuevo', { datos: VERIFICADO });
  const suyo = await matricula(prueba.db, nuevo.persona.id);
  const comoNuevo = await prueba.conSesion('nnuevo');
  const vigente = () => comoNuevo('GET', `/carnets/vigente/${nuevo.persona.id}`);
  const sinCarnet = await vigente();
  expect([sinCarnet.statusCode, sinCarnet.json().detail]).toEqual([404, 'No se encontró un carnet vigente']);

  const { carnet_id: id } = await emitir(nuevo);
  expect((await vigente()).statusCode).toBe(200);
  for (const verificado of [false]) {
    await prueba.db.updateTable('personas').set({ verificado }).where('id', '=', nuevo.persona.id).execute();
    expect((await vigente()).statusCode).toBe(404);
    expect((await comoNuevo('GET', `/carnets/${id}/imprimir`)).json().detail).toBe(todosLosMensajes.carnet_sin_vigente);
    await prueba.db.updateTable('personas').set(VERIFICADO).where('id', '=', nuevo.persona.id).execute();
  }
  await prueba.db.updateTable('matriculas').set({ estado_id: 2 }).where('id', '=', suyo.id).execute();
  expect((await vigente()).statusCode).toBe(404);
  await prueba.db.updateTable('matriculas').set({ estado_id: 1 }).where('id', '=', suyo.id).execute();
  await prueba.db
    .updateTable('carnets')
    .set({ fecha: '2025-03-09', vencimiento: '2026-03-09' })
    .where('id', '=', id)
    .execute();
  expect((await vigente()).statusCode).toBe(404);
  expect((await comoNuevo('GET', `/carnets/${id}/imprimir`)).statusCode).toBe(404);
});

test('con el ejercicio bloqueado no hay carnet, ni PDF, ni QR que bajar, ni uno nuevo; sin el bloqueo, vuelven', async () => {
  const { persona } = await usuario(prueba.db, 'jperez', { datos: VERIFICADO });
  await matricula(prueba.db, persona.id);
  const { carnet_id: id } = await emitirCarnet(prueba.db, {
    ...{ ahora: prueba.ahora(), hoy: HOY, autor: EL_COLEGIO, cuit: persona.cuit },
  });
  const comoJuan = await prueba.conSesion('jperez');
  const payload = { content: `https://colega.example/#/qr/${persona.codigo_qr}` };
  const estados = async () => [
    (await comoJuan('GET', `/carnets/vigente/${persona.id}`)).statusCode,
    (await comoJuan('GET', `/carnets/${id}/imprimir`)).statusCode,
    (await comoJuan('POST', '/media_objects/qr', { payload })).statusCode,
  ];
  await bloqueo(prueba.db, persona.id, ['quita_liquidar']);
  expect(await estados()).toEqual([200, 200, 200]);
  const { id: bloqueo_id } = await bloqueo(prueba.db, persona.id, ['quita_ejercicio']);
  await prueba.db.insertInto('bloqueos_rangos').values({ bloqueo_id, estado: 'inicio', fecha: '2026-02-28' }).execute();
  expect(await estados()).toEqual([404, 404, 409]);
  expect((await comoJuan('GET', `/personas/${persona.id}`)).json()).toMatchObject({
    habilitado: false,
    es_activo_al_dia_y_verificado: false,
    credencial_suspendida: 'Tu credencial está suspendida por un bloqueo del 28/02/2026.',
    matriculas: [{ habilitada: false }],
  });
  await expect(
    emitirCarnet(prueba.db, { ahora: prueba.ahora(), hoy: HOY, autor: EL_COLEGIO, cuit: persona.cuit }),
  ).rejects.toMatchObject({ status: 409 });
  await prueba.db.updateTable('bloqueos').set({ vigente: false }).where('id', '=', bloqueo_id).execute();
  expect(await estados()).toEqual([200, 200, 200]);
});

test('el carnet de otro, y el propio anulado, responden como lo que no existe', async () => {
  await usuario(prueba.db, 'csosa', { datos: VERIFICADO });
  const comoOtra = await prueba.conSesion('csosa');
  const deNadie = await comoOtra('GET', '/carnets/2147483647/imprimir');
  for (const camino of [`/carnets/vigente/${maria.persona.id}`, `/carnets/${carnet_id}/imprimir`]) {
    const ajeno = await comoOtra('GET', camino);
    expect([ajeno.statusCode, ajeno.json()], camino).toEqual([404, deNadie.json()]);
    expect((await prueba.pedir('GET', camino)).statusCode, camino).toBe(401);
  }
  const anterior = carnet_id;
  ({ carnet_id } = await emitir(maria));
  expect((await pedir('GET', `/carnets/${anterior}/imprimir`)).statusCode).toBe(404);
});

test('el QR propio se pide por su contenido y se baja como PNG que se lee [API-032, API-033, DAS-016]', async () => {
  const respuesta = await pedir('POST', '/media_objects/qr', { payload: { content: enlaceDe(maria) } });
  const { file_path, content_url } = respuesta.json();
  expect(content_url).toBe(file_path);
  const png = await prueba.app.inject({ method: 'GET', url: file_path });
  expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await leerQr(new Uint8Array(png.rawPayload))).toEqual([enlaceDe(maria)]);
  prueba.avanzar(5 * 60_000 + 1);
  expect((await prueba.app.inject({ method: 'GET', url: file_path })).statusCode).toBe(404);
});

test('no es un servicio de QR: ni otra dirección, ni la credencial de otro, ni sin firma', async () => {
  const otra = await usuario(prueba.db, 'lrodriguez');
  for (const content of ['https://example.com', enlaceDe(otra), `${enlaceDe(maria)}x`, enlaceDe(maria).toUpperCase()]) {
    const respuesta = await pedir('POST', '/media_objects/qr', { payload: { content } });
    expect([respuesta.statusCode, respuesta.json().errores], content).toEqual([
      422,
      [{ campo: 'content', mensaje: todosLosMensajes.qr_ajeno }],
    ]);
  }
  const inventada = `/media_objects/qr/${maria.persona.codigo_qr}?vence=${Math.floor(prueba.ahora().getTime() / 1000) + 60}&firma=${'a'.repeat(43)}`;
  expect((await prueba.pedir('GET', inventada)).statusCode).toBe(404);
});

test('las noticias están en la API solo si el portal las muestra', async () => {
  expect((await pedir('GET', '/noticias')).json().items).toEqual([]);
  expect((await prueba.pedir('GET', '/configuracion')).json().noticias).toBe(false);
  const conNoticias = await crearAppDePrueba({ entorno: { NOTICIAS: '1' } });
  await usuario(conNoticias.db, 'mgarcia');
  const { items } = await (await conNoticias.conSesion('mgarcia'))('GET', '/noticias').then((r) => r.json());
  await conNoticias.cerrar();
  const fechas: string[] = items.map(({ fecha }: { fecha: string }) => fecha);
  expect(fechas.length).toBeGreaterThan(1);
  expect(fechas).toEqual(fechas.toSorted().toReversed());
});
