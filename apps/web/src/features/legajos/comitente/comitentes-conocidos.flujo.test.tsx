import { rutasDeLegajos } from '@colega/contract/legajos';
import { legajoDeLista, listaDeLegajos } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { llegarAlPaso } from '@colega/web-kit/testing/llegar-al-paso.ts';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { legajoEditable, prepararReferencias } from '../../../testing/asistente/preparar.ts';
import LegajoManual from '../manual/legajo-manual.tsx';

// Leaflet draws on a real page: the browser journeys try it.
vi.mock('@colega/web-kit/ui/mapa/mapa.tsx', () => ({ default: () => null }));

const conEl = legajoEditable('manual');
const [suyo] = conEl.comitentes;
if (!suyo) throw new Error('Falta el comitente');
const { cuit, apellido_nombre } = suyo;
const DEL_BOTON = new RegExp(`^${apellido_nombre} · `);
const suLista = listaDeLegajos([legajoDeLista({ comitentes: [{ cuit, apellido_nombre, locador: false }] })]);

const siguiente = async (nombre: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  await llegarAlPaso(nombre);
};
const abrirEnComitente = async () => {
  dibujar(<LegajoManual />, { direccion: '/app/ejercicio/legajo/manual' });
  for (const [lista, opcion] of [
    ['Matrícula', 'T-12345 · Maestro Mayor de Obras'],
    ['Rubro', 'Obras civiles'],
    ['Modalidad', 'Tradicional'],
  ] as const)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: lista }), opcion);
  await siguiente(/TAREAS/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tarea 1' }), 'Proyecto');
  for (const [campo, valor] of [
    ['Monto 1', '1000'],
    ['Honorario Convenido', '1000'],
  ] as const) {
    await userEvent.click(screen.getByRole('textbox', { name: campo }));
    await userEvent.paste(valor);
    await userEvent.tab();
  }
  await siguiente(/COMITENTE/);
  await screen.findByRole('button', { name: DEL_BOTON });
};
const buscar = () => screen.getByRole('textbox', { name: 'Buscar entre los de tus legajos' });
const NINGUNO = /^Ninguno de tus comitentes coincide/;
const esperar = () => {
  let contestar = () => {};
  const espera = new Promise<void>((listo) => {
    contestar = listo;
  });
  return { espera, contestar };
};

beforeEach(() => {
  iniciarSesion();
  prepararReferencias();
  responder(rutasDeLegajos.listarLegajos, suLista);
});

test('se agrega de una vez, sin su CUIT: mientras se traen sus datos se dice, y el foco sigue en su tarjeta', async () => {
  const { espera, contestar } = esperar();
  responder(rutasDeLegajos.legajo, async () => {
    await espera;
    return conEl;
  });
  await abrirEnComitente();
  await userEvent.click(screen.getByRole('button', { name: DEL_BOTON }));
  expect(screen.getByRole('button', { name: `Trayendo los datos de ${apellido_nombre}…` })).toBeInTheDocument();
  contestar();
  const [tarjeta] = within(await screen.findByRole('list', { name: 'Comitentes' })).getAllByRole('listitem');
  await waitFor(() => expect(tarjeta).toHaveFocus());
  expect(screen.queryByRole('region', { name: 'Tus comitentes' })).not.toBeInTheDocument();
});

test('si no se leen sus datos se dice, y se vuelve a intentar', async () => {
  responder(rutasDeLegajos.legajo, () => problema(500, 'No'));
  await abrirEnComitente();
  await userEvent.click(screen.getByRole('button', { name: DEL_BOTON }));
  expect(await screen.findByText(/^No pudimos traer los datos de /)).toBeInTheDocument();
  responder(rutasDeLegajos.legajo, conEl);
  await userEvent.click(screen.getByRole('button', { name: DEL_BOTON }));
  const lista = within(await screen.findByRole('list', { name: 'Comitentes' }));
  expect(lista.getAllByRole('listitem').length).toBeGreaterThan(0);
});

test('que ninguno coincide se dice cuando se sabe; si no se pudo buscar, se dice eso', async () => {
  await abrirEnComitente();
  const { espera, contestar } = esperar();
  let pedidos = 0;
  responder(rutasDeLegajos.listarLegajos, async () => {
    pedidos += 1;
    await espera;
    return listaDeLegajos([]);
  });
  await userEvent.click(buscar());
  await userEvent.paste('zzz');
  await waitFor(() => expect(pedidos).toBe(1));
  expect(screen.queryByText(NINGUNO)).not.toBeInTheDocument();
  contestar();
  expect(await screen.findByText(NINGUNO)).toBeInTheDocument();
  responder(rutasDeLegajos.listarLegajos, () => problema(500, 'No'));
  await userEvent.type(buscar(), 'y');
  expect(screen.queryByText(NINGUNO)).not.toBeInTheDocument();
  expect(await screen.findByText(/^No pudimos buscar entre tus comitentes/)).toBeInTheDocument();
  expect(screen.queryByText(NINGUNO)).not.toBeInTheDocument();
  responder(rutasDeLegajos.listarLegajos, suLista);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(NINGUNO)).toBeInTheDocument();
});
