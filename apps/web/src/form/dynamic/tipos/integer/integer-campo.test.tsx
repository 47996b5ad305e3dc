import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../pruebas/definiciones.ts';
import { montar } from '../../pruebas/montar.tsx';

test('un entero descarta lo que no es dígito [FRM-008]', async () => {
  const { usuario, valores } = montar(formulario([campo('integer', 'bocas', { unidad: 'bocas' })]));
  await usuario.type(screen.getByRole('textbox', { name: 'bocas (en bocas)' }), '1a2,3');
  expect(valores().bocas).toBe('123');
});
