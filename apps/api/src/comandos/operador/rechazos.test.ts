import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { SIN_PASARELAS } from '../../modules/dinero/pasarelas/sin-pasarelas.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { vidaDe } from '../../testing/legajos/vida.ts';
import { ACCIONES, correrOperador } from './correr-operador.ts';

let e: Escenario;
let propios: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  e = await crearEscenario();
  const { numero_legajo } = await vidaDe(e).hasta('confirmado');
  const { codigo } = await e.db.selectFrom('matriculas').select('codigo').executeTakeFirstOrThrow();
  propios = { legajo: String(numero_legajo), usuario: 'mgarcia', matricula: codigo, cuit: '' };
});
afterAll(() => e.prueba.cerrar());

const RAROS = [
  ...['x', '-1', '0', '1.5', '1e9', '999999999', '99999999999999999999', '2026-02-30', '0001-01-01', '9999-12-31'],
  ...[' ', '-', '\u0000', 'a\u0000b', '\ud800', '🏗️', "'; --", '%', '__proto__', 'constructor', '../../etc/passwd', '/'],
  ...['ñ'.repeat(300), 'a'.repeat(100_000), '999.999.999.999,99', '1900 La Plata', '27-20123456-5'],
];

/** The values of an action when nothing is wrong: an existing row or its own example. */
const comunes = (accion: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ACCIONES[accion]?.opciones ?? {}).map(([opcion, { ejemplo }]) => [
      opcion,
      propios[opcion] ?? ejemplo.replaceAll('"', ''),
    ]),
  );

/** Every result or refusal must be a sentence; the ones that are not are listed by name. */
const fallas = async (accion: string, valores: Record<string, string>): Promise<string[]> => {
  const argumentos = Object.entries(valores).map(([opcion, valor]) => `--${opcion}=${valor}`);
  const falla: unknown = await correrOperador({
    ...{ argumentos: [accion, ...argumentos], reloj: e.prueba.ahora, pasarelas: async () => SIN_PASARELAS },
    ...{ conBase: (trabajo) => trabajo(e.db), avisar: () => undefined },
    ...{ direccion: 'https://portal.test', clave: async () => 'una clave' },
  }).then(
    () => null,
    (error: unknown) => error,
  );
  if (falla === null || falla instanceof ErrorDeArranque) return [];
  return [`${accion} ${argumentos.join(' ').slice(0, 200)}: ${falla}`];
};

const CASOS = Object.keys(ACCIONES).flatMap((accion) =>
  [...Object.keys(comunes(accion)), 'como'].map((opcion) => ({ accion, opcion })),
);

test.each(CASOS)('«$accion» se niega con una frase, se le diga lo que se le diga en --$opcion', async (caso) => {
  const { accion, opcion } = caso;
  const base = comunes(accion);
  const dichas = await fallas(accion, base);
  for (const raro of RAROS) dichas.push(...(await fallas(accion, { ...base, [opcion]: raro })));
  expect(dichas).toEqual([]);
});
