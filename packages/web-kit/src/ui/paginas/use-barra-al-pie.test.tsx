import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBarraAlPie } from './use-barra-al-pie.ts';

const Barra = ({ bottom }: { bottom: string }) => (
  <div ref={useBarraAlPie<HTMLDivElement>(true)} style={{ position: 'sticky', bottom }} />
);
const raiz = document.documentElement;
const original = window.ResizeObserver;
afterEach(() => {
  window.ResizeObserver = original;
  vi.restoreAllMocks();
});

const medirAlObservar = () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(180);
  window.ResizeObserver = class implements ResizeObserver {
    readonly medir: () => void;
    constructor(medir: ResizeObserverCallback) {
      this.medir = () => medir([], this);
    }
    observe() {
      this.medir();
    }
    unobserve() {}
    disconnect() {}
  };
};

test('lo que toma el foco se detiene encima de la barra del pie, y al irse la barra ya no', () => {
  medirAlObservar();
  const { unmount } = render(<Barra bottom="0px" />);
  expect(raiz.style.scrollPaddingBottom).toBe('192px');
  unmount();
  expect(raiz.style.scrollPaddingBottom).toBe('');
});

test('la misma caja al costado no tapa nada', () => {
  medirAlObservar();
  render(<Barra bottom="auto" />);
  expect(raiz.style.scrollPaddingBottom).toBe('');
});
