import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario, requerido } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

test('un sí/no obligatorio apagado lo dice, atado a su control [FRM-010]', async () => {
  const { usuario } = montar(formulario([campo('boolean_switch', 'acepto', requerido)]));
  const acepto = screen.getByRole('switch', { name: 'acepto' });
  await usuario.click(acepto);
  await usuario.click(acepto);
  const error = screen.getByText('Debe seleccionar esta opción');
  expect(acepto.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
});
