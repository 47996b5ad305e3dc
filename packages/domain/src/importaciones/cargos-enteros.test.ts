import { expect, test } from 'vitest';
import {
  anterior,
  debe,
  decidir,
  dicho,
  type Hojas,
  hay,
  leer,
  legajo,
  pago,
} from '../testing/importaciones/decidir-hojas.ts';
import { parearHoja } from './index.ts';

type Fila = Readonly<Record<string, string | number | null>>;
const visado = (numero: number): Fila => legajo(numero, { estado: 'Visado' });
const amplia = (de: number, numero: number | string, cambios: Fila = {}): Fila => ({
  ...{ legajo: de, numero, fecha: '12/11/2025', monto: '500' },
  ...cambios,
});
const deLaSegunda = (hojas: Hojas, que = hay()): string => dicho(decidir(hojas, que)).at(-1) ?? '';

test('lo que se debe y lo que se pagó de una es de ella, no de su original, y no pasa de su monto', () => {
  const base = { legajos: [legajo(5)], ampliaciones: [amplia(5, 1)] };
  const bien = {
    ...base,
    deudas: [debe(5, '600'), debe(5, '300', { ampliacion: 1 })],
    pagos: [pago('1', 5, '400'), pago('2', 5, '200', { ampliacion: 1 })],
  };
  const decididas = decidir(bien);
  expect(decididas.map(({ resultado, clave }) => `${resultado} ${clave}`)).toEqual([
    ...['crea 5', 'crea 5/1', 'crea legajo 5 cep', 'crea legajo 5/1 cep'],
    ...['crea 1 legajo 5 cep', 'crea 2 legajo 5/1 cep'],
  ]);
  expect(dicho(decidir({ ...bien, pagos: [pago('2', 5, '200,01', { ampliacion: 1 })] })).slice(2)).toEqual([
    ...['deudas crea', 'deudas rechaza :fila_cargo_partido', 'pagos rechaza importe:fila_pago_de_mas'],
  ]);
  expect(deLaSegunda({ ...base, deudas: [debe(5, '500,01', { ampliacion: 1 })] })).toContain(
    'importe:fila_saldo_de_mas',
  );
  expect(deLaSegunda({ ...base, deudas: [debe(5, '1', { ampliacion: 2 })] })).toContain(
    'ampliacion:fila_ampliacion_falta',
  );
  expect(
    deLaSegunda({ ...base, ampliaciones: [amplia(5, 1, { monto: 'x' })], deudas: [debe(5, '1', { ampliacion: 1 })] }),
  ).toContain('ampliacion:fila_ampliacion_rechazada');
  expect(
    deLaSegunda({
      ...base,
      ampliaciones: [amplia(5, 1, { estado: 'Anulada' })],
      deudas: [debe(5, '1', { ampliacion: 1 })],
    }),
  ).toContain('legajo:fila_saldo_de_anulado');
  const deMatricula = { matricula: 'T-10.001', concepto: 'Arancel', anio: '2025', importe: '1', ampliacion: '1' };
  expect(deLaSegunda({ deudas: [{ ...deMatricula, vencimiento: '31/03/2025' }] })).toContain(
    'ampliacion:fila_ampliacion_sin_legajo',
  );
  // which of the two it is cannot be told of a concept that nobody knows
  expect(deLaSegunda({ deudas: [debe(5, '1', { concepto: 'Otros', ampliacion: 1 })] })).not.toContain(
    'fila_ampliacion',
  );
  expect(deLaSegunda({ pagos: [{ ...deMatricula, numero: '1', fecha: '01/02/2025' }] })).toContain(
    'ampliacion:fila_ampliacion_sin_legajo',
  );
});

const TRES = {
  legajos: [legajo(1), legajo(2), legajo(3)],
  ampliaciones: [amplia(1, 1)],
  pagos: [pago('1', 1, '10'), pago('2', 1, '10', { ampliacion: 1 }), pago('3', 2, '10'), pago('4', 3, '10')],
};
const pagosDe = (hojas: Hojas): string[] =>
  decidir(hojas).flatMap(({ entidad, resultado, problemas }) =>
    entidad === 'pagos' ? [resultado === 'crea' ? 'crea' : problemas.map(({ codigo }) => codigo).join()] : [],
  );

test.each<[string, Hojas, string[]]>([
  ['de una que no está es de ella y de nadie más', { deudas: [debe(1, '5', { ampliacion: 2 })] }, []],
  [
    'de una que se rechaza, tampoco',
    {
      ampliaciones: [amplia(1, 1), amplia(3, 1, { monto: 'x' })],
      deudas: [debe(3, '5', { ampliacion: 1 })],
    },
    [],
  ],
  [
    'del que no se lee de cuál es puede ser de cualquiera de su legajo, y de ningún otro',
    { deudas: [debe(1, '5', { ampliacion: 'la de marzo' })] },
    ['1', '2'],
  ],
  [
    'ni de uno de ese legajo que ya tiene su saldo',
    { deudas: [debe(1, '5', { ampliacion: 'la de marzo' }), debe(1, '7')] },
    ['2'],
  ],
  ['ni de otro concepto', { deudas: [debe(1, '5', { ampliacion: 'x', concepto: 'Timbrado' })] }, []],
  [
    'si tampoco se lee el concepto, de los dos',
    { deudas: [debe(1, '5', { ampliacion: 'x', concepto: 'Otros' })] },
    ['1', '2'],
  ],
  [
    'de una matrícula no es de ningún legajo',
    { deudas: [{ ...debe(1, '5', { ampliacion: 'x', concepto: 'Arancel', matricula: 'T-10.001', anio: '2025' }) }] },
    [],
  ],
])('un saldo rechazado %s', (_, hojas, partidos) => {
  const esperados = TRES.pagos.map(({ numero }) => (partidos.includes(String(numero)) ? 'fila_cargo_partido' : 'crea'));
  expect(pagosDe({ ...TRES, ...hojas })).toEqual(esperados);
});

test('un pago que no se lee de cuál es deja sin entrar los de su legajo, y ningún otro', () => {
  const pagos = [...TRES.pagos, pago('5', 1, '10', { ampliacion: 'x' })];
  expect(pagosDe({ ...TRES, deudas: [debe(1, '7')], pagos })).toEqual([
    ...['fila_cargo_partido', 'fila_cargo_partido', 'crea', 'crea', 'fila_entero_invalido'],
  ]);
});

test.each([0, '0', '00'])('la ampliación %j es el original, como la vacía', (ampliacion) => {
  const [suya, vacia] = leer({ deudas: [debe(5, '1', { ampliacion }), debe(5, '1')] });
  expect(suya?.valores).toEqual(vacia?.valores);
  const deudas = [debe(5, '600', { ampliacion })];
  const pagos = [pago('1', 5, '400', { ampliacion })];
  expect(decidir({ legajos: [legajo(5)], deudas, pagos }).map(({ clave }) => clave)).toEqual([
    ...['5', 'legajo 5 cep', '1 legajo 5 cep'],
  ]);
  expect(deLaSegunda({ legajos: [visado(5)], ampliaciones: [amplia(5, ampliacion)] })).toContain(
    'numero:fila_entero_invalido',
  );
});

test('de una que ya vino se compara con lo que queda de ella', () => {
  const una = { anulado: false, monto: '500.00', con_cep: true, con_timbrado: false };
  const que = hay(
    [['5', anterior({ con_cep: false })]],
    [['legajo 5/1 cep', { importe: '300.00', pagado: '100.00', en_cupon: false }]],
    [['5/1', una]],
  );
  expect(deLaSegunda({ deudas: [debe(5, '200', { ampliacion: 1 })] }, que)).toBe('deudas igual');
  expect(deLaSegunda({ deudas: [debe(5, '199', { ampliacion: 1 })] }, que)).toContain('importe:fila_cargo_distinto');
  expect(deLaSegunda({ pagos: [pago('1', 5, '1', { ampliacion: 1 })] }, que)).toContain('legajo:fila_legajo_de_otro');
  expect(deLaSegunda({ pagos: [pago('1', 5, '1')] }, que)).toBe('pagos crea');
});

test.each<[string, string[]]>([
  ['Saldos', ['Concepto', 'Legajo', 'Importe', 'Anexo']],
  ['Pagos', ['Número', 'Legajo', 'Concepto', 'Importe', 'Fecha', 'Anexo']],
])('en %s la columna Anexo queda como texto que no se trae', (nombre, titulos) => {
  expect(Object.keys(parearHoja(nombre, [titulos]).columnas)).not.toContain('ampliacion');
});
