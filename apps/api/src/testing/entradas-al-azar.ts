import fc from 'fast-check';

/** Anything that a body can carry. */
export type Json = string | number | boolean | null | Json[] | { [clave: string]: Json };

/** The path of every part of a value. */
export const rutasDe = (valor: Json, ruta: (string | number)[] = []): (string | number)[][] => [
  ruta,
  ...(typeof valor === 'object' && valor !== null
    ? Object.entries(valor).flatMap(([clave, parte]) => rutasDe(parte, [...ruta, clave]))
    : []),
];

/** The value with one part changed. */
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
