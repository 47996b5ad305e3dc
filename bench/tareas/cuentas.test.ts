import { expect, test } from 'vitest';
import { comoTablaDeTareas, cumple } from './cuentas.ts';

const gastado = { toques: 22, teclas: 60, paginas: 7, ms: 1_000 };
const casa = { nombre: 'una vivienda', ancho: 360, gastado };

test('cumple si no pasa de su meta en nada; sin meta, siempre', () => {
  expect(cumple(casa)).toBe(true);
  expect(cumple({ ...casa, meta: { toques: 22, teclas: 60, segundos: 1 } })).toBe(true);
  expect(cumple({ ...casa, meta: { toques: 21 } })).toBe(false);
  expect(cumple({ ...casa, meta: { teclas: 59 } })).toBe(false);
  expect(cumple({ ...casa, meta: { segundos: 0.9 } })).toBe(false);
});

test('cada renglón tiene lo de antes al lado de lo de ahora, y su meta', () => {
  const tabla = comoTablaDeTareas([
    { ...casa, antes: { toques: 40, teclas: 106 }, meta: { toques: 20, teclas: 60 } },
    { ...casa, nombre: 'sin antes', ancho: 1440 },
  ]);
  expect(tabla).toMatch(/una vivienda +360 +40 +22 +106 +60 +7 +1,0 +20 toques y 60 teclas +✗/);
  expect(tabla).toMatch(/sin antes +1440 +– +22 +– +60 +7 +1,0$/m);
});
