import { dibujar } from '@colega/web-kit/testing/dibujar.tsx';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ValoresDeReferencia from './valores-de-referencia.tsx';

test('dice cada valor con su vigencia, y ningún identificador de los desarrolladores', () => {
  const { container } = dibujar(<ValoresDeReferencia />);
  const [ultimo] = within(screen.getByRole('list', { name: 'Honorarios mínimos' })).getAllByRole('listitem');
  expect(ultimo).toHaveTextContent(/Desde el \d{2}.\d{2}.\d{4}.*UR \$/);
  expect(screen.getByRole('list', { name: 'Cargos de matrícula' })).toHaveTextContent(/Arancel desde 20\d\d/);
  expect(screen.getByRole('list', { name: 'Plazos de los cupones' })).toHaveTextContent(/CEP/);
  expect(screen.getByRole('list', { name: 'Plazos del Colegio' })).toHaveTextContent(/Para revisar.*\d+ días hábiles/);
  expect(screen.getByRole('list', { name: 'Formas de pago' })).toHaveTextContent(/Contado/);
  expect(container.textContent).not.toMatch(/\bS-\d+|_/);
});
