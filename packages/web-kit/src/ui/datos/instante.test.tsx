import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dibujar } from '../../testing/dibujar.tsx';
import { Instante } from './instante.tsx';

test('un momento se escribe con el día y el mes de dos cifras y el año entero, en la hora del Colegio', () => {
  dibujar(<Instante valor="2024-05-02T02:05:00.000Z" />);
  expect(screen.getByText('01/05/2024, 23:05')).toBeInTheDocument();
});
