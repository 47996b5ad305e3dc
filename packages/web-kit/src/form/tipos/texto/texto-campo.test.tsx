import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

test('guarda lo que se escribe y muestra su ayuda', async () => {
  const { usuario, valores } = montar(formulario([campo('text', 'nota', { placeholder: 'Por ejemplo: galpón' })]));
  expect(screen.getByPlaceholderText('Por ejemplo: galpón')).toBe(screen.getByRole('textbox', { name: 'nota' }));
  await usuario.type(screen.getByRole('textbox', { name: 'nota' }), 'Ampliación, 2º piso');
  expect(valores().nota).toBe('Ampliación, 2º piso');
});
