import { rutasDeListas } from '@colega/contract/colegio';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { DE_LOS_BANCOS } from '@colega/domain/colegio';
import { CLAVES_DE_COBRADOR } from '@colega/domain/dinero';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { listaDelColegio, versionDeLista } from '../../testing/datos-de-listas.ts';
import { operadorPropio } from '../../testing/datos-del-colegio.ts';

const FILAS = [
  ...CLAVES_DE_COBRADOR.map((cobrador) => ({
    ...{ cobrador, tasa: '0.02', dias_habiles: '1', tolerancia: '3', se_usa: 'si', norma: '' },
  })),
  { cobrador: DE_LOS_BANCOS, tasa: '', dias_habiles: '', tolerancia: '3', se_usa: '', norma: '' },
];
const RIGE = versionDeLista({ lista: 'cobradores', filas: FILAS, cuantas_filas: FILAS.length });
const pedidos: { filas: Record<string, string>[] }[] = [];
beforeEach(() => {
  pedidos.length = 0;
  responder(
    rutasDeListas.lista,
    listaDelColegio({
      ...{ lista: 'cobradores', historia: [RIGE] },
      publicadas: [{ ...RIGE, vigencias: FILAS.map(() => '2015-01-01') }],
    }),
  );
  responder(rutasDeListas.prepararLista, async ({ request }) => {
    pedidos.push((await request.json()) as (typeof pedidos)[number]);
    return { id: 9, version: 1, message: 'Hecho.' };
  });
});

const abrir = async (camino: string, titulo: string) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['aranceles']));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [camino] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: titulo }, { timeout: 8000 });
};
const de = (nombre: string) => within(screen.getByRole('group', { name: nombre }));
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar para publicar' }));

test('lo acordado con cada cobrador se lee con su vigencia, y dice que es de referencia', async () => {
  await abrir('/colegio/listas/cobradores', 'Cobradores');
  const rige = within(screen.getByRole('region', { name: 'Rige' }));
  expect(rige.getByRole('row', { name: /^SiPago/ })).toHaveTextContent(
    /2 %.*1.*3.*Sí.*De referencia, sin norma\. Desde el 01\/01\/2015/,
  );
  expect(rige.getByRole('row', { name: /^Los bancos del Colegio/ })).toHaveTextContent(/Colegio——3—/);
});

test('se prepara en sus celdas; de los bancos se dice solo la tolerancia, y lo demás se vuelve a dejar vacío', async () => {
  await abrir('/colegio/listas/cobradores/preparar', 'Preparar: Cobradores');
  expect(screen.queryByRole('button', { name: /^Quitar/ })).not.toBeInTheDocument();
  const tasa = de('SiPago (Credicoop)').getByRole('textbox', { name: 'Se queda con' });
  await userEvent.clear(tasa);
  await userEvent.type(tasa, '4,25');
  const bancos = de('Los bancos del Colegio');
  await userEvent.selectOptions(bancos.getByRole('combobox', { name: 'Se usa' }), 'No');
  await userEvent.clear(de('Net Pagos').getByRole('textbox', { name: 'Deposita en días hábiles' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Norma que la aprueba' }), 'Convenio 7');
  await guardar();
  expect(await bancos.findByText('De los bancos se dice solo la tolerancia: dejalo vacío.')).toBeInTheDocument();
  expect(de('Net Pagos').getByText('El dato es obligatorio.')).toBeInTheDocument();
  expect(pedidos).toEqual([]);
  await userEvent.selectOptions(bancos.getByRole('combobox', { name: 'Se usa' }), '');
  await userEvent.type(de('Net Pagos').getByRole('textbox', { name: 'Deposita en días hábiles' }), '10');
  await guardar();
  await waitFor(() => expect(pedidos).toHaveLength(1));
  const [{ filas = [] } = {}] = pedidos;
  expect(filas.find(({ cobrador }) => cobrador === 'sipago')).toMatchObject({ tasa: '0.0425', se_usa: 'si' });
  expect(filas.find(({ cobrador }) => cobrador === 'net_pagos')).toMatchObject({ dias_habiles: '10' });
  expect(filas.find(({ cobrador }) => cobrador === DE_LOS_BANCOS)).toMatchObject({ tasa: '', se_usa: '' });
});
