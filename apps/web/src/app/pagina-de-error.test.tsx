import { dibujar } from '@colega/web-kit/testing/dibujar.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaginaDeError } from './pagina-de-error.tsx';

test.each(['/qr/cvd/123', '/qr', '/#/qr/n%C3%B1'])(
  'quien llega con un código (%s) lee que no es válido',
  (direccion) => {
    dibujar(<PaginaDeError />, { direccion });
    expect(screen.getByText(/^Este código no corresponde.+No lo des por válido/)).toBeVisible();
  },
);

test('quien llega de otro lado, no', () => {
  dibujar(<PaginaDeError />, { direccion: '/app/qrs' });
  expect(screen.queryByText(/código/)).not.toBeInTheDocument();
});
