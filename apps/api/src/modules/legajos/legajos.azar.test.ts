import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cualquiera, type Json, poner, rutasDe } from '../../testing/entradas-al-azar.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Creado, type Vida, vidaDe } from '../../testing/legajos/vida.ts';

const CASOS = 200;
const LIMITE_MS = 8_000;

let e: Escenario;
let vida: Vida;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
});
afterAll(() => e.prueba.cerrar());

test('un legajo con cualquier parte cambiada por cualquier cosa da 201 o un 4xx explicado, nunca un 500', async () => {
  // A manual file may be saved in each run.
  const { calculo_honorario_id: _, resolucion_id: __, ...detalle } = e.detalle(await e.generar());
  const tareas = [{ monto: '1000.00', tarea: { id: await e.idDe('tareas', 'proyecto') } }];
  const detalles = [{ ...detalle, tipo_calculo: 'manual', tareas }];
  const base = JSON.parse(JSON.stringify({ ...e.legajo(await e.generar()), detalles })) as Json;
  const rutas = rutasDe(base);
  const cambio = fc.tuple(fc.constantFrom(...rutas), cualquiera);
  await fc.assert(
    fc.asyncProperty(fc.array(cambio, { minLength: 1, maxLength: 3 }), async (cambios) => {
      const payload = cambios.reduce((legajo, [ruta, nuevo]) => poner(legajo, ruta, nuevo), base);
      const headers = { 'content-type': 'application/json' };
      const respuesta = await e.mgarcia('POST', '/legajos', { payload: JSON.stringify(payload), headers });
      const { statusCode } = respuesta;
      expect(statusCode === 201 || (statusCode >= 400 && statusCode < 500), respuesta.body).toBe(true);
      if (statusCode === 422) expect(respuesta.json().errores.length).toBeGreaterThan(0);
    }),
    { numRuns: CASOS, interruptAfterTimeLimit: LIMITE_MS },
  );
});

test('un pedido de cálculo con cualquier cosa da 200 o un 4xx explicado', async () => {
  const base = JSON.parse(JSON.stringify(e.pedido())) as Json;
  const cambio = fc.tuple(fc.constantFrom(...rutasDe(base)), cualquiera);
  await fc.assert(
    fc.asyncProperty(fc.array(cambio, { minLength: 1, maxLength: 3 }), async (cambios) => {
      const payload = JSON.stringify(cambios.reduce((pedido, [ruta, nuevo]) => poner(pedido, ruta, nuevo), base));
      const headers = { 'content-type': 'application/json' };
      const respuesta = await e.mgarcia('POST', '/calculo_honorarios/calcular', { payload, headers });
      const { statusCode } = respuesta;
      expect(statusCode === 200 || (statusCode >= 400 && statusCode < 500), respuesta.body).toBe(true);
    }),
    { numRuns: CASOS, interruptAfterTimeLimit: LIMITE_MS },
  );
});

/** A refusal is explained, and leaves everything as it was. */
const explicado = async (enviar: () => ReturnType<typeof e.mgarcia>, exito: number): Promise<void> => {
  const antes = await vida.huella();
  const respuesta = await enviar();
  const { statusCode, body } = respuesta;
  expect(statusCode === exito || (statusCode >= 400 && statusCode < 500), body).toBe(true);
  if (statusCode === exito) return;
  expect(respuesta.json<{ detail: string }>().detail.length).toBeGreaterThan(0);
  expect(await vida.huella()).toEqual(antes);
};
const comoJson = (valor: object) => JSON.parse(JSON.stringify(valor)) as Json;
const alterado = (base: Json) => {
  const cambio = fc.tuple(fc.constantFrom(...rutasDe(base)), cualquiera);
  return fc
    .array(cambio, { minLength: 1, maxLength: 3 })
    .map((cambios) => JSON.stringify(cambios.reduce((valor, [ruta, nuevo]) => poner(valor, ruta, nuevo), base)));
};
const headers = { 'content-type': 'application/json' };

test('una edición con cualquier parte cambiada da 200 o un 4xx explicado, y nada queda a medio guardar', async () => {
  const legajo: Creado = await vida.crear();
  const base = comoJson(await vida.edicion(legajo));
  await fc.assert(
    fc.asyncProperty(alterado(base), (payload) =>
      explicado(() => e.mgarcia('PUT', `/legajos/${legajo.id}`, { payload, headers }), 200),
    ),
    { numRuns: CASOS, interruptAfterTimeLimit: LIMITE_MS },
  );
  // The file is still whole, whatever was accepted.
  expect((await vida.leer(legajo.id)).inmuebles.length).toBeGreaterThan(0);
});

test('una ampliación con cualquier parte cambiada da 201 o un 4xx explicado; su edición y su estado, igual', async () => {
  const { id } = await vida.hasta('confirmado');
  const base = comoJson(await vida.ampliacion(id));
  const estado = comoJson({ estado_id: await vida.estadoId('confirmado') });
  const enviar = async (payload: string, cambioDeEstado: string) => {
    await explicado(() => e.mgarcia('POST', '/legajo_detalles', { payload, headers }), 201);
    const detalle = `/legajo_detalles/${await vida.ultimo(id)}`;
    await explicado(() => e.mgarcia('PUT', detalle, { payload, headers }), 200);
    await explicado(() => e.mgarcia('PUT', `${detalle}/cambiar_estado`, { payload: cambioDeEstado, headers }), 200);
  };
  await fc.assert(fc.asyncProperty(alterado(base), alterado(estado), enviar), {
    numRuns: CASOS,
    interruptAfterTimeLimit: LIMITE_MS,
  });
});

test('un id o una versión con cualquier cosa da un 4xx explicado', async () => {
  const { id } = await vida.crear();
  const basura = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom('0', '-1', '1e3', '99999999999', '%00', "1'--"),
  );
  await fc.assert(
    fc.asyncProperty(basura, async (texto) => {
      const parte = encodeURIComponent(texto);
      // with zeros before it too it is an id (primitives.test.ts)
      if (/^0*[1-9]\d*$/.test(texto) || ['', '.', '..'].includes(texto)) return;
      for (const path of [`/legajos/${parte}`, `/legajo_detalles/${parte}`, `/cvds/${parte}/imprimir`])
        await explicado(() => e.mgarcia('GET', path), 404);
      // `*` asks for no version in particular (RFC 9110).
      if (texto === '*') return;
      const conVersion = { 'if-match': parte };
      await explicado(() => e.mgarcia('DELETE', `/legajos/${id}`, { headers: conVersion }), 409);
    }),
    { numRuns: 60, interruptAfterTimeLimit: LIMITE_MS },
  );
});
