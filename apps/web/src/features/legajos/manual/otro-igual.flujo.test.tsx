import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { legajoDeLista, listaDeLegajos } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { llegarAlPaso } from '@colega/web-kit/testing/llegar-al-paso.ts';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { legajoEditable, prepararReferencias } from '../../../testing/asistente/preparar.ts';
import LegajoManual from './legajo-manual.tsx';

// Leaflet draws on a real page: the browser journeys try it.
vi.mock('@colega/web-kit/ui/mapa/mapa.tsx', () => ({ default: () => null }));

beforeEach(() => {
  iniciarSesion();
  prepararReferencias();
});

const abrir = (busqueda: string) =>
  dibujar(<LegajoManual />, {
    direccion: `/app/ejercicio/legajo/manual${busqueda}`,
    patron: '/app/ejercicio/legajo/manual',
  });
const siguiente = async (nombre: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  await llegarAlPaso(nombre);
};
const elegido = (nombre: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: nombre }).selectedOptions[0]?.textContent;

test('otro igual llega con lo de aquel, sin sus importes, y es un legajo nuevo', async () => {
  responder(rutasDeLegajos.legajo, legajoEditable('manual'));
  abrir('?igual_a=1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nuevo Legajo Manual' })).toBeInTheDocument();
  await llegarAlPaso(/TAREAS/);
  expect(elegido('Tarea 1')).toBe('Proyecto');
  expect(screen.getByRole('textbox', { name: 'Monto 1' })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  await screen.findByRole('combobox', { name: 'Matrícula' });
  expect(elegido('Matrícula')).toBe('T-12345 · Maestro Mayor de Obras');
  expect(elegido('Modalidad')).toBe('Tradicional');
});

test('si aquel no se puede leer, se dice y se puede volver a pedir', async () => {
  responder(rutasDeLegajos.legajo, () => problema(500, 'No'));
  abrir('?igual_a=1');
  expect(await screen.findByText(mensajes.error_cargar_legajo)).toBeInTheDocument();
  responder(rutasDeLegajos.legajo, legajoEditable('manual'));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('combobox', { name: 'Tarea 1' })).toBeInTheDocument();
});

test('un comitente conocido se agrega de una vez, sin su CUIT; si no se leen sus datos, se dice', async () => {
  const conEl = legajoEditable('manual');
  const [suyo] = conEl.comitentes;
  if (!suyo) throw new Error('Falta el comitente');
  const conocido = { cuit: suyo.cuit, apellido_nombre: suyo.apellido_nombre, locador: false };
  responder(rutasDeLegajos.listarLegajos, listaDeLegajos([legajoDeLista({ comitentes: [conocido] })]));
  responder(rutasDeLegajos.legajo, () => problema(500, 'No'));
  abrir('');
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
  const boton = await screen.findByRole('button', { name: new RegExp(`^${suyo.apellido_nombre} · `) });
  await userEvent.click(boton);
  expect(await screen.findByText(/^No pudimos traer los datos de /)).toBeInTheDocument();
  responder(rutasDeLegajos.legajo, conEl);
  await userEvent.click(boton);
  const lista = within(await screen.findByRole('list', { name: 'Comitentes' }));
  expect(lista.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(screen.queryByRole('region', { name: 'Tus comitentes' })).not.toBeInTheDocument();
});
