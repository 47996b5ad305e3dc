import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

test('un incrementador agrega filas con el foco en la nueva, y no quita la primera [FRM-033]', async () => {
  const { usuario, valores } = montar(
    formulario([campo('field_incrementer', 'equipos', { label: 'Equipo', fields: [campo('float', 'hp')] })]),
  );
  expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  await usuario.type(screen.getByRole('textbox', { name: 'hp' }), '3');
  await usuario.click(screen.getByRole('button', { name: 'Agregar equipo' }));
  await usuario.keyboard('4,5');
  expect(valores().equipos).toEqual([{ hp: '3' }, { hp: '4.5' }]);
  expect(screen.getAllByRole('button', { name: /^Quitar/ })).toHaveLength(1);
  await usuario.click(screen.getByRole('button', { name: 'Quitar Equipo 2' }));
  expect(valores().equipos).toEqual([{ hp: '3' }]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agregar equipo' }));
});
