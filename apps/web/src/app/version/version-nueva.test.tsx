import { rutasDeReferencias } from '@colega/contract/referencias';
import { configuracion } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { rutasDelRouter } from '../router.tsx';
import { AvisoDeVersion } from './aviso-de-version.tsx';
import { guardarEnElDispositivo } from './version-nueva.ts';

class Version extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
}
class Registro extends EventTarget {
  waiting: Version | null = null;
  installing: Version | null = null;
}

const conNavegador = (controller: object | null) => {
  const registro = new Registro();
  const register = vi.fn(async () => registro);
  const serviceWorker = Object.assign(new EventTarget(), { controller, register });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  return { registro, register };
};
const llegaOtra = (registro: Registro) => {
  const nueva = new Version();
  registro.installing = nueva;
  registro.dispatchEvent(new Event('updatefound'));
  nueva.state = 'installed';
  act(() => void nueva.dispatchEvent(new Event('statechange')));
  return nueva;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('lo primero que se guarda no es una versión nueva: no se anuncia nada', async () => {
  const { registro, register } = conNavegador(null);
  render(<AvisoDeVersion />);
  await guardarEnElDispositivo();
  expect(register).toHaveBeenCalledWith('/sw.js');
  llegaOtra(registro);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('una versión nueva se anuncia y espera: toma el lugar de la otra cuando la persona lo pide', async () => {
  const { registro } = conNavegador({});
  render(<AvisoDeVersion />);
  await guardarEnElDispositivo();
  const nueva = llegaOtra(registro);
  expect(screen.getByRole('status')).toHaveTextContent('Hay una versión nueva de Colega.');
  expect(nueva.postMessage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(nueva.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

test('si en otra pestaña ya se actualizó, acá alcanza con empezar de nuevo', async () => {
  const { registro } = conNavegador({});
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  render(<AvisoDeVersion />);
  await guardarEnElDispositivo();
  const nueva = llegaOtra(registro);
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(reload).not.toHaveBeenCalled();
  nueva.state = 'activated';
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['/login', 'Ingresá a tu cuenta'],
  ['/guia', 'Guía de Colega'],
  ['/no-existe', 'No pudimos encontrar la página'],
])('lo público también la anuncia: %s', async (direccion, titulo) => {
  responder(rutasDeReferencias.configuracion, configuracion());
  const { registro } = conNavegador({});
  await guardarEnElDispositivo();
  llegaOtra(registro);
  render(<RouterProvider router={createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] })} />);
  await screen.findByRole('heading', { level: 1, name: titulo });
  expect(screen.getAllByRole('button', { name: 'Actualizar' })).toHaveLength(1);
});
