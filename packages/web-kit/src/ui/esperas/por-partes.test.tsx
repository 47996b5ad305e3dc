import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PorPartes } from './por-partes.tsx';

const CINCO = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];
const puestas = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

/** How many were on the page when each came. */
const dibujar = (hasBeenActive: boolean, gesto?: string): number[] => {
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive } });
  const vistas: number[] = [];
  const Parte = ({ texto }: { texto: string }) => {
    useEffect(() => void vistas.push(puestas().length), []);
    return <li>{texto}</li>;
  };
  // It comes after the parts, which are listening by then.
  const Gesto = () => {
    useEffect(() => void (gesto && window.dispatchEvent(new Event(gesto))), []);
    return null;
  };
  render(
    <ul>
      <PorPartes primeras={2}>
        {CINCO.map((texto) => (
          <Parte key={texto} texto={texto} />
        ))}
      </PorPartes>
      <Gesto />
    </ul>,
  );
  expect(puestas()).toEqual(CINCO);
  return vistas;
};

afterEach(() => vi.unstubAllGlobals());

test('una página que se abre se dibuja de arriba abajo, de a partes, hasta estar entera', () => {
  expect(dibujar(false)).toEqual([2, 2, 4, 4, 5]);
});

test('a quien ya tocó la página le viene entera', () => {
  expect(dibujar(true)).toEqual([5, 5, 5, 5, 5]);
});

test.each(['pointerdown', 'keydown'])('con %s viene de una vez lo que falta', (gesto) => {
  expect(dibujar(false, gesto)).toEqual([2, 2, 5, 5, 5]);
});
