import type { Campo } from '@colega/domain/formularios';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from './pruebas/definiciones.ts';
import { montar } from './pruebas/montar.tsx';

/** A field that counts how often it is drawn: only its component reads the placeholder. */
const contado = (clave: string, dibujos: Map<string, number>): Campo =>
  Object.defineProperty(campo('decimal', clave), 'placeholder', {
    get: () => {
      dibujos.set(clave, (dibujos.get(clave) ?? 0) + 1);
      return '';
    },
  });

test('en un formulario de 275 campos cada tecla vuelve a dibujar solo el suyo', async () => {
  const dibujos = new Map<string, number>();
  const sueltos = Array.from({ length: 255 }, (_, i) => contado(`campo ${i}`, dibujos));
  const agrupados = Array.from({ length: 20 }, (_, i) => contado(`medida ${i}`, dibujos));
  const { usuario, valores } = montar(formulario([...sueltos, campo('compuesto', 'lote', { fields: agrupados })]));
  expect(dibujos.size).toBe(275);
  // getByLabelText asks every field for its labels: seven seconds with 275.
  const uno = screen.getByText<HTMLLabelElement>('campo 7', { selector: 'label' }).control as HTMLElement;
  await usuario.click(uno);
  dibujos.clear();
  await usuario.keyboard('12,5');
  expect(valores()['campo 7']).toBe('12.5');
  expect([...dibujos]).toEqual([['campo 7', 4]]);
});
