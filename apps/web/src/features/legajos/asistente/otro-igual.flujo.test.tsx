import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { calculo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { llegarAlPaso } from '@colega/web-kit/testing/llegar-al-paso.ts';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { legajoEditable, prepararReferencias } from '../../../testing/asistente/preparar.ts';
import LegajoAutomatico from './legajo-automatico.tsx';

// Leaflet draws on a real page: the browser journeys try it.
vi.mock('@colega/web-kit/ui/mapa/mapa.tsx', () => ({ default: () => null }));

const h = rutasDeHonorarios;
const campo = { type: 'decimal' as const, active: true, validaciones: [], fields: [] };
const formulario = {
  ...{ id: 1, nombre: 'Monto declarado', key: 'monto_declarado', validaciones: [], interacciones: [] },
  fields: [
    { ...campo, label: 'Superficie', key: 'superficie' },
    { ...campo, label: 'Monto de la obra', key: 'monto', unidad: '$' },
  ],
};

beforeEach(() => {
  iniciarSesion();
  prepararReferencias();
  const suyo = calculo();
  const tareas_valores = suyo.tareas_valores.map((tarea) => ({
    ...tarea,
    parametros: { superficie: '120', monto: '5000000' },
  }));
  responder(h.calculo, { ...suyo, tareas_valores });
  responder(h.tipoObras, { items: [] });
  responder(h.itemsEstadoObra, { items: [] });
  responder(rutasDeLegajos.legajo, legajoEditable('automatico'));
});

const abrir = () =>
  dibujar(<LegajoAutomatico />, {
    direccion: '/app/ejercicio/legajo/automatico?igual_a=1',
    patron: '/app/ejercicio/legajo/automatico',
  });

test('otro igual llega con los datos de sus tareas, sin el monto de aquella obra [S-883]', async () => {
  responder(h.formulario, formulario);
  abrir();
  await llegarAlPaso(/TAREAS/);
  expect(await screen.findByRole('textbox', { name: 'Superficie' })).toHaveValue('120');
  expect(screen.getByRole('textbox', { name: /^Monto de la obra/ })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(await screen.findByRole('combobox', { name: 'Rubro' })).toHaveDisplayValue('Obras civiles');
});

test('si no llega el formulario que dice qué es dinero, no se empieza: se dice y se puede reintentar', async () => {
  responder(h.formulario, () => problema(500, 'No'));
  abrir();
  expect(await screen.findByText(/Error al intentar cargar los datos/)).toBeInTheDocument();
  responder(h.formulario, formulario);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('textbox', { name: 'Superficie' })).toHaveValue('120');
});
