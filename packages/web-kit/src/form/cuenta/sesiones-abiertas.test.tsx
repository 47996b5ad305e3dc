import { rutasDeSesion } from '@colega/contract/sesion';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { pagina } from '../../testing/datos-de-referencias.ts';
import { sesionPropia } from '../../testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '../../testing/dibujar.tsx';
import { problema, responder } from '../../testing/servidor.ts';
import { SesionesAbiertas } from './sesiones-abiertas.tsx';

const TELEFONO = '0193b5c8-0000-4000-8000-000000000002';
let abiertas = [sesionPropia()];

beforeEach(() => {
  iniciarSesion();
  abiertas = [
    sesionPropia({ id: TELEFONO, actual: false, dispositivo: 'Safari en iPhone', desde_donde: '186.22.•.•' }),
    sesionPropia(),
    sesionPropia({ id: '0193b5c8-0000-4000-8000-000000000003', actual: false, dispositivo: null, desde_donde: null }),
  ];
  responder(rutasDeSesion.sesiones, () => pagina(abiertas));
});
const abrir = () =>
  dibujar(<SesionesAbiertas />, { patron: '/app/sesion/abiertas', direccion: '/app/sesion/abiertas' });
const tarjetas = async () =>
  within(await screen.findByRole('list', { name: 'Sesiones abiertas' })).getAllByRole('listitem');

test('dice dónde, cuándo y desde qué red, con esta primero, que no se cierra desde acá', async () => {
  abrir();
  const [esta, telefono, vieja] = await tarjetas();
  expect(esta).toHaveTextContent(/Chrome en Windows.*Esta sesión.*22\/11\/2026, 10:30.*190\.12\.•\.•/);
  expect(within(esta as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(telefono).toHaveTextContent(/Safari en iPhone/);
  expect(
    within(telefono as HTMLElement).getByRole('button', { name: 'Cerrar esta sesión' }),
  ).toHaveAccessibleDescription('Safari en iPhone');
  expect(vieja).toHaveTextContent(/Un dispositivo del que no guardamos datos.*Sin datos/);
});

test('se cierra una, se dice, y deja de estar', async () => {
  const cerradas: unknown[] = [];
  responder(rutasDeSesion.cerrarSesion, ({ params }) => {
    cerradas.push(params.id);
    abiertas = abiertas.filter(({ id }) => id !== params.id);
    return { message: 'Cerramos esa sesión' };
  });
  abrir();
  const [, telefono] = await tarjetas();
  await userEvent.click(within(telefono as HTMLElement).getByRole('button'));
  expect(await screen.findByText('Cerramos esa sesión')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Safari en iPhone')).not.toBeInTheDocument());
  expect(cerradas).toEqual([TELEFONO]);
});

test('se cierran las demás; con una sola no hay nada que cerrar', async () => {
  responder(rutasDeSesion.cerrarLasDemas, () => {
    abiertas = abiertas.filter(({ actual }) => actual);
    return { cerradas: 2, message: 'Cerramos las demás sesiones' };
  });
  abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
  expect(await screen.findByText('No hay ninguna otra sesión abierta con tu usuario.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Cerrar (esta|las)/ })).not.toBeInTheDocument();
});

test('si no se pudo cerrar se dice, y la lista queda como está en el servidor', async () => {
  responder(rutasDeSesion.cerrarSesion, () => problema(404, 'No encontramos lo que buscás.'));
  abrir();
  const [, telefono] = await tarjetas();
  await userEvent.click(within(telefono as HTMLElement).getByRole('button'));
  expect(await screen.findByText('No encontramos lo que buscás.')).toBeInTheDocument();
  expect(await tarjetas()).toHaveLength(3);
});
