import { type PrimerosPasos, rutasDeAjustes, rutasDePrimerosPasos } from '@colega/contract/colegio';
import { rutasDelLibro } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { type EstadoDePaso, PASOS, type PasoDelColegio } from '@colega/domain/colegio';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { ajustesDelColegio } from '../../../testing/datos-de-los-ajustes.ts';
import { DISTRITOS, operadorPropio } from '../../../testing/datos-del-colegio.ts';
import { codigo } from '../../../testing/datos-del-libro.ts';

let avance: PrimerosPasos;
const avanceCon = (estados: Partial<Record<PasoDelColegio, EstadoDePaso>> = {}): PrimerosPasos => ({
  ...{ cerrados: false, en_marcha: false, listas_de_fabrica: [], tarifa: 'del_colegio', tarifa_desde: null },
  pasos: PASOS.map((paso) => ({ paso, estado: estados[paso] ?? 'pendiente', de_fabrica: true })),
});
const TODOS_SALVO = (...salteados: PasoDelColegio[]) =>
  Object.fromEntries(PASOS.map((paso) => [paso, salteados.includes(paso) ? 'salteado' : 'hecho'] as const));
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
  avance = { ...avanceCon(TODOS_SALVO('rubros')), listas_de_fabrica: ['tasas', 'cargos'] };
  await abrir('/colegio/primeros-pasos', 'Primeros pasos');
  expect(await screen.findByRole('region', { name: 'Lo que quedó' })).toBeVisible();
  expect(screen.getByText(/^Siguen como vinieron con el programa: Nombre/)).toBeVisible();
  const sigue = screen.getByRole('region', { name: 'Qué sigue' });
  const renglon = (que: string) => within(sigue).getByText(que, { selector: 'a, strong' }).closest('li');
  for (const propia of ['Usuarios y roles', 'Importar']) {
    expect(within(sigue).getByRole('link', { name: propia })).toBeVisible();
    expect(renglon(propia)).not.toHaveTextContent('Lo hace');
  }
  for (const [ajena, roles] of [
    ...[['Listas', 'Aranceles'] as const, ['Aranceles', 'Aranceles'] as const, ['Personas', 'Matrículas'] as const],
    ['Cargos del año', 'Tesorería o de Aranceles'] as const,
  ])
    expect(renglon(ajena)).toHaveTextContent(`Lo hace quien tenga el rol de ${roles}.`);
  expect(
    screen.getByText(/^Estas listas siguen como vinieron con el programa, .*: Tasas, Cargos del año\./),
  ).toBeVisible();
  await pulsar('Rubros');
  expect(await screen.findByRole('region', { name: 'Rubros' })).toBeVisible();
});

test('con el Colegio en marcha los plazos son de otros: no se piden, y se dice de quién son', async () => {
  avance = { ...avanceCon(TODOS_SALVO('plazos', 'rubros')), en_marcha: true };
  responder(rutasDeAjustes.ajustes, () => ajustesDelColegio({ en_marcha: true }));
  const router = await abrir('/colegio/primeros-pasos', 'Primeros pasos');
  const quedo = await screen.findByRole('region', { name: 'Lo que quedó' });
  expect(within(quedo).queryByRole('button', { name: 'Plazos' })).toBeNull();
  expect(within(quedo).getByRole('button', { name: 'Rubros' })).toBeVisible();
  expect(quedo).toHaveTextContent('los plazos se cambian en Listas');
  expect(quedo).toHaveTextContent('Lo hace quien tenga el rol de Aranceles.');
  await router.navigate('/colegio/primeros-pasos?paso=plazos');
  const plazos = within(await screen.findByRole('region', { name: 'Plazos' }));
  expect(plazos.getByText(/Lo hace quien tenga el rol de Aranceles/)).toBeVisible();
  expect(plazos.getByRole('link', { name: 'Ir a Usuarios y roles' })).toHaveAttribute('href', '/colegio/usuarios');
});

test('en el último paso se le da su código a una cuenta, y deja de ser el que vino con el programa', async () => {
  responder(rutasDelLibro.codigosDeCuentas, { cuentas: [codigo()] });
  responder(rutasDelLibro.cambiarCodigoDeCuenta, () => {
    avance = { ...avance, pasos: avance.pasos.map((uno) => ({ ...uno, de_fabrica: uno.paso !== 'cuentas' })) };
    return { message: 'Caja lleva el código 110.', version: 2 };
  });
  await abrir('/colegio/primeros-pasos?paso=cuentas', 'Primeros pasos');
  expect(await screen.findByText('Todavía es lo que vino con el programa.')).toBeVisible();
  await pulsar('Cambiar: Caja');
  const dialogo = within(await screen.findByRole('dialog', { name: 'Código de Caja' }));
  await userEvent.clear(dialogo.getByLabelText(/^Código/));
  await userEvent.type(dialogo.getByLabelText(/^Código/), '110');
  await userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByText('Todavía es lo que vino con el programa.')).not.toBeInTheDocument());
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

test('con los pasos hechos, Inicio dice con qué listas ajenas se trabaja', async () => {
  avance = { ...avanceCon(TODOS_SALVO()), listas_de_fabrica: ['cargos'] };
  await abrir('/colegio/inicio', 'Hola, Julia');
  const tarjeta = await screen.findByRole('region', { name: 'Poner en marcha el Colegio' });
  expect(tarjeta).toHaveTextContent('siguen como vinieron con el programa');
  expect(tarjeta).toHaveTextContent('Cargos del año');
  expect(tarjeta).not.toHaveTextContent('Falta');
});

test.each([
  ['ninguna', null, /todavía no tiene tarifa/],
  [
    'por_regir',
    '2027-04-01',
    /La primera tarifa de tu Colegio rige desde el 01\/04\/2027: hasta ese día no se calcula/,
  ],
  ['del_programa', null, /Rigen las tarifas que vinieron con el programa/],
] as const)(
  'con los pasos hechos y la tarifa «%s», Inicio y el final dicen qué falta',
  async (tarifa, desde, dicho) => {
    avance = { ...avanceCon(Object.fromEntries(PASOS.map((paso) => [paso, 'hecho']))), tarifa, tarifa_desde: desde };
    const router = await abrir('/colegio/inicio', 'Hola, Julia');
    expect(await screen.findByText(dicho)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ver qué sigue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/primeros-pasos'));
    expect(await screen.findByRole('region', { name: 'Qué sigue' })).toHaveTextContent(dicho);
  },
);

test('a quien administra un distrito no se le pide nada del Colegio entero', async () => {
  await abrir('/colegio/primeros-pasos', 'Primeros pasos', { distrito: DISTRITOS[0] });
  expect(await screen.findByText(/Esto es de todo el Colegio/)).toBeVisible();
});
