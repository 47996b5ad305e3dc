import fc from 'fast-check';
import { expect } from 'vitest';

export type Json = string | number | boolean | null | Json[] | { [clave: string]: Json };

export const rutasDe = (valor: Json, ruta: (string | number)[] = []): (string | number)[][] => [
  ruta,
  ...(typeof valor === 'object' && valor !== null
    ? Object.entries(valor).flatMap(([clave, parte]) => rutasDe(parte, [...ruta, clave]))
    : []),
];

export const poner = (valor: Json, [clave, ...resto]: (string | number)[], nuevo: Json): Json => {
  if (clave === undefined) return nuevo;
  if (Array.isArray(valor)) return valor.map((parte, i) => (String(i) === clave ? poner(parte, resto, nuevo) : parte));
  const objeto = typeof valor === 'object' && valor !== null ? valor : {};
  return { ...objeto, [clave]: poner(objeto[String(clave)] ?? null, resto, nuevo) };
};

export const cualquiera = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom<Json>('x'.repeat(3999), -1, 0, 2_147_483_647, 1e300, 0.1, '', ' ', '2026-02-30', '٣', '1e5', []),
);

type Enviar = (payload: string) => Promise<{ statusCode: number; body: string }>;

export const esperarExplicado = (exito: number, { statusCode, body }: { statusCode: number; body: string }): void => {
  expect(statusCode === exito || (statusCode >= 400 && statusCode < 500), body).toBe(true);
  if (statusCode === exito) return;
  expect(JSON.parse(body).detail).not.toBe('');
  if (statusCode === 422) expect(JSON.parse(body).errores.length).toBeGreaterThan(0);
};

/** Changes any part of a valid body for anything: it must never fail. */
export const conCualquierCambio = async (
  enviar: Enviar,
  cuerpo: unknown,
  { exito, casos, limiteMs }: { exito: number; casos: number; limiteMs: number },
): Promise<void> => {
  const base = JSON.parse(JSON.stringify(cuerpo)) as Json;
  const cambio = fc.tuple(fc.constantFrom(...rutasDe(base)), cualquiera);
  await fc.assert(
    fc.asyncProperty(fc.array(cambio, { minLength: 1, maxLength: 3 }), async (cambios) => {
      const payload = JSON.stringify(cambios.reduce((valor, [donde, nuevo]) => poner(valor, donde, nuevo), base));
      esperarExplicado(exito, await enviar(payload));
    }),
    { numRuns: casos, interruptAfterTimeLimit: limiteMs },
  );
};
