import { rutasDeAranceles as R, rutasDeEnsayos } from '@colega/contract/honorarios';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { preparacion } from '../../testing/datos-de-aranceles.ts';
import { enCurso, ensayo } from '../../testing/datos-de-un-ensayo.ts';
import { abrirAranceles } from '../../testing/mesa-de-aranceles.tsx';

const UNA = '/colegio/aranceles/preparaciones/3';
let leida = preparacion();
beforeEach(() => {
  leida = preparacion();
  responder(R.preparacion, () => leida);
});
const deEnsayar = () => screen.queryByRole('button', { name: /^Ensayar|Cancelar el ensayo/ });

test('quien prepara lo pide donde prepara el arancel', async () => {
  responder(rutasDeEnsayos.ensayoDeArancel, { ensayo: null });
  await abrirAranceles(UNA);
  expect(await screen.findByText(/^Calculá con este arancel/)).toBeVisible();
  expect(deEnsayar()).toBeEnabled();
});

test('quien audita lo lee y no lo pide ni lo cancela', async () => {
  responder(rutasDeEnsayos.ensayoDeArancel, { ensayo: enCurso() });
  await abrirAranceles(UNA, null, ['auditoria']);
  expect(await screen.findByText(/Van 30 de 120/)).toBeVisible();
  expect(deEnsayar()).not.toBeInTheDocument();
});

test('quien prepara aranceles en un distrito lee el ensayo y no lo pide', async () => {
  responder(rutasDeEnsayos.ensayoDeArancel, { ensayo: ensayo({ hasta: '2026-01-01' }) });
  await abrirAranceles(UNA, { id: 1, nombre: 'Distrito I' });
  expect(await screen.findByText(/Hay 120 contratos entre el/)).toBeVisible();
  expect(deEnsayar()).not.toBeInTheDocument();
});

test('en un arancel terminado no lo pide nadie', async () => {
  leida = preparacion({ terminado: { como: 'descartado', resolucion_id: null } });
  responder(rutasDeEnsayos.ensayoDeArancel, { ensayo: ensayo({ hasta: '2026-01-01' }) });
  await abrirAranceles(UNA);
  expect(await screen.findByText(/Hay 120 contratos entre el/)).toBeVisible();
  expect(deEnsayar()).not.toBeInTheDocument();
});
