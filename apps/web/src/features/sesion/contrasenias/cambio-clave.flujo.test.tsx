import { rutasDeSesion } from '@colega/contract/sesion';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import CambioClave from './cambio-clave.tsx';

const DIRECCION = '/app/sesion/cambioClave';
const abrir = () => dibujar(<CambioClave />, { patron: DIRECCION, direccion: DIRECCION });
const campo = (etiqueta: string) => screen.getByLabelText(new RegExp(`^${etiqueta}`));
const ACTUAL = 'Contraseña actual';
const NUEVA = 'Nueva contraseña';
const CONFIRMAR = 'Confirmar contraseña';
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const completar = async (actual: string, nueva: string, confirmacion: string) => {
  for (const [etiqueta, texto] of [
    [ACTUAL, actual],
    [NUEVA, nueva],
    [CONFIRMAR, confirmacion],
  ] as const) {
    await userEvent.clear(campo(etiqueta));
    if (texto) await userEvent.type(campo(etiqueta), texto);
  }
};

beforeEach(() => iniciarSesion());

test('tres campos y los botones Cancelar y Guardar [SES-044, SES-045, SES-046]', () => {
  const { container } = abrir();
  const visibles = [...container.querySelectorAll('input')].filter((entrada) => !entrada.hidden);
  expect(visibles).toEqual([campo(ACTUAL), campo(NUEVA), campo(CONFIRMAR)]);
  for (const entrada of visibles) expect(entrada).toHaveAttribute('type', 'password');
  const nombres = screen.getAllByRole('button').map((boton) => boton.textContent);
  expect(nombres.filter(Boolean)).toEqual(['Cancelar', 'Guardar']);
});

test('los tres son obligatorios y de al menos seis; la confirmación coincide [SES-048, SES-049, SES-050]', async () => {
  abrir();
  await guardar();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(campo(ACTUAL)).toHaveAccessibleDescription('Ingresá tu contraseña actual.');
  expect(campo(NUEVA)).toHaveAccessibleDescription(/Ingresá la contraseña nueva\./);
  expect(campo(CONFIRMAR)).toHaveAccessibleDescription('Repetí la contraseña nueva.');
  await completar('12345', '12345', '123456');
  await guardar();
  expect(campo(ACTUAL)).toHaveAccessibleDescription('La contraseña tiene que tener al menos 6 caracteres.');
  expect(campo(NUEVA)).toHaveAccessibleDescription(/La contraseña tiene que tener al menos 6 caracteres\./);
  expect(campo(CONFIRMAR)).toHaveAccessibleDescription('Las contraseñas no coinciden');
});

test('guarda con la sesión que sigue, avisa y va a la raíz [SES-051, SES-052]', async () => {
  const pedidos: unknown[] = [];
  responder(rutasDeSesion.cambiarClave, async ({ request, params }) => {
    pedidos.push([params.id, await request.json()]);
    return { message: 'Contraseña actualizada correctamente' };
  });
  const { router } = abrir();
  await completar('Colega.2026', 'Otra.Clave.1', 'Otra.Clave.1{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  const cuerpo = { old_password: 'Colega.2026', password: 'Otra.Clave.1', refresh_token: 'refresco-1' };
  expect(pedidos).toEqual([['7', cuerpo]]);
});

test('el aviso de éxito es el del servidor [SES-051]', async () => {
  responder(rutasDeSesion.cambiarClave, { message: 'Contraseña actualizada correctamente' });
  dibujar(<CambioClave />, { direccion: DIRECCION });
  await completar('Colega.2026', 'Otra.Clave.1', 'Otra.Clave.1{Enter}');
  expect(await screen.findByText('Contraseña actualizada correctamente')).toBeInTheDocument();
});

test('una actual equivocada se dice en su campo; otra falla, en un aviso; nada escrito se pierde', async () => {
  const MAL = 'La contraseña actual no es correcta.';
  responder(rutasDeSesion.cambiarClave, () => problema(422, MAL, [{ campo: 'old_password', mensaje: MAL }]));
  abrir();
  await completar('equivocada', 'Otra.Clave.1', 'Otra.Clave.1');
  await guardar();
  await waitFor(() => expect(campo(ACTUAL)).toHaveAccessibleDescription(MAL));
  expect(campo(NUEVA)).toHaveValue('Otra.Clave.1');
  responder(rutasDeSesion.cambiarClave, () => problema(429, 'Hubo demasiados pedidos.'));
  await guardar();
  expect(await screen.findByText('Hubo demasiados pedidos.')).toBeInTheDocument();
  responder(rutasDeSesion.cambiarClave, () => sinRed());
  await guardar();
  expect(await screen.findByText('Error de comunicación. Por favor, intente nuevamente')).toBeInTheDocument();
  expect(campo(CONFIRMAR)).toHaveValue('Otra.Clave.1');
});

test('Cancelar vuelve adonde se estaba o, sin adónde, al inicio [SES-046]', async () => {
  const { router, unmount } = abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
  unmount();
  const otra = dibujar(<CambioClave />, { patron: DIRECCION, direccion: '/app/ejercicio/legajos/listado' });
  await otra.router.navigate(DIRECCION);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(otra.router.state.location.pathname).toBe('/app/ejercicio/legajos/listado'));
});
