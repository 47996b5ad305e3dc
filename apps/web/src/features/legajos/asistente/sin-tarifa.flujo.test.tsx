import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { prepararReferencias } from '../../../testing/asistente/preparar.ts';
import LegajoAutomatico from './legajo-automatico.tsx';

const { tipoObras, itemsEstadoObra } = rutasDeHonorarios;
type Codigo = 'colegio_sin_tarifa' | 'fecha_sin_tarifa' | 'antes_de_la_primera_tarifa';
const rechazar = (codigo: Codigo, detalle = 'No hay.') => {
  for (const ruta of [tipoObras, itemsEstadoObra]) responder(ruta, () => problema(422, detalle, undefined, codigo));
};
const abrir = () => dibujar(<LegajoAutomatico />, { direccion: '/app/ejercicio/legajo/automatico' });

beforeEach(() => {
  iniciarSesion();
  prepararReferencias();
});

test('si el Colegio todavía no publicó su tarifa se dice, con el otro camino, y no que algo falló', async () => {
  rechazar('colegio_sin_tarifa');
  abrir();
  expect(await screen.findByText('Todavía no hay tarifa')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cargarlo con cálculo manual' })).toHaveAttribute(
    'href',
    '/app/ejercicio/legajo/manual',
  );
  expect(screen.queryByRole('button', { name: /Reintentar/ })).not.toBeInTheDocument();
});

test('hasta que empiece la primera se dice desde cuándo rige, y lo que se puede hacer', async () => {
  rechazar('antes_de_la_primera_tarifa', 'La primera tarifa del Colegio rige desde el 01/04/2027.');
  abrir();
  expect(await screen.findByText(/La primera tarifa del Colegio rige desde el 01\/04\/2027/)).toBeInTheDocument();
  const enlaces = ['Cargarlo con cálculo manual', 'Calcular con otra fecha'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(enlaces).toEqual(['/app/ejercicio/legajo/manual', '/app/honorarios']);
  expect(screen.queryByRole('button', { name: /Reintentar/ })).not.toBeInTheDocument();
});

const escribirFecha = async (escrita: string): Promise<void> => {
  const fecha = await screen.findByRole('textbox', { name: 'Fecha Contrato' });
  await userEvent.clear(fecha);
  await userEvent.type(fecha, escrita);
  await userEvent.tab();
};
/** Today has one, and a day before the first has none. */
const responderSegunElDia = (): string[] => {
  const pedidas: string[] = [];
  for (const ruta of [tipoObras, itemsEstadoObra])
    responder(ruta, ({ request }) => {
      const fecha = new URL(request.url).searchParams.get('fecha');
      if (fecha === null) return { items: [] };
      pedidas.push(fecha);
      return problema(422, 'La primera tarifa rige desde otro día.', undefined, 'antes_de_la_primera_tarifa');
    });
  return pedidas;
};

test('una fecha anterior a la primera no se lleva la pantalla si hoy hay tarifa', async () => {
  const pedidas = responderSegunElDia();
  abrir();
  await escribirFecha('02/03/2026');
  await waitFor(() => expect(pedidas).toEqual(['2026-03-02', '2026-03-02']));
  expect(screen.getByRole('textbox', { name: 'Fecha Contrato' })).toHaveValue('02/03/2026');
  expect(screen.queryByText('Todavía no hay tarifa')).not.toBeInTheDocument();
});

test('un día que ninguna tarifa cubre no se lleva la pantalla: la fecha puede ser otra', async () => {
  rechazar('fecha_sin_tarifa');
  abrir();
  expect(await screen.findByText('* Campos obligatorios')).toBeInTheDocument();
});
