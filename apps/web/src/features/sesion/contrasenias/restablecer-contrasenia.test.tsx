import { rutasDeSegundoFactor, rutasDeSesion } from '@colega/contract/sesion';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { dibujar } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RestablecerContrasenia } from './restablecer-contrasenia.tsx';

const abrir = () =>
  dibujar(<RestablecerContrasenia />, { patron: '/reset-password/:resetToken', direccion: '/reset-password/abc-123' });
const nueva = () => screen.getByLabelText('Nueva contraseña');
const repeticion = () => screen.getByLabelText('Repetir contraseña');
const confirmar = () => screen.getByRole('button', { name: 'Confirmar' });
const escribir = async (campo: HTMLElement, texto: string) => {
  await userEvent.clear(campo);
  if (texto) await userEvent.type(campo, texto);
};

test('dos campos, y Confirmar espera a que la contraseña alcance y la repetición coincida [SES-038, SES-040]', async () => {
  abrir();
  expect(confirmar()).toBeDisabled();
  expect(confirmar()).toHaveAccessibleDescription(/Se habilita cuando/);
  const casos = [
    ['12345', '12345', false],
    ['123456', '', false],
    ['123456', '123457', false],
    ['', '123456', false],
    ['123456', '123456', true],
  ] as const;
  for (const [clave, otra, habilitado] of casos) {
    await escribir(nueva(), clave);
    await escribir(repeticion(), otra);
    expect((confirmar() as HTMLButtonElement).disabled, `${clave} ${otra}`).toBe(!habilitado);
  }
});

test('cada campo dice qué le falta cuando se lo deja [SES-041, SES-042]', async () => {
  abrir();
  await userEvent.click(nueva());
  await userEvent.tab();
  expect(nueva()).toHaveAccessibleDescription('Ingresá una contraseña nueva.');
  await escribir(nueva(), '12345');
  expect(nueva()).toHaveAccessibleDescription('La contraseña tiene que tener al menos 6 caracteres.');
  await escribir(nueva(), '123456');
  expect(nueva()).not.toHaveAccessibleDescription();
  await userEvent.click(repeticion());
  expect(repeticion()).not.toHaveAccessibleDescription();
  await userEvent.click(nueva());
  expect(repeticion()).toHaveAccessibleDescription('Repetí la contraseña nueva.');
  await escribir(repeticion(), '123');
  expect(repeticion()).toHaveAccessibleDescription('Las contraseñas no coinciden');
  await escribir(repeticion(), '123456');
  expect(repeticion()).not.toHaveAccessibleDescription();
});

test('manda la contraseña con el token del enlace, lo cuenta y lleva al ingreso [SES-039, SES-043]', async () => {
  const pedidos: unknown[] = [];
  responder(rutasDeSesion.reiniciarClave, async ({ request }) => {
    pedidos.push(await request.json());
    return { message: 'La contraseña se ha actualizado correctamente', falta_segundo_factor: null };
  });
  const { router } = abrir();
  await userEvent.type(nueva(), 'Otra.Clave.1');
  await userEvent.type(repeticion(), 'Otra.Clave.1{Enter}');
  expect(await screen.findByText('La contraseña se ha actualizado correctamente')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(pedidos).toEqual([{ password: 'Otra.Clave.1', reset_token: 'abc-123' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Ir al ingreso' }));
  expect(router.state.location.pathname).toBe('/login');
});

test('con el enlace vencido muestra el detalle, se queda en el formulario y ofrece pedir otro [SES-039]', async () => {
  responder(rutasDeSesion.reiniciarClave, () =>
    problema(422, 'El enlace venció.', [{ campo: 'reset_token', mensaje: 'El enlace venció.' }]),
  );
  abrir();
  await userEvent.type(nueva(), 'Otra.Clave.1');
  await userEvent.type(repeticion(), 'Otra.Clave.1');
  await userEvent.click(confirmar());
  expect(await screen.findByText('El enlace venció.')).toBeInTheDocument();
  expect(nueva()).toHaveValue('Otra.Clave.1');
  expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute('href', '/recuperarContrasenia');
  expect(confirmar()).toBeEnabled();
  responder(rutasDeSesion.reiniciarClave, () => sinRed());
  await userEvent.click(confirmar());
  expect(await screen.findByText('Error de comunicación. Por favor, intente nuevamente')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pedir un enlace nuevo' })).not.toBeInTheDocument();
});

test('un operador activa en la misma página su segundo factor, sin dejar una sesión en el navegador', async () => {
  const conToken: (string | null)[] = [];
  const ingresos: unknown[] = [];
  const falta_segundo_factor = { username: 'lpaz' };
  responder(rutasDeSesion.reiniciarClave, { message: 'Elegiste tu contraseña', falta_segundo_factor });
  responder(rutasDeSesion.ingresarComoOperador, async ({ request }) => {
    ingresos.push(await request.json());
    return { token: 'del-colegio', refresh_token: 'r1' };
  });
  responder(rutasDeSegundoFactor.empezarApp, ({ request }) => {
    conToken.push(request.headers.get('authorization'));
    return { secreto: 'ABCDEFGH', enlace: 'otpauth://totp/x', qr: 'data:image/svg+xml;base64,AA==' };
  });
  responder(rutasDeSegundoFactor.confirmarApp, ({ request }) => {
    conToken.push(request.headers.get('authorization'));
    return { codigos: ['abcd-efgh'], message: 'Activaste el segundo factor' };
  });
  abrir();
  await userEvent.type(nueva(), 'Otra.Clave.1');
  await userEvent.type(repeticion(), 'Otra.Clave.1{Enter}');
  expect(await screen.findByText('Tu cuenta «lpaz» actúa por el Colegio.')).toBeInTheDocument();
  // An operator does not sign in at the portal.
  expect(screen.queryByRole('button', { name: 'Ir al ingreso' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Activar la app de códigos' }));
  await userEvent.type(await screen.findByLabelText(/código de 6 dígitos/), '123456{Enter}');
  expect(await screen.findByText('abcd-efgh')).toBeInTheDocument();
  expect(screen.getByText(/tu cuenta está lista/)).toBeInTheDocument();
  expect(ingresos).toEqual([{ username: 'lpaz', password: 'Otra.Clave.1' }]);
  expect(conToken).toEqual(['Bearer del-colegio', 'Bearer del-colegio']);
  expect(leerSesion()).toBeNull();
});
