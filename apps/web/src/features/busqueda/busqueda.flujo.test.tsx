import { type Encontrado, rutasDeBusqueda } from '@colega/contract/busqueda';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import BotonDeBusqueda from './boton-de-busqueda.tsx';
import './dialogo-de-busqueda.tsx';

const NADA: Encontrado = { legajos: [], cupones: [], certificados: [] };
const LO_DE_GOMEZ: Encontrado = {
  legajos: [
    { id: 7, numero_legajo: 61, comitente: 'Gómez Ana', ubicacion: 'Calle 13 4433, Quilmes', estado: 'Confirmado' },
    { id: 8, numero_legajo: 62, comitente: 'Gómez Luis', ubicacion: '', estado: 'Borrador' },
  ],
  cupones: [
    {
      ...{ id: 31, numero_boleta: 40731, circuito: 'cep', importe: '5000.00' },
      ...{ situacion: 'pendiente', numero_legajo: 61 },
    },
  ],
  certificados: [
    {
      ...{ id: 3, numero_certificado: 'CAIE-2026-000012', type: 'caie', estado: 'confirmado' },
      legajo: { id: 7, numero_legajo: 61 },
    },
  ],
};

let pedidos: string[] = [];
const encuentra = (encontrado: Encontrado) =>
  responder(rutasDeBusqueda.buscar, ({ request }) => {
    pedidos.push(new URL(request.url).searchParams.get('texto') ?? '');
    return encontrado;
  });
const abrir = () =>
  dibujar(
    <>
      <input aria-label="Un campo" />
      <BotonDeBusqueda />
    </>,
    { direccion: '/app/dashboard' },
  );
const caja = () => screen.findByRole('combobox', { name: /Número, comitente/ });
const opciones = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  pedidos = [];
  iniciarSesion();
  responder(rutasDeSesion.permisosDePersona, permisos());
  encuentra(NADA);
});

test('«/» y Ctrl K la abren; en un campo, «/» se escribe, y apagada no abre', async () => {
  const { unmount } = abrir();
  await userEvent.type(screen.getByLabelText('Un campo'), 'c/2');
  expect(screen.getByLabelText('Un campo')).toHaveValue('c/2');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await caja()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.keyDown(document.body, { key: '/' });
  await caja();
  await userEvent.click(screen.getByRole('switch', { name: /con la tecla/ }));
  unmount();
  abrir();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  await userEvent.click(await screen.findByRole('switch', { name: /con la tecla/ }));
  expect(localStorage.getItem('busqueda:barra')).toBeNull();
});

test('sin escribir nada ofrece lo que más se hace, y no pregunta', async () => {
  abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  await caja();
  expect(opciones().slice(0, 2)).toEqual(['Nuevo legajo', 'Mis legajos']);
  expect(pedidos).toEqual([]);
});

test('encuentra lo propio en grupos y dice cuánto; con flechas y Enter se va', async () => {
  encuentra(LO_DE_GOMEZ);
  const { router } = abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  await userEvent.type(await caja(), ' gómez ');
  const grupo = within(await screen.findByRole('group', { name: 'Legajos' }));
  expect(grupo.getAllByRole('option')).toHaveLength(2);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('4 resultados'));
  expect(opciones()).toEqual([
    'Legajo 61 · Gómez AnaCalle 13 4433, Quilmes · Confirmado',
    'Legajo 62 · Gómez LuisBorrador',
    expect.stringMatching(/^Cupón Nº 40731 · \$.5\.000,00Del legajo 61 · Pendiente$/),
    'CAIE-2026-000012Del legajo 61',
  ]);
  expect(pedidos.at(-1)).toBe('gómez');
  const entrada = await caja();
  await waitFor(() => expect(entrada.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?cupon=31'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('Enter antes de que conteste', () => {
  let contestar: () => void;
  /** Nothing is answered until `contestar`, whatever the machine's hurry. */
  const contestara = (respuesta: () => Encontrado | Response) => {
    const espera = new Promise<void>((listo) => {
      contestar = listo;
    });
    responder(rutasDeBusqueda.buscar, async () => {
      await espera;
      return respuesta();
    });
  };
  const escribir = async (texto: string) => {
    const { router } = abrir();
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await userEvent.type(await caja(), texto);
    return () => router.state.location.pathname;
  };
  const EN_EL_LEGAJO = '/app/ejercicio/legajo/7/detail';

  test('va a lo primero que se encuentra, cuando se encuentra', async () => {
    contestara(() => LO_DE_GOMEZ);
    const donde = await escribir('1042{Enter}');
    expect(donde()).toBe('/app/dashboard');
    contestar();
    await waitFor(() => expect(donde()).toBe(EN_EL_LEGAJO));
  });

  test('si después se escribe algo más, se sigue buscando', async () => {
    contestara(() => LO_DE_GOMEZ);
    const donde = await escribir('104{Enter}2');
    contestar();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('4 resultados'));
    expect(donde()).toBe('/app/dashboard');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(donde()).toBe(EN_EL_LEGAJO));
  });

  test('si no se encuentra nada, o no se puede buscar, no va a otro lado', async () => {
    contestara(() => NADA);
    const donde = await escribir('zzz{Enter}');
    contestar();
    expect(await screen.findByText(/No encontramos «zzz» en lo tuyo/)).toBeVisible();
    contestara(() => problema(500, 'No'));
    await userEvent.clear(await caja());
    await userEvent.type(await caja(), 'credencial{Enter}');
    contestar();
    expect(await screen.findByRole('alert')).toHaveTextContent(mensajes.error_buscar);
    expect(screen.getByRole('option', { name: 'Mi credencial' })).toBeVisible();
    expect(donde()).toBe('/app/dashboard');
  });
});

test('lo que se quiere hacer se encuentra por sus palabras, y sin permiso no se ofrece', async () => {
  responder(rutasDeSesion.permisosDePersona, permisos({ ejercicio: false }));
  const { router } = abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  await userEvent.type(await caja(), 'carnet');
  expect(await screen.findByRole('option', { name: 'Mi credencial' })).toBeVisible();
  await userEvent.clear(await caja());
  await userEvent.type(await caja(), 'nuevo leg');
  expect(await screen.findByText(/No encontramos «nuevo leg» en lo tuyo/)).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Nuevo legajo' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('option', { name: 'Mis legajos' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajos/listado'));
});

test('si no se puede buscar lo dice, y se reintenta', async () => {
  responder(rutasDeBusqueda.buscar, () => problema(500, 'No'));
  abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  await userEvent.type(await caja(), '61');
  expect(await screen.findByRole('alert')).toHaveTextContent(mensajes.error_buscar);
  encuentra(LO_DE_GOMEZ);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: /Legajo 61/ })).toBeVisible();
});
