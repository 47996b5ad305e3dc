import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

test('los campos de una fila guardan en el mismo nivel que ella', async () => {
  const { usuario, valores } = montar(
    formulario([campo('row', 'medidas', { fields: [campo('decimal', 'frente'), campo('decimal', 'fondo')] })]),
  );
  await usuario.type(screen.getByRole('textbox', { name: 'frente' }), '10');
  await usuario.type(screen.getByRole('textbox', { name: 'fondo' }), '20');
  expect(valores()).toEqual({ frente: '10', fondo: '20' });
});
