import { rutasDeSesion } from '@colega/contract/sesion';
import { dibujar } from '@colega/web-kit/testing/dibujar.tsx';
import { responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Confirmada } from './confirmada.tsx';
import { RecuperarContrasenia } from './recuperar-contrasenia.tsx';

const ENVIADO = 'Se ha enviado un correo con las instrucciones para restablecer la contraseña';
const abrir = () =>
  dibujar(<RecuperarContrasenia />, { patron: '/recuperarContrasenia', direccion: '/recuperarContrasenia' });
const confirmada = (busqueda = '') =>
  dibujar(<Confirmada />, { patron: '/confirmada', direccion: `/confirmada${busqueda}` });
const confirmar = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));

test('pide el usuario y tiene Confirmar y Volver, que lleva al ingreso [SES-030]', async () => {
  const { router } = abrir();
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Usuario')]);
  expect(screen.getByRole('button', { name: 'Confirmar' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(router.state.location.pathname).toBe('/login');
});

test('se abre bajo una cortina de un segundo [SES-032]', async () => {
  vi.useFakeTimers();
  abrir();
  expect(screen.getByText('Cargando…')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(990));
  expect(screen.getByText('Cargando…')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.queryByText('Cargando…')).not.toBeInTheDocument();
});

test('sin usuario lo pide, con el foco en el campo, y no llama a nadie [SES-031]', async () => {
  abrir();
  await userEvent.type(screen.getByLabelText('Usuario'), '   ');
  await confirmar();
  expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription('Por favor, ingresa un Usuario');
  expect(screen.getByLabelText('Usuario')).toHaveFocus();
});

test('pide el enlace una sola vez y va a /confirmada con el correo de la respuesta [SES-033, SES-036]', async () => {
  const pedidos: unknown[] = [];
  responder(rutasDeSesion.pedirReinicio, async ({ request }) => {
    pedidos.push(await request.json());
    return { email: 'm•••••@e•••••.com', message: ENVIADO };
  });
  const { router } = abrir();
  await userEvent.type(screen.getByLabelText('Usuario'), ' mgarcia {Enter}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/confirmada'));
  expect(new URLSearchParams(router.state.location.search).get('email')).toBe('m•••••@e•••••.com');
  expect(pedidos).toEqual([{ username: 'mgarcia' }]);
});

test('una falla muestra el message de la respuesta, no su detail, y deja lo escrito [SES-035]', async () => {
  responder(rutasDeSesion.pedirReinicio, () =>
    Response.json({ status: 500, title: 'x', detail: 'El detalle', message: 'El mensaje' }, { status: 500 }),
  );
  abrir();
  await userEvent.type(screen.getByLabelText('Usuario'), 'mgarcia');
  await confirmar();
  expect(await screen.findByText('El mensaje')).toBeInTheDocument();
  expect(screen.queryByText('El detalle')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Usuario')).toHaveValue('mgarcia');
  responder(rutasDeSesion.pedirReinicio, () => sinRed());
  await confirmar();
  expect(await screen.findByText('Error de comunicación. Por favor, intente nuevamente')).toBeInTheDocument();
});

test('/confirmada dice que se envió, a qué correo, y Volver lleva al ingreso [SES-034, SES-036, SES-037]', async () => {
  const { router } = confirmada('?email=m%E2%80%A2%40e%E2%80%A2.com');
  expect(screen.getByText(ENVIADO)).toBeInTheDocument();
  expect(screen.getByText('m•@e•.com')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(router.state.location.pathname).toBe('/login');
});

test('/confirmada sin correo, o con lo que no lo es, no muestra ninguno', () => {
  const ajenas = [
    'Llamá%20al%20011%40estafa',
    `${'a'.repeat(300)}%40b`,
    'pagá%40estafa.com',
    'a%40b.com',
    'm•••%40e•••.com/pagá',
    'hola•@e•.com',
  ];
  for (const busqueda of ['', ...ajenas.map((email) => `?email=${email}`)]) {
    const { unmount } = confirmada(busqueda);
    expect(screen.getByText(ENVIADO)).toBeInTheDocument();
    expect(screen.queryByText(/Lo mandamos a/)).not.toBeInTheDocument();
    unmount();
  }
});
