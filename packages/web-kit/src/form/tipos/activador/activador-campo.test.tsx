import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

test('un activador muestra sus campos mientras está prendido y conserva lo cargado [FRM-005]', async () => {
  const { usuario, valores } = montar(
    formulario([campo('field_activator', 'con gas', { fields: [campo('decimal', 'consumo', { active: false })] })]),
  );
  const activador = screen.getByRole('switch', { name: 'con gas' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await usuario.click(activador);
  await usuario.type(screen.getByRole('textbox', { name: 'consumo' }), '8');
  await usuario.click(activador);
  expect(screen.queryByRole('textbox')).toBeNull();
  await usuario.click(activador);
  expect(screen.getByRole('textbox', { name: 'consumo' })).toHaveProperty('value', '8');
  expect(valores()).toEqual({ 'con gas': true, consumo: '8' });
});
