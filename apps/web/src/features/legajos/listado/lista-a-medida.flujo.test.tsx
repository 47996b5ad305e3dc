import { rutasDeLegajos, rutasDeListaAMedida, type VistaDeLegajos } from '@colega/contract/legajos';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { etiquetaDe } from '@colega/contract/route';
import { rutasDeSesion } from '@colega/contract/sesion';
import { legajoDeLista, listaDeLegajos } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { estado, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import './campos-de-legajos.tsx';
import '../lista-a-medida/exportar-legajos.tsx';
import '../lista-a-medida/herramientas.tsx';
import { Listado } from './listado.tsx';
import './tabla-de-legajos.tsx';

const LISTADO = '/app/ejercicio/legajos/listado';
const r = rutasDeListaAMedida;
const original = window.matchMedia;
let pedidos: URLSearchParams[] = [];

const abrir = (direccion = LISTADO) => dibujar(<Listado />, { patron: LISTADO, direccion, existe: () => true });
const conAncho = (ancha: boolean): void => {
  window.matchMedia = (consulta) => ({ ...original(consulta), matches: ancha && consulta.includes('1200') });
};
const vistas = (...items: VistaDeLegajos[]) => responder(r.vistasDeLegajos, pagina(items));
const QUILMES: VistaDeLegajos = {
  id: 3,
  version: 4,
  nombre: 'Quilmes observados',
  filtros: { 'comitente.search': 'quilmes', observacion: 'abierta' },
};

beforeEach(() => {
  pedidos = [];
  localStorage.clear();
  iniciarSesion();
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDeReferencias.estadosLegajos, pagina([estado()]));
  responder(rutasDeLegajos.listarLegajos, ({ request }) => {
    pedidos.push(new URL(request.url).searchParams);
    return listaDeLegajos([legajoDeLista()], { pages: 2 });
  });
});
afterEach(() => {
  window.matchMedia = original;
  localStorage.clear();
});

test('en una ventana ancha se elige la tabla, que queda elegida, y su cabecera ordena [S-919, LIS-013]', async () => {
  conAncho(true);
  const { unmount } = abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Tabla' }));
  const tabla = within(await screen.findByRole('table', { name: 'Legajos' }));
  await waitFor(() => expect(pedidos.at(-1)?.get('limit')).toBe('25'));
  const [fila] = tabla.getAllByRole('row').slice(1);
  for (const dicho of ['03/11/2026', 'Original', 'Confirmado']) expect(fila).toHaveTextContent(dicho);
  expect(tabla.getByRole('link', { name: 'Legajo 1042' })).toHaveAttribute('href', '/app/ejercicio/legajo/1/detail');
  expect(tabla.getByRole('columnheader', { name: 'Fecha' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(tabla.getByRole('button', { name: 'Comitente' }));
  await waitFor(() => expect(pedidos.at(-1)?.get('order[comitente]')).toBe('asc'));
  await userEvent.click(tabla.getByRole('button', { name: 'Comitente' }));
  await waitFor(() => expect(pedidos.at(-1)?.get('order[comitente]')).toBe('desc'));
  expect(tabla.getByRole('columnheader', { name: 'Comitente' })).toHaveAttribute('aria-sort', 'descending');
  unmount();
  abrir();
  expect(await screen.findByRole('table', { name: 'Legajos' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Tarjetas' }));
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
  await waitFor(() => expect(pedidos.at(-1)?.get('limit')).toBe('10'));
});

test('en una angosta siempre hay tarjetas, aunque se haya elegido la tabla [S-919, LIS-006]', async () => {
  localStorage.setItem('legajos-en-tabla', 'si');
  conAncho(false);
  abrir();
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
  expect(await screen.findByRole('group', { name: 'Exportar los legajos' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tabla' })).not.toBeInTheDocument();
  expect(pedidos[0]?.get('limit')).toBe('10');
});

test('se exporta lo que se está viendo, con su filtro y su orden [S-917]', async () => {
  let pedido: URLSearchParams | undefined;
  responder(r.legajosEnXlsx, ({ request }) => {
    pedido = new URL(request.url).searchParams;
    return new Response('x', { headers: { 'Content-Type': 'application/octet-stream' } });
  });
  abrir(`${LISTADO}?espera=colegio&order[comitente]=asc&page=2`);
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar los legajos en XLSX' }));
  await waitFor(() =>
    expect(Object.fromEntries(pedido ?? [])).toEqual({
      espera: 'colegio',
      'order[comitente]': 'asc',
      'persona.id': '70',
    }),
  );
});

test('una vista se ve con un botón, que dice cuál se está viendo [S-918]', async () => {
  vistas(QUILMES);
  const { router } = abrir(`${LISTADO}?espera=colegio`);
  const boton = await screen.findByRole('button', { name: 'Quilmes observados' });
  expect(boton).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(boton);
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(QUILMES.filtros),
  );
  expect(boton).toHaveAttribute('aria-pressed', 'true');
});

test('lo que se ve se guarda con un nombre; lo que está mal se dice en el campo [S-918]', async () => {
  const cuerpos: unknown[] = [];
  responder(r.guardarVista, async ({ request }) => {
    cuerpos.push(await request.json());
    return cuerpos.length === 1
      ? problema(422, 'Hay datos para corregir.', [{ campo: 'nombre', mensaje: 'Ponele un nombre.' }])
      : pagina([{ id: 9, version: 1, nombre: 'Del Colegio', filtros: { espera: 'colegio' } }]);
  });
  abrir(`${LISTADO}?espera=colegio`);
  await userEvent.click(await screen.findByRole('button', { name: 'Vistas…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Vistas guardadas' }));
  const nombre = dialogo.getByRole('textbox', { name: 'Nombre para lo que estás viendo' });
  await userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await dialogo.findByText('Ponele un nombre.')).toBeInTheDocument();
  await userEvent.type(nombre, 'Del Colegio');
  await userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await dialogo.findByText('Lo que estás viendo ya está guardado: Del Colegio.')).toBeInTheDocument();
  expect(cuerpos.at(-1)).toEqual({ nombre: 'Del Colegio', filtros: { espera: 'colegio' } });
});

test('a una vista se le cambia el nombre y se quita; sus filtros siguen [S-918]', async () => {
  vistas(QUILMES);
  let cambio: unknown;
  responder(r.cambiarVista, async ({ request }) => {
    cambio = { ...(await request.json()), leida: request.headers.get('If-Match') };
    return pagina([{ ...QUILMES, nombre: 'Quilmes' }]);
  });
  responder(r.quitarVista, pagina([]));
  abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Vistas…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Vistas guardadas' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Cambiarle el nombre a Quilmes observados' }));
  const nombre = dialogo.getByRole('textbox', { name: 'Nombre nuevo de Quilmes observados' });
  await userEvent.clear(nombre);
  await userEvent.type(nombre, 'Quilmes');
  await userEvent.click(dialogo.getByRole('button', { name: 'Cambiar' }));
  await userEvent.click(await dialogo.findByRole('button', { name: 'Quitar Quilmes' }));
  await waitFor(() => expect(dialogo.queryByText('Quilmes')).not.toBeInTheDocument());
  expect(cambio).toEqual({ nombre: 'Quilmes', filtros: QUILMES.filtros, leida: etiquetaDe(4) });
});

test('cambiado un filtro, se guarda en la vista con que se empezó; sin filtros no hay ninguna [S-918]', async () => {
  vistas(QUILMES);
  let cambio: unknown;
  responder(r.cambiarVista, async ({ request }) => {
    cambio = { ...(await request.json()), leida: request.headers.get('If-Match') };
    return pagina([{ ...QUILMES, version: 5, filtros: { ...QUILMES.filtros, espera: 'colegio' } }]);
  });
  const { router } = abrir();
  const boton = await screen.findByRole('button', { name: 'Quilmes observados' });
  const guardar = 'Guardar los cambios en «Quilmes observados»';
  expect(screen.queryByRole('button', { name: guardar })).toBeNull();
  await userEvent.click(boton);
  await waitFor(() => expect(boton).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.queryByRole('button', { name: guardar })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Esperan al Colegio/ }));
  await userEvent.click(await screen.findByRole('button', { name: guardar }));
  await waitFor(() => expect(boton).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.queryByRole('button', { name: guardar })).toBeNull();
  expect(cambio).toEqual({
    ...{ nombre: QUILMES.nombre, filtros: { ...QUILMES.filtros, espera: 'colegio' } },
    leida: etiquetaDe(4),
  });
  await act(() => router.navigate(LISTADO));
  await waitFor(() => expect(boton).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.queryByRole('button', { name: /^Guardar los cambios/ })).toBeNull();
});

test('si otro dispositivo la cambió antes se dice, y se ve cómo quedó [S-918]', async () => {
  vistas(QUILMES);
  responder(r.cambiarVista, () => problema(409, '«Quilmes observados» cambió.', undefined, 'vista_cambiada'));
  abrir(`${LISTADO}?comitente.search=quilmes&observacion=abierta`);
  await userEvent.click(await screen.findByRole('button', { name: 'Vistas…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Vistas guardadas' }));
  await userEvent.click(await dialogo.findByRole('button', { name: 'Cambiarle el nombre a Quilmes observados' }));
  vistas({ ...QUILMES, version: 5, nombre: 'Del otro' });
  await userEvent.click(dialogo.getByRole('button', { name: 'Cambiar' }));
  expect(await screen.findByText('«Quilmes observados» cambió.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Del otro' })).toBeInTheDocument();
});

test('en un teléfono las vistas son un botón al lado del de los filtros, y desde ahí se guarda lo que cambió', async () => {
  window.matchMedia = (consulta) => ({ ...original(consulta), matches: consulta.includes('767') });
  vistas(QUILMES);
  let cambio: unknown;
  responder(r.cambiarVista, async ({ request }) => {
    cambio = await request.json();
    return pagina([{ ...QUILMES, version: 5, filtros: { ...QUILMES.filtros, espera: 'nadie' } }]);
  });
  abrir(`${LISTADO}?comitente.search=quilmes&observacion=abierta`);
  const buscar = within(await screen.findByRole('search', { name: 'Filtros de legajos' }));
  await userEvent.click(await buscar.findByRole('button', { name: 'Vistas…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Vistas guardadas' }));
  expect(await dialogo.findByText('Lo que estás viendo ya está guardado: Quilmes observados.')).toBeInTheDocument();
  await userEvent.click(dialogo.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('group', { name: 'Vistas guardadas' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Terminados/ }));
  await userEvent.click(buscar.getByRole('button', { name: 'Vistas…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar los cambios en «Quilmes observados»' }));
  expect(await screen.findByText('Lo que estás viendo ya está guardado: Quilmes observados.')).toBeInTheDocument();
  expect(cambio).toEqual({ nombre: QUILMES.nombre, filtros: { ...QUILMES.filtros, espera: 'nadie' } });
});
