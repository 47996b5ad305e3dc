import { expect, test } from 'vitest';
import {
  anterior,
  debe,
  decidir,
  dicho,
  type Hojas,
  hay,
  huellaDe,
  leer,
  legajo,
} from '../testing/importaciones/decidir-hojas.ts';
import { filasPorEscribir, huellaDeFila, parearHoja } from './index.ts';

type Fila = Readonly<Record<string, string | number | null>>;
const visado = (numero: number, cambios: Fila = {}): Fila => legajo(numero, { estado: 'Visado', ...cambios });
const amplia = (de: number, numero: number | string, cambios: Fila = {}): Fila => ({
  ...{ legajo: de, numero, fecha: '12/11/2025', monto: '500' },
  ...cambios,
});
const deLaSegunda = (hojas: Hojas, que = hay()): string => dicho(decidir(hojas, que)).at(-1) ?? '';

test('las de un legajo entran en su orden, como estén las filas, y cada una queda en su lugar', () => {
  const hojas = { legajos: [visado(5)], ampliaciones: [amplia(5, 3), amplia(5, 1), amplia(5, 2)] };
  const decididas = decidir(hojas).slice(1);
  expect(decididas.map(({ clave, resultado, fila }) => [clave, resultado, fila])).toEqual([
    ['5/3', 'crea', 2],
    ['5/1', 'crea', 3],
    ['5/2', 'crea', 4],
  ]);
});

test.each<[string, Fila, string, string]>([
  ['sin estado, la de uno visado', {}, 'Visado', 'visado'],
  ['sin estado, la de uno anulado', {}, 'Anulado', 'anulado'],
  ['sin estado, la de uno en trámite', {}, 'En trámite', 'confirmado'],
  ['aprobada', { estado: 'Aprobada' }, 'Visado', 'visado'],
  ['anulada', { estado: 'ANULADA' }, 'En trámite', 'anulado'],
  ['pendiente', { estado: 'Pendiente' }, 'Visado', 'confirmado'],
])('%s es lo que es', (_, cambios, delLegajo, estado) => {
  const [, suya] = decidir({ legajos: [legajo(5, { estado: delLegajo })], ampliaciones: [amplia(5, 1, cambios)] });
  expect([suya?.resultado, suya?.valores.estado]).toEqual(['crea', estado]);
});

test.each<[string, Hojas]>([
  ['legajo:fila_legajo_falta', { ampliaciones: [amplia(9, 1)] }],
  ['legajo:fila_legajo_rechazado', { legajos: [visado(5, { monto: 'x' })], ampliaciones: [amplia(5, 1)] }],
  ['numero:fila_ampliacion_salteada', { legajos: [visado(5)], ampliaciones: [amplia(5, 2)] }],
  [
    'numero:fila_ampliacion_rechazada',
    { legajos: [visado(5)], ampliaciones: [amplia(5, 1, { monto: 'x' }), amplia(5, 2)] },
  ],
  [':fila_repetida', { legajos: [visado(5)], ampliaciones: [amplia(5, 1), amplia(5, 1)] }],
  ['numero:fila_entero_invalido', { legajos: [visado(5)], ampliaciones: [amplia(5, 'una')] }],
  ['monto:fila_importe_cero', { legajos: [visado(5)], ampliaciones: [amplia(5, 1, { monto: '0' })] }],
  ['fecha:fila_ampliacion_antes', { legajos: [visado(5)], ampliaciones: [amplia(5, 1, { fecha: '09/10/2025' })] }],
  ['estado:fila_valor_desconocido', { legajos: [visado(5)], ampliaciones: [amplia(5, 1, { estado: 'En borrador' })] }],
  [
    'estado:fila_ampliacion_de_anulado',
    { legajos: [legajo(5, { estado: 'Anulado' })], ampliaciones: [amplia(5, 1, { estado: 'Visado' })] },
  ],
  ['estado:fila_ampliacion_sin_visar', { legajos: [legajo(5)], ampliaciones: [amplia(5, 1, { estado: 'Visado' })] }],
  [
    'estado:fila_ampliacion_sin_visar',
    {
      legajos: [visado(5)],
      ampliaciones: [amplia(5, 1, { estado: 'En trámite' }), amplia(5, 2, { estado: 'Visado' })],
    },
  ],
  [
    'estado:fila_ampliacion_sin_cuit',
    { legajos: [visado(5, { comitente_cuit: '11111111' })], ampliaciones: [amplia(5, 1, { estado: 'En trámite' })] },
  ],
  [
    'visado_numero:fila_en_tramite_con_visado',
    { legajos: [legajo(5)], ampliaciones: [amplia(5, 1, { visado_numero: 'V-9' })] },
  ],
  [
    'visado_numero:fila_visado_tomado',
    {
      legajos: [visado(5), visado(6, { visado_numero: 'V-9' })],
      ampliaciones: [amplia(5, 1, { visado_numero: 'V-9' })],
    },
  ],
  // from before it was agreed
  [
    'visado_numero:fila_visado_de_otro_dia',
    { legajos: [visado(5, { visado_numero: 'V-9' })], ampliaciones: [amplia(5, 1, { visado_numero: 'V-9' })] },
  ],
  [
    'visado_numero:fila_visado_de_otro_dia',
    {
      legajos: [visado(5, { visado_numero: 'V-9', visado_fecha: '12/11/2025' })],
      ampliaciones: [amplia(5, 1, { visado_numero: 'V-9', visado_fecha: '13/11/2025' })],
    },
  ],
  [
    'visado_fecha:fila_hasta_anterior',
    { legajos: [visado(5)], ampliaciones: [amplia(5, 1, { visado_fecha: '11/11/2025' })] },
  ],
  [
    'matricula:fila_legajo_de_otra_matricula',
    { legajos: [visado(5)], ampliaciones: [amplia(5, 1, { matricula: 'T-10.002' })] },
  ],
  [
    'comitente_cuit:fila_comitente_de_otro',
    { legajos: [visado(5)], ampliaciones: [amplia(5, 1, { comitente_cuit: '27-28765433-8' })] },
  ],
])('se rechaza con %s', (motivo, hojas) => {
  expect(deLaSegunda(hojas)).toContain(`rechaza`);
  expect(deLaSegunda(hojas)).toContain(motivo);
});

test.each<[string, Fila, Fila]>([
  ['con el CUIT del comitente', {}, { comitente_cuit: '20-11111111-2' }],
  ['con su DNI', {}, { comitente_cuit: '11111111' }],
  ['con el CUIT de quien dio solo su DNI', { comitente_cuit: '11.111.111' }, { comitente_cuit: '20-11111111-2' }],
  ['de quien no se sabe', { comitente_cuit: '' }, { comitente_cuit: '20-11111111-2' }],
  ['con su matrícula', {}, { matricula: 'T-10.001' }],
  ['con su matrícula sin letra', {}, { matricula: '10001' }],
])('una terminada es de su legajo %s', (_, delLegajo, cambios) => {
  expect(deLaSegunda({ legajos: [visado(5, delLegajo)], ampliaciones: [amplia(5, 1, cambios)] })).toBe(
    'ampliaciones crea',
  );
});

test.each<[string, Hojas]>([
  [
    'el de su original',
    {
      legajos: [visado(5, { visado_numero: 'V-9', visado_fecha: '12/11/2025' })],
      ampliaciones: [amplia(5, 1, { visado_numero: 'V-9' })],
    },
  ],
  [
    'el de la anterior, con su fecha',
    {
      legajos: [visado(5)],
      ampliaciones: [1, 2].map((n) => amplia(5, n, { visado_numero: 'V-9', visado_fecha: '12/11/2025' })),
    },
  ],
  [
    'el de su original, si está anulada',
    {
      legajos: [visado(5, { visado_numero: 'V-9' })],
      ampliaciones: [amplia(5, 1, { visado_numero: 'V-9', estado: 'Anulada' })],
    },
  ],
  [
    'el que dice otra, anulada, de otro día',
    {
      legajos: [visado(5)],
      ampliaciones: [
        amplia(5, 1, { visado_numero: 'V-9', visado_fecha: '13/11/2025', estado: 'Anulada' }),
        amplia(5, 2, { visado_numero: 'V-9', visado_fecha: '14/11/2025' }),
      ],
    },
  ],
  [
    'el que dice una anulada de otro legajo',
    {
      legajos: [visado(5), visado(6)],
      ampliaciones: [amplia(6, 1, { visado_numero: 'V-9', estado: 'Anulada' }), amplia(5, 1, { visado_numero: 'V-9' })],
    },
  ],
])('el visado de una puede ser %s: es de su legajo', (_, hojas) => {
  expect(deLaSegunda(hojas)).toBe('ampliaciones crea');
});

test('de un legajo que ya vino, también el visado que trajo', () => {
  const que = { ...hay([['5', anterior()]]), visados: new Map([['V-9', { legajo: '5', fecha: '2025-11-12' }]]) };
  expect(deLaSegunda({ ampliaciones: [amplia(5, 1, { visado_numero: 'V-9' })] }, que)).toBe('ampliaciones crea');
  expect(deLaSegunda({ legajos: [visado(6, { visado_numero: 'V-9' })] }, que)).toContain('fila_visado_tomado');
});

test('de un legajo que ya vino entra la que sigue; la que está queda como entró', () => {
  const una = { anulado: false, monto: '500.00', con_cep: false, con_timbrado: false };
  const que = hay([['5', anterior()]], [], [['5/1', una]]);
  expect(deLaSegunda({ ampliaciones: [amplia(5, 2)] }, que)).toBe('ampliaciones crea');
  expect(deLaSegunda({ ampliaciones: [amplia(5, 1)] }, que)).toBe(
    'ampliaciones rechaza numero:fila_ya_importada_distinta',
  );
  const [fila] = leer({ ampliaciones: [amplia(5, 1)] });
  const huella = fila ? huellaDeFila(fila, huellaDe) : '';
  const conocida = { ...que, importados: new Map([['ampliaciones 5/1', huella]]) };
  expect(deLaSegunda({ ampliaciones: [amplia(5, 1)] }, conocida)).toBe('ampliaciones igual');
  expect(
    deLaSegunda({ ampliaciones: [amplia(5, 2)] }, hay([['5', anterior({ ampliado: true })]], [], [['5/1', una]])),
  ).toBe('ampliaciones rechaza legajo:fila_ampliacion_despues');
  expect(deLaSegunda({ ampliaciones: [amplia(5, 1)] }, hay([['5', anterior({ anterior: false })]]))).toBe(
    'ampliaciones rechaza legajo:fila_ampliacion_de_otro',
  );
  expect(
    deLaSegunda({ ampliaciones: [amplia(5, 1, { estado: 'Visado' })] }, hay([['5', anterior({ sin_visar: true })]])),
  ).toBe('ampliaciones rechaza estado:fila_ampliacion_sin_visar');
});

test('lo que se trajo antes de que hubiera columna Ampliación tiene la misma huella', () => {
  const [sin, vacia, escrita] = leer({
    deudas: [debe(5, '1'), debe(5, '1', { ampliacion: null }), debe(5, '1', { ampliacion: 1 })],
  }).map((fila) => huellaDeFila(fila, huellaDe));
  expect(vacia).toBe(sin);
  expect(escrita).not.toBe(sin);
});

test('se escriben las filas que ninguna importación dijo con esas palabras', () => {
  const filas = leer({ deudas: [debe(5, '1'), debe(6, '2')], ampliaciones: [amplia(5, 1)] });
  const [, , dicha] = filas;
  const huellas = new Set(dicha ? [huellaDeFila(dicha, huellaDe)] : []);
  expect(filasPorEscribir(filas, huellas, huellaDe)).toHaveLength(2);
  expect(filasPorEscribir(filas, new Set(), huellaDe)).toEqual(filas);
});

test.each<[string, string[], string | null]>([
  ['Ampliaciones de legajos', ['Legajo', 'Nº', 'Fecha', 'Honorario'], 'ampliaciones'],
  ['Hoja1', ['Legajo', 'Ampliación', 'Fecha', 'Honorario', 'Tarea', 'Estado'], 'ampliaciones'],
  ['Hoja1', ['Número', 'Legajo', 'Concepto', 'Importe', 'Fecha'], 'pagos'],
  ['Hoja1', ['Concepto', 'Legajo', 'Ampliación', 'Importe', 'Matrícula', 'Año', 'Vencimiento'], 'deudas'],
])('la hoja %s con %j se reconoce', (nombre, titulos, entidad) => {
  expect(parearHoja(nombre, [titulos]).entidad).toBe(entidad);
});
