import { rutasDeBorradores } from '@colega/contract/borradores';
import { rutasDePagos } from '@colega/contract/dinero';
import { rutasDeSesion } from '@colega/contract/sesion';
import { guardarBorrador, leerBorrador } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { anotarCopia, copiaDe, crearIdDeBorrador } from '@colega/web-kit/lib/borradores/copias.ts';
import { haySesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { prepararReferencias } from '../../../testing/asistente/preparar.ts';
import { mediosHabilitados } from '../../../testing/datos-de-cuenta.ts';

const PORTAL = { que: 'Legajo manual', detalle: 'GOMEZ ANA', paso: 'TAREAS', falta: [], enlace: '/x', formulario: 1 };
const RECORRIDO = { actual: 'datos', visitados: ['datos'], completos: [], conError: [] };
/** Its wizard was left without network. */
const dejarSinSubir = (nombre = 'legajo-manual') => {
  guardarBorrador(7, nombre, { borrador: { x: 1 }, recorrido: RECORRIDO, intento: null, version: 1 });
  const nueva = copiaDe({ id: crearIdDeBorrador(), version: 0, valores: '' });
  anotarCopia(7, nombre, { ...nueva, huella: '', porSubir: PORTAL });
};
const cerrar = () => {
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/cerrarSesion'] });
  render(<RouterProvider router={router} />);
  return router;
};
// the whole area comes with it
const llegar = () => screen.findByRole('heading', { level: 1, name: 'Antes de cerrar la sesión' }, { timeout: 8000 });
const noSube = () => responder(rutasDeBorradores.guardarBorrador, () => problema(503, 'Ahora no.'));

beforeEach(() => {
  iniciarSesion();
  prepararReferencias();
  responder(rutasDeSesion.revocarToken, null);
  responder(rutasDePagos.mediosHabilitados, mediosHabilitados());
});

test('lo que no pudo subir se dice antes de cerrar, y la sesión sigue', async () => {
  dejarSinSubir();
  noSube();
  const router = cerrar();
  await llegar();
  expect(screen.getByRole('link', { name: 'Legajo manual: GOMEZ ANA' })).toHaveAttribute('href', '/x');
  await userEvent.click(screen.getByRole('button', { name: 'Subir y cerrar la sesión' }));
  expect(await screen.findByText(/Todavía no pudimos subir todo\.\s+Revisá tu conexión/)).toBeInTheDocument();
  expect(haySesion()).toBe(true);
  responder(rutasDeBorradores.guardarBorrador, ({ params }) => ({
    ...{ id: String(params.id), version: 1, actualizado_en: '2026-03-20T15:00:00.000Z' },
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Subir y cerrar la sesión' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(haySesion()).toBe(false);
});

test('de lo que el Colegio no acepta se dice por qué, y se abre el que es', async () => {
  dejarSinSubir('legajo-manual~5f0c7a52');
  responder(rutasDeBorradores.guardarBorrador, () => problema(409, 'Tenés 50.', undefined, 'demasiados_borradores'));
  cerrar();
  await llegar();
  expect(screen.getByRole('link', { name: /GOMEZ ANA/ })).toHaveAttribute('href', '/x?borrador=5f0c7a52');
  await userEvent.click(screen.getByRole('button', { name: 'Subir y cerrar la sesión' }));
  expect(await screen.findByText(/Todavía no pudimos subir todo\.\s+Tenés 50\.$/)).toBeInTheDocument();
  expect(screen.queryByText(/conexión/)).toBeNull();
});

test('quien elige perderlo cierra, y no queda nada en el dispositivo', async () => {
  dejarSinSubir();
  noSube();
  const router = cerrar();
  await llegar();
  await userEvent.click(screen.getByRole('link', { name: 'Cerrar la sesión y perderlo' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(haySesion()).toBe(false);
  expect(leerBorrador(7, 'legajo-manual')).toBeNull();
});
