import type { Campo, Formulario } from '@colega/domain/formularios';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campo, formulario } from '../../testing/definiciones.ts';
import { montar } from '../../testing/montar.tsx';

/** Only a field's component reads its example, so that counts how often it is drawn. */
const contado = (suyo: Campo, dibujos: Map<string, number>): Campo =>
  Object.defineProperty({ ...suyo, campos: suyo.campos.map((otro) => contado(otro, dibujos)) }, 'ejemplo', {
    get: () => {
      dibujos.set(suyo.ruta, (dibujos.get(suyo.ruta) ?? 0) + 1);
      return '';
    },
  });

test('en un formulario de 275 campos cada tecla vuelve a dibujar solo el suyo', async () => {
  const dibujos = new Map<string, number>();
  const sueltos = Array.from({ length: 255 }, (_, i) => campo('decimal', `campo ${i}`));
  const agrupados = Array.from({ length: 20 }, (_, i) => campo('decimal', `medida ${i}`));
  const definicion = formulario([...sueltos, campo('compuesto', 'lote', { fields: agrupados })]);
  const contada: Formulario = { ...definicion, campos: definicion.campos.map((uno) => contado(uno, dibujos)) };
  const { usuario, valores } = montar(contada);
  expect(dibujos.size).toBe(275);
  // getByLabelText asks every field for its labels: seven seconds with 275.
  const uno = screen.getByText<HTMLLabelElement>('campo 7', { selector: 'label' }).control as HTMLElement;
  await usuario.click(uno);
  dibujos.clear();
  await usuario.keyboard('12,5');
  expect(valores()['campo 7']).toBe('12.5');
  expect([...dibujos]).toEqual([['campo 7', 4]]);
});
