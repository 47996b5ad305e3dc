import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

test('un decimal acepta la coma, la muestra y guarda el punto [FRM-009]', async () => {
  const { usuario, valores } = montar(formulario([campo('float', 'hp')]));
  await usuario.type(screen.getByRole('textbox', { name: 'hp' }), '12,5');
  expect(screen.getByRole('textbox', { name: 'hp' })).toHaveProperty('value', '12,5');
  expect(valores().hp).toBe('12.5');
});

test.each(['1e9', '-5', '1,234.56'])('pegar %s no cambia nada y lo dice', async (pegado) => {
  const { usuario, valores } = montar(formulario([campo('float', 'hp')]));
  const entrada = screen.getByRole('textbox', { name: 'hp' });
  await usuario.type(entrada, '7');
  await usuario.paste(pegado);
  expect(valores().hp).toBe('7');
  expect(screen.getByText('Pegá solo números')).toBeTruthy();
  await usuario.paste('8');
  expect(valores().hp).toBe('78');
  expect(screen.queryByText('Pegá solo números')).toBeNull();
});
