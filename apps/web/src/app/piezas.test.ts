import { servidor } from '@colega/web-kit/testing/servidor.ts';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { leerPiezas } from './piezas.ts';

const DE_LA_PAGINA =
  '<link rel="modulepreload" href="/assets/pantalla.js"><link rel="modulepreload" href="/assets/entrada.js">';
const LISTA = [
  { patron: '^/app/dashboard/?$', modulos: ['assets/tablero.js'] },
  { patron: '^/app/[^/]+/detail/?$', modulos: ['assets/contratos.js', 'assets/detalle.js'] },
];
const caminos = async () => (await leerPiezas()).map((pieza) => new URL(pieza).pathname);
const conArmazon = () => vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
});

test('la página del servidor nombra las piezas de su pantalla, en orden', async () => {
  document.head.innerHTML = DE_LA_PAGINA;
  expect(await caminos()).toEqual(['/assets/pantalla.js', '/assets/entrada.js']);
});

test('la que guarda el dispositivo no es de ninguna: las de la pantalla salen de la lista guardada', async () => {
  document.head.innerHTML = DE_LA_PAGINA;
  conArmazon();
  servidor.use(http.get('*/precarga.json', () => HttpResponse.json(LISTA)));
  history.replaceState(null, '', '/app/12/detail');
  expect(await caminos()).toEqual([
    '/assets/pantalla.js',
    '/assets/entrada.js',
    '/assets/contratos.js',
    '/assets/detalle.js',
  ]);
  expect(document.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(4);
});

test('sin la lista se empieza igual: cada pieza trae las suyas', async () => {
  document.head.innerHTML = DE_LA_PAGINA;
  conArmazon();
  servidor.use(http.get('*/precarga.json', () => HttpResponse.error()));
  expect(await caminos()).toEqual(['/assets/pantalla.js', '/assets/entrada.js']);
});
