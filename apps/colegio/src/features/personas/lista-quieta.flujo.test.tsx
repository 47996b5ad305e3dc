import { rutasDeOperadores } from '@colega/contract/operadores';
import { rutasDePersonas } from '@colega/contract/perfil';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { DIRECCIONES } from '../../lib/direcciones.ts';
import { COLAS, ficha, filaDePersona } from '../../testing/datos-de-una-ficha.ts';
import { operadorPropio } from '../../testing/datos-del-colegio.ts';

/** As when the fields come from far: later than the screen that has them. */
vi.mock('./campos-de-personas.tsx', async (original) => {
  await new Promise((listo) => setTimeout(listo, 50));
  return await original();
});

const buscados: URLSearchParams[] = [];
let llegar = () => {};
beforeEach(() => {
  buscados.length = 0;
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['matriculas']));
  responder(rutasDePersonas.personaDelColegio, () => ficha());
  responder(rutasDePersonas.colasDePersonas, COLAS);
  responder(rutasDePersonas.personas, ({ request }) => {
    buscados.push(new URL(request.url).searchParams);
    const encontradas = pagina([filaDePersona()]);
    return { ...encontradas, pagination: { total_items: 30, current: 2, pages: 3 } };
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The screen of a person takes as long as it is told to. */
const conLaFichaLejos = (rutas: RouteObject[]): RouteObject[] => {
  const espera = new Promise<void>((resolver) => {
    llegar = resolver;
  });
  const tardar = (ruta: RouteObject): RouteObject => {
    const children = ruta.children?.map(tardar);
    if (ruta.path !== DIRECCIONES.persona) return { ...ruta, ...(children && { children }) } as RouteObject;
    return { ...ruta, loader: () => espera.then(() => null) } as RouteObject;
  };
  return rutas.map(tardar);
};

const abrir = async (direccion: string) => {
  const router = createMemoryRouter(conLaFichaLejos(rutasDelRouter()), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Personas' }, { timeout: 8000 });
  return router;
};

test('la lista se dibuja con sus campos: nada se corre debajo de lo que se va a presionar', async () => {
  await abrir('/colegio/personas');
  expect(screen.getByLabelText('Buscar una persona')).toBeInTheDocument();
});

test('quien escribe y enseguida abre una persona llega a ella, y no vuelve a la lista', async () => {
  const router = await abrir('/colegio/personas');
  const enlace = await screen.findByRole('link', { name: /^García/ }, { timeout: 8000 });
  const campo = screen.getByLabelText('Buscar una persona');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const persona = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await persona.type(campo, 'gar');
  await persona.click(enlace);
  expect(router.state.navigation.location?.pathname).toBe('/colegio/personas/70');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(router.state.navigation.location?.pathname).toBe('/colegio/personas/70');
  llegar();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'García, María Elena' }, { timeout: 8000 }),
  ).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/colegio/personas/70');
});

test('lo que se escribe y se borra no cambia la dirección, ni la página en la que se está', async () => {
  const router = await abrir('/colegio/personas?texto=garc&page=2');
  const campo = await screen.findByLabelText('Buscar una persona', {}, { timeout: 8000 });
  await waitFor(() => expect(buscados).toHaveLength(1));
  const { key } = router.state.location;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(campo, 'i{Backspace}');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(router.state.location).toMatchObject({ key, search: '?texto=garc&page=2' });
  expect(buscados).toHaveLength(1);
});
