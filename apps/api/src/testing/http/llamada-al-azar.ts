import { direccionDeRuta, type Ruta } from '@colega/contract/route';
import fc from 'fast-check';
import { z } from 'zod';
import type { Pedido } from '../crear-app-de-prueba.ts';
import { cualquiera, type Json, poner, rutasDe } from '../entradas-al-azar.ts';
import { formularioDe } from '../formulario-de.ts';
import type { Envio } from './matriz-de-acceso.ts';

const RAROS = ['', ' ', '\0', '\ud800', "'; drop table legajos; --", '%', '9'.repeat(400), '-1', '1e309', 'NaN', '💥'];
const CAMINOS = ['../../etc/passwd', '..%2f..%2f', '/', '\\', '.', 'javascript:alert(1)', '<script>', '{{7*7}}', '$ne'];
const NUMEROS = [0, -1, 1.5, 2_147_483_647, 2_147_483_648, 1e21, -1e308, 9_007_199_254_740_991];
const TEXTOS = ['2026-03-15', '2026-02-30', '1', '12', '1000.00', '1000,5', 'false', 'true', 'asc', 'civil'];
const DE_MAS = ['id', 'persona_id', 'usuario_id', 'estado', 'monto_total', 'version', 'contextos', 'constructor'];

const valor: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...RAROS, ...CAMINOS, ...NUMEROS, true, false, null, [], {}, [[]]),
  cualquiera,
);

type Esquema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Esquema[];
  oneOf?: Esquema[];
  properties?: Record<string, Esquema>;
  required?: string[];
  additionalProperties?: Esquema | boolean;
  items?: Esquema;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};

const ID = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(...NUMEROS));

const entero = ({ minimum = -10, maximum = 1_000_000 }: Esquema) =>
  fc.oneof(ID, fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(Math.max(maximum, minimum), 1e9) }));

function texto({ pattern, maxLength = 40 }: Esquema): fc.Arbitrary<unknown> {
  const libre = fc.oneof(fc.constantFrom(...TEXTOS), fc.string({ maxLength: Math.min(maxLength, 200) }));
  // Zod's own patterns need only this flag.
  return pattern === undefined ? libre : fc.oneof(libre, fc.stringMatching(new RegExp(pattern, 'u')));
}

function objeto({ properties = {}, required = [], additionalProperties }: Esquema): fc.Arbitrary<unknown> {
  const campos = Object.fromEntries(Object.entries(properties).map(([nombre, parte]) => [nombre, segun(parte)]));
  const propio = fc.record(campos, { requiredKeys: required.filter((nombre) => nombre in campos) });
  const deMas =
    typeof additionalProperties === 'object'
      ? fc.dictionary(fc.string({ maxLength: 6 }), segun(additionalProperties), { maxKeys: 3 })
      : fc.dictionary(fc.constantFrom(...DE_MAS), valor, { maxKeys: 2 });
  return fc.tuple(propio, fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, deMas)).map(([a, b]) => ({ ...b, ...a }));
}

const POR_TIPO: Readonly<Record<string, (esquema: Esquema) => fc.Arbitrary<unknown>>> = {
  object: objeto,
  array: ({ items = {} }) => fc.array(segun(items), { maxLength: 3 }),
  integer: entero,
  number: (esquema) => fc.oneof(entero(esquema), fc.double({ noNaN: true })),
  string: texto,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

function comoPide(esquema: Esquema): fc.Arbitrary<unknown> {
  if ('const' in esquema) return fc.constant(esquema.const);
  if (esquema.enum) return fc.constantFrom(...esquema.enum);
  const opciones = esquema.anyOf ?? esquema.oneOf;
  if (opciones && opciones.length > 0) return fc.oneof(...opciones.map(segun));
  return POR_TIPO[esquema.type ?? '']?.(esquema) ?? valor;
}

/** Values mostly follow the schema, to get as far as they can; some are anything. */
const segun = (esquema: Esquema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 7, arbitrary: comoPide(esquema) }, { weight: 1, arbitrary: valor });

const esquemaDe = (schema: z.ZodType | undefined): Esquema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Esquema) : {};

const aTexto = (crudo: unknown): string => (typeof crudo === 'string' ? crudo : (JSON.stringify(crudo) ?? ''));
// A lone surrogate has no percent-encoding.
const codificar = (crudo: unknown): string => encodeURIComponent(aTexto(crudo).replace(/\p{Surrogate}/gu, '\ufffd'));

function caminoAlAzar(ruta: Ruta): fc.Arbitrary<string> {
  const propiedades = esquemaDe(ruta.params).properties ?? {};
  const nombres = [...ruta.path.matchAll(/:(\w+)/g)].map(([, nombre = '']) => nombre);
  return fc.tuple(...nombres.map((nombre) => segun(propiedades[nombre] ?? {}))).map((valores) => {
    let i = 0;
    return ruta.path.replace(/:\w+/g, () => codificar(valores[i++]));
  });
}

function consultaAlAzar(ruta: Ruta): fc.Arbitrary<string> {
  const propiedades = Object.entries(esquemaDe(ruta.query).properties ?? {});
  const campos = Object.fromEntries(propiedades.map(([nombre, parte]) => [nombre, segun(parte)]));
  return fc.record(campos, { requiredKeys: [] }).map((consulta) => {
    const partes = Object.entries(consulta).map(([nombre, crudo]) => `${codificar(nombre)}=${codificar(crudo)}`);
    return partes.length > 0 ? `?${partes.join('&')}` : '';
  });
}

const cambiado = (cuerpo: Json): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.constantFrom(...rutasDe(cuerpo)), cualquiera), { maxLength: 3 })
    .map((cambios) => cambios.reduce((hasta, [donde, nuevo]) => poner(hasta, donde, nuevo), cuerpo));

const archivoAlAzar = ({ campo }: NonNullable<Ruta['archivo']>): fc.Arbitrary<Pedido> =>
  fc
    .record({
      parte: fc.oneof({ weight: 4, arbitrary: fc.constant(campo) }, fc.constantFrom('otro', '__proto__')),
      nombre: fc.constantFrom('a.jpg', '../../a.jpg', 'a.svg', 'a.pdf', ''),
      bytes: fc.oneof(fc.uint8Array({ maxLength: 60 }), fc.constant(Buffer.from('%PDF-1.7\n')), fc.constant(JPEG)),
    })
    .map(({ parte, nombre, bytes }) => formularioDe(parte, nombre, bytes));
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

function pedidoAlAzar(ruta: Ruta, { pedido }: Envio): fc.Arbitrary<Pedido> {
  if (ruta.archivo) return archivoAlAzar(ruta.archivo);
  if (!ruta.body) return fc.constant({});
  const suyo = JSON.parse(JSON.stringify(pedido.payload ?? {})) as Json;
  return fc
    .oneof(segun(esquemaDe(ruta.body)), cambiado(suyo))
    .map((cuerpo) => ({ payload: JSON.stringify(cuerpo), headers: { 'content-type': 'application/json' } }));
}

const IMPRIMIBLE = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 });
const encabezados = fc.record(
  {
    'idempotency-key': fc.oneof(IMPRIMIBLE, fc.uuid()),
    'if-match': fc.oneof(IMPRIMIBLE, fc.constantFrom('"1"', '*')),
  },
  { requiredKeys: [] },
);

/** A call of that route, built from its schemas or by changing parts of a valid one. */
export const llamadaAlAzar = (ruta: Ruta, envio: Envio): fc.Arbitrary<Pedido & { url: string; esSuya: boolean }> => {
  const inventada = fc.tuple(caminoAlAzar(ruta), consultaAlAzar(ruta)).map((partes) => partes.join(''));
  return fc
    .record({
      path: fc.oneof(fc.constant(envio.path), inventada),
      pedido: pedidoAlAzar(ruta, envio),
      mas: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, encabezados),
    })
    .map(({ path, pedido, mas }) => ({
      ...pedido,
      url: direccionDeRuta(path),
      headers: { ...mas, ...pedido.headers },
      esSuya: path === envio.path,
    }));
};
