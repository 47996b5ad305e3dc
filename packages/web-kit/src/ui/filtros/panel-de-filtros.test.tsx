import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { dibujar } from '../../testing/dibujar.tsx';
import { CuantosHay } from './cuantos-hay.tsx';
import { PanelDeFiltros, PLEGADO } from './panel-de-filtros.tsx';

const DOCE = { total_items: 12, current: 1, pages: 2 };
const original = window.matchMedia;
afterEach(() => {
  window.matchMedia = original;
});

const ventana = (angosta: boolean) => {
  const oyentes = new Set<(evento: MediaQueryListEvent) => void>();
  let matches = angosta;
  window.matchMedia = (consulta) => ({
    ...original(consulta),
    get matches() {
      return consulta === PLEGADO && matches;
    },
    addEventListener: (_: string, oyente: never) => void oyentes.add(oyente),
    removeEventListener: (_: string, oyente: never) => void oyentes.delete(oyente),
  });
  return (ahora: boolean) => {
    matches = ahora;
    act(() => {
      for (const oyente of oyentes) oyente({ matches, media: PLEGADO } as MediaQueryListEvent);
    });
  };
};

const panel = (total: number | null) => (
  <>
    <PanelDeFiltros
      etiqueta="Filtros de legajos"
      boton="Filtros"
      cantidad={0}
      alLimpiar={vi.fn()}
      hay={{ total, uno: 'legajo', varios: 'legajos' }}
      cargar={async () => undefined}
    >
      <input aria-label="Comitente" />
    </PanelDeFiltros>
    {total ? <CuantosHay pagination={{ ...DOCE, total_items: total }} uno="legajo" varios="legajos" /> : null}
  </>
);

test.each([
  [12, 'Ver 12 legajos'],
  [1, 'Ver 1 legajo'],
  [0, 'Sin resultados'],
  [null, 'Ver los resultados'],
])('en el teléfono, con los filtros abiertos, se ve cuántos hay: %s', async (total, nombre) => {
  ventana(true);
  dibujar(panel(total));
  expect(screen.queryByRole('button', { name: nombre })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  expect(screen.getByRole('button', { name: nombre })).toBeVisible();
});

test('"Ver 12 legajos" pliega los filtros y lleva a donde la lista dice cuántos hay', async () => {
  ventana(true);
  dibujar(panel(12));
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver 12 legajos' }));
  expect(screen.getByLabelText('Comitente')).not.toBeVisible();
  expect(screen.getByText('12 legajos, página 1 de 2')).toHaveFocus();
});

test('sin nada que ver, el botón deja en los filtros plegados', async () => {
  ventana(true);
  dibujar(panel(0));
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sin resultados' }));
  expect(screen.getByRole('search', { name: 'Filtros de legajos' })).toHaveFocus();
});

test('al girar la pantalla los filtros están o no están, enteros: nada los va abriendo', async () => {
  const girar = ventana(false);
  dibujar(panel(12));
  const campo = screen.getByLabelText('Comitente');
  await userEvent.type(campo, 'Benítez');
  for (const angosta of [true, false, true, false]) {
    girar(angosta);
    if (angosta) expect(campo).not.toBeVisible();
    else expect(campo).toBeVisible();
    expect(campo.parentElement).not.toHaveAttribute('style');
  }
  expect(campo).toHaveValue('Benítez');
});
