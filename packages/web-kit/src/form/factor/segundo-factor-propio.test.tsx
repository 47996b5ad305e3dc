import { rutasDeSegundoFactor } from '@colega/contract/sesion';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { segundoFactor } from '../../testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '../../testing/dibujar.tsx';
import { problema, responder } from '../../testing/servidor.ts';
import { archivoDeCodigos } from './archivo-de-codigos.ts';
import { SegundoFactorPropio } from './segundo-factor-propio.tsx';

const r = rutasDeSegundoFactor;
const DIRECCION = '/app/sesion/segundoFactor';
const ACTIVA = { activa_desde: '2026-11-20T13:30:00.000Z' };
const LLAVE = { id: 3, nombre: 'Teléfono', creada_en: '2026-11-20T13:30:00.000Z', usada_en: null };
const CODIGOS = ['abcd-efgh-jkmn-pqrs-tuvw-xyz2', 'bbcd-efgh-jkmn-pqrs-tuvw-xyz3'];
let factor = segundoFactor();

beforeEach(() => {
  iniciarSesion();
  factor = segundoFactor();
  responder(r.segundoFactor, () => factor);
});
const abrir = () => dibujar(<SegundoFactorPropio porque="Es opcional." />, { patron: DIRECCION, direccion: DIRECCION });
const presionar = async (nombre: string) => userEvent.click(await screen.findByRole('button', { name: nombre }));
const dialogo = async (titulo: string) => within(await screen.findByRole('dialog', { name: titulo }));

test('activar la app: contraseña, QR, código y los diez códigos, que hay que decir que se guardaron', async () => {
  const pedidos: unknown[] = [];
  responder(r.empezarApp, async ({ request }) => {
    pedidos.push(await request.json());
    return { secreto: 'ABCDEFGH', enlace: 'otpauth://totp/x?secret=ABCDEFGH', qr: 'data:image/svg+xml;base64,AA==' };
  });
  responder(r.confirmarApp, async ({ request }) => {
    pedidos.push(await request.json());
    factor = segundoFactor({ app: ACTIVA, codigos: 10 });
    return { codigos: CODIGOS, message: 'Activaste el segundo factor' };
  });
  abrir();
  await presionar('Activar la app de códigos');
  const prueba = await dialogo('Confirmá que sos vos');
  await userEvent.click(prueba.getByRole('button', { name: 'Continuar' }));
  expect(prueba.getByLabelText(/Tu contraseña/)).toHaveAccessibleDescription('Ingresá tu contraseña.');
  await userEvent.type(prueba.getByLabelText(/Tu contraseña/), 'Colega.2026{Enter}');
  const app = await dialogo('Activá la app de códigos');
  expect(app.getByRole('img', { name: 'Código QR para la app de códigos' })).toBeInTheDocument();
  expect(app.getByText('ABCD EFGH')).toBeInTheDocument();
  await userEvent.type(app.getByLabelText(/código de 6 dígitos/), '123456{Enter}');
  const codigos = await dialogo('Guardá tus códigos de recuperación');
  expect(codigos.getByText(CODIGOS[0] ?? '')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(codigos.getByRole('button', { name: 'Listo' })).toBeDisabled();
  await userEvent.click(codigos.getByLabelText('Ya guardé los códigos'));
  await userEvent.click(codigos.getByRole('button', { name: 'Listo' }));
  expect(await screen.findByText(/Te quedan 10/)).toBeInTheDocument();
  expect(pedidos).toEqual([{ password: 'Colega.2026' }, { codigo: '123456' }]);
});

test('quitarla pide contraseña y código; lo que está mal se dice en su campo, con el foco', async () => {
  factor = segundoFactor({ app: ACTIVA, codigos: 9 });
  responder(r.quitarApp, () =>
    problema(422, 'Mal', [{ campo: 'codigo', mensaje: 'El código no es correcto. Revisalo y probá otra vez.' }]),
  );
  abrir();
  await presionar('Quitar la app');
  const prueba = await dialogo('Quitar la app de códigos');
  await userEvent.type(prueba.getByLabelText(/Tu contraseña/), 'Colega.2026');
  await userEvent.type(prueba.getByLabelText(/Código/), '000000{Enter}');
  await waitFor(() => expect(prueba.getByLabelText(/Código/)).toHaveFocus());
  expect(prueba.getByText('El código no es correcto. Revisalo y probá otra vez.')).toBeInTheDocument();
  responder(r.quitarApp, () => {
    factor = segundoFactor();
    return { message: 'Quitaste la app de códigos' };
  });
  await userEvent.click(prueba.getByRole('button', { name: 'Quitar la app' }));
  expect(await screen.findByRole('button', { name: 'Activar la app de códigos' })).toBeInTheDocument();
  expect(screen.queryByText(/Te quedan/)).not.toBeInTheDocument();
});

test('las llaves se listan con su nombre y cada una se quita; donde no puede haberlas se dice', async () => {
  factor = segundoFactor({ llaves: [LLAVE], codigos: 2, rp_id: null });
  abrir();
  const lista = within(await screen.findByRole('list', { name: 'Tus llaves de acceso' }));
  expect(lista.getByText('Teléfono')).toBeInTheDocument();
  expect(screen.getByText(/no puede agregar llaves/)).toBeInTheDocument();
  expect(screen.getByText('Te quedan pocos')).toBeInTheDocument();
  responder(r.quitarLlave, () => problema(429, 'Hubo demasiados pedidos.'));
  await userEvent.click(lista.getByRole('button', { name: 'Quitar la llave' }));
  const prueba = await dialogo('Quitar «Teléfono»');
  await userEvent.type(prueba.getByLabelText(/Tu contraseña/), 'Colega.2026');
  await userEvent.type(prueba.getByLabelText(/Código/), CODIGOS[0] ?? '');
  await userEvent.click(prueba.getByRole('button', { name: 'Quitar la llave' }));
  expect(await prueba.findByRole('alert')).toHaveTextContent('Hubo demasiados pedidos.');
});

test('el archivo de códigos los trae todos, uno por renglón', async () => {
  expect((await archivoDeCodigos(CODIGOS).text()).split('\n')).toEqual([
    'Colega: códigos de recuperación. Cada uno sirve una sola vez.',
    '',
    ...CODIGOS,
    '',
  ]);
});
