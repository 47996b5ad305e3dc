import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

test('un entero descarta lo que no es dígito [FRM-008]', async () => {
  const { usuario, valores } = montar(formulario([campo('integer', 'bocas', { unidad: 'bocas' })]));
  await usuario.type(screen.getByRole('textbox', { name: 'bocas (en bocas)' }), '1a2,3');
  expect(valores().bocas).toBe('123');
});

test.each(['12.5', '1e9', '-5', '1,234.56'])('pegar %s no cambia nada y lo dice', async (pegado) => {
  const { usuario, valores } = montar(formulario([campo('integer', 'bocas')]));
  const entrada = screen.getByRole('textbox', { name: 'bocas' });
  await usuario.type(entrada, '7');
  await usuario.paste(pegado);
  expect(valores().bocas).toBe('7');
  expect(screen.getByText('Pegá solo números')).toBeTruthy();
  await usuario.paste('8');
  expect(valores().bocas).toBe('78');
  expect(screen.queryByText('Pegá solo números')).toBeNull();
});
