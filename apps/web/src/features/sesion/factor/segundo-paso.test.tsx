import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSegundoFactor, rutasDeSesion } from '@colega/contract/sesion';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { configuracion } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos, token } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Ingreso } from '../ingreso.tsx';

const PASO = {
  ...{ desafio: 'd1', vence_en: '2026-11-22T23:00:00.000Z', llave: null },
  medios: ['app' as const, 'recuperacion' as const],
};
const { completarIngreso } = rutasDeSegundoFactor;
let recibidos: unknown[] = [];

beforeEach(() => {
  recibidos = [];
  responder(rutasDeReferencias.configuracion, configuracion());
  responder(rutasDeSesion.ingresar, PASO);
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(completarIngreso, async ({ request }) => {
    recibidos.push(await request.json());
    return { token: token(), refresh_token: 'r1' };
  });
});

const abrir = async () => {
  const { router } = dibujar(<Ingreso />, { patron: '/login', direccion: '/login' });
  await userEvent.type(screen.getByLabelText('Usuario'), 'mgarcia');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Colega.2026{Enter}');
  return router;
};
const campo = () => screen.findByLabelText('Código de 6 dígitos');
const negar = (status: number, detail: string, codigo: string) =>
  responder(completarIngreso, () => problema(status, detail, undefined, codigo));

test('después de la contraseña se pide el código, con el foco en su campo, y con él se entra', async () => {
  const router = await abrir();
  expect(await campo()).toHaveFocus();
  expect(await campo()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ingresá el código');
  expect(leerSesion()).toBeNull();
  await userEvent.type(await campo(), '123 456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
  expect(recibidos).toEqual([{ desafio: 'd1', codigo: '123 456' }]);
});

test('un código equivocado se dice, el campo queda elegido y se puede probar otra vez', async () => {
  negar(401, 'El código no es correcto. Revisalo y probá otra vez.', 'codigo_incorrecto');
  await abrir();
  await userEvent.type(await campo(), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ingresá el código.');
  await userEvent.type(await campo(), '000000{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('El código no es correcto'));
  expect(await campo()).toHaveFocus();
  expect(await campo()).toHaveAccessibleDescription('El código no es correcto. Revisalo y probá otra vez.');
});

test('sin el teléfono se usa un código de recuperación', async () => {
  await abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Usar un código de recuperación' }));
  const recuperacion = screen.getByLabelText('Código de recuperación');
  expect(recuperacion).toHaveFocus();
  await userEvent.type(recuperacion, 'abcd-efgh{Enter}');
  await waitFor(() => expect(recibidos).toEqual([{ desafio: 'd1', codigo: 'abcd-efgh' }]));
});

test('pasado el tiempo se vuelve a la contraseña, y se dice por qué', async () => {
  negar(401, 'Pasó mucho tiempo desde que ingresaste la contraseña. Empezá otra vez.', 'desafio_vencido');
  await abrir();
  await userEvent.type(await campo(), '123456{Enter}');
  expect(await screen.findByText(/Pasó mucho tiempo/)).toBeInTheDocument();
  expect(screen.getByLabelText('Contraseña')).toHaveValue('');
  expect(screen.getByLabelText('Usuario')).toHaveValue('mgarcia');
});

test('se puede volver para ingresar con otro usuario', async () => {
  await abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Ingresar con otro usuario' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ingresá a tu cuenta');
});
