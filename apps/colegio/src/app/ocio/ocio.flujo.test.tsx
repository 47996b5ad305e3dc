import { rutasDeOperadores } from '@colega/contract/operadores';
import { rutasDeSesion } from '@colega/contract/sesion';
import { usarSalida } from '@colega/web-kit/lib/navegacion/salir.ts';
import { cerrarSesion } from '@colega/web-kit/lib/sesion/cerrar-sesion.ts';
import { guardarTokens, leerSesion, vencerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { token } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DISTRITOS, operadorPropio } from '../../testing/datos-del-colegio.ts';
import { rutasDelRouter } from '../router.tsx';
import { seguirFinDeSesion } from '../seguir-fin-de-sesion.ts';
import { seguirOcio } from './ocio.ts';

const MINUTO = 60_000;
const contextos = ['operador_consejo' as const];
const revocados: unknown[] = [];
const renovados: unknown[] = [];
const salidas: string[] = [];

beforeEach(() => {
  localStorage.clear();
  for (const pedidos of [revocados, renovados, salidas]) pedidos.length = 0;
  // The browser's own dialog is tried in the journeys.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  onTestFinished(usarSalida((direccion) => salidas.push(direccion.replace(location.origin, ''))));
  responder(rutasDeOperadores.operadores, pagina([]));
  responder(rutasDeOperadores.distritosDelColegio, pagina(DISTRITOS));
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['administracion']));
  responder(rutasDeSesion.revocarToken, async ({ request }) => {
    revocados.push(await request.json());
    return null;
  });
  responder(rutasDeSesion.renovarToken, async ({ request }) => {
    renovados.push(await request.json());
    return { token: token({ contextos }), refresh_token: 'refresco-2' };
  });
});
afterEach(() => {
  vi.useRealTimers();
  cerrarSesion();
});

const conReloj = () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  iniciarSesion({ contextos, exp: Math.floor(Date.now() / 1000) + 15 * 60 });
  onTestFinished(seguirOcio());
};
const pulsar = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));

test('a los 30 minutos sin nadie la sesión termina, acá y en el servidor; un minuto antes, no', async () => {
  conReloj();
  vi.advanceTimersByTime(29 * MINUTO);
  expect(leerSesion()).not.toBeNull();
  vi.advanceTimersByTime(MINUTO);
  expect(leerSesion()).toBeNull();
  vi.useRealTimers();
  await waitFor(() => expect(revocados).toEqual([{ refresh_token: 'refresco-1' }]));
});

test('quien trabaja sigue: en esta pestaña o en otra, y su sesión se renueva sola', async () => {
  conReloj();
  vi.advanceTimersByTime(20 * MINUTO);
  pulsar();
  vi.advanceTimersByTime(20 * MINUTO);
  expect(leerSesion()).not.toBeNull();
  localStorage.setItem('colegio:actividad', String(Date.now()));
  vi.advanceTimersByTime(29 * MINUTO);
  expect(leerSesion()).not.toBeNull();
  vi.advanceTimersByTime(MINUTO);
  expect(leerSesion()).toBeNull();
  vi.useRealTimers();
  await waitFor(() => expect(renovados[0]).toEqual({ refresh_token: 'refresco-1' }));
});

test('una máquina que despierta pide ingresar antes de contar como trabajo lo primero que se toca', () => {
  conReloj();
  vi.setSystemTime(Date.now() + 8 * 60 * MINUTO);
  pulsar();
  expect(leerSesion()).toBeNull();
});

const abrir = async () => {
  iniciarSesion({ contextos });
  onTestFinished(seguirFinDeSesion());
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/usuarios'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Usuarios y roles' }, { timeout: 8000 });
  await userEvent.click(screen.getByRole('button', { name: 'Agregar un operador' }));
  await userEvent.type(await screen.findByLabelText(/^Nombre/), 'Inés');
};
const encima = () => screen.findByRole('dialog', { name: 'Ingresá de nuevo' });
const ingresarComo = async (usuario: string | null, user_id: number) => {
  responder(rutasDeSesion.ingresarComoOperador, { token: token({ contextos, user_id }), refresh_token: 'otro' });
  if (usuario) {
    await userEvent.clear(screen.getByLabelText('Usuario'));
    await userEvent.type(screen.getByLabelText('Usuario'), usuario);
  }
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Colega.2026{Enter}');
};

test('vencida, el ingreso va encima: con su contraseña vuelve a lo que había escrito, sin salir de la página', async () => {
  await abrir();
  act(() => vencerSesion());
  expect(await encima()).toHaveTextContent('para mgarcia');
  expect(screen.getByLabelText('Contraseña')).toHaveFocus();
  responder(rutasDeSesion.ingresarComoOperador, () => problema(401, 'Contraseña y/o usuario incorrectos'));
  await userEvent.type(screen.getByLabelText('Contraseña'), 'otra{Enter}');
  expect(await screen.findByText('Contraseña y/o usuario incorrectos')).toBeInTheDocument();
  await ingresarComo(null, 7);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Inés');
  expect(salidas).toEqual([]);
});

test('otra persona que ingresa ahí empieza de cero', async () => {
  await abrir();
  act(() => vencerSesion());
  await encima();
  await ingresarComo('otra', 8);
  await waitFor(() => expect(salidas).toEqual(['/colegio']));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('en otra pestaña sigue a quien la dejó, y a nadie más', async () => {
  await abrir();
  act(() => vencerSesion());
  await encima();
  act(() => void guardarTokens({ token: token({ contextos, user_id: 8 }), refresh_token: 'de-otra' }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  act(() => void guardarTokens({ token: token({ contextos }), refresh_token: 'suyo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('la que se cerró a propósito no espera a nadie: va al ingreso', async () => {
  await abrir();
  act(() => cerrarSesion());
  await waitFor(() => expect(salidas).toEqual(['/login?motivo=cerrada&volver=%2F']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
