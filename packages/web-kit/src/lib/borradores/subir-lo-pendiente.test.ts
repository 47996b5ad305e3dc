import { type BorradorPorGuardar, rutasDeBorradores as r } from '@colega/contract/borradores';
import { beforeEach, expect, test, vi } from 'vitest';
import { iniciarSesion } from '../../testing/dibujar.tsx';
import { responder, sinRed } from '../../testing/servidor.ts';
import { seguirLoPendiente } from './al-volver-la-red.ts';
import { guardarBorrador } from './almacen-de-borradores.ts';
import { crearCopiador } from './copiador.ts';
import { copiaEnElServidor, leerCopia } from './copias.ts';
import { desocupar } from './lugares.ts';
import { subirLoPendiente } from './subir-lo-pendiente.ts';
import { armarValores } from './valores.ts';

const LISTADO = {
  ...{ que: 'Prueba', detalle: 'GOMEZ ANA', paso: 'DOS', falta: ['TRES'], enlace: '/app/prueba?x=1', formulario: 4 },
};
const RECORRIDO = { actual: 'dos', visitados: ['uno', 'dos'], completos: ['uno'], conError: [] };
const guardado = (texto: string) => ({ borrador: { texto }, recorrido: RECORRIDO, intento: null, version: 4 });

let subidos: (BorradorPorGuardar & { id: string })[] = [];
const guardaTodo = () =>
  responder(r.guardarBorrador, async ({ request, params }) => {
    subidos.push({ id: String(params.id), ...((await request.json()) as BorradorPorGuardar) });
    return { id: String(params.id), version: 1, actualizado_en: '2026-03-20T15:00:00.000Z' };
  });
/** Its wizard was left without network. */
const dejarSinRed = async (nombre: string, texto: string, user_id = 7) => {
  responder(r.guardarBorrador, () => sinRed());
  const copiador = crearCopiador({ user_id, nombre });
  guardarBorrador(user_id, nombre, guardado(texto));
  copiador.empezar({
    leer: () => ({ ...LISTADO, valores: armarValores(guardado(texto)) }),
    alCambiar: () => undefined,
  });
  await copiador.subir();
  copiador.detener();
  guardaTodo();
  return copiador;
};

beforeEach(() => {
  iniciarSesion();
  subidos = [];
});

test('lo que esperaba la red sube entero, uno por uno, aunque su asistente ya no esté en pantalla', async () => {
  await dejarSinRed('prueba', 'a');
  await dejarSinRed('prueba~5f0c7a52', 'b');
  const { id } = leerCopia(7, 'prueba') ?? {};
  await subirLoPendiente(7);
  expect(subidos).toHaveLength(2);
  expect(subidos[0]).toEqual({ ...LISTADO, id, nombre: 'prueba', valores: armarValores(guardado('a')) });
  expect(subidos[1]).toMatchObject({ nombre: 'prueba', valores: armarValores(guardado('b')) });
  expect(copiaEnElServidor(7, 'prueba')).toEqual({ id, version: 1 });
  await subirLoPendiente(7);
  expect(subidos).toHaveLength(2);
});

test('el que se guardó en otro lado y acá siguió, cuando otro ocupa su lugar, sube como uno nuevo', async () => {
  const copiador = await dejarSinRed('prueba', 'a');
  const { id } = leerCopia(7, 'prueba') ?? {};
  copiador.perder();
  desocupar(7, 'prueba');
  await subirLoPendiente(7);
  expect(subidos).toHaveLength(1);
  expect(subidos[0]).toMatchObject({ nombre: 'prueba', valores: armarValores(guardado('a')) });
  expect(subidos[0]?.id).not.toBe(id);
});

test('ni el de otra persona, ni el que se está escribiendo', async () => {
  await dejarSinRed('prueba', 'ajeno', 8);
  await subirLoPendiente(8);
  const copiador = await dejarSinRed('prueba', 'a');
  copiador.empezar({ leer: () => null, alCambiar: () => undefined });
  await subirLoPendiente(7);
  copiador.detener();
  expect(subidos).toEqual([]);
});

test('se sube al abrir el portal, y cada vez que vuelve la red', async () => {
  await dejarSinRed('prueba', 'a');
  const dejar = seguirLoPendiente(7);
  await vi.waitFor(() => expect(subidos).toHaveLength(1), { timeout: 10_000 });
  await dejarSinRed('otra', 'b');
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(subidos).toHaveLength(2), { timeout: 10_000 });
  dejar();
});
