import { render, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useDireccionDe } from './use-direccion-de.ts';

const vivas = new Set<string>();
let cuantas = 0;
beforeEach(() => {
  vivas.clear();
  URL.createObjectURL = () => {
    const direccion = `blob:${++cuantas}`;
    vivas.add(direccion);
    return direccion;
  };
  URL.revokeObjectURL = (direccion) => void vivas.delete(direccion);
});
afterEach(() => {
  expect([...vivas]).toEqual([]);
});

const Imagen = ({ bytes }: { bytes: Blob }) => <img alt="" src={useDireccionDe(bytes) ?? undefined} />;

test('la dirección que se dibuja sirve, también cuando se pone dos veces, y al irse se devuelve', () => {
  const { container, unmount } = render(<Imagen bytes={new Blob(['a'])} />, { wrapper: StrictMode });
  expect([...vivas]).toEqual([container.querySelector('img')?.getAttribute('src')]);
  unmount();
});

test('otra imagen, otra dirección; ninguna imagen, ninguna', () => {
  const { result, rerender, unmount } = renderHook(useDireccionDe, { initialProps: new Blob(['a']) as Blob | null });
  const primera = result.current;
  rerender(new Blob(['b']));
  expect(result.current).not.toBe(primera);
  expect([...vivas]).toEqual([result.current]);
  rerender(null);
  expect(result.current).toBeNull();
  unmount();
});
