import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario, requerido } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

test('una fecha se escribe DD/MM/AAAA y se guarda AAAA-MM-DD; borrarla, si es obligatoria, lo dice [FRM-007]', async () => {
  const { usuario, valores } = montar(formulario([campo('date', 'fecha', requerido)]));
  const fecha = screen.getByRole('textbox', { name: /^fecha/ });
  await usuario.type(fecha, '15/03/2026');
  await usuario.tab();
  expect(valores().fecha).toBe('2026-03-15');
  await usuario.clear(fecha);
  await usuario.tab();
  expect(valores().fecha).toBe('');
  expect(screen.getByText('Este campo es obligatorio.')).toBeTruthy();
});
