import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { DeclaracionDeAccesibilidad } from './declaracion.tsx';

test('la declaración dice qué pautas sigue, qué falta, cómo avisar y de cuándo es', () => {
  render(<DeclaracionDeAccesibilidad />, { wrapper: MemoryRouter });
  expect(screen.getByText(/WCAG 2\.2 en su nivel AA/)).toHaveTextContent('en parte');
  for (const name of ['Qué podés hacer', 'Qué falta', 'Cómo lo comprobamos', 'Avisanos'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  expect(screen.getByText('24 de noviembre de 2026')).toHaveAttribute('datetime', '2026-11-24');
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/app/dashboard');
});
