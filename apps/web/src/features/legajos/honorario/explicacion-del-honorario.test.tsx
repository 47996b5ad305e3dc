import type { Paso } from '@colega/domain/honorarios';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { calculo } from '../../../testing/datos-de-legajos.ts';
import { dibujar } from '../../../testing/dibujar.tsx';
import { ExplicacionDelHonorario } from './explicacion-del-honorario.tsx';

const paso = (texto: string, supuesto: `S-${number}`, pasos: Paso[] = []): Paso => ({
  regla: 'prueba',
  texto,
  importe: '100.00',
  forma: 'suma',
  fuente: { supuesto },
  pasos,
});
const PASOS = [
  paso('Proyecto', 'S-45', [paso('Superficie', 'S-30')]),
  paso('Dirección', 'S-45', [paso('Obra', 'S-131')]),
];

test('los supuestos van una vez, al pie, y no en cada paso', () => {
  dibujar(<ExplicacionDelHonorario calculo={calculo({ pasos: PASOS })} />);
  expect(screen.getAllByText('Valor de referencia')).toHaveLength(4);
  expect(screen.getByText('Supuestos: S-30, S-45, S-131')).toBeVisible();
});

test('se imprime abierta, y después queda como estaba', async () => {
  dibujar(<ExplicacionDelHonorario calculo={calculo({ pasos: PASOS })} />);
  await userEvent.click(screen.getByText('Proyecto'));
  const abiertos = () => screen.getAllByRole('group').map((detalle) => detalle.hasAttribute('open'));
  expect(abiertos()).toEqual([true, false]);
  window.dispatchEvent(new Event('beforeprint'));
  expect(abiertos()).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(abiertos()).toEqual([true, false]);
});
