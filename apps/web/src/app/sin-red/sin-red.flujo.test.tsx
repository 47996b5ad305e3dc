import { rutasDePagos } from '@colega/contract/dinero';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { alTerminarSesion, leerSesion, terminarSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { listaDeLegajos } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import { configuracion, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { claims, permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createStore, keys } from 'idb-keyval';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mediosHabilitados } from '../../testing/datos-de-cuenta.ts';
import { rutasDelRouter } from '../router.tsx';
import { olvidarDatos } from './datos-guardados.ts';
import { olvidarLoGuardado } from './olvidar-lo-guardado.ts';

const LA_VISITA = new Date('2026-11-23T13:47:00Z');
const UN_LEGAJO = { name: 'Legajo 1042' };
const RESPUESTAS = createStore('colega-datos', 'respuestas');
const LO_QUE_LEE = [
  rutasDeReferencias.configuracion,
  rutasDePerfil.persona,
  rutasDeSesion.permisosDePersona,
  rutasDeReferencias.estadosLegajos,
  rutasDeLegajos.listarLegajos,
  rutasDePagos.mediosHabilitados,
];
const conRed = () => {
  responder(rutasDeReferencias.configuracion, configuracion());
  responder(rutasDePerfil.persona, persona());
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDeReferencias.estadosLegajos, pagina([]));
  responder(rutasDeLegajos.listarLegajos, listaDeLegajos());
  responder(rutasDePagos.mediosHabilitados, mediosHabilitados());
};
const seCorta = () => {
  for (const ruta of LO_QUE_LEE) responder(ruta, () => sinRed());
};
const abrir = (direccion: string) =>
  render(<RouterProvider router={createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] })} />);
const titulo = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 8000 });
const visitarLaLista = async () => {
  abrir('/app/ejercicio/legajos/listado');
  await screen.findByRole('link', UN_LEGAJO, { timeout: 8000 });
  await waitFor(async () => expect((await keys(RESPUESTAS)).join()).toContain(rutasDeLegajos.listarLegajos.path));
  cleanup();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: LA_VISITA });
  iniciarSesion();
  conRed();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await olvidarDatos();
});

test('sin red la pantalla visitada se abre con lo último que leyó y dice de cuándo es; con red se actualiza y lo dicho se va', async () => {
  await visitarLaLista();
  vi.setSystemTime(LA_VISITA.getTime() + 5 * 60_000);
  seCorta();
  abrir('/app/ejercicio/legajos/listado');
  const dicho = 'Sin conexión. Datos del 23/11 a las 10:47.';
  expect(await screen.findByText(dicho, {}, { timeout: 8000 })).toBeVisible();
  expect(screen.getByText(dicho).closest('[role="status"]')).not.toBeNull();
  expect(await screen.findByRole('link', UN_LEGAJO)).toBeInTheDocument();
  conRed();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(dicho)).not.toBeInTheDocument());
});

test('lo que leyó otro usuario no se dibuja: sin red, la que no visitó dice que no pudo', async () => {
  await visitarLaLista();
  iniciarSesion({ user_id: 8 });
  seCorta();
  abrir('/app/ejercicio/legajos/listado');
  expect(await screen.findAllByRole('button', { name: 'Reintentar' }, { timeout: 8000 })).not.toEqual([]);
  expect(screen.queryByText(/Sin conexión\. Datos/)).not.toBeInTheDocument();
});

test('lo que el servidor rechaza no se repone: sin permiso es sin permiso, aunque antes lo haya tenido', async () => {
  await visitarLaLista();
  responder(rutasDeLegajos.listarLegajos, () => problema(403, 'Tu usuario ya no puede ver legajos.'));
  abrir('/app/ejercicio/legajos/listado');
  expect(await screen.findByText(/Tu usuario ya no puede ver legajos/, {}, { timeout: 8000 })).toBeInTheDocument();
  expect(screen.queryByRole('link', UN_LEGAJO)).not.toBeInTheDocument();
});

test('sin red, el token que venció no echa a nadie; con red se renueva, y si no se puede, al ingreso [SES-022]', async () => {
  await visitarLaLista();
  iniciarSesion({ exp: claims().exp - 3600 });
  seCorta();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  abrir('/app/ejercicio/legajos/listado');
  expect(await screen.findByText(/Sin conexión\. Datos del 23\/11/, {}, { timeout: 8000 })).toBeVisible();
  expect(leerSesion()).not.toBeNull();
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  responder(rutasDeSesion.renovarToken, () => problema(401, 'No'));
  abrir('/app/ejercicio/legajos/listado');
  await titulo('Ingresá a tu cuenta');
});

test.each(['cierre', 'otra_pestania', 'vencida'] as const)(
  'termine como termine la sesión, no queda nada: %s',
  async (motivo) => {
    await visitarLaLista();
    const dejar = alTerminarSesion(olvidarLoGuardado);
    terminarSesion(motivo);
    await waitFor(async () => expect(await keys(RESPUESTAS)).toEqual([]));
    dejar();
  },
);

test('en la página de ingreso no queda nada de nadie, tampoco de una sesión que se perdió sin terminar', async () => {
  await visitarLaLista();
  sessionStorage.clear();
  abrir('/login');
  await titulo('Ingresá a tu cuenta');
  await waitFor(async () => expect(await keys(RESPUESTAS)).toEqual([]), { timeout: 8000 });
});
