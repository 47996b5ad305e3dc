import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../../testing/definiciones.ts';
import { montar } from '../../../testing/montar.tsx';

test('sus campos forman un grupo con nombre y guardan en un objeto propio', async () => {
  const { usuario, valores, conProblemas } = montar(
    formulario([campo('complejo', 'lote', { fields: [campo('decimal', 'frente')] })]),
  );
  await usuario.type(screen.getByRole('textbox', { name: 'frente' }), '8,66');
  expect(valores()).toEqual({ lote: { frente: '8.66' } });
  conProblemas([{ codigo: 'requerido', campo: 'lote' }]);
  const grupo = screen.getByRole('group', { name: 'lote' });
  expect(grupo.getAttribute('aria-describedby')).toBe(screen.getByText('Este campo es obligatorio.').id);
});

test('cada clave especial trae su propio formulario, aunque la definición no diga campos [FRM-002]', () => {
  montar(
    formulario([
      campo('complejo', 'acta_estado_obra'),
      campo('complejo', 'tipo_obra'),
      campo('complejo', 'excepciones_art_29_electro'),
      campo('complejo', 'excepciones_art_29_civil'),
    ]),
  );
  expect(screen.getByRole('button', { name: 'CARGAR' })).toBeTruthy();
  expect(screen.getAllByRole('combobox', { name: /Agregar tipo de obra/ }).length).toBeGreaterThan(0);
  const electro = screen.getByRole('group', { name: 'excepciones_art_29_electro' });
  expect(electro.querySelectorAll('input, textarea').length).toBeGreaterThanOrEqual(5);
  const civil = screen.getByRole('group', { name: 'excepciones_art_29_civil' });
  expect(civil.querySelectorAll('input, textarea').length).toBeGreaterThanOrEqual(3);
});
