import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { ErrorDeArranque } from '../error-de-arranque.ts';
import { errorHttp, invalido } from '../http/error-http.ts';
import { FallaDePasarela } from '../modules/dinero/pasarelas/pasarela.ts';
import { explicarRechazo, fraseDeRechazo } from './explicar-rechazo.ts';

const conCodigo = (code: string, path?: string) =>
  Object.assign(new Error('in English'), { code, ...(path && { path }) });
const queFalla = (trabajo: () => unknown): unknown => {
  try {
    return trabajo();
  } catch (error) {
    return error;
  }
};
const deOpciones = queFalla(() => parseArgs({ args: ['--nada'], options: {} }));
const deCampos = invalido([
  { codigo: 'opcion_invalida', campo: 'estado_id' },
  { codigo: 'distrito_invalido', campo: 'distrito_id' },
]);

test.each([
  ['de arranque', new ErrorDeArranque('Falta --motivo.'), 'Falta --motivo.'],
  ['del servicio', errorHttp(409, 'pago_ya_decidido'), errorHttp(409, 'pago_ya_decidido').message],
  ['de varios campos', deCampos, /^.+\n {2}estado_id: .+\n {2}distrito_id: .+$/],
  [
    'de un proveedor',
    new FallaDePasarela('no_responde', 'SIRO', 'tardó demasiado'),
    /^El proveedor no contestó \(.+\): volvé/,
  ],
  ['de las opciones', deOpciones, 'Hay una opción que no se entiende: mirá --help.'],
  ['de una carpeta', conCodigo('EISDIR', '/tmp'), 'No se puede usar /tmp: es una carpeta.'],
  ['de la base', conCodigo('40P01'), 'La base de datos está ocupada: volvé a intentar en un rato.'],
  [
    'de varios a la vez',
    new AggregateError([conCodigo('55P03'), conCodigo('55P03')], 'No se pudieron acreditar 2 cobranzas'),
    'No se pudieron acreditar 2 cobranzas:\nLa base de datos está ocupada: volvé a intentar en un rato.',
  ],
])('un rechazo %s se dice con su frase y nada más', (_, error, frase) => {
  expect(explicarRechazo(error)).toMatch(frase);
  expect(explicarRechazo(error)).not.toMatch(/arrancar|inesperada|\n {4}at /);
});

test('de una falla nuestra se dice todo, y no que no pudo arrancar', () => {
  const falla = new TypeError('x is not a function');
  for (const error of [falla, new AggregateError([conCodigo('55P03'), falla], 'Dos')])
    expect([fraseDeRechazo(error), explicarRechazo(error)]).toEqual([
      null,
      expect.stringMatching(/^Una falla inesperada cortó el comando:\n.+\n {4}at /),
    ]);
});
