import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeTablero } from '@colega/contract/tablero';
import { carnet, persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TarjetaCredencial } from './tarjeta-credencial.tsx';

const { carnetVigente, imprimirCarnet, crearQr, imagenDeQr } = rutasDeTablero;
const bajadas: string[] = [];
const CAMINO = '/api/bff/media_objects/qr/abc?vence=1&firma=f';
const binario = (tipo: string) => () =>
  new HttpResponse(new Uint8Array([1, 2, 3]), { headers: { 'Content-Type': tipo } });

beforeEach(() => {
  iniciarSesion();
  bajadas.length = 0;
  URL.createObjectURL = () => 'blob:qr';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    bajadas.push(this.download);
  });
  responder(rutasDePerfil.persona, persona());
  responder(carnetVigente, carnet());
});
afterEach(() => vi.restoreAllMocks());

const abrir = () => dibujar(<TarjetaCredencial estado="normal" alCambiar={() => undefined} />);
const presionar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('el QR se ve en un diálogo y se descarga [DAS-014]', async () => {
  const pedidos: unknown[] = [];
  responder(crearQr, async ({ request }) => {
    pedidos.push(await request.json());
    return { file_path: CAMINO, content_url: CAMINO };
  });
  responder(imagenDeQr, binario('image/png'));
  abrir();
  await presionar('Ver QR');
  const imagen = await screen.findByRole('img', { name: 'Código QR de la credencial de María Elena García' });
  expect(imagen).toHaveAttribute('src', 'blob:qr');
  expect(pedidos).toEqual([{ content: persona().enlace_qr }]);
  await presionar('Descargar QR');
  expect(bajadas).toEqual(['qr_credencial.png']);
});

test('sin la imagen lo dice, y se puede reintentar [ERR-016]', async () => {
  responder(crearQr, { file_path: CAMINO, content_url: CAMINO });
  responder(imagenDeQr, () => problema(404, 'No encontramos lo que buscás.'));
  abrir();
  await presionar('Ver QR');
  expect(await screen.findByRole('alert')).toHaveTextContent('No se encontró la imagen del QR.');
  expect(screen.getByRole('button', { name: 'Descargar QR' })).toBeDisabled();
  responder(imagenDeQr, binario('image/png'));
  await presionar('Reintentar');
  expect(await screen.findByRole('img', { name: /^Código QR/ })).toBeInTheDocument();
});

test('el carnet se descarga en PDF y dice hasta cuándo vale [DAS-015]', async () => {
  responder(imprimirCarnet, binario('application/pdf'));
  abrir();
  expect(await screen.findByText('Válida hasta 24/07/2027')).toBeInTheDocument();
  await presionar('Descargar carnet');
  await waitFor(() => expect(bajadas).toEqual(['carnet_C-000009.pdf']));
});

test('sin carnet vigente lo dice al mirar y al descargar [ERR-015]', async () => {
  responder(carnetVigente, () => problema(404, mensajes.carnet_sin_vigente));
  abrir();
  expect(await screen.findByText('No se encontró un carnet vigente')).toBeInTheDocument();
  await presionar('Descargar carnet');
  expect(await screen.findByText('No se encontró un carnet vigente para descargar.')).toBeInTheDocument();
  expect(bajadas).toEqual([]);
});

test('si el PDF no se puede hacer lo dice, y sin red dice que es eso [ERR-012]', async () => {
  responder(imprimirCarnet, () => problema(500, 'Falla'));
  abrir();
  await presionar('Descargar carnet');
  expect(await screen.findByText('Error al intentar imprimir')).toBeInTheDocument();
  responder(imprimirCarnet, () => sinRed());
  await presionar('Descargar carnet');
  expect(await screen.findByText(/Sin conexión/)).toBeInTheDocument();
});

test('con el ejercicio bloqueado no hay credencial que mostrar: dice desde cuándo y con quién hablar, y no se la busca', async () => {
  let buscados = 0;
  responder(carnetVigente, () => {
    buscados += 1;
    return problema(404, mensajes.carnet_sin_vigente);
  });
  const credencial_suspendida = 'Tu credencial está suspendida por un bloqueo del 28/10/2026.';
  responder(
    rutasDePerfil.persona,
    persona({ habilitado: false, es_activo_al_dia_y_verificado: false, credencial_suspendida }),
  );
  abrir();
  expect(await screen.findByRole('note')).toHaveTextContent(
    /^Tu credencial está suspendida por un bloqueo del 28\/10\/2026\..+Distrito I/,
  );
  expect(screen.queryByText(/Válida hasta/)).not.toBeInTheDocument();
  for (const name of ['Ver QR', 'Descargar carnet'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await presionar('Opciones de Credencial digital');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Recargar' }));
  expect(await screen.findByRole('note')).toBeInTheDocument();
  expect(buscados).toBe(0);
});

test('sin red el QR dice que falta internet, y no que algo quedó guardado', async () => {
  responder(crearQr, () => sinRed());
  abrir();
  await presionar('Ver QR');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Sin conexión: revisá tu internet/);
  expect(screen.getByRole('alert')).not.toHaveTextContent(/guardado/);
});

test('la que venció se deja de decir válida al recargar', async () => {
  abrir();
  expect(await screen.findByText(/^Válida hasta/)).toBeVisible();
  responder(carnetVigente, () => problema(404, 'No se encontró un carnet vigente'));
  await presionar('Opciones de Credencial digital');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Recargar' }));
  expect(await screen.findByText('No se encontró un carnet vigente')).toBeVisible();
  expect(screen.queryByText(/^Válida hasta/)).toBeNull();
});
