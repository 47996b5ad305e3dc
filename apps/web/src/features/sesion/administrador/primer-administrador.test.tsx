import { rutasDeOperadores } from '@colega/contract/operadores';
import { rutasDeSegundoFactor, rutasDeSesion } from '@colega/contract/sesion';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { dibujar } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PrimerAdministrador } from './primer-administrador.tsx';

const abrir = () =>
  dibujar(<PrimerAdministrador />, { patron: '/administrador/:token', direccion: '/administrador/abc-123' });
const CUENTA = {
  Nombre: 'Inés',
  Apellido: 'Ríos',
  CUIT: '27-20123456-0',
  'Correo electrónico': 'ines@example.com',
  Usuario: 'IRios',
  Contraseña: 'Una.Clave.26',
  'Repetir contraseña': 'Una.Clave.26',
};
const campo = (nombre: string) => screen.getByLabelText(nombre, { exact: true });
const completar = async (cambios: Partial<Record<keyof typeof CUENTA, string>> = {}) => {
  for (const [nombre, valor] of Object.entries({ ...CUENTA, ...cambios })) await userEvent.type(campo(nombre), valor);
};
const crear = () => userEvent.click(screen.getByRole('button', { name: 'Crear la cuenta' }));

test('cada dato que falta o no vale se dice a su lado, y el foco va al primero', async () => {
  abrir();
  await crear();
  expect(campo('Nombre')).toHaveFocus();
  expect(campo('Nombre')).toHaveAccessibleDescription('El dato es obligatorio.');
  expect(campo('Contraseña')).toHaveAccessibleDescription('Ingresá una contraseña.');
  await completar({ CUIT: '27-20123456-5', 'Repetir contraseña': 'otra' });
  await crear();
  expect(campo('CUIT')).toHaveFocus();
  expect(campo('CUIT')).toHaveAccessibleDescription('El CUIT no es válido: revisá sus 11 dígitos.');
  expect(campo('Repetir contraseña')).toHaveAccessibleDescription('Las contraseñas no coinciden');
});

test('manda los datos con el token del enlace y cuenta que la cuenta está lista', async () => {
  const pedidos: unknown[] = [];
  responder(rutasDeOperadores.primerAdministrador, async ({ request }) => {
    pedidos.push(await request.json());
    return { message: 'La cuenta está lista.' };
  });
  abrir();
  await completar();
  await crear();
  expect(await screen.findByText('La cuenta «irios» ya administra el Colegio.')).toBeInTheDocument();
  expect(screen.getByText(/«operador alta-operador»/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const datos = { nombre: 'Inés', apellido: 'Ríos', cuit: '27-20123456-0', email: 'ines@example.com' };
  expect(pedidos).toEqual([{ ...datos, username: 'IRios', password: 'Una.Clave.26', token: 'abc-123' }]);
});

test('lo que el servidor dice del enlace va arriba, y lo escrito queda', async () => {
  const mensaje = 'El enlace no es válido o venció. Pedí otro a quien atiende el servidor.';
  responder(rutasDeOperadores.primerAdministrador, () => problema(422, mensaje, [{ campo: 'token', mensaje }]));
  abrir();
  await completar();
  await crear();
  expect(await screen.findByText(mensaje)).toBeInTheDocument();
  expect(campo('Usuario')).toHaveValue('IRios');
});

test('creada la cuenta se activa el segundo factor en la misma página, sin dejar una sesión en el navegador', async () => {
  const conToken: (string | null)[] = [];
  responder(rutasDeOperadores.primerAdministrador, { message: 'La cuenta está lista.' });
  responder(rutasDeSesion.ingresarComoOperador, { token: 'del-colegio', refresh_token: 'r1' });
  responder(rutasDeSegundoFactor.empezarApp, ({ request }) => {
    conToken.push(request.headers.get('authorization'));
    return { secreto: 'ABCDEFGH', enlace: 'otpauth://totp/x', qr: 'data:image/svg+xml;base64,AA==' };
  });
  responder(rutasDeSegundoFactor.confirmarApp, ({ request }) => {
    conToken.push(request.headers.get('authorization'));
    return { codigos: ['abcd-efgh'], message: 'Activaste el segundo factor' };
  });
  abrir();
  await completar();
  await crear();
  await userEvent.click(await screen.findByRole('button', { name: 'Activar la app de códigos' }));
  expect(await screen.findByText('ABCD EFGH')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/código de 6 dígitos/), '123456{Enter}');
  expect(await screen.findByText('abcd-efgh')).toBeInTheDocument();
  expect(conToken).toEqual(['Bearer del-colegio', 'Bearer del-colegio']);
  expect(leerSesion()).toBeNull();
});
