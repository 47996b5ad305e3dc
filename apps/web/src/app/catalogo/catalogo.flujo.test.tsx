import { rutasDeReferencias } from '@colega/contract/referencias';
import { configuracion } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { CARAS } from '@colega/web-kit/testing/escena.ts';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import Catalogo, { pantallasDelCatalogo } from './catalogo.tsx';
import { ESCENAS } from './escenas.ts';
import { PIEZAS } from './piezas.tsx';

const abrir = async (direccion: string) => {
  responder(rutasDeReferencias.configuracion, configuracion({ demo: true }));
  const router = createMemoryRouter([{ path: '/catalogo/:pieza?/:cara?', Component: Catalogo }], {
    initialEntries: [direccion],
  });
  // Within act, React does not hold a lazy screen back (300 ms a fallback).
  await act(async () => void render(<RouterProvider router={router} />));
};

// e2e/a-fondo/pantallas.journey.ts reads in the browser what each face shows.
test('cada pantalla de la tabla tiene sus cinco caras, y no hay caras de más', () => {
  const pantallas = pantallasDelCatalogo().map(({ path }) => path);
  expect(Object.keys(ESCENAS).sort()).toEqual([...pantallas].sort());
  for (const path of pantallas) expect(Object.keys(ESCENAS[path] ?? {}).sort(), path).toEqual([...CARAS].sort());
});

test.each(PIEZAS)('la pieza $nombre se dibuja en todas sus caras', async ({ id, nombre }) => {
  await abrir(`/catalogo/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: nombre, hidden: true })).toBeInTheDocument();
});
