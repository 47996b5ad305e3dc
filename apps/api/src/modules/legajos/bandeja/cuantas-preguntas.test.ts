import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { anotarPreguntas } from '../../../testing/db/anotar-preguntas.ts';
import { bandejaDe } from '../../../testing/legajos/bandeja.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { vidaDe } from '../../../testing/legajos/vida.ts';

const preguntas = anotarPreguntas();
let e: Escenario;
let ana: Pedir;
let beto: Pedir;
let cora: Pedir;
beforeAll(async () => {
  e = await crearEscenario();
  const { operar } = bandejaDe(e);
  ana = await operar(['visado']);
  beto = await operar(['mesa'], 1);
  cora = await operar(['auditoria']);
  await vidaDe(e).hasta('confirmado');
});
afterAll(async () => {
  preguntas.terminar();
  await e.prueba.cerrar();
});

// Each one waits for its turn in a busy server. The first two are: who asks, and the college as it is now.
test.each([
  ['contar las colas', 'GET', '/colegio/bandeja', 3],
  ['una cola', 'GET', '/colegio/bandeja/para_revisar', 3],
  ['buscar en una cola', 'GET', '/colegio/bandeja/para_revisar?texto=perez', 3],
  ['buscar personas', 'GET', '/colegio/personas?texto=perez', 2],
  ['la auditoría', 'GET', '/colegio/auditoria', 2],
] as const)(
  '%s: quien llama y su operador se leen en una sola pregunta a la base',
  async (_, metodo, camino, cuantas) => {
    for (const como of camino === '/colegio/auditoria' ? [cora] : [ana, beto]) {
      const hechas = await preguntas.entre(async () => expect((await como(metodo, camino)).statusCode).toBe(200));
      expect(hechas).toHaveLength(cuantas);
    }
  },
);

test('el siguiente se toma en pocas idas a la base, y su llamada repetida en menos', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const tomar = async () => {
    const respuesta = await ana('POST', '/colegio/bandeja/para_revisar/siguiente', { headers, payload: {} });
    expect(respuesta.json()).toEqual({ id: expect.any(Number) });
  };
  const [primera, repetida] = [await preguntas.entre(tomar), await preguntas.entre(tomar)];
  // Who, begin, the key, the college, the file, what one looked at, the answer, commit.
  expect(primera).toHaveLength(8);
  expect(repetida).toHaveLength(4);
});
