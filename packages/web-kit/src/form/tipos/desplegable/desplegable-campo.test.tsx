import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario, requerido } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

test('un expandible se abre solo cuando adentro hay un error', async () => {
  const f = formulario([
    campo('expandable', 'más', { label: 'Más datos', fields: [campo('text', 'nota', requerido)] }),
  ]);
  const { usuario, conProblemas, valores } = montar(f);
  expect(screen.queryByRole('textbox')).toBeNull();
  conProblemas([{ codigo: 'requerido', campo: 'nota' }]);
  await usuario.type(await screen.findByRole('textbox', { name: 'nota' }), 'x');
  expect(valores().nota).toBe('x');
});
