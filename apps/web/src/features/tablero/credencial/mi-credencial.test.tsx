import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeTablero } from '@colega/contract/tablero';
import { carnet, persona, personaSuspendida, SUSPENSION } from '@colega/web-kit/testing/datos-de-personas.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leerCopia } from './copia-guardada.ts';
import { Credencial } from './credencial.tsx';

const { carnetVigente, crearQr, fotoDelCarnet, imagenDeQr } = rutasDeTablero;
const CAMINO = '/api/bff/media_objects/qr/abc?vence=1&firma=f';
const soltar = vi.fn(async () => undefined);
const despertar = vi.fn(async () => ({ release: soltar }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-23T13:47:00Z') });
  vi.stubGlobal('navigator', Object.assign(navigator, { wakeLock: { request: despertar } }));
  iniciarSesion();
  URL.createObjectURL = () => 'blob:qr';
  URL.revokeObjectURL = () => undefined;
  responder(rutasDePerfil.persona, persona());
  responder(carnetVigente, carnet());
  responder(fotoDelCarnet, () => problema(404, 'No encontramos lo que buscás.'));
  responder(crearQr, { file_path: CAMINO, content_url: CAMINO });
  responder(imagenDeQr, () => new HttpResponse(new Uint8Array([1]), { headers: { 'Content-Type': 'image/png' } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Drawn, and at work: what it does once it is on the page comes a moment later. */
const tarjeta = async () => {
  const dicho = await screen.findByRole('article', { name: 'Credencial profesional de María Elena García' });
  await vi.waitFor(() => expect(despertar).toHaveBeenCalledWith('screen'));
  return dicho;
};

test('muestra quién es, sus matrículas con su estado, hasta cuándo vale y el QR', async () => {
  dibujar(<Credencial />);
  const dicho = await tarjeta();
  expect(dicho).toHaveTextContent('Credencial profesional N.º C-000009');
  expect(dicho).toHaveTextContent('Válida hasta 24/07/2027');
  expect(dicho).toHaveTextContent(`Código ${persona().codigo_qr.slice(0, 8)}`);
  for (const { codigo, estado } of persona().matriculas) {
    expect(dicho).toHaveTextContent(codigo);
    expect(dicho).toHaveTextContent(estado.nombre);
  }
  expect(await screen.findByRole('img', { name: /^Código QR/ })).toHaveAttribute('src', 'blob:qr');
});

test('dice a su titular cuántas veces la consultaron, fuera de lo que se muestra', async () => {
  dibujar(<Credencial />);
  const dicho = await tarjeta();
  const consultas = screen.getByRole('region', { name: 'Consultas a tu credencial' });
  expect(consultas).toHaveTextContent('Consultaron tu credencial 3 veces este mes, 41 veces en total.');
  expect(consultas).toHaveTextContent('No se guarda quién fue.');
  expect(dicho).not.toContainElement(consultas);
});

test.each([
  [{ este_mes: 0, en_total: 0 }, 'Todavía nadie consultó tu credencial.'],
  [{ este_mes: 1, en_total: 1 }, 'Consultaron tu credencial 1 vez este mes, 1 vez en total.'],
  [{ este_mes: 0, en_total: 1_250 }, 'Consultaron tu credencial 0 veces este mes, 1.250 veces en total.'],
])('con %o', async (consultas, texto) => {
  responder(carnetVigente, carnet({ consultas }));
  dibujar(<Credencial />);
  await tarjeta();
  expect(screen.getByText(texto)).toBeVisible();
});

test('el reloj anda, dice de cuándo es lo consultado, y otro día ya no es de hoy', async () => {
  dibujar(<Credencial />);
  const dicho = await tarjeta();
  expect(dicho).toHaveTextContent('10:47:00');
  expect(dicho).toHaveTextContent('Consultado hoy 10:47');
  act(() => vi.advanceTimersByTime(3_000));
  expect(dicho).toHaveTextContent('10:47:03');
  act(() => vi.setSystemTime(new Date('2026-11-24T13:47:00Z')));
  act(() => vi.advanceTimersByTime(1_000));
  expect(dicho).toHaveTextContent('Última copia, del 23/11 10:47');
});

test('mientras se muestra la pantalla no se apaga, y al irse la suelta', async () => {
  const { unmount } = dibujar(<Credencial />);
  await tarjeta();
  expect(soltar).not.toHaveBeenCalled();
  unmount();
  await vi.waitFor(() => expect(soltar).toHaveBeenCalled());
});

test('queda en el dispositivo la última copia, con sus imágenes; la que dejó de valer, no', async () => {
  const { unmount } = dibujar(<Credencial />);
  await tarjeta();
  await vi.waitFor(async () => expect((await leerCopia())?.qr.size).toBe(1), { timeout: 8_000 });
  unmount();
  responder(carnetVigente, () => problema(404, 'No se encontró un carnet vigente'));
  dibujar(<Credencial />);
  await screen.findByText('No se encontró un carnet vigente');
  await vi.waitFor(async () => expect(await leerCopia()).toBeNull());
});

test('suspendida no se dibuja: dice por qué y a quién llamar', async () => {
  responder(rutasDePerfil.persona, personaSuspendida());
  dibujar(<Credencial />);
  expect(await screen.findByText(new RegExp(SUSPENSION))).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
});

test('sin carnet vigente lo dice, y no dibuja ninguno', async () => {
  responder(carnetVigente, () => problema(404, 'No se encontró un carnet vigente'));
  dibujar(<Credencial />);
  expect(await screen.findByText('No se encontró un carnet vigente')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('la que venció mientras se mostraba se deja de dibujar', async () => {
  dibujar(<Credencial />);
  await tarjeta();
  responder(carnetVigente, () => problema(404, 'No se encontró un carnet vigente'));
  vi.setSystemTime(Date.now() + 60_000);
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  expect(await screen.findByText('No se encontró un carnet vigente')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});
