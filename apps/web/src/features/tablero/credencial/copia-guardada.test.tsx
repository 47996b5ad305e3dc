import { terminarSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { carnet, persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardarCopia, leerCopia, quitarCopia, quitarCopiaAlCerrar, quitarCopiaDeOtro } from './copia-guardada.ts';
import { CredencialGuardada } from './credencial-guardada.tsx';

const AYER = new Date('2026-11-22T13:47:00Z');
const UN_DIA_MS = 86_400_000;
const png = (texto: string) => new Blob([texto], { type: 'image/png' });
const guardar = () =>
  guardarCopia({
    ...{ persona: persona(), carnet: carnet(), desde: AYER.getTime() },
    ...{ foto: png('foto'), qr: png('qr') },
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: AYER });
  iniciarSesion({ user_id: 4007 });
  URL.createObjectURL = () => 'blob:imagen';
  URL.revokeObjectURL = () => undefined;
});
afterEach(async () => {
  await quitarCopia();
  vi.useRealTimers();
});

test('se lee sin sesión, con lo que el carnet dibuja y nada más de la persona', async () => {
  await guardar();
  terminarSesion('vencida');
  await quitarCopiaAlCerrar('vencida');
  const copia = await leerCopia();
  expect(copia).toMatchObject({ desde: AYER.getTime(), carnet: { numero: carnet().numero } });
  expect(await Promise.all([copia?.foto?.text(), copia?.qr.text()])).toEqual(['foto', 'qr']);
  for (const suyo of ['email', 'telefonos', 'domicilio_real', 'documento'])
    expect(copia?.persona).not.toHaveProperty(suyo);
});

test.each(['cierre', 'otra_pestania'] as const)('al cerrar la sesión se va: %s', async (motivo) => {
  await guardar();
  await quitarCopiaAlCerrar(motivo);
  expect(await leerCopia()).toBeNull();
});

test('al entrar otra persona se va; la misma la conserva; y sin sesión no se guarda ninguna', async () => {
  await guardar();
  await quitarCopiaDeOtro(4007);
  expect(await leerCopia()).not.toBeNull();
  await quitarCopiaDeOtro(4008);
  expect(await leerCopia()).toBeNull();
  sessionStorage.clear();
  await guardar();
  expect(await leerCopia()).toBeNull();
});

test('pasados treinta días, o vencido el carnet, no se muestra ni queda', async () => {
  await guardar();
  vi.setSystemTime(AYER.getTime() + 30 * UN_DIA_MS);
  expect(await leerCopia()).not.toBeNull();
  vi.setSystemTime(AYER.getTime() + 30 * UN_DIA_MS + 1);
  expect(await leerCopia()).toBeNull();
  vi.setSystemTime(AYER);
  expect(await leerCopia()).toBeNull();
  await guardarCopia({
    ...{ persona: persona(), carnet: carnet({ vencimiento: '2026-11-22' }), desde: AYER.getTime() },
    ...{ foto: null, qr: png('qr') },
  });
  expect((await leerCopia())?.foto).toBeNull();
  vi.setSystemTime(AYER.getTime() + UN_DIA_MS);
  expect(await leerCopia()).toBeNull();
});

test('la pantalla dice de cuándo es, y la borra quien no quiere dejarla', async () => {
  await guardar();
  sessionStorage.clear();
  vi.setSystemTime(AYER.getTime() + UN_DIA_MS);
  dibujar(<CredencialGuardada />);
  const tarjeta = await screen.findByRole('article', { name: 'Credencial profesional de María Elena García' });
  expect(tarjeta).toHaveTextContent('Última copia, del 22/11 10:47');
  expect(screen.getByText(/se muestra la última copia, del 22\/11 10:47/)).toBeVisible();
  expect(screen.getByRole('img', { name: /^Código QR/ })).toHaveAttribute('src', 'blob:imagen');
  expect(screen.queryByRole('region', { name: 'Consultas a tu credencial' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Borrarla de este dispositivo' }));
  expect(await screen.findByText('En este dispositivo no hay ninguna copia de tu credencial.')).toBeVisible();
  expect(await leerCopia()).toBeNull();
});
