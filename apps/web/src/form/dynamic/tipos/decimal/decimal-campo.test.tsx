import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../pruebas/definiciones.ts';
import { montar } from '../../pruebas/montar.tsx';

test('un decimal acepta la coma, la muestra y guarda el punto [FRM-009]', async () => {
  const { usuario, valores } = montar(formulario([campo('float', 'hp')]));
  await usuario.type(screen.getByRole('textbox', { name: 'hp' }), '12,5');
  expect(screen.getByRole('textbox', { name: 'hp' })).toHaveProperty('value', '12,5');
  expect(valores().hp).toBe('12.5');
});
