import { rutasDeOperadores } from '@colega/contract/operadores';
import { rutasDeSegundoFactor, rutasDeSesion } from '@colega/contract/sesion';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { segundoFactor, sesionPropia } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { operadorPropio } from '../../testing/datos-del-colegio.ts';
import { responderOtrasColas } from '../../testing/otras-colas.ts';
import './mi-cuenta.tsx'; // which the router brings when it is arrived at

let abiertas = [sesionPropia()];
beforeEach(() => {
  iniciarSesion({ contextos: ['operador_distrital'] });
  abiertas = [
    sesionPropia(),
    sesionPropia({ id: '0193b5c8-0000-4000-8000-000000000002', actual: false, dispositivo: 'Safari en iPhone' }),
  ];
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['mesa']));
  responderOtrasColas();
  responder(rutasDeSesion.sesiones, () => pagina(abiertas));
  responder(rutasDeSegundoFactor.segundoFactor, segundoFactor());
});
const abrir = () => {
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/inicio'] });
  return { router, ...render(<RouterProvider router={router} />) };
};
const alLlegar = async () => {
  const pantalla = abrir();
  await userEvent.click(await screen.findByRole('button', { name: /^Tu cuenta/ }, { timeout: 8000 }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mi cuenta' }));
  await screen.findByRole('heading', { level: 1, name: 'Mi cuenta' }, { timeout: 8000 });
  return pantalla;
};

test('quien solo es operador cierra desde su menú las sesiones que dejó abiertas', async () => {
  responder(rutasDeSesion.cerrarLasDemas, () => {
    abiertas = abiertas.filter(({ actual }) => actual);
    return { cerradas: 1, message: 'Cerramos las demás sesiones' };
  });
  await alLlegar();
  expect(
    await screen.findByRole('heading', { level: 3, name: 'Safari en iPhone' }, { timeout: 8000 }),
  ).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Segundo factor' }, { timeout: 8000 }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar las demás' }));
  expect(
    await screen.findByText('No hay ninguna otra sesión abierta con tu usuario.', {}, { timeout: 8000 }),
  ).toBeInTheDocument();
});

test('cambia su contraseña, y el teclado vuelve a donde estaba', async () => {
  const pedidos: unknown[] = [];
  responder(rutasDeSesion.cambiarClave, async ({ request, params }) => {
    pedidos.push([params.id, await request.json()]);
    return { message: 'Contraseña actualizada correctamente' };
  });
  const { router } = await alLlegar();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar la contraseña' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Cambiar contraseña' })).toHaveFocus();
  await userEvent.type(screen.getByLabelText(/^Contraseña actual/), 'Colega.2026');
  await userEvent.type(screen.getByLabelText(/^Nueva contraseña/), 'Otra.Clave.1');
  await userEvent.type(screen.getByLabelText(/^Confirmar contraseña/), 'Otra.Clave.1{Enter}');
  expect(await screen.findByText('Contraseña actualizada correctamente')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cambiar la contraseña' })).toHaveFocus());
  expect(router.state.location.pathname).toBe('/colegio/cuenta');
  expect(pedidos).toEqual([
    ['7', { old_password: 'Colega.2026', password: 'Otra.Clave.1', refresh_token: 'refresco-1' }],
  ]);
});
