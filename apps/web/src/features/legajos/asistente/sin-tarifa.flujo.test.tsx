import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepararReferencias } from '../../../testing/asistente/preparar.ts';
import LegajoAutomatico from './legajo-automatico.tsx';

const { tipoObras, itemsEstadoObra } = rutasDeHonorarios;
const rechazar = (codigo: 'colegio_sin_tarifa' | 'fecha_sin_tarifa') => {
  for (const ruta of [tipoObras, itemsEstadoObra]) responder(ruta, () => problema(422, 'No hay.', undefined, codigo));
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

test('un día que ninguna tarifa cubre no se lleva la pantalla: la fecha puede ser otra', async () => {
  rechazar('fecha_sin_tarifa');
  abrir();
  expect(await screen.findByText('* Campos obligatorios')).toBeInTheDocument();
});
