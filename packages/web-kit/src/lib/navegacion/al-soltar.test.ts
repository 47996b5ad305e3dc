import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { alSoltar } from './al-soltar.ts';

const unaVuelta = () => new Promise((listo) => setTimeout(listo));

test('sin nada apretado se hace en el momento', () => {
  const hacer = vi.fn();
  alSoltar(hacer);
  expect(hacer).toHaveBeenCalledTimes(1);
});

test.each([
  ['pointerdown', 'pointerup'],
  ['mousedown', 'mouseup'],
  ['pointerdown', 'pointercancel'],
])('entre %s y %s espera, y se hace una vez, después de la pulsación', async (baja, sube) => {
  const hechos: string[] = [];
  document.addEventListener('click', () => hechos.push('pulsación'), { once: true });
  fireEvent(document.body, new Event(baja, { bubbles: true }));
  alSoltar(() => hechos.push('mensaje'));
  await unaVuelta();
  expect(hechos).toEqual([]);
  fireEvent(document.body, new Event(sube, { bubbles: true }));
  document.body.click();
  await unaVuelta();
  expect(hechos).toEqual(['pulsación', 'mensaje']);
  alSoltar(() => hechos.push('otro'));
  expect(hechos).toEqual(['pulsación', 'mensaje', 'otro']);
});
