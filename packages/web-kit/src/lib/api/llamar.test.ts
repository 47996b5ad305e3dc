import { rutasDeDispositivos } from '@colega/contract/avisos';
import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { ENCABEZADO_DE_DISPOSITIVO } from '@colega/contract/route';
import { rutasDeSesion } from '@colega/contract/sesion';
import { expect, test } from 'vitest';
import { persona } from '../../testing/datos-de-personas.ts';
import { configuracion, modalidad, pagina } from '../../testing/datos-de-referencias.ts';
import { claims, token } from '../../testing/datos-de-sesion.ts';
import { iniciarSesion } from '../../testing/dibujar.tsx';
import { problema, responder, sinRed } from '../../testing/servidor.ts';
import { recordarDispositivo } from '../sesion/dispositivo.ts';
import { alTerminarSesion, leerSesion } from '../sesion/sesion.ts';
import { detalleDelError, ErrorDeApi } from './error-de-api.ts';
import { llamar } from './llamar.ts';

const VIEJO = () => leerSesion()?.token;
const autorizado = (request: Request, esperado: string): boolean =>
  request.headers.get('Authorization') === `Bearer ${esperado}`;

test('veinte 401 a la vez: una sola renovación y un reintento cada una [SES-026, SES-027]', async () => {
  iniciarSesion();
  const nuevo = token({ exp: claims().exp + 60 });
  let renovaciones = 0;
  let pedidos = 0;
  responder(rutasDeSesion.renovarToken, async ({ request }) => {
    renovaciones += 1;
    expect(await request.json()).toEqual({ refresh_token: 'refresco-1' });
    return { token: nuevo, refresh_token: 'refresco-2' };
  });
  responder(rutasDePerfil.persona, ({ request }) => {
    pedidos += 1;
    return autorizado(request, nuevo) ? persona() : problema(401, 'Token vencido');
  });
  const respuestas = await Promise.all(
    Array.from({ length: 20 }, () => llamar(rutasDePerfil.persona, { params: { id: 70 } })),
  );
  expect(respuestas).toHaveLength(20);
  expect(renovaciones).toBe(1);
  expect(pedidos).toBe(40);
  expect(leerSesion()?.refresh_token).toBe('refresco-2');
});

test('un 401 que se repite tras renovar no se reintenta otra vez [SES-027]', async () => {
  iniciarSesion();
  let pedidos = 0;
  responder(rutasDeSesion.renovarToken, () => ({ token: token({ exp: claims().exp + 60 }), refresh_token: 'r2' }));
  responder(rutasDeReferencias.modalidades, () => {
    pedidos += 1;
    return problema(401, 'No');
  });
  await expect(llamar(rutasDeReferencias.modalidades, {})).rejects.toMatchObject({ status: 401 });
  expect(pedidos).toBe(2);
});

test('un 401 sin nada de la sesión en la pestaña la termina, salvo que alguien haya ingresado mientras [SES-028]', async () => {
  const motivos: string[] = [];
  const dejar = alTerminarSesion((motivo) => motivos.push(motivo));
  let antesDeResponder = () => undefined as unknown;
  responder(rutasDeReferencias.modalidades, () => {
    antesDeResponder();
    return problema(401, 'No');
  });
  await expect(llamar(rutasDeReferencias.modalidades, {})).rejects.toMatchObject({ status: 401 });
  expect(motivos).toEqual(['vencida']);
  antesDeResponder = () => iniciarSesion();
  await expect(llamar(rutasDeReferencias.modalidades, {})).rejects.toMatchObject({ status: 401 });
  expect(motivos).toEqual(['vencida']);
  expect(leerSesion()).not.toBeNull();
  dejar();
});

test('si la renovación falla, por lo que sea, la sesión termina [SES-028]', async () => {
  for (const falla of [() => problema(401, 'No'), () => problema(500, 'Se rompió'), () => sinRed()]) {
    iniciarSesion();
    const motivos: string[] = [];
    const dejar = alTerminarSesion((motivo) => motivos.push(motivo));
    responder(rutasDeSesion.renovarToken, falla);
    responder(rutasDeReferencias.modalidades, () => problema(401, 'No'));
    await expect(llamar(rutasDeReferencias.modalidades, {})).rejects.toBeInstanceOf(ErrorDeApi);
    dejar();
    expect(motivos).toEqual(['vencida']);
    expect(leerSesion()).toBeNull();
  }
});

test('ingresar y renovar no llevan sesión ni se renuevan con 401 [SES-026]', async () => {
  iniciarSesion();
  responder(rutasDeSesion.ingresar, ({ request }) => {
    expect(request.headers.get('Authorization')).toBeNull();
    return problema(401, 'Contraseña y/o usuario incorrectos');
  });
  const intento = llamar(rutasDeSesion.ingresar, { body: { username: 'a', password: 'b' } });
  await expect(intento).rejects.toMatchObject({ status: 401 });
  expect(VIEJO()).toBeDefined();
});

test('activar los avisos, o quitar un dispositivo, dice desde cuál, que se reconoce después de la sesión; lo demás, no', async () => {
  iniciarSesion();
  recordarDispositivo('el-de-casa');
  const dichos: (string | null)[] = [];
  responder(rutasDeDispositivos.activarDispositivo, ({ request }) => {
    dichos.push(request.headers.get(ENCABEZADO_DE_DISPOSITIVO));
    return { clave: 'clave', ...pagina([]) };
  });
  responder(rutasDeDispositivos.quitarDispositivo, ({ request }) => {
    dichos.push(request.headers.get(ENCABEZADO_DE_DISPOSITIVO));
    return { clave: 'clave', ...pagina([]) };
  });
  responder(rutasDeReferencias.modalidades, ({ request }) => {
    dichos.push(request.headers.get(ENCABEZADO_DE_DISPOSITIVO));
    return pagina([modalidad()]);
  });
  const body = { direccion: 'https://push.ejemplo/1', claves: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };
  await llamar(rutasDeDispositivos.activarDispositivo, { body });
  await llamar(rutasDeDispositivos.quitarDispositivo, { params: { id: 5 } });
  await llamar(rutasDeReferencias.modalidades, {});
  expect(dichos).toEqual(['el-de-casa', 'el-de-casa', null]);
});

test('la consulta viaja sin lo vacío y la respuesta sale con la forma del contrato', async () => {
  iniciarSesion();
  responder(rutasDeReferencias.localidades, ({ request }) => {
    expect(new URL(request.url).search).toBe('?search=La+Plata');
    return pagina([]);
  });
  const query = { search: 'La Plata', nombre: '', codigo_postal: undefined };
  expect(await llamar(rutasDeReferencias.localidades, { query })).toEqual(pagina([]));
});

test('un POST que crea algo de valor lleva Idempotency-Key, la del llamador si la da', async () => {
  iniciarSesion();
  const claves: (string | null)[] = [];
  responder(rutasDeHonorarios.generar, ({ request }) => {
    claves.push(request.headers.get('Idempotency-Key'));
    return { id: 1, resolucion_id: 1, message: 'ok' };
  });
  const body = {
    fecha: '2026-01-01',
    segmento: 'civil',
    factor_coeficiente: '1.3',
    tareas_valores: [],
    honorario_convenido: '1',
  };
  await llamar(rutasDeHonorarios.generar, { body });
  await llamar(rutasDeHonorarios.generar, { body }, { idempotencyKey: 'mía' });
  await llamar(rutasDeHonorarios.generar, { body });
  expect(claves[1]).toBe('mía');
  expect(claves[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(claves[2]).not.toBe(claves[0]);
});

test('un documento llega como Blob', async () => {
  iniciarSesion();
  responder(
    rutasDeHonorarios.documentoDelCalculo,
    () => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }),
  );
  const blob = await llamar(rutasDeHonorarios.documentoDelCalculo, { params: { id: 1, url: 'planilla' } });
  expect(await blob.text()).toBe('%PDF-');
});

test('sin red, con un rechazo o con otra forma, el error dice qué pasó [ERR-044]', async () => {
  responder(rutasDeReferencias.configuracion, () => sinRed());
  await expect(llamar(rutasDeReferencias.configuracion, {})).rejects.toMatchObject({ tipo: 'red', status: 0 });
  responder(rutasDeReferencias.configuracion, () => problema(500, 'Tuvimos un problema'));
  const rechazo = await llamar(rutasDeReferencias.configuracion, {}).catch((e: unknown) => e);
  expect(detalleDelError(rechazo, 'otro')).toBe('Tuvimos un problema');
  responder(rutasDeReferencias.configuracion, () => Response.json({ ...configuracion(), demo: 'sí' }));
  await expect(llamar(rutasDeReferencias.configuracion, {})).rejects.toMatchObject({ tipo: 'forma' });
});

test('una llamada cancelada no es un error del servidor', async () => {
  const control = new AbortController();
  responder(rutasDeReferencias.modalidades, () => pagina([modalidad()]));
  control.abort();
  await expect(llamar(rutasDeReferencias.modalidades, {}, { signal: control.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
