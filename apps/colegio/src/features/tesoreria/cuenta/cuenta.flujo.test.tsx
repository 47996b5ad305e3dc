import { type CuentaDePersona, type MovimientosDePersona, rutasDeCuentasDePersonas } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';

const R = rutasDeCuentasDePersonas;
const arancel = { de: 'cargo', id: 9, que: 'ARANCEL 2026 · T-12.345', vence: '2026-03-31' } as const;
const SIN_BONIFICAR = { bonificado: '0.00', bonificable: '0.00', queda_pago: true } as const;
const cuenta = (cambios: Partial<CuentaDePersona> = {}): CuentaDePersona => ({
  persona: { id: 4, nombre: 'García, María', cuit: '27234567891' },
  ...{ debe: '150000.00', sin_cupon: '0.00', a_favor: '1200.50', en_revision: '0.00', saldo: '148799.50' },
  pendientes: [
    { ...arancel, capital: '98000.00', importe: '100000.00', ...SIN_BONIFICAR, bonificable: '100000.00' },
    {
      ...{ de: 'cupon', id: 2, que: 'Cupón N.º 31: CEP', vence: '2026-12-10' },
      capital: '50000.00',
      ...{ importe: '50000.00', ...SIN_BONIFICAR, queda_pago: false },
    },
  ],
  creditos: [{ id: 1, descripcion: 'Bonificación: Res. 4/26', importe: '1200.50' }],
  anios: [2026, 2025],
  bonificaciones: [],
  decididas: [],
  ...cambios,
});
const movimiento = { fecha: '2026-03-31', clase: 'matricula', que: 'ARANCEL 2026 · T-12.345' } as const;
const movimientos = (): MovimientosDePersona => ({
  items: [{ ...movimiento, debe: '98000.00', haber: null, saldo: '148799.50' }],
  ...{ debe: '98000.00', haber: '0.00' },
  pagination: { total_items: 1, current: 1, pages: 1 },
});
const pedida = {
  id: 7,
  que: arancel.que,
  entera: true,
  pedido: '100000.00',
  importe: '100000.00',
  motivo: 'Acta 12/26',
};
const deOtra = { ...pedida, pidio: 'otesoreria', pedida_en: '2026-11-28T12:00:00.000Z', es_propia: false };

let leida = cuenta();
const pedidos: unknown[] = [];
const buscados: string[] = [];
beforeEach(() => {
  leida = cuenta();
  pedidos.length = 0;
  buscados.length = 0;
  responder(R.cuentaDePersona, () => leida);
  responder(R.movimientosDePersona, ({ request }) => {
    buscados.push(new URL(request.url).search);
    return movimientos();
  });
  for (const ruta of [R.pedirBonificacion, R.confirmarBonificacion, R.rechazarBonificacion])
    responder(ruta, async ({ request }) => {
      pedidos.push(await request.json());
      return { id: 7, message: 'Hecho.' };
    });
});

const abrir = async (roles: Rol[] = ['tesoreria'], id = '4') => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [`/colegio/tesoreria/cuentas/${id}`] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: /^Cuenta/ }, { timeout: 8000 });
  return router;
};

test('se ve lo que falta pagar con su precio de hoy, lo que tiene a favor y cada movimiento con su saldo', async () => {
  await abrir();
  const debe = screen.getByRole('table', { name: 'Lo que falta pagar' });
  expect(within(debe).getByRole('row', { name: /ARANCEL 2026/ })).toHaveTextContent(
    /31\/03\/2026.*2\.000,00.*100\.000,00/,
  );
  expect(within(debe).getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('A lo que cuesta hoy. Está también lo que vence más adelante.')).toBeInTheDocument();
  expect(screen.queryByText(/[Dd]ebe hoy/)).not.toBeInTheDocument();
  expect(screen.getByText(/Bonificación: Res\. 4\/26/)).toBeInTheDocument();
  const tabla = await screen.findByRole('table', { name: 'Movimientos' }, { timeout: 8000 });
  expect(within(tabla).getByRole('row', { name: /ARANCEL 2026/ })).toHaveTextContent(/98\.000,00.*—.*148\.799,50/);
});

test('se filtra por lo que es y por el año, y queda en la dirección', async () => {
  const router = await abrir();
  await userEvent.selectOptions(await screen.findByLabelText('Qué se ve'), 'sancion');
  await userEvent.selectOptions(screen.getByLabelText('Año'), '2025');
  await waitFor(() => expect(buscados.at(-1)).toMatch(/clase=sancion&anio=2025/));
  expect(router.state.location.search).toBe('?clase=sancion&anio=2025');
  expect(screen.getByRole('button', { name: 'Imprimir el resumen de 2025' })).toBeInTheDocument();
});

test('se pide bonificar un cargo entero, y se dice que falta otra persona', async () => {
  await abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Bonificar: ARANCEL 2026 · T-12.345' }));
  const dialogo = await screen.findByRole('dialog', { name: /^Bonificar ARANCEL 2026/ }, { timeout: 8000 });
  expect(within(dialogo).getByText(/hasta que otra persona lo confirme/)).toBeInTheDocument();
  await userEvent.type(within(dialogo).getByLabelText(/Motivo/), 'Acta 12/26');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Pedir la bonificación' }));
  await waitFor(() =>
    expect(pedidos).toEqual([{ de: { que: 'cargo', id: 9 }, importe: '100000.00', motivo: 'Acta 12/26' }]),
  );
});

test('lo que pidió otra persona se confirma con su importe; lo propio se retira', async () => {
  leida = cuenta({ bonificaciones: [deOtra] });
  await abrir();
  await userEvent.click(screen.getByRole('button', { name: /^Confirmar \$/ }));
  const dialogo = await screen.findByRole('dialog', { name: 'Confirmar la bonificación' }, { timeout: 8000 });
  expect(within(dialogo).getByText(/otesoreria pidió bonificar/)).toBeInTheDocument();
  leida = cuenta({ bonificaciones: [{ ...deOtra, es_propia: true }] });
  await userEvent.click(within(dialogo).getByRole('button', { name: /^Bonificar \$/ }));
  await waitFor(() => expect(pedidos).toEqual([{ importe: '100000.00' }]));
  expect(await screen.findByText(/La pediste vos/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Confirmar \$/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Retirar el pedido: ARANCEL 2026/ })).toBeInTheDocument();
});

test('lo que ya no se puede bonificar así lo dice, y no se confirma', async () => {
  leida = cuenta({ bonificaciones: [{ ...deOtra, importe: null }] });
  await abrir();
  expect(screen.getByText(/así no se confirma/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).not.toBeInTheDocument();
});

test('quien solo mira no bonifica; la que no está lo dice', async () => {
  leida = cuenta({ pendientes: [], bonificaciones: [deOtra] });
  await abrir(['auditoria']);
  expect(screen.getByText('No debe nada.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /onfirmar|onificar|a favor/ })).not.toBeInTheDocument();
});

test('la cuenta que no está se dice', async () => {
  responder(R.cuentaDePersona, () => problema(404, 'No está.'));
  await abrir(['tesoreria'], '99');
  expect(await screen.findByText('No encontramos esa cuenta')).toBeInTheDocument();
});

test('de un año que no llegó se ven sus movimientos, y no hay resumen que imprimir', async () => {
  leida = cuenta({ anios: [2099, 2025] });
  await abrir();
  expect(await screen.findByRole('button', { name: 'Imprimir el resumen de 2025' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Año'), '2099');
  await waitFor(() => expect(buscados.at(-1)).toMatch(/anio=2099/));
  expect(screen.queryByRole('button', { name: /^Imprimir/ })).not.toBeInTheDocument();
});

test('de lo que ya se bonificó una parte se ofrece lo que queda, y lo bonificado entero no se ofrece', async () => {
  const parte = {
    ...arancel,
    capital: '98000.00',
    importe: '100000.00',
    bonificado: '90000.00',
    bonificable: '10000.00',
    queda_pago: true,
  };
  const toda = { ...parte, id: 10, que: 'CUOTA 1 2026 · T-12.345', bonificado: '100000.00', bonificable: '0.00' };
  leida = cuenta({ pendientes: [parte, toda] });
  await abrir();
  const debe = screen.getByRole('table', { name: 'Lo que falta pagar' });
  expect(within(debe).getByRole('row', { name: /CUOTA 1/ })).toHaveTextContent(/ya bonificado: \$\s?100\.000,00/);
  expect(within(debe).getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('A lo que cuesta hoy. Está también lo que vence más adelante.')).toBeInTheDocument();
  expect(screen.queryByText(/[Dd]ebe hoy/)).not.toBeInTheDocument();
  await userEvent.click(within(debe).getByRole('button', { name: /ARANCEL 2026/ }));
  const dialogo = await screen.findByRole('dialog', { name: /^Bonificar ARANCEL/ }, { timeout: 8000 });
  expect(within(dialogo).getByText(/Ya se bonificaron \$\s?90\.000,00: quedan \$\s?10\.000,00/)).toBeInTheDocument();
  expect(within(dialogo).getByLabelText(/Cuánto se bonifica/)).toHaveValue('10.000,00');
});

test('de lo que se usó en otra cosa, bonificar lo que queda no se dice que lo paga', async () => {
  const usada = {
    ...{ ...arancel, capital: '98000.00', importe: '100000.00', bonificado: '30000.00', bonificable: '70000.00' },
    queda_pago: false,
  };
  leida = cuenta({ pendientes: [usada] });
  await abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Bonificar: ARANCEL 2026 · T-12.345' }));
  const dialogo = await screen.findByRole('dialog', { name: /^Bonificar ARANCEL/ }, { timeout: 8000 });
  expect(within(dialogo).getByText(/lo que se bonifique ahora queda a favor, aunque sea todo/)).toBeInTheDocument();
  expect(within(dialogo).queryByText(/queda pago/)).not.toBeInTheDocument();
});

test('se dice lo que se pidió y lo que es hoy, y cada botón dice de qué es', async () => {
  const otra = { ...deOtra, id: 8, que: null, entera: false, pedido: '50.00', importe: '50.00', motivo: 'Res. 5/26' };
  leida = cuenta({ bonificaciones: [{ ...deOtra, pedido: '98000.00' }, otra] });
  await abrir();
  expect(screen.getByRole('button', { name: 'No bonificarlo: Res. 5/26' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Confirmar \$.*: ARANCEL 2026/ }));
  const dialogo = await screen.findByRole('dialog', { name: 'Confirmar la bonificación' }, { timeout: 8000 });
  expect(within(dialogo).getByText(/pidió bonificar \$\s?98\.000,00 \(hoy son \$\s?100\.000,00\)/)).toBeInTheDocument();
});

test('se ve quién decidió lo último, y por qué no', async () => {
  const decidida = {
    ...{ id: 3, que: arancel.que, importe: '10.00', motivo: 'Acta 1' },
    pidio: 'ana',
    decidio: 'beto',
  };
  leida = cuenta({
    decididas: [{ ...decidida, confirmada: false, decidida_en: '2026-11-28T12:00:00.000Z', respuesta: 'No hay acta' }],
  });
  await abrir();
  expect(screen.getByText(/Lo pidió ana: Acta 1.*Decidió que no beto.*: No hay acta/)).toBeInTheDocument();
});
