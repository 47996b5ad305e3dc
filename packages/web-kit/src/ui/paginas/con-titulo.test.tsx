import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { dibujar } from '../../testing/dibujar.tsx';
import { TituloDePantalla, TituloFirme } from './con-titulo.tsx';

const abrir = (escrito: string): string[] => {
  const alDibujar = vi.fn();
  dibujar(
    <Profiler id="pantalla" onRender={alDibujar}>
      <TituloFirme titulo="Mi pantalla">
        <TituloDePantalla titulo={escrito} />
      </TituloFirme>
    </Profiler>,
  );
  expect(screen.getByRole('heading', { level: 1, name: escrito })).toBeVisible();
  return alDibujar.mock.calls.map(([, fase]) => fase);
};

test('una pantalla que escribe el título que ya estaba se dibuja una sola vez', () => {
  expect(abrir('Mi pantalla')).toEqual(['mount']);
});

test('otro título se ve desde el principio', () => {
  expect(abrir('Otra')).toEqual(['mount', 'nested-update']);
});
