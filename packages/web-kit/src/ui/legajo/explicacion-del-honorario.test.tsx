import type { Paso } from '@colega/domain/honorarios';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { calculo } from '../../testing/datos-de-legajos.ts';
import { dibujar } from '../../testing/dibujar.tsx';
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
  paso('Dirección', 'S-45', [paso('Obra', 'S-136')]),
];

test('que los valores son de referencia se dice una vez, al pie, sin identificadores, y lleva a su detalle', () => {
  dibujar(<ExplicacionDelHonorario calculo={calculo({ pasos: PASOS })} />);
  expect(screen.getAllByText(/Valore?s? de referencia/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Ver detalle' })).toHaveAttribute('href', '/valores-de-referencia');
  expect(document.body.textContent).not.toMatch(/\bS-\d+/);
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
