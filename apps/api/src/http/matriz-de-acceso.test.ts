import { BASE_API, direccionDeRuta, type Ruta } from '@colega/contract/route';
import { esPermisoDelColegio } from '@colega/domain/permisos';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bloqueo } from '../testing/construir.ts';
import type { Pedir } from '../testing/crear-app-de-prueba.ts';
import { type Celdas, type Envio, MATRIZ, QUIENES, type QuienLlama } from '../testing/http/matriz-de-acceso.ts';
import { crearMundo, type Mundo } from '../testing/http/mundo.ts';

let m: Mundo;
let rutas: Map<string, Ruta>;
beforeAll(async () => {
  m = await crearMundo();
  rutas = new Map(m.prueba.app.rutas.map((ruta) => [`${ruta.method} ${ruta.path}`, ruta]));
});
beforeEach(async () => void (await m.revivirSesiones()));
afterAll(() => m.prueba.cerrar());

const LINEAS = Object.entries(MATRIZ);

const pedirComo = (quien: QuienLlama): Pedir => {
  const { mgarcia: duenia, csosa: otra } = m.e;
  return { anonima: m.prueba.pedir, otra, operadora: m.operadora, duenia, bloqueada: duenia }[quien];
};

const preguntar = async (quien: QuienLlama, metodo: Ruta['method'], { path, pedido }: Envio) => {
  await m.olvidarGastos();
  if (quien !== 'bloqueada') return pedirComo(quien)(metodo, path, pedido);
  const quita = ['quita_cambio_estado', 'quita_ejercicio', 'quita_liquidar', 'quita_ddjj'] as const;
  const { id } = await bloqueo(m.db, m.persona.id, [...quita]);
  const respuesta = await pedirComo(quien)(metodo, path, pedido);
  await m.prueba.comoDuenio((db) => db.deleteFrom('bloqueos').where('id', '=', id).execute());
  return respuesta;
};

/** The address of each leaf in the tree that Fastify prints. */
const direccionesDe = (arbol: string): string[] => {
  const tramos: string[] = [];
  return arbol.split('\n').flatMap((linea) => {
    const [, sangria = '', tramo = '', metodos = ''] = /^([│├└─\s]*)(.*?)(?: \(([A-Z, ]+)\))?$/u.exec(linea) ?? [];
    if (sangria === '') return [];
    tramos.splice(sangria.length / 4 - 1, Number.POSITIVE_INFINITY, tramo);
    const direccion = tramos.join('');
    return metodos === '' ? [] : metodos.split(', ').map((metodo) => `${metodo} ${direccion}`);
  });
};

// These are public on purpose: life signs, the API's description, the pages of a QR, and images by their signed address.
const FUERA_DEL_CONTRATO = [
  'GET /.well-known/security.txt',
  'GET /api/docs',
  'GET /api/docs/scalar.js',
  'GET /api/openapi.json',
  'GET /contacto',
  'GET /listo',
  'GET /marca/:clave',
  'GET /marca/:clave/:icono',
  'GET /media/:archivo',
  'GET /privacidad',
  'GET /qr',
  'GET /qr*',
  'GET /qr/:codigo',
  'GET /qr/certificado/:codigo',
  'GET /qr/cvd/:codigo',
  'GET /qr/recibo/:codigo',
  'GET /salud',
  'GET /verificar',
];
const DEL_PORTAL = [
  ...['GET /', 'GET /*', 'GET /colegio/', 'GET /colegio/*', 'GET /favicon.ico', 'GET /index.html'],
  'GET /manifest.webmanifest',
];

test('cada ruta tiene su línea en la matriz, y cada línea su ruta', () => {
  expect(LINEAS.map(([nombre]) => nombre).sort()).toEqual([...rutas.keys()].sort());
});

test('fuera del contrato solo se responde lo que es público a propósito', () => {
  const servidas = direccionesDe(m.prueba.app.printRoutes({ commonPrefix: false }));
  const delContrato = new Set([...rutas.values()].map(({ method, path }) => `${method} ${direccionDeRuta(path)}`));
  for (const ruta of delContrato) expect(servidas).toContain(ruta);
  const otras = servidas.filter((ruta) => !ruta.startsWith('HEAD ') && !delContrato.has(ruta));
  expect(otras.filter((ruta) => !DEL_PORTAL.includes(ruta)).sort()).toEqual(FUERA_DEL_CONTRATO);
});

test('lo del Colegio se atiende bajo /api/colegio, y nada más que eso', () => {
  for (const { method, path, acceso } of rutas.values()) {
    const base = direccionDeRuta(path).startsWith('/api/colegio/') ? 'del Colegio' : 'de matriculados';
    const propias = acceso === 'publica' ? [base] : [esPermisoDelColegio(acceso) ? 'del Colegio' : 'de matriculados'];
    expect([method, path, [base]]).toEqual([method, path, propias]);
    expect(m.prueba.app.hasRoute({ method, url: `${BASE_API}${path}` })).toBe(base === 'de matriculados');
  }
});

test('lo que dice cada línea concuerda con el acceso que declara su ruta', () => {
  for (const [nombre, { celdas }] of LINEAS) {
    const { acceso } = rutas.get(nombre) ?? {};
    const esDeTodos = acceso === 'publica' || acceso === 'cuenta';
    // A stranger's invented challenge gets a 401 too.
    const conSesion = acceso !== 'publica' || celdas.anonima !== celdas.duenia;
    expect([nombre, celdas.anonima === 401 && conSesion, celdas.operadora === 403]).toEqual([
      nombre,
      acceso !== 'publica',
      !esDeTodos,
    ]);
    expect([nombre, celdas.bloqueada === 403]).toEqual([nombre, !esDeTodos && acceso !== 'sesion']);
  }
});

const respuestas = async (quienes: readonly QuienLlama[], metodo: Ruta['method'], envio: Envio) => {
  const vistas: [QuienLlama, number, string][] = [];
  for (const quien of quienes) {
    const { statusCode, body } = await preguntar(quien, metodo, envio);
    vistas.push([quien, statusCode, statusCode < 400 ? '' : body]);
  }
  return vistas;
};
const comoDice = (vistas: [QuienLlama, number, string][], celdas: Celdas): void =>
  expect(vistas).toEqual(vistas.map(([quien, , cuerpo]) => [quien, celdas[quien], cuerpo]));

/** A provider redirects the payer's browser here, so it is a GET: it asks how the payment ended and records it. */
const CAMBIAN_ALGO = new Set(['GET /retornos_pagos/:medio/:referencia/:tipo']);

test.each(LINEAS)('%s', async (nombre, { celdas, armar, ambas = celdas.otra }) => {
  const { method } = rutas.get(nombre) as Ruta;
  const envio = await armar(m);
  const [rechazadas, admitidas] = [
    QUIENES.filter((quien) => celdas[quien] >= 400),
    QUIENES.filter((quien) => celdas[quien] < 400),
  ];
  const antes = await m.rastro();
  comoDice(await respuestas(rechazadas, method, envio), celdas);
  const { statusCode } = await m.ambas(method, envio.path, envio.pedido);
  expect(statusCode).toBe(ambas);
  // A refused caller changed nothing of hers; nor did one working on their own.
  if (celdas.duenia < 400) expect(await m.rastro()).toEqual(antes);
  for (const [i, quien] of admitidas.entries()) {
    const propio = i === 0 || method === 'GET' ? envio : await armar(m);
    comoDice(await respuestas([quien], method, propio), celdas);
  }
  // A GET changes nothing, not even for its owner: browsers fetch links and images beforehand.
  if (method === 'GET' && !CAMBIAN_ALGO.has(nombre)) expect(await m.rastro()).toEqual(antes);
});
