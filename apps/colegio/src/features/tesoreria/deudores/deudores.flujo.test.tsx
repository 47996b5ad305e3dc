import { type Deudor, type Deudores, rutasDeDeudores } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { rutasDePersonas } from '@colega/contract/perfil';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { OPCIONES_DE_PERSONAS } from '../../../testing/datos-de-una-ficha.ts';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';

const R = rutasDeDeudores;
const DEMORA = { timeout: 8000 };

const deudor = (cambios: Partial<Deudor> = {}): Deudor => ({
  ...{ id: 70, nombre: 'García, María Elena', cuit: '27204567891', matriculas: ['T-12.345'], distrito: 'Distrito I' },
  ...{ cosas: 3, desde: '2019-04-30', vencido: '1500.50', debe: '2000.00' },
  ...cambios,
});
const deudores = (...items: Deudor[]): Deudores => ({
  ...pagina(items),
  ...{ debe: '12345.67', vencido: '2345.60', anios: [2026, 2019] },
});
const pedidos: string[] = [];
beforeEach(() => {
  pedidos.length = 0;
  responder(rutasDePersonas.opcionesDePersonas, OPCIONES_DE_PERSONAS);
  responder(R.deudores, ({ request }) => {
    pedidos.push(new URL(request.url).searchParams.toString());
    return deudores(deudor(), deudor({ id: 71, nombre: 'Sosa, Ana', vencido: '0.00', debe: '10.00' }));
  });
});

const abrir = async (direccion = '/colegio/tesoreria/deudores', distrito?: { id: number; nombre: string }) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, { ...operadorPropio(['tesoreria']), ...(distrito && { distrito }) });
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Deudores' }, DEMORA);
  return router;
};
const elegir = async (campo: string, opcion: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: campo }, DEMORA));
  await userEvent.click(await screen.findByRole('option', { name: opcion, hidden: true }));
};

test('quién debe, cuánto, cuánto vencido y desde cuándo, con lo que suman; cada uno lleva a su cuenta', async () => {
  await abrir();
  const tabla = await screen.findByRole('table', { name: 'Deudores' }, DEMORA);
  expect(within(tabla).getByRole('row', { name: /^García/ })).toHaveTextContent(
    /27-20456789-1.*T-12\.345.*Distrito I.*30\/04\/2019.*1\.500,50.*2\.000,00/,
  );
  expect(within(tabla).getByRole('link', { name: 'Sosa, Ana' })).toHaveAttribute(
    'href',
    '/colegio/tesoreria/cuentas/71',
  );
  expect(screen.getByText(/12\.345,67/)).toBeInTheDocument();
  expect(screen.getByText(/2\.345,60/)).toBeInTheDocument();
  const menu = screen.getByRole('navigation', { name: /Tesorería/ });
  expect(within(menu).getByRole('link', { name: 'Deudores' })).toHaveAttribute('aria-current', 'page');
});

test('se filtra y se ordena, queda en la dirección, y se exporta eso', async () => {
  const bajados: string[] = [];
  for (const ruta of [R.deudoresEnCsv, R.deudoresEnXlsx])
    responder(ruta, ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      bajados.push(`${pathname.split('/').at(-1)} ${searchParams}`);
      return new Response('x', { headers: { 'content-type': 'text/csv' } });
    });
  const router = await abrir('/colegio/tesoreria/deudores?circuito=matriculados');
  await elegir('Año en que vence', '2019');
  await elegir('Mostrar', 'Quienes deben algo vencido');
  await elegir('Especialidad', 'Técnico electricista');
  await elegir('Distrito', 'Distrito I');
  await elegir('Primero', 'Quien debe hace más');
  const pedido =
    'circuito=matriculados&anio=2019&deuda=vencida&especialidad=T%C3%A9cnico+electricista&distrito_id=1&orden=antiguedad';
  await waitFor(() => expect(pedidos.at(-1)).toBe(`${pedido}&page=1`));
  expect([...new URLSearchParams(router.state.location.search)].sort()).toEqual(
    [...new URLSearchParams(pedido)].sort(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Exportar los deudores en CSV' }));
  await userEvent.click(screen.getByRole('button', { name: 'Exportar los deudores en XLSX' }));
  await waitFor(() => expect(bajados).toEqual([`csv ${pedido}`, `xlsx ${pedido}`]));
});

test('de un distrito no se elige otro', async () => {
  await abrir('/colegio/tesoreria/deudores?circuito=cep', { id: 1, nombre: 'Distrito I' });
  await screen.findByRole('combobox', { name: 'Circuito' }, DEMORA);
  expect(screen.queryByRole('combobox', { name: 'Distrito' })).toBeNull();
});

test('si nadie debe se dice; si es por los filtros, se limpian; y lo que no se pudo cargar se reintenta', async () => {
  responder(R.deudores, () => problema(503, 'Probá en un momento.'));
  await abrir();
  await screen.findByText('No pudimos cargar quién debe.', {}, DEMORA);
  responder(R.deudores, { ...deudores(), debe: '0.00', vencido: '0.00', anios: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Nadie debe nada con cupón ni de sus matrículas')).toBeInTheDocument();
});

test('sin nadie por los filtros, se limpian', async () => {
  responder(R.deudores, { ...deudores(), debe: '0.00', vencido: '0.00' });
  await abrir('/colegio/tesoreria/deudores?circuito=cep');
  expect(await screen.findByText('Probá ingresando otro criterio de búsqueda.', {}, DEMORA)).toBeInTheDocument();
  expect(screen.queryByText('Nadie debe nada con cupón ni de sus matrículas')).toBeNull();
});

test('quién va primero no es un filtro: si nadie debe, se dice', async () => {
  responder(R.deudores, { ...deudores(), debe: '0.00', vencido: '0.00' });
  await abrir('/colegio/tesoreria/deudores?orden=antiguedad');
  expect(await screen.findByText('Nadie debe nada con cupón ni de sus matrículas', {}, DEMORA)).toBeInTheDocument();
  expect(screen.queryByText('Probá ingresando otro criterio de búsqueda.')).toBeNull();
});
