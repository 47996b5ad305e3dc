import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Grafico } from './grafico.tsx';
import type { DatosDeGrafico } from './tipos.ts';

const DATOS: DatosDeGrafico = {
  rotulo: 'Mes',
  categorias: ['ene', 'feb', 'mar'],
  series: [
    { nombre: 'Este año', valores: [10, 20, null] },
    { nombre: 'El anterior', valores: [5, 8, 13] },
  ],
  format: (valor) => `${valor} legajos`,
};

test.each(['columnas', 'barras', 'lineas'] as const)('de un gráfico de %s se lee lo mismo en su tabla', (forma) => {
  render(<Grafico titulo="Legajos por mes" forma={forma} datos={DATOS} />);
  const figura = screen.getByRole('figure', { name: 'Legajos por mes' });
  expect(within(figura).getByRole('img', { name: 'feb. Este año: 20 legajos; El anterior: 8 legajos' })).toBeVisible();
  const [, , , marzo] = within(screen.getByRole('table', { name: 'Legajos por mes' })).getAllByRole('row');
  expect(marzo).toHaveTextContent('mar—13 legajos');
});

test('se recorre con las flechas desde una sola parada del teclado, y se elige con Enter', async () => {
  const alElegir = vi.fn();
  const usuario = userEvent.setup();
  render(<Grafico titulo="Legajos por mes" forma="columnas" datos={DATOS} alElegir={alElegir} />);
  await usuario.tab();
  expect(screen.getByRole('button', { name: /^ene/ })).toHaveFocus();
  await usuario.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: /^mar/ })).toHaveFocus();
  expect(screen.getByText(/^mar\. Este año: —/)).toBeInTheDocument();
  await usuario.keyboard('{Home}{ArrowDown}{Enter}');
  expect(alElegir).toHaveBeenCalledExactlyOnceWith(1);
  await usuario.tab();
  expect(document.body).toHaveFocus();
  await usuario.tab({ shift: true });
  expect(screen.getByRole('button', { name: /^feb/ })).toHaveFocus();
});

test('una línea se corta donde no hay dato', () => {
  const datos = { ...DATOS, series: [{ nombre: 'Días', valores: [1, null, 3] }] };
  const { container } = render(<Grafico titulo="Demoras" forma="lineas" datos={datos} />);
  const camino = container.querySelector('path[data-serie="0"]')?.getAttribute('d') ?? '';
  expect(camino.match(/M/g)).toHaveLength(2);
  expect(camino).not.toContain('L');
});
