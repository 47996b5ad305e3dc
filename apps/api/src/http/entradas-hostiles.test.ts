import { rutasDeCertificados } from '@colega/contract/certificados';
import { rutasDeCupones, rutasDeLiquidaciones, rutasDeResumen } from '@colega/contract/cuenta';
import { rutasDeLotes } from '@colega/contract/documentos';
import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { rutasDeMedia } from '@colega/contract/media';
import { rutasDePagos } from '@colega/contract/pagos';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { BASE_API, type Ruta } from '@colega/contract/route';
import { rutasDeSesion } from '@colega/contract/sesion';
import { rutasDeTablero } from '@colega/contract/tablero';
import { rutasDeVerificacion } from '@colega/contract/verificacion';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { usuario } from '../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';

const VECES = 25;
const RUTAS: readonly Ruta[] = [
  ...Object.values(rutasDeSesion),
  ...Object.values(rutasDeReferencias),
  ...Object.values(rutasDePerfil),
  ...Object.values(rutasDeTablero),
  ...Object.values(rutasDeHonorarios),
  ...Object.values(rutasDeLegajos),
  ...Object.values(rutasDePagos),
  ...Object.values(rutasDeCupones),
  ...Object.values(rutasDeLiquidaciones),
  ...Object.values(rutasDeResumen),
  ...Object.values(rutasDeCertificados),
  ...Object.values(rutasDeMedia),
  ...Object.values(rutasDeVerificacion),
  ...Object.values(rutasDeLotes),
];

let prueba: AppDePrueba;
let authorization: string;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000 });
  await usuario(prueba.db, 'mgarcia');
  authorization = `Bearer ${(await prueba.conSesion('mgarcia')).token}`;
});
afterAll(() => prueba.cerrar());

const RAROS = ['', ' ', '\0', '\ud800', "'; drop table legajos; --", '%', '9'.repeat(400), '-1', '1e309', 'NaN', '💥'];
const NUMEROS = [0, -1, 1.5, 2_147_483_648, 1e21, -1e308, 9_007_199_254_740_991];
const valor = fc.oneof(
  fc.constantFrom<unknown>(...RAROS, ...NUMEROS, true, false, null, [], {}, [[]], '2026-02-30', '2026-03-15', 1),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 4 }),
);

type Propiedades = { properties?: Record<string, Propiedades>; items?: Propiedades };

/** Objects with the right names and whatever inside, so that the values get as far as they can. */
function formaDe({ properties, items }: Propiedades): fc.Arbitrary<unknown> {
  if (properties) {
    const campos = Object.entries(properties).map(([nombre, propiedad]) => [nombre, formaDe(propiedad)] as const);
    return fc.oneof(
      { weight: 4, arbitrary: fc.record(Object.fromEntries(campos), { requiredKeys: [] }) },
      { weight: 1, arbitrary: valor },
    );
  }
  return items ? fc.oneof(fc.array(formaDe(items), { maxLength: 3 }), valor) : valor;
}

const propiedadesDe = (schema: z.ZodType | undefined): Propiedades =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Propiedades) : {};

const aTexto = (crudo: unknown): string => (typeof crudo === 'string' ? crudo : JSON.stringify(crudo));

// A half character has no percent-encoding.
const codificar = (texto: string): string => encodeURIComponent(texto.replace(/\p{Surrogate}/gu, '\ufffd'));

function llamadaA(ruta: Ruta): fc.Arbitrary<{ url: string; cuerpo: string | undefined }> {
  const query = propiedadesDe(ruta.query).properties ?? {};
  return fc
    .record({
      params: fc.array(valor, { minLength: 3, maxLength: 3 }),
      query: fc.record(Object.fromEntries(Object.keys(query).map((nombre) => [nombre, valor])), { requiredKeys: [] }),
      body: formaDe(propiedadesDe(ruta.body)),
    })
    .map(({ params, query, body }) => {
      let i = 0;
      const path = ruta.path.replace(/:\w+/g, () => codificar(aTexto(params[i++])));
      const partes = Object.entries(query).map(([nombre, crudo]) => `${nombre}=${codificar(aTexto(crudo))}`);
      return { url: `${BASE_API}${path}?${partes.join('&')}`, cuerpo: ruta.body && JSON.stringify(body) };
    });
}

test.each(RUTAS.map((ruta) => [`${ruta.method} ${ruta.path}`, ruta] as const))(
  '%s: ningún dato lo hace fallar con un 500, y lo que rechaza lo explica',
  async (_nombre, ruta) => {
    await fc.assert(
      fc.asyncProperty(llamadaA(ruta), async ({ url, cuerpo }) => {
        const respuesta = await prueba.app.inject({
          method: ruta.method,
          url,
          headers: { authorization, ...(cuerpo !== undefined && { 'content-type': 'application/json' }) },
          ...(cuerpo !== undefined && { payload: cuerpo }),
        });
        expect(respuesta.statusCode, respuesta.body).toBeLessThan(500);
        if (respuesta.statusCode < 400) return;
        const { status, detail, errores } = respuesta.json();
        expect(status).toBe(respuesta.statusCode);
        expect(detail).toMatch(/\p{L}{3}/u);
        expect(JSON.stringify([detail, errores ?? []])).not.toMatch(/Invalid|expected|received|Too (big|small)/);
        if (status === 422) expect(errores[0].campo).not.toBe('');
      }),
      { numRuns: VECES },
    );
  },
);
