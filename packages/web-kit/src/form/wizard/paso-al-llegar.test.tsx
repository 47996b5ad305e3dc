import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { pasoAlLlegar, traerPasos } from './paso-al-llegar.tsx';

const dibujar = (Paso: ReturnType<typeof pasoAlLlegar>) =>
  render(
    <Suspense fallback={<p>Ya viene</p>}>
      <Paso />
    </Suspense>,
  );
const montar = (Paso: ReturnType<typeof pasoAlLlegar>) =>
  render(
    <MantineProvider env="test">
      <Suspense fallback={<p>Ya viene</p>}>
        <Paso />
      </Suspense>
    </MantineProvider>,
  );
const Tareas = () => <p>Tareas del legajo</p>;

test('un paso que se trajo antes se dibuja en el momento, y se pide una sola vez', async () => {
  const cargar = vi.fn(async () => Tareas);
  const Paso = pasoAlLlegar(cargar);
  await traerPasos({ datos: () => null, tareas: Paso });
  dibujar(Paso);
  expect(screen.getByText('Tareas del legajo')).toBeVisible();
  expect(cargar).toHaveBeenCalledTimes(1);
});

test('el que no llegó todavía se espera', async () => {
  let llegar = (_: typeof Tareas) => {};
  const Paso = pasoAlLlegar(
    () =>
      new Promise((listo) => {
        llegar = listo;
      }),
  );
  await act(async () => void dibujar(Paso));
  expect(screen.getByText('Ya viene')).toBeVisible();
  await act(async () => llegar(Tareas));
  expect(screen.getByText('Tareas del legajo')).toBeVisible();
});

test('si falló, se pide de nuevo al llegar a él', async () => {
  const cargar = vi.fn(async () => Tareas).mockRejectedValueOnce(new Error('sin red'));
  const Paso = pasoAlLlegar(cargar);
  await expect(traerPasos({ tareas: Paso })).rejects.toThrow('sin red');
  await act(async () => void dibujar(Paso));
  expect(screen.getByText('Tareas del legajo')).toBeVisible();
  expect(cargar).toHaveBeenCalledTimes(2);
});

test('si tampoco llega al llegar a él, se dice, y vuelve con la red o a pedido', async () => {
  const cargar = vi
    .fn(async () => Tareas)
    .mockRejectedValueOnce(new Error('sin red'))
    .mockRejectedValueOnce(new Error('sin red'));
  const Paso = pasoAlLlegar(cargar);
  await act(async () => void montar(Paso));
  expect(screen.getByText(/No pudimos traer este paso/)).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Reintentar' }).click());
  expect(screen.getByText(/No pudimos traer este paso/)).toBeVisible();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Tareas del legajo')).toBeVisible();
  expect(cargar).toHaveBeenCalledTimes(3);
});
