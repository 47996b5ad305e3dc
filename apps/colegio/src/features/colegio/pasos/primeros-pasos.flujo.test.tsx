import { type PrimerosPasos, rutasDeAjustes, rutasDePrimerosPasos } from '@colega/contract/colegio';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { type EstadoDePaso, PASOS, type PasoDelColegio } from '@colega/domain/colegio';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { ajustesDelColegio } from '../../../testing/datos-de-los-ajustes.ts';
import { DISTRITOS, operadorPropio } from '../../../testing/datos-del-colegio.ts';

let avance: PrimerosPasos;
const avanceCon = (estados: Partial<Record<PasoDelColegio, EstadoDePaso>> = {}): PrimerosPasos => ({
  ...{ cerrados: false, tarifa: 'del_colegio' },
  pasos: PASOS.map((paso) => ({ paso, estado: estados[paso] ?? 'pendiente', de_fabrica: paso !== 'cuentas' })),
});
beforeEach(() => {
  avance = avanceCon();
  responder(rutasDeAjustes.ajustes, () => ajustesDelColegio());
  responder(rutasDePrimerosPasos.primerosPasos, () => avance);
  responder(rutasDePrimerosPasos.marcarPaso, async ({ params, request }) => {
    const { estado } = (await request.json()) as { estado: EstadoDePaso };
    avance = { ...avance, pasos: avance.pasos.map((uno) => (uno.paso === params.paso ? { ...uno, estado } : uno)) };
    return avance;
  });
  responder(rutasDePrimerosPasos.cerrarPrimerosPasos, () => {
    avance = { ...avance, cerrados: true };
    return avance;
  });
});

const abrir = async (direccion: string, titulo: string, cambios = {}) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['administracion'], cambios));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: titulo }, { timeout: 8000 });
  return router;
};
const pulsar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('empieza por el primero, cada uno se puede saltear, y al volver sigue donde quedó', async () => {
  const router = await abrir('/colegio/primeros-pasos', 'Primeros pasos');
  expect(await screen.findByText(/^Paso 1 de 8\./)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Identidad' })).toBeVisible();
  expect(screen.getByText('Todavía es lo que vino con el programa.')).toBeVisible();
  await pulsar('Está bien así, seguir');
  expect(await screen.findByText(/^Paso 2 de 8\./)).toBeVisible();
  await pulsar('Saltear por ahora');
  expect(await screen.findByText(/^Paso 3 de 8\./)).toBeVisible();
  expect(avance.pasos.slice(0, 2).map(({ estado }) => estado)).toEqual(['hecho', 'salteado']);
  await pulsar('Volver al anterior');
  expect(await screen.findByText('Lo habías salteado.')).toBeVisible();
  await router.navigate('/colegio/primeros-pasos');
  expect(await screen.findByText(/^Paso 3 de 8\./)).toBeVisible();
});

test('al final dice qué quedó, lo que sigue siendo del programa y qué viene después', async () => {
  avance = avanceCon(Object.fromEntries(PASOS.map((paso) => [paso, paso === 'rubros' ? 'salteado' : 'hecho'])));
  await abrir('/colegio/primeros-pasos', 'Primeros pasos');
  expect(await screen.findByRole('region', { name: 'Lo que quedó' })).toBeVisible();
  expect(screen.getByText(/^Siguen como vinieron con el programa: Nombre/)).toBeVisible();
  const sigue = screen.getByRole('region', { name: 'Qué sigue' });
  for (const que of ['Usuarios y roles', 'Aranceles', 'Listas', 'Importar']) expect(sigue).toHaveTextContent(que);
  await pulsar('Rubros');
  expect(await screen.findByRole('region', { name: 'Rubros' })).toBeVisible();
});

test('lo que no se pudo marcar se dice, y el paso sigue a la vista', async () => {
  await abrir('/colegio/primeros-pasos?paso=plazos', 'Primeros pasos');
  responder(rutasDePrimerosPasos.marcarPaso, () => problema(503, 'La base no responde.'));
  await pulsar('Está bien así, seguir');
  expect(await screen.findByText('La base no responde.')).toBeVisible();
  expect(screen.getByText(/^Paso 6 de 8\./)).toBeVisible();
});

test('Inicio cuenta lo que falta a quien administra, hasta que no quiere oírlo más', async () => {
  avance = avanceCon({ identidad: 'hecho' });
  await abrir('/colegio/inicio', 'Hola, Julia');
  const tarjeta = await screen.findByRole('region', { name: 'Poner en marcha el Colegio' });
  expect(tarjeta).toHaveTextContent('Hechos 1 de 8 pasos. Falta: Marca y colores');
  expect(screen.getByRole('link', { name: 'Seguir' })).toHaveAttribute('href', '/colegio/primeros-pasos');
  await pulsar('No recordarlo más');
  await waitFor(() => expect(tarjeta).not.toBeInTheDocument());
});

test.each([
  ['ninguna', /todavía no tiene tarifa/],
  ['del_programa', /Rigen las tarifas que vinieron con el programa/],
] as const)('con los pasos hechos y la tarifa «%s», Inicio y el final dicen qué falta', async (tarifa, dicho) => {
  avance = { ...avanceCon(Object.fromEntries(PASOS.map((paso) => [paso, 'hecho']))), tarifa };
  const router = await abrir('/colegio/inicio', 'Hola, Julia');
  expect(await screen.findByText(dicho)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ver qué sigue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/primeros-pasos'));
  expect(await screen.findByRole('region', { name: 'Qué sigue' })).toHaveTextContent(dicho);
});

test('a quien administra un distrito no se le pide nada del Colegio entero', async () => {
  await abrir('/colegio/primeros-pasos', 'Primeros pasos', { distrito: DISTRITOS[0] });
  expect(await screen.findByText(/Esto es de todo el Colegio/)).toBeVisible();
});
