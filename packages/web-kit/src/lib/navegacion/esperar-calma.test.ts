import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { esperarCalma } from './esperar-calma.ts';

let llegaAlgo = (): void => {};
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(alLlegar: () => void) {
        llegaAlgo = alLlegar;
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('hay calma cuando hace tres segundos que no llega nada, y lo que llega vuelve a empezar la cuenta', async () => {
  const listo = vi.fn();
  void esperarCalma().then(listo);
  await vi.advanceTimersByTimeAsync(3000);
  llegaAlgo();
  await vi.advanceTimersByTimeAsync(2900);
  expect(listo).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(listo).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});
