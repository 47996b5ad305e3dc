import { screen } from '@testing-library/react';
import { Profiler, type ReactNode, useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { dibujar } from '../../testing/dibujar.tsx';
import { TituloDePantalla, TituloFirme } from './con-titulo.tsx';

const abrir = (escrito: string, debajo: ReactNode = null): string[] => {
  const alDibujar = vi.fn();
  dibujar(
    <Profiler id="pantalla" onRender={alDibujar}>
      <TituloFirme titulo="Mi pantalla">
        <TituloDePantalla titulo={escrito} />
        {debajo}
      </TituloFirme>
    </Profiler>,
  );
  expect(screen.getByRole('heading', { level: 1, name: escrito })).toBeVisible();
  return alDibujar.mock.calls.map(([, fase]) => fase);
};

test('una pantalla que escribe el título que ya estaba se dibuja una sola vez', () => {
  expect(abrir('Mi pantalla')).toEqual(['mount']);
});

test('otro título se ve desde el principio, sin que la pantalla se dibuje otra vez al ponerla', () => {
  let alPonerla: string | null | undefined;
  const Mirar = () => {
    useLayoutEffect(() => {
      alPonerla = document.querySelector('h1')?.textContent;
    }, []);
    return null;
  };
  expect(abrir('Otra', <Mirar />)).toEqual(['mount', 'update']);
  expect(alPonerla).toBe('Otra');
});
