import { esTextoLegible } from '@colega/contract/primitives';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type AppDePrueba, crearAppDePrueba } from '../testing/crear-app-de-prueba.ts';

let prueba: AppDePrueba;
beforeAll(async () => {
  prueba = await crearAppDePrueba();
});
afterAll(() => prueba.cerrar());

/** One of each kind of text that reads otherwise than it is stored (S-415), amid letters, digits, and alone. */
const ILEGIBLES = [
  '\u202E',
  '\u200B',
  '\u2066',
  '\u2028',
  '\u0000',
  '\u00AD',
  '\u3164',
  '\uFEFF',
  '\u{E0041}',
  '\uFFFD',
];
const PRUEBAS = ILEGIBLES.flatMap((signo) => [`GARCIA${signo}PABLO`, `12${signo}34`, signo]);

type Nodo = z.ZodType & { def: Record<string, unknown> & { type: string } };

type Lugar = [nombre: string, schema: Nodo];

const lugar = (nombre: string, schema: unknown): Lugar[] => (schema ? [[nombre, schema as Nodo]] : []);

const lugaresDe = ({ def }: Nodo): Lugar[] =>
  def.type === 'object'
    ? Object.entries(def.shape as Record<string, Nodo>)
    : [
        ...lugar('[]', def.element),
        ...lugar('{clave}', def.keyType),
        ...lugar('{}', def.valueType),
        ...((def.items ?? []) as Nodo[]).map((parte): Lugar => ['[]', parte]),
      ];

const variantesDe = ({ def }: Nodo): Nodo[] => [
  ...((def.options ?? []) as Nodo[]),
  ...[def.innerType, def.left, def.right, def.in, def.out].flatMap((una) => (una ? [una as Nodo] : [])),
  ...(def.type === 'lazy' ? [(def.getter as () => Nodo)()] : []),
];

const dejaPasar = (schema: Nodo): boolean =>
  PRUEBAS.some((texto) => {
    const leido = schema.safeParse(texto);
    return leido.success && !esTextoLegible(JSON.stringify(leido.data) ?? '');
  });

/** The places where a schema takes a text that does not keep the policy. */
const huecos = (schema: Nodo, camino: string, vistos = new Set<Nodo>()): string[] => {
  if (vistos.has(schema)) return [];
  vistos.add(schema);
  const deLugares = lugaresDe(schema).flatMap(([nombre, parte]) => [
    ...(dejaPasar(parte) ? [`${camino}.${nombre}`] : []),
    ...huecos(parte, `${camino}.${nombre}`, vistos),
  ]);
  return [...deLugares, ...variantesDe(schema).flatMap((variante) => huecos(variante, camino, vistos))];
};

/** Passwords, tokens and user names are compared with stored ones, and neither printed nor published. */
const SOLO_SE_COMPARAN = / (.*\/authentication_token|\/token\/\w+|\/usuarios\/\S+) |\.(password|token)$/;

test('cada texto que una ruta recibe es de las primitivas que cuidan cómo se lee', () => {
  const rutas = prueba.app.rutas;
  expect(rutas.length).toBeGreaterThan(60);
  const sueltos = rutas.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([parte, schema]) =>
      schema ? huecos(schema as Nodo, `${method} ${path} ${parte}`) : [],
    ),
  );
  expect(sueltos.filter((camino) => !SOLO_SE_COMPARAN.test(camino))).toEqual([]);
});
