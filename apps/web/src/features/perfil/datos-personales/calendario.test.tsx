import { rutasDeCalendario } from '@colega/contract/tablero';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { notifications } from '@mantine/notifications';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Calendario } from './calendario.tsx';

const { direccionDeCalendario, renovarCalendario, quitarCalendario } = rutasDeCalendario;
const DIRECCION = 'https://colega.example/api/bff/calendarios/abc.ics';

beforeEach(() => iniciarSesion());
afterEach(() => vi.restoreAllMocks());
const boton = (name: string) => screen.findByRole('button', { name });

test('sin dirección se crea una; con ella se copia y se agrega al dispositivo [S-873]', async () => {
  responder(direccionDeCalendario, { direccion: null });
  responder(renovarCalendario, { direccion: DIRECCION });
  dibujar(<Calendario />);
  await userEvent.click(await boton('Crear la dirección'));
  expect(await screen.findByRole('textbox', { name: 'Dirección del calendario' })).toHaveValue(DIRECCION);
  expect(screen.getByRole('link', { name: 'Agregarla a este dispositivo' })).toHaveAttribute(
    'href',
    'webcal://colega.example/api/bff/calendarios/abc.ics',
  );
});

test('se cambia y se quita, después de preguntar; si no se puede, lo dice y sigue la de antes', async () => {
  responder(direccionDeCalendario, { direccion: DIRECCION });
  responder(renovarCalendario, () => problema(500, 'Tuvimos un problema.'));
  responder(quitarCalendario, { direccion: null });
  const avisos = vi.spyOn(notifications, 'show');
  dibujar(<Calendario />);
  await userEvent.click(await boton('Cambiarla'));
  const cambiar = within(await screen.findByRole('dialog'));
  expect(cambiar.getByText(/La de ahora deja de servir/)).toBeInTheDocument();
  await userEvent.click(cambiar.getByRole('button', { name: 'Cambiar la dirección' }));
  await expect.poll(() => avisos.mock.calls.map(([aviso]) => aviso.message)).toEqual(['Tuvimos un problema.']);
  expect(await screen.findByRole('textbox')).toHaveValue(DIRECCION);
  await userEvent.click(await boton('Quitarla'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Quitar la dirección' }));
  expect(await boton('Crear la dirección')).toBeInTheDocument();
});

test('si no se puede leer, lo dice y se reintenta', async () => {
  responder(direccionDeCalendario, () => problema(500, 'No'));
  dibujar(<Calendario />);
  expect(await screen.findByText('No pudimos leer la dirección de tu calendario.')).toBeInTheDocument();
  responder(direccionDeCalendario, { direccion: DIRECCION });
  await userEvent.click(await boton('Reintentar'));
  expect(await screen.findByRole('textbox')).toHaveValue(DIRECCION);
});
