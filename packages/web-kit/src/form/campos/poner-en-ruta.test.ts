import { expect, test } from 'vitest';
import { ponerEnRuta } from './poner-en-ruta.ts';

test('cambia un valor y deja lo demás como estaba', () => {
  const valores = { a: '1', lote: { frente: '2', fondo: '3' }, equipos: [{ hp: '4' }, { hp: '5' }] };
  const otro = ponerEnRuta(valores, 'equipos.1.hp', '6');
  expect(otro).toEqual({ ...valores, equipos: [{ hp: '4' }, { hp: '6' }] });
  expect(otro.lote).toBe(valores.lote);
  expect((otro.equipos as unknown[])[0]).toBe(valores.equipos[0]);
  expect(ponerEnRuta({}, 'lote.frente', '1')).toEqual({ lote: { frente: '1' } });
});
