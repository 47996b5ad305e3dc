import { expect, test } from 'vitest';
import { encajar } from './encajar.ts';

const BASE = {
  ...{ fecha: '', rubro_id: null, acepta: false, calculo: null, comitentes: [] as { cuit: string }[] },
  filas: [{ tarea_id: null, monto: '' }],
  ubicacion: { calle: '', unidades: [{ partida: '' }] },
};

test('queda lo que sigue siendo lo mismo, a cualquier profundidad', () => {
  const viejo = {
    ...{ fecha: '2026-03-16', rubro_id: 4, acepta: true },
    filas: [
      { tarea_id: 2, monto: '100', unidad: 'm2' },
      { tarea_id: 3, monto: '50' },
    ],
    ubicacion: { calle: 'Calle 50', unidades: [{ partida: '123' }], barrio: 'Centro' },
  };
  expect(encajar(BASE, viejo)).toEqual({
    ...BASE,
    ...{ fecha: '2026-03-16', rubro_id: 4, acepta: true },
    filas: [
      { tarea_id: 2, monto: '100' },
      { tarea_id: 3, monto: '50' },
    ],
    ubicacion: { calle: 'Calle 50', unidades: [{ partida: '123' }] },
  });
});

test('lo que es de otro tipo, o de una lista que no se conoce, se pide de nuevo', () => {
  const viejo = {
    ...{ fecha: 20260316, rubro_id: { id: 4 }, acepta: 'si', calculo: { total: '1' }, comitentes: [{ dni: '1' }] },
    ...{ filas: 'ninguna', ubicacion: null },
  };
  expect(encajar(BASE, viejo)).toEqual(BASE);
  expect(encajar(BASE, null)).toEqual(BASE);
});
