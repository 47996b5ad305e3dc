import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dibujar } from '../../testing/dibujar.tsx';
import { Nota } from './nota.tsx';

test('lo que advierte lleva su título en un color que se lee sobre su fondo', () => {
  dibujar(
    <Nota tono="advierte" titulo="El Colegio hizo una observación">
      Falta la partida.
    </Nota>,
  );
  const nota = screen.getByRole('note', { name: 'El Colegio hizo una observación' });
  expect(nota.style.getPropertyValue('--alert-color')).toBe('var(--colega-aviso-borde)');
});
