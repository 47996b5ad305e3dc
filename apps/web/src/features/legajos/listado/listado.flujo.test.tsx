import { type ListaDeLegajos, rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { legajoDeLista, listaDeLegajos } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { estado, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ORDENES } from './filtros.ts';
import './campos-de-legajos.tsx';
import { Listado } from './listado.tsx';

const LISTADO = '/app/ejercicio/legajos/listado';
let pedidos: URLSearchParams[] = [];

const conLegajos = (legajos = [legajoDeLista()], pages = 1, cambios: Partial<ListaDeLegajos> = {}) =>
  responder(rutasDeLegajos.listarLegajos, ({ request }) => {
    const consulta = new URL(request.url).searchParams;
    pedidos.push(consulta);
    return listaDeLegajos(legajos, { pages, current: Number(consulta.get('page')), ...cambios });
  });
const abrir = (direccion = LISTADO, existe = () => true) =>
  dibujar(<Listado />, { patron: LISTADO, direccion, existe });

beforeEach(() => {
  pedidos = [];
  iniciarSesion();
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDeReferencias.estadosLegajos, pagina([estado(), estado('visado', 'Visado', 4)]));
});

test('cada tarjeta tiene número, fecha, tipo de contrato y estado, y abre el detalle [LIS-006, LIS-007, LIS-011, LIS-024]', async () => {
  conLegajos();
  abrir();
  const tarjeta = within(await screen.findByRole('listitem'));
  expect(tarjeta.getByText('03/11/2026')).toBeInTheDocument();
  expect(tarjeta.getByText('Original')).toBeInTheDocument();
  expect(tarjeta.getByText('Confirmado')).toBeInTheDocument();
  expect(tarjeta.getByRole('link', { name: 'Legajo 1042' })).toHaveAttribute('href', '/app/ejercicio/legajo/1/detail');
});

test('un visado muestra número y fecha y no muestra el CEP [LIS-008, LIS-009]', async () => {
  const visado = estado('visado', 'Visado', 4);
  conLegajos([
    legajoDeLista({ id: 1, estado_legajo: visado, visado: { numero: '881', fecha: '2026-11-10' }, cep_cumplido: true }),
    legajoDeLista({ id: 2, cep_cumplido: true }),
  ]);
  abrir();
  const [primera, segunda] = await screen.findAllByRole('listitem');
  expect(primera).toHaveTextContent('Visado N° 881 · 10/11/2026');
  expect(primera).not.toHaveTextContent('CEP');
  expect(segunda).toHaveTextContent('CEP');
});

test('los legajos sin detalles no se muestran [LIS-010]', async () => {
  conLegajos([legajoDeLista({ id: 1, detalles: [] }), legajoDeLista({ id: 2 })]);
  abrir();
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

test('pide diez por página, los más recientes primero, y ofrece los seis órdenes [LIS-013, LIS-014, LIS-023]', async () => {
  conLegajos();
  abrir();
  await screen.findByRole('listitem');
  // without an order: the server's, which is the date's
  expect(Object.fromEntries(pedidos[0] ?? [])).toEqual({ 'persona.id': '70', page: '1', limit: '10' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Ordenar por' }));
  expect(screen.getAllByRole('option')).toHaveLength(ORDENES.length);
  await userEvent.click(screen.getByRole('option', { name: 'Comitente: A-Z' }));
  await waitFor(() => expect(pedidos.at(-1)?.get('order[comitente]')).toBe('asc'));
  expect(pedidos.at(-1)?.has('order[fecha]')).toBe(false);
});

test('los filtros van a la dirección y a la consulta, y quedan guardados por usuario [LIS-012, LIS-015, LIS-016]', async () => {
  conLegajos();
  const { router, unmount } = abrir();
  await userEvent.type(await screen.findByLabelText('Comitente'), 'Gómez');
  await userEvent.type(screen.getByLabelText('Número de legajo'), '1042');
  await userEvent.type(screen.getByLabelText('Fecha desde'), '01/11/2026');
  await userEvent.click(screen.getByRole('combobox', { name: 'Estado' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Visado' }));
  const esperada = { 'comitente.search': 'Gómez', fecha_desde: '2026-11-01', 'estado.id': '4', numero_legajo: '1042' };
  await waitFor(() => expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(esperada));
  await waitFor(() => expect(Object.fromEntries(pedidos.at(-1) ?? [])).toMatchObject(esperada));
  unmount();
  const vuelta = abrir();
  await waitFor(() => expect(new URLSearchParams(vuelta.router.state.location.search).get('estado.id')).toBe('4'));
  vuelta.unmount();
  iniciarSesion({ user_id: 8, persona_id: 80 });
  const otra = abrir();
  await screen.findByRole('listitem');
  expect(otra.router.state.location.search).toBe('');
});

test('se filtra por lo observado, también desde la dirección; lo que no existe no filtra', async () => {
  conLegajos();
  const { router, unmount } = abrir(`${LISTADO}?observacion=abierta`);
  await screen.findByRole('listitem');
  expect(pedidos.at(-1)?.get('observacion')).toBe('abierta');
  const observaciones = screen.getByRole('combobox', { name: 'Observaciones' });
  expect(observaciones).toHaveValue('Sin responder');
  await userEvent.click(observaciones);
  await userEvent.click(await screen.findByRole('option', { name: 'Respondidas' }));
  await waitFor(() => expect(pedidos.at(-1)?.get('observacion')).toBe('respondida'));
  expect(router.state.location.search).toBe('?observacion=respondida');
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(pedidos.at(-1)?.has('observacion')).toBe(false));
  unmount();
  abrir(`${LISTADO}?observacion=aceptada`);
  await screen.findByRole('listitem');
  expect(pedidos.at(-1)?.has('observacion')).toBe(false);
});

test('a quién esperan se elige de cuatro botones con cuántos hay, y queda en la dirección', async () => {
  conLegajos([legajoDeLista()], 1, { esperan: { matriculado: 1200, colegio: 20, nadie: 29 } });
  const { router, unmount } = abrir();
  await screen.findByRole('listitem');
  const grupos = within(screen.getByRole('group', { name: 'A quién esperan' }));
  const boton = (name: string) => grupos.getByRole('button', { name });
  expect(grupos.getAllByRole('button').map((uno) => uno.textContent)).toEqual([
    'Todos 1.249',
    'Te esperan a vos 1.200',
    'Esperan al Colegio 20',
    'Terminados 29',
  ]);
  expect(boton('Todos 1.249')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(boton('Te esperan a vos 1.200'));
  await waitFor(() => expect(pedidos.at(-1)?.get('espera')).toBe('matriculado'));
  expect(router.state.location.search).toBe('?espera=matriculado');
  expect(boton('Te esperan a vos 1.200')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).not.toBeInTheDocument();
  await userEvent.click(boton('Todos 1.249'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  unmount();
  abrir(`${LISTADO}?espera=colegio&page=2`);
  await screen.findByRole('listitem');
  expect([pedidos.at(-1)?.get('espera'), pedidos.at(-1)?.get('page')]).toEqual(['colegio', '2']);
});

test('el recién guardado lo dice', async () => {
  conLegajos([legajoDeLista({ id: 7 }), legajoDeLista({ id: 8 })], 1, { recien_guardado: 7 });
  abrir();
  const [primera, segunda] = await screen.findAllByRole('listitem');
  expect(primera).toHaveTextContent('Recién guardado');
  expect(segunda).not.toHaveTextContent('Recién guardado');
});

test('la página no es un filtro: se llega a la primera, y vuelve a la suya quien vuelve [LIS-015, LIS-016]', async () => {
  conLegajos([legajoDeLista()], 5);
  const { unmount } = abrir(`${LISTADO}?estado.id=4&page=3`);
  await screen.findByRole('listitem');
  unmount();
  const llegada = abrir();
  await waitFor(() => expect(llegada.router.state.location.search).toBe('?estado.id=4'));
  expect(pedidos.at(-1)?.get('page')).toBe('1');
  llegada.unmount();
  const pedida = abrir(`${LISTADO}?page=1`);
  await screen.findByRole('listitem');
  expect(pedida.router.state.location.search).toBe('?page=1');
  await act(() => pedida.router.navigate(`${LISTADO}?page=4`));
  await waitFor(() => expect(pedidos.at(-1)?.get('page')).toBe('4'));
  await act(() => pedida.router.navigate('/afuera'));
  await act(() => pedida.router.navigate(LISTADO, { state: { vuelve: true } }));
  await waitFor(() => expect(pedida.router.state.location.search).toBe('?page=4'));
});

test('volver atrás en el historial también es elegir: son esos los que se encuentran a la vuelta [DET-002, LIS-015]', async () => {
  conLegajos([legajoDeLista()], 3);
  const { router, unmount } = abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Página siguiente' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  unmount();
  const vuelta = abrir();
  await screen.findByRole('listitem');
  expect(vuelta.router.state.location.search).toBe('');
});

test('fecha hasta no puede ser anterior a fecha desde; sin buscar nada, pide criterios [LIS-021, LIS-022]', async () => {
  conLegajos();
  abrir(`${LISTADO}?fecha_desde=2026-11-05&fecha_hasta=2026-11-01`);
  expect(await screen.findByText(mensajes.fecha_hasta_anterior)).toBeInTheDocument();
  expect(await screen.findByText('Seleccioná los criterios de búsqueda')).toBeInTheDocument();
  expect(pedidos).toEqual([]);
});

test('sin legajos y sin filtros invita a cargar; con filtros, a cambiarlos [LIS-019, LIS-020]', async () => {
  conLegajos([]);
  const { unmount } = abrir();
  expect(await screen.findByText('No hay registros de actividad')).toBeInTheDocument();
  expect(screen.getByText('Cuando cargues tus legajos de obra los visualizarás aquí.')).toBeInTheDocument();
  unmount();
  abrir(`${LISTADO}?numero_legajo=9`);
  expect(await screen.findByText('No se encontraron resultados')).toBeInTheDocument();
  expect(screen.getByText('Probá ingresando otro criterio de búsqueda.')).toBeInTheDocument();
});

test('un número que no es de legajo queda como se escribió, lo dice y no trae los demás', async () => {
  conLegajos();
  const { unmount } = abrir(`${LISTADO}?numero_legajo=99999999999`);
  expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Número de legajo' })).toHaveValue('99999999999');
  expect(pedidos).toHaveLength(0);
  unmount();
  sessionStorage.clear();
  iniciarSesion();
  abrir();
  await screen.findByRole('listitem');
  const numero = screen.getByRole('textbox', { name: 'Número de legajo' });
  await userEvent.type(numero, '-5');
  expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
  expect(numero).toHaveValue('-5');
  expect(numero).toHaveAccessibleDescription(mensajes.numero_de_legajo_invalido);
  expect(pedidos.some((pedido) => pedido.has('numero_legajo'))).toBe(false);
});

test('limpiar los filtros también saca una fecha mal escrita', async () => {
  conLegajos();
  abrir(`${LISTADO}?numero_legajo=1042`);
  await screen.findByRole('listitem');
  const desde = () => screen.getByRole('textbox', { name: 'Fecha desde' });
  await userEvent.type(desde(), '35/12/2026');
  await userEvent.tab();
  expect(screen.getByText(mensajes.fecha_invalida)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(desde()).toHaveValue('');
  expect(screen.queryByText(mensajes.fecha_invalida)).not.toBeInTheDocument();
});

test('pasar de página conserva los filtros y queda en la dirección [LIS-016]', async () => {
  conLegajos([legajoDeLista()], 3);
  const { router } = abrir(`${LISTADO}?estado.id=4`);
  await userEvent.click(await screen.findByRole('button', { name: 'Página siguiente' }));
  await waitFor(() => expect(pedidos.at(-1)?.get('page')).toBe('2'));
  expect(new URLSearchParams(router.state.location.search).get('estado.id')).toBe('4');
});

test('sin Ejercicio, nuevo y editar quedan deshabilitados y dicen por qué [LIS-018]', async () => {
  responder(rutasDeSesion.permisosDePersona, permisos({ ejercicio: false }));
  conLegajos();
  abrir();
  await screen.findByRole('listitem');
  const nuevo = await screen.findByRole('button', { name: 'Nuevo legajo' });
  expect(nuevo).toBeDisabled();
  await waitFor(() => expect(nuevo).toHaveAccessibleDescription(mensajes.sin_habilidad_ejercicio));
  expect(screen.getByRole('button', { name: 'Editar el legajo 1042' })).toBeDisabled();
});

test('la pestaña está en la dirección y al cambiarla se conserva la consulta [LIS-017, LAY-007]', async () => {
  conLegajos();
  const { router } = abrir(`${LISTADO}?estado.id=4`);
  await userEvent.click(await screen.findByRole('tab', { name: 'Cupones' }));
  expect(router.state.location.pathname).toBe('/app/ejercicio/legajos/cupones');
  expect(router.state.location.search).toContain('estado.id=4');
});

test('si la lista o los estados fallan lo dicen, y el resto sigue [ERR-008, ERR-010]', async () => {
  responder(rutasDeReferencias.estadosLegajos, () => problema(500, 'No'));
  responder(rutasDeLegajos.listarLegajos, () => problema(500, 'Tuvimos un problema'));
  abrir();
  expect(await screen.findByText('Error al cargar los legajos')).toBeInTheDocument();
  expect(await screen.findByText('Error al cargar los estados')).toBeInTheDocument();
  conLegajos();
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
});
