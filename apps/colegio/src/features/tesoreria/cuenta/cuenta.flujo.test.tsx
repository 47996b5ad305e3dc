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
const cuenta = (cambios: Partial<CuentaDePersona> = {}): CuentaDePersona => ({
  persona: { id: 4, nombre: 'García, María', cuit: '27234567891' },
  ...{ debe: '150000.00', sin_cupon: '0.00', a_favor: '1200.50', en_revision: '0.00', saldo: '148799.50' },
  pendientes: [
    { ...arancel, capital: '98000.00', importe: '100000.00' },
    {
      ...{ de: 'cupon', id: 2, que: 'Cupón N.º 31: CEP', vence: '2026-12-10' },
      capital: '50000.00',
      importe: '50000.00',
    },
  ],
  creditos: [{ id: 1, descripcion: 'Bonificación: Res. 4/26', importe: '1200.50' }],
  anios: [2026, 2025],
  bonificaciones: [],
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

test('se ve lo que debe a hoy, lo que tiene a favor y cada movimiento con su saldo', async () => {
  await abrir();
  const debe = screen.getByRole('table', { name: 'Lo que debe hoy' });
  expect(within(debe).getByRole('row', { name: /ARANCEL 2026/ })).toHaveTextContent(
    /31\/03\/2026.*2\.000,00.*100\.000,00/,
  );
  expect(within(debe).getAllByRole('button')).toHaveLength(1);
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
  expect(screen.getByRole('button', { name: 'Retirar el pedido' })).toBeInTheDocument();
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
