import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

test('sus campos forman un grupo con nombre y guardan en un objeto propio', async () => {
  const { usuario, valores, conProblemas } = montar(
    formulario([campo('hardcoded', 'lote', { fields: [campo('decimal', 'frente')] })]),
  );
  await usuario.type(screen.getByRole('textbox', { name: 'frente' }), '8,66');
  expect(valores()).toEqual({ lote: { frente: '8.66' } });
  conProblemas([{ codigo: 'requerido', campo: 'lote' }]);
  const grupo = screen.getByRole('group', { name: 'lote' });
  expect(grupo.getAttribute('aria-describedby')).toBe(screen.getByText('Este campo es obligatorio.').id);
});
