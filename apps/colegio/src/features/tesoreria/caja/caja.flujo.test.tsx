import { type CobroEnCaja, rutasDeCaja } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { rutasDePersonas } from '@colega/contract/perfil';
import type { Rol } from '@colega/domain/permisos';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { cuponDeCaja, OPCIONES_DE_CAJA } from '../../../testing/datos-de-la-caja.ts';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';

type Pedido = { clave: string | null; cuerpo: CobroEnCaja };
const cobros: Pedido[] = [];
const leidos: URLSearchParams[] = [];
const OTRO = cuponDeCaja({ id: 32, numero_boleta: 10_246, a_pagar: '510.00', resto: '500.00', monto_total: '500.00' });

beforeEach(() => {
  cobros.length = 0;
  leidos.length = 0;
  responder(rutasDeCaja.opcionesDeCaja, OPCIONES_DE_CAJA);
  responder(rutasDePersonas.personas, { items: [], pagination: { total_items: 0, current: 1, pages: 1 } });
  responder(rutasDeCaja.cuponDeCaja, ({ request }) => {
    const query = new URL(request.url).searchParams;
    leidos.push(query);
    if (query.get('codigo') === '10246') return OTRO;
    if (query.get('codigo') === '9')
      return problema(404, 'No hay un cupón con el número 9.', [
        { campo: 'codigo', mensaje: 'No hay un cupón con el número 9.' },
      ]);
    if (query.get('codigo') === '8')
      return cuponDeCaja({
        id: 8,
        impide: 'El cupón N.º 8 venció el 01/11/2026: hay que generar otro.',
        a_pagar: null,
      });
    if (query.get('codigo') === '7')
      return cuponDeCaja({
        id: 7,
        numero_boleta: 7,
        se_esta_pagando: 'De este cupón hay un pago abierto en SiPago desde las 10:32.',
      });
    return cuponDeCaja();
  });
  responder(rutasDeCaja.cobrarEnCaja, async ({ request }) => {
    const cuerpo = (await request.json()) as CobroEnCaja;
    cobros.push({ clave: request.headers.get('idempotency-key'), cuerpo });
    return {
      ...{
        id: 5,
        total: '1510.00',
        vuelto: '490.00',
        pagos: [12, 13],
        message: 'Cobrado: $ 1.510,00. Vuelto: $ 490,00.',
      },
      cupones: [{ numero_boleta: 10_245, pagado: '1000.00', resta: '0.00', a_favor: '0.00', queda_pago: true }],
    };
  });
});

const abrir = async (roles: Rol[] = ['tesoreria'], direccion = '/colegio/tesoreria') => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Caja' }, { timeout: 8000 });
  return router;
};
const lector = () => screen.getByLabelText('Cupón o persona');
const tabla = () => screen.findByRole('table', { name: 'Cupones por cobrar' });
const BARRA = '04473000102452612100100000000000000000000515005829300';

test('Tesorería abre en la Caja, con el campo del lector enfocado; lo que se lee entra con Enter y el campo sigue', async () => {
  const router = await abrir();
  expect(router.state.location.pathname).toBe('/colegio/tesoreria/caja');
  expect(lector()).toHaveFocus();
  await userEvent.keyboard(`${BARRA}{Enter}`);
  expect(within(await tabla()).getByRole('row', { name: /N\.º 10245/ })).toHaveTextContent(
    /García, María Elena.*1\.000,00/,
  );
  expect(lector()).toHaveFocus();
  expect(lector()).toHaveValue('');
  expect(leidos[0]?.get('codigo')).toBe(BARRA);
  expect(screen.getByText('Total:').closest('p')).toHaveTextContent(/1\.000,00/);
});

test('dos cupones seguidos, tipeados por el lector sin esperar; el mismo dos veces es uno', async () => {
  await abrir();
  await userEvent.keyboard('10245{Enter}10246{Enter}10245{Enter}');
  expect(await screen.findByText('Ese cupón ya está en la lista.')).toBeInTheDocument();
  expect(within(await tabla()).getAllByRole('row')).toHaveLength(3);
  expect(within(await tabla()).getByRole('row', { name: /10246/ })).toHaveTextContent(/510,00.*con recargo/);
});

test('se cobra con efectivo y da el vuelto; dos clics son un cobro, y el campo espera el siguiente', async () => {
  await abrir();
  await userEvent.keyboard('10245{Enter}10246{Enter}');
  await waitFor(async () => expect(within(await tabla()).getAllByRole('row')).toHaveLength(3));
  const entrega = screen.getByLabelText('Importe del pago 1');
  expect(entrega).toHaveValue('1.510,00');
  await userEvent.clear(entrega);
  await userEvent.type(entrega, '2000');
  expect(screen.getByText(/^Vuelto:/).closest('p')).toHaveTextContent(/490,00/);
  const cobrar = screen.getByRole('button', { name: /^Cobrar \$/ });
  fireEvent.click(cobrar);
  fireEvent.click(cobrar);
  expect(await screen.findByText(/Le faltan|, pago\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Imprimir el recibo' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pago 12' })).toHaveAttribute('href', '/colegio/tesoreria/pagos/12');
  expect(cobros).toHaveLength(1);
  expect(cobros[0]?.clave).toMatch(/\w/);
  expect(cobros[0]?.cuerpo).toEqual({
    cupones: [
      { id: 31, importe: '1000.00' },
      { id: 32, importe: '510.00' },
    ],
    pagos: [{ medio: 'caja', importe: '2000.00' }],
    deja_a_favor: false,
  });
  expect(lector()).toHaveFocus();
  expect(screen.queryByRole('table', { name: 'Cupones por cobrar' })).not.toBeInTheDocument();
});

test('lo que se escribía en un importe al cobrar no vuelve en el cobro siguiente', async () => {
  await abrir();
  await userEvent.keyboard('10245{Enter}');
  const paga = within(await tabla()).getByLabelText('Cuánto se paga del cupón N.º 10245');
  await userEvent.clear(paga);
  await userEvent.type(paga, '100');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('button', { name: 'Imprimir el recibo' });
  await waitFor(() => expect(lector()).toHaveFocus());
  expect(screen.queryByRole('table', { name: 'Cupones por cobrar' })).not.toBeInTheDocument();
  await userEvent.keyboard('10246{Enter}');
  expect(within(await tabla()).getAllByRole('row')).toHaveLength(2);
  const entrega = screen.getByLabelText('Importe del pago 1');
  await userEvent.clear(entrega);
  await userEvent.type(entrega, '600');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(cobros).toHaveLength(2));
  await waitFor(() => expect(lector()).toHaveFocus());
  await userEvent.keyboard('10245{Enter}');
  await tabla();
  expect(screen.getByLabelText('Importe del pago 1')).toHaveValue('1.000,00');
});

test('varios pagos: el que no se tocó lleva lo que falta; el cheque pide su banco', async () => {
  await abrir();
  await userEvent.keyboard('10245{Enter}');
  await tabla();
  await userEvent.selectOptions(screen.getByLabelText('Medio del pago 1'), 'cheque');
  const primero = screen.getByLabelText('Importe del pago 1');
  await userEvent.clear(primero);
  await userEvent.type(primero, '600');
  await userEvent.type(screen.getByLabelText('Banco del cheque del pago 1'), 'Nación');
  await userEvent.type(screen.getByLabelText('Número del pago 1'), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar otro pago' }));
  expect(screen.getByLabelText('Importe del pago 2')).toHaveValue('400,00');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('button', { name: 'Imprimir el recibo' });
  expect(cobros[0]?.cuerpo.pagos).toEqual([
    { medio: 'cheque', importe: '600.00', banco_emisor: 'Nación', comprobante: '123' },
    { medio: 'caja', importe: '400.00' },
  ]);
});

test.each([
  ['9', /No hay un cupón con el número 9/],
  ['8', /venció el 01\/11\/2026: hay que generar otro/],
])('lo que no se cobra se dice al lado del campo: %s', async (codigo, dicho) => {
  await abrir();
  await userEvent.keyboard(`${codigo}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(dicho);
  expect(lector()).toHaveAccessibleDescription(dicho);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('lo que falta se dice antes de cobrar, y lo que el servidor rechaza va con su cupón y su dato', async () => {
  await abrir();
  await userEvent.keyboard('10245{Enter}');
  const paga = within(await tabla()).getByLabelText('Cuánto se paga del cupón N.º 10245');
  await userEvent.clear(paga);
  await userEvent.type(paga, '2000');
  expect(await screen.findByText(/Es más que lo que se debe/)).toBeInTheDocument();
  await userEvent.clear(paga);
  await userEvent.type(paga, '400');
  await userEvent.selectOptions(screen.getByLabelText('Medio del pago 1'), 'transferencia');
  responder(rutasDeCaja.cobrarEnCaja, () =>
    problema(422, 'Hay datos para corregir.', [
      { campo: 'cupones.0', mensaje: 'El cupón N.º 10245 ya está pago: Caja del Colegio, el 28/11/2026.' },
      { campo: 'pagos.0.comprobante', mensaje: 'El dato es obligatorio.' },
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Cobrar \$\s400,00/ }));
  expect(within(await tabla()).getByRole('row', { name: /10245/ })).toHaveTextContent(/ya está pago: Caja del Colegio/);
  expect(screen.getByLabelText('Número del pago 1')).toHaveAccessibleDescription(/obligatorio/);
});

test('de uno que se está pagando se avisa, y se cobra si se insiste', async () => {
  await abrir();
  await userEvent.keyboard('7{Enter}');
  expect(await screen.findByText(/hay un pago abierto en SiPago desde las 10:32/)).toBeInTheDocument();
  await userEvent.type(lector(), '10246{Enter}');
  await waitFor(async () => expect(within(await tabla()).getAllByRole('row')).toHaveLength(3));
  await userEvent.click(screen.getByLabelText('Cobrar igual el cupón N.º 7'));
  await userEvent.click(screen.getByRole('button', { name: /^Cobrar \$/ }));
  await waitFor(() => expect(cobros).toHaveLength(1));
  expect(cobros[0]?.cuerpo.cupones).toEqual([
    { id: 7, importe: '1000.00', aunque_se_este_pagando: true },
    { id: 32, importe: '510.00' },
  ]);
});

const conFecha = async (dia: string) => {
  await userEvent.selectOptions(screen.getByLabelText('Medio del pago 1'), 'transferencia');
  await userEvent.type(screen.getByLabelText('Día del pago'), dia);
  await userEvent.tab();
};

test.each([
  ['si se cambia el medio', () => userEvent.selectOptions(screen.getByLabelText('Medio del pago 1'), 'caja')],
  ['si se agrega otro pago', () => userEvent.click(screen.getByRole('button', { name: 'Agregar otro pago' }))],
])('el efectivo entra hoy: %s, el día que se había escrito se va y el precio se lee otra vez', async (_, poner) => {
  await abrir();
  await userEvent.keyboard('10245{Enter}');
  await tabla();
  await conFecha('01/11/2026');
  await waitFor(() => expect(leidos.at(-1)?.get('fecha')).toBe('2026-11-01'));
  await poner();
  await waitFor(() => expect(leidos.at(-1)?.get('fecha')).toBeNull());
  expect(screen.queryByLabelText('Día del pago')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Medio del pago 1'), 'caja');
  await userEvent.click(screen.getByRole('button', { name: /^Cobrar \$/ }));
  await waitFor(() => expect(cobros).toHaveLength(1));
  expect(cobros[0]?.cuerpo.fecha).toBeUndefined();
});

test('con dinero de antes de que se emitiera no se paga: lo dice junto al día, antes de cobrar', async () => {
  responder(rutasDeCaja.cuponDeCaja, cuponDeCaja({ emitido: '2026-11-20' }));
  await abrir();
  await userEvent.keyboard('10245{Enter}');
  await tabla();
  await userEvent.selectOptions(screen.getByLabelText('Medio del pago 1'), 'transferencia');
  const dia = screen.getByLabelText('Día del pago');
  const porque = 'El cupón N.º 10245 es del 20/11/2026: no se paga con dinero de antes.';
  expect(dia).toHaveAccessibleDescription(`Si no fue hoy. El importe es el de ese día. ${porque}`);
  expect(dia).toBeValid();
  await userEvent.type(dia, '19/11/2026');
  await userEvent.tab();
  expect(dia).toBeInvalid();
  expect(screen.getByText(porque)).toBeInTheDocument();
  await userEvent.clear(dia);
  await userEvent.type(dia, '20/11/2026');
  await userEvent.tab();
  expect(dia).toBeValid();
});

test('una transferencia entra en un banco de su día: el que se dejó se ofrece para los días en que se usaba', async () => {
  const viejo = { clave: 'viejo', nombre: 'Banco Viejo', desde: '2015-01-01', dejado_desde: '2026-11-01' };
  responder(rutasDeCaja.opcionesDeCaja, { ...OPCIONES_DE_CAJA, bancos: [...OPCIONES_DE_CAJA.bancos, viejo] });
  await abrir();
  await userEvent.keyboard('10245{Enter}');
  await tabla();
  await conFecha('01/11/2026');
  const banco = () => screen.getByLabelText('Banco del pago 1');
  expect(within(banco()).queryByRole('option', { name: 'Banco Viejo' })).not.toBeInTheDocument();
  const dia = screen.getByLabelText('Día del pago');
  await userEvent.clear(dia);
  await userEvent.type(dia, '31/10/2026');
  await userEvent.tab();
  await userEvent.selectOptions(banco(), 'viejo');
  expect(screen.queryByText(/se dejó de usar/)).not.toBeInTheDocument();
  await userEvent.clear(dia);
  await userEvent.type(dia, '02/11/2026');
  await userEvent.tab();
  expect(await screen.findByText(/«Banco Viejo» se dejó de usar el 01\/11\/2026/)).toBeInTheDocument();
});

test('lo rechazado de un dato que no está en la pantalla se dice igual', async () => {
  await abrir();
  await userEvent.keyboard('10245{Enter}');
  await tabla();
  responder(rutasDeCaja.cobrarEnCaja, () =>
    problema(422, 'Hay datos para corregir.', [{ campo: 'fecha', mensaje: 'El efectivo entra hoy.' }]),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Cobrar \$/ }));
  expect(await screen.findByText('El efectivo entra hoy.')).toBeInTheDocument();
});

test('al cambiar el día queda lo tipeado, y lo que se leyó mientras tanto', async () => {
  await abrir();
  await userEvent.keyboard('10245{Enter}');
  const paga = within(await tabla()).getByLabelText('Cuánto se paga del cupón N.º 10245');
  await userEvent.clear(paga);
  await userEvent.type(paga, '400');
  let soltar = (): void => undefined;
  const espera = new Promise<void>((listo) => {
    soltar = listo;
  });
  responder(rutasDeCaja.cuponDeCaja, async ({ request }) => {
    const query = new URL(request.url).searchParams;
    leidos.push(query);
    if (query.get('codigo') === '10246') return OTRO;
    await espera;
    return cuponDeCaja({ a_pagar: '1020.00' });
  });
  await conFecha('01/11/2026');
  await waitFor(() => expect(leidos.at(-1)?.get('fecha')).toBe('2026-11-01'));
  await userEvent.type(lector(), '10246{Enter}');
  await waitFor(async () => expect(within(await tabla()).getAllByRole('row')).toHaveLength(3));
  soltar();
  await waitFor(async () =>
    expect(within(await tabla()).getByRole('row', { name: /10245/ })).toHaveTextContent(/1\.020,00/),
  );
  expect(within(await tabla()).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByLabelText('Cuánto se paga del cupón N.º 10245')).toHaveValue('400,00');
});

test('cambiar de pantalla con cupones leídos se pregunta', async () => {
  const router = await abrir();
  await userEvent.keyboard('10245{Enter}');
  await tabla();
  await userEvent.click(screen.getByRole('link', { name: 'Pagos por revisar' }));
  expect(await screen.findByRole('dialog', { name: '¿Salir sin terminar?' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/colegio/tesoreria/caja');
});

test('quien mira las cuentas y no cobra no ve la Caja', async () => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['auditoria']));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/tesoreria'] });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/colegio/tesoreria'), { timeout: 8000 });
  expect(router.state.location.pathname).not.toBe('/colegio/tesoreria/caja');
});

test('quien trabaja para un distrito no ve lo que es de todo el Colegio', async () => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(
    rutasDeOperadores.operadorPropio,
    operadorPropio(['tesoreria'], { distrito: { id: 3, nombre: 'Distrito III' } }),
  );
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/tesoreria'] });
  render(<RouterProvider router={router} />);
  const menu = await screen.findByRole('navigation', { name: 'Tesorería' }, { timeout: 8000 });
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Caja', 'Mi caja', 'Pagos', 'Deudores', 'Pagos por revisar', 'Por confirmar']);
});
