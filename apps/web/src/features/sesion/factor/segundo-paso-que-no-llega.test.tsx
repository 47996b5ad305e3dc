import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { configuracion } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { dibujar } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Ingreso } from '../ingreso.tsx';

vi.mock('@colega/web-kit/form/ingreso/segundo-paso-de-ingreso.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('si lo que pide el segundo factor no llega se dice, y el formulario queda como estaba para probar otra vez', async () => {
  responder(rutasDeReferencias.configuracion, configuracion());
  const paso = { desafio: 'd1', vence_en: '2026-11-22T23:00:00.000Z', llave: null, medios: ['app' as const] };
  responder(rutasDeSesion.ingresar, paso);
  dibujar(<Ingreso />, { patron: '/login', direccion: '/login' });
  await userEvent.type(screen.getByLabelText('Usuario'), 'mgarcia');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Colega.2026{Enter}');
  expect(await screen.findByText('Error de comunicación. Por favor, intente nuevamente')).toBeInTheDocument();
  expect(screen.getByLabelText('Usuario')).toHaveValue('mgarcia');
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Colega.2026');
  expect(screen.getByRole('button', { name: 'Ingresar' })).toHaveAttribute('aria-disabled', 'false');
});
