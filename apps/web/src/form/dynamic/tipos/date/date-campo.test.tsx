import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../pruebas/definiciones.ts';
import { montar } from '../../pruebas/montar.tsx';

test('una fecha se escribe DD/MM/AAAA y se guarda AAAA-MM-DD; la que no existe lo dice', async () => {
  const { usuario, valores } = montar(formulario([campo('date', 'fecha')]));
  const fecha = screen.getByRole('textbox', { name: 'fecha' });
  await usuario.type(fecha, '15/03/2026');
  expect(valores().fecha).toBe('2026-03-15');
  await usuario.clear(fecha);
  await usuario.type(fecha, '31/02/2026');
  await usuario.tab();
  expect(screen.getByText(/Ingresá una fecha válida/)).toBeTruthy();
  expect(fecha).toHaveProperty('value', '31/02/2026');
});
