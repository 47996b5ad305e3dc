import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario, requerido } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

test('una opción se elige de la lista de la definición, y obligatoria se puede señalar [FRM-007]', async () => {
  const options = [
    { value: 'a', label: 'Opción A' },
    { value: 'b', label: 'Opción B' },
  ];
  const { usuario, valores } = montar(formulario([campo('enumerativo', 'uso', { options, ...requerido })]));
  const uso = screen.getByRole('combobox', { name: /uso/ });
  expect(uso.getAttribute('aria-required')).toBe('true');
  await usuario.selectOptions(uso, 'Opción B');
  expect(valores().uso).toBe('b');
  await usuario.selectOptions(uso, '');
  expect(screen.getByText('Este campo es obligatorio.')).toBeTruthy();
});
