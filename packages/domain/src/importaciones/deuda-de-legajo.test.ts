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
  pago,
} from '../testing/importaciones/decidir-hojas.ts';
import { type CargoQueHay, columnasQueFaltan, huellaDeFila } from './index.ts';

type Fila = Readonly<Record<string, string | number | null>>;

test.each(['En trámite', 'confirmado', 'PENDIENTE', 'presentado', 'En curso', 'Ingresado'])(
  'un legajo %s entra confirmado y sin visado, y lo que debe es de su legajo y su concepto',
  (estado) => {
    const [suyo, deuda] = decidir({ legajos: [legajo(5, { estado })], deudas: [debe(5, '600,50')] });
    expect([suyo?.resultado, suyo?.valores.estado, suyo?.valores.visado_numero]).toEqual(['crea', 'confirmado', null]);
    expect([deuda?.resultado, deuda?.clave, deuda?.valores.concepto]).toEqual(['crea', 'legajo 5 cep', 'cep']);
  },
);

test.each<[string, Hojas]>([
  ['legajo:fila_pago_sin_destino', { deudas: [{ concepto: 'CEP', importe: '1' }] }],
  ['legajo:fila_legajo_falta', { deudas: [debe(9, '1')] }],
  ['legajo:fila_saldo_de_anulado', { legajos: [legajo(5, { estado: 'Anulado' })], deudas: [debe(5, '1')] }],
  ['concepto:fila_saldo_exento', { legajos: [legajo(5, { modalidad: 'Exenta' })], deudas: [debe(5, '1')] }],
  ['importe:fila_saldo_de_mas', { legajos: [legajo(5)], deudas: [debe(5, '1000,01')] }],
  [
    'matricula:fila_legajo_de_otra_matricula',
    { legajos: [legajo(5)], deudas: [debe(5, '1', { matricula: 'T-10.002' })] },
  ],
  ['legajo:fila_legajo_rechazado', { legajos: [legajo(5, { monto: 'x' })], deudas: [debe(5, '1')] }],
  ['comitente_cuit:fila_en_tramite_sin_cuit', { legajos: [legajo(5, { comitente_cuit: '' })] }],
  ['comitente_cuit:fila_en_tramite_sin_cuit', { legajos: [legajo(5, { comitente_cuit: '11111111' })] }],
  ['visado_numero:fila_en_tramite_con_visado', { legajos: [legajo(5, { visado_numero: 'V-1' })] }],
  ['visado_fecha:fila_en_tramite_con_visado', { legajos: [legajo(5, { visado_fecha: '11/10/2025' })] }],
  [
    'matricula:fila_sin_dato',
    { deudas: [{ concepto: 'Arancel', importe: '1', anio: '2025', vencimiento: '01/02/2025' }] },
  ],
  [
    'anio:fila_sin_dato',
    { deudas: [{ concepto: 'Arancel', importe: '1', matricula: 'T-10.001', vencimiento: '01/02/2025' }] },
  ],
  [
    'vencimiento:fila_sin_dato',
    { deudas: [{ concepto: 'Arancel', importe: '1', matricula: 'T-10.001', anio: '2025' }] },
  ],
])('%s', (motivo, hojas) => {
  expect(dicho(decidir(hojas)).at(-1)).toContain(motivo);
});

test.each<[string, Fila, Fila]>([
  ['legajos crea, pagos rechaza matricula:fila_legajo_de_otra_matricula', {}, { matricula: 'T-10.002' }],
  // it was paid, whatever the modality pays today: what came stays paid
  ['legajos crea, pagos crea', { modalidad: 'Exenta' }, {}],
  ['legajos crea, pagos crea', {}, { matricula: 'T-10.001' }],
])('un pago es del legajo como lo es una deuda: %s', (motivo, deSuLegajo, suyo) => {
  const hojas = { legajos: [legajo(5, deSuLegajo)], pagos: [{ ...pago('1', 5, '10'), ...suyo }] };
  expect(dicho(decidir(hojas)).join(', ')).toBe(motivo);
  const [, { huella = '' } = {}] = decidir(hojas);
  // what an earlier import brought is known
  const que = { ...hay(), importados: new Map([['pagos 1 legajo 5 cep', huella]]) };
  expect(decidir(hojas, que).at(-1)?.resultado).toBe('igual');
});

test('el saldo y los pagos de un contrato entran juntos, y no pasan de su monto', () => {
  const legajos = [legajo(5)];
  const bien = { legajos, deudas: [debe(5, '600')], pagos: [pago('1', 5, '400')] };
  expect(decidir(bien).map(({ resultado }) => resultado)).toEqual(['crea', 'crea', 'crea']);
  expect(dicho(decidir({ ...bien, pagos: [pago('1', 5, '400,01')] }))).toEqual([
    ...['legajos crea', 'deudas rechaza :fila_cargo_partido', 'pagos rechaza importe:fila_pago_de_mas'],
  ]);
  expect(dicho(decidir({ ...bien, deudas: [debe(5, 'x')] }))).toEqual([
    ...['legajos crea', 'deudas rechaza importe:fila_importe_invalido', 'pagos rechaza :fila_cargo_partido'],
  ]);
  const otro = { ...bien, deudas: [debe(5, 'x', { concepto: 'Timbrado' })] };
  expect(dicho(decidir(otro)).at(-1)).toBe('pagos crea');
});

test('de un legajo que ya vino se compara con lo que queda, y de uno que se hizo acá no viene nada', () => {
  const cargo: CargoQueHay = { importe: '700.00', pagado: '100.00', en_cupon: false };
  const que = hay([['5', anterior()]], [['legajo 5 cep', cargo]]);
  expect(dicho(decidir({ deudas: [debe(5, '600')] }, que))).toEqual(['deudas igual']);
  expect(dicho(decidir({ deudas: [debe(5, '599')] }, que))).toEqual(['deudas rechaza importe:fila_cargo_distinto']);
  expect(dicho(decidir({ deudas: [debe(5, '50', { concepto: 'Timbrado' })] }, que))).toEqual(['deudas crea']);
  expect(dicho(decidir({ pagos: [pago('1', 5, '1')] }, que))).toEqual(['pagos rechaza legajo:fila_legajo_de_otro']);
  const propio = hay([['5', anterior({ anterior: false })]]);
  expect(dicho(decidir({ deudas: [debe(5, '50')] }, propio))).toEqual(['deudas rechaza legajo:fila_legajo_de_otro']);
});

test('una hoja que nombra legajos puede no tener matrícula, año ni vencimiento; la de matrículas, no', () => {
  expect(columnasQueFaltan('deudas', { concepto: 0, importe: 1, legajo: 2 })).toEqual([]);
  expect(columnasQueFaltan('deudas', { concepto: 0, importe: 1 })).toEqual(['Matrícula', 'Año', 'Vencimiento']);
  expect(columnasQueFaltan('deudas', { concepto: 0, legajo: 2 })).toEqual(['Importe']);
});

test('lo que se trajo antes de que hubiera columna Legajo tiene la misma huella', () => {
  const escrita = { matricula: 'T-10.001', concepto: 'Arancel', anio: '2025', importe: '1', vencimiento: '31/03/2025' };
  const antes = huellaDe(
    JSON.stringify([
      'deudas',
      ...Object.entries({ ...escrita, importe: '1.00', vencimiento: '2025-03-31' }).sort(([a], [b]) =>
        a < b ? -1 : 1,
      ),
    ]),
  );
  const huellas = (filas: Hojas) => leer(filas).map((fila) => huellaDeFila(fila, huellaDe));
  const [sinColumna, vacia, escritaEn] = huellas({
    deudas: [escrita, { ...escrita, legajo: null }, { ...escrita, legajo: '5' }],
  });
  expect([sinColumna, vacia]).toEqual([antes, antes]);
  expect(escritaEn).not.toBe(antes);
});
