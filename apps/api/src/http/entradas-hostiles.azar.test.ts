import type { Ruta } from '@colega/contract/route';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Pedido } from '../testing/crear-app-de-prueba.ts';
import { llamadaAlAzar } from '../testing/http/llamada-al-azar.ts';
import { type Envio, type Linea, MATRIZ } from '../testing/http/matriz-de-acceso.ts';
import { crearMundo, type Mundo } from '../testing/http/mundo.ts';

// S-336: ENTRADAS_AL_AZAR=2000 npx vitest run apps/api/src/http/entradas-hostiles.azar.test.ts
const PEDIDAS = Number(process.env.ENTRADAS_AL_AZAR ?? 0);
const VECES = PEDIDAS || 12;
const LIMITE_MS = PEDIDAS ? Number.POSITIVE_INFINITY : 250;
const PLAZO_MS = PEDIDAS ? 3_600_000 : 20_000;

let m: Mundo;
let rutas: Map<string, Ruta>;
let marcas: string[];
beforeAll(async () => {
  m = await crearMundo();
  rutas = new Map(m.prueba.app.rutas.map((ruta) => [`${ruta.method} ${ruta.path}`, ruta]));
  const { cuit, email, codigo_qr } = m.persona;
  marcas = [cuit, email, codigo_qr, m.certificado.codigo, m.cvd.codigo, m.referencia];
});
beforeEach(async () => void (await m.revivirSesiones()));
afterAll(() => m.prueba.cerrar());

type Llamada = Pedido & { url: string };
const llamar = ({ url, ...pedido }: Llamada, method: Ruta['method'], token: string | null) =>
  m.prueba.app.inject({
    ...pedido,
    method,
    url,
    headers: { ...pedido.headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
  });

/** It never fails; a refusal says why in Spanish, in the shape of every refusal. */
const esperarExplicada = (respuesta: LightMyRequestResponse): void => {
  expect(respuesta.statusCode, respuesta.body).toBeLessThan(500);
  if (respuesta.statusCode < 400) return;
  const { status, detail, errores } = respuesta.json();
  expect(status).toBe(respuesta.statusCode);
  expect(detail).toMatch(/\p{L}{3}/u);
  expect(JSON.stringify([detail, errores ?? []])).not.toMatch(/Invalid|expected|received|Too (big|small)/);
  if (status === 422 && errores) expect(errores[0].campo).not.toBe('');
};

/** The answer has nothing of hers that was not in the question. */
const esperarAjena = ({ url, payload }: Llamada, { body }: LightMyRequestResponse): void => {
  const preguntado = `${url} ${String(payload ?? '')}`;
  for (const marca of marcas) if (!preguntado.includes(marca)) expect(body).not.toContain(marca);
};

// The address is no longer of that route (`/legajos/..`), or is too long to be of any.
const SIN_RUTA = [400, 404];

/** Tries as many cases as time allows, at least one; none is left half done. */
const asegurar = async <T>(arbitrario: fc.Arbitrary<T>, probar: (caso: T) => Promise<void>): Promise<void> => {
  const hasta = performance.now() + LIMITE_MS;
  let hechas = 0;
  const propiedad = fc.asyncProperty(arbitrario, async (caso) => {
    hechas += 1;
    if (hechas === 1 || performance.now() < hasta) await probar(caso);
  });
  await fc.assert(propiedad, { numRuns: VECES });
};

const comoOtra = async (ruta: Ruta, { celdas }: Linea, envio: Envio): Promise<void> => {
  const quien = fc.constantFrom(null, m.tokens.otra, m.tokens.operadora);
  const esperar = (token: string | null, esSuya: boolean, { statusCode }: LightMyRequestResponse): void => {
    if (token === null) expect([401, ...SIN_RUTA]).toContain(statusCode);
    // With their own account an operator is like anybody else.
    else if (token === m.tokens.operadora && ruta.acceso !== 'cuenta') expect([403, ...SIN_RUTA]).toContain(statusCode);
    else if (esSuya && ruta.path.includes(':') && celdas.otra === 404) expect(statusCode).toBeGreaterThanOrEqual(400);
  };
  await asegurar(fc.tuple(quien, llamadaAlAzar(ruta, envio)), async ([token, { esSuya, ...llamada }]) => {
    const respuesta = await llamar(llamada, ruta.method, token);
    esperarExplicada(respuesta);
    if (ruta.acceso === 'publica') return;
    esperarAjena(llamada, respuesta);
    esperar(token, esSuya, respuesta);
  });
};

const comoDuenia = (ruta: Ruta, envio: Envio): Promise<void> =>
  asegurar(llamadaAlAzar(ruta, envio), async ({ esSuya: _, ...llamada }) =>
    esperarExplicada(await llamar(llamada, ruta.method, m.tokens.duenia)),
  );

test.each(Object.entries(MATRIZ))(
  '%s: con cualquier dato, ni un 500, ni nada de otra persona',
  async (nombre, linea) => {
    const ruta = rutas.get(nombre) as Ruta;
    const envio = await linea.armar(m);
    const cambia = ruta.method !== 'GET' && ruta.acceso !== 'publica';
    const antes = cambia ? await m.rastro() : null;
    await comoOtra(ruta, linea, envio);
    if (cambia) expect(await m.rastro()).toEqual(antes);
    await comoDuenia(ruta, envio);
  },
  PLAZO_MS,
);
