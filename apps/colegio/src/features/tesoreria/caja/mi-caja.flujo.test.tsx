import { type MiCaja, rutasDeCaja } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';

const DEMORA = { timeout: 8000 };
const entrega = (cierre: number | null): MiCaja['entregas'][number] => ({
  ...{ id: 5, dia: '2026-03-20', entregada_en: '2026-03-20T21:00:00.000Z', cierre },
  contados: [
    {
      ...{ medio: 'caja', nombre: 'Efectivo', esperado: '900.00', contado: '889.50', diferencia: '-10.50' },
      motivo: 'Un vuelto de más',
    },
  ],
});
const miCaja = (cambios: Partial<MiCaja> = {}): MiCaja => ({
  dia: '2026-03-21',
  cajon: [
    { medio: 'caja', nombre: 'Efectivo', hay: '1500.00' },
    { medio: 'cheque', nombre: 'Cheques', hay: '0.00' },
    { medio: 'tarjeta', nombre: 'Tarjeta', hay: '-70.00' },
  ],
  de_hoy: [
    { medio: 'caja', nombre: 'Efectivo', importe: '1500.00' },
    { medio: 'transferencia', nombre: 'Transferencia', importe: '320.00' },
  ],
  depositado: [],
  billetes: ['20000.00', '1000.00'],
  entregas: [entrega(3)],
  ...cambios,
});

let cuerpos: unknown[] = [];
beforeEach(() => {
  cuerpos = [];
  responder(rutasDeCaja.miCaja, miCaja());
  responder(rutasDeCaja.entregarMiCaja, async ({ request }) => {
    cuerpos.push(await request.json());
    return { message: 'Entregaste tu caja: $ 1.489,50.', entrega: entrega(null) };
  });
});
const abrir = async () => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['tesoreria']));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/tesoreria/mi-caja'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Mi caja' }, DEMORA);
};
const dialogoDeEntrega = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Contar y entregar…' }, DEMORA));
  return within(await screen.findByRole('dialog', { name: 'Entregar mi caja' }, DEMORA));
};

test('dice lo que tendría que haber, lo de hoy por medio y lo que se entregó, con su cierre', async () => {
  await abrir();
  const porEntregar = await screen.findByRole('table', { name: 'Por entregar' }, DEMORA);
  expect(within(porEntregar).getByRole('row', { name: /^Efectivo/ })).toHaveTextContent('1.500,00');
  expect(screen.queryByText(/anotaste depósitos/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Tarjeta: devolviste \$\s*70,00 más de lo que cobraste/)).toBeVisible();
  const deHoy = screen.getByRole('table', { name: 'Lo que anotaste hoy, sin cerrar' });
  expect(within(deHoy).getByRole('row', { name: /^Transferencia/ })).toHaveTextContent('320,00');
  const entregadas = screen.getByRole('table', { name: 'Lo que entregaste' });
  expect(entregadas).toHaveTextContent(/900,00.*889,50.*10,50.*Un vuelto de más.*N\.º 3/);
});

test('se cuenta, la diferencia pide su motivo, y se entrega; de lo que se devolvió de más no se pide nada', async () => {
  await abrir();
  const dialogo = await dialogoDeEntrega();
  const efectivo = dialogo.getByLabelText(/^Efectivo: cuánto contaste/);
  expect(dialogo.queryByLabelText(/^Tarjeta/)).not.toBeInTheDocument();
  expect(dialogo.queryByRole('checkbox')).not.toBeInTheDocument();
  const entregar = dialogo.getByRole('button', { name: 'Entregar' });
  await userEvent.click(entregar);
  expect(efectivo).toHaveFocus();
  await userEvent.type(efectivo, '1489,50');
  await userEvent.click(entregar);
  expect(cuerpos).toEqual([]);
  await userEvent.type(dialogo.getByLabelText(/^Efectivo: por qué falta/), 'Un vuelto de más');
  responder(rutasDeCaja.miCaja, miCaja({ cajon: [], entregas: [entrega(null)] }));
  await userEvent.click(entregar);
  expect(await screen.findByText('Entregaste tu caja: $ 1.489,50.')).toBeInTheDocument();
  expect(cuerpos).toEqual([
    {
      arqueo: [
        { medio: 'caja', contado: '1489.50', esperado: '1500.00', motivo: 'Un vuelto de más' },
        { medio: 'cheque', contado: '0.00', esperado: '0.00' },
      ],
    },
  ]);
  expect(await screen.findByText(/^No tenés nada por entregar/)).toBeVisible();
  expect(screen.getByText('Espera uno que cuente')).toBeVisible();
});

test('lo que entró mientras se contaba se dice, y lo contado sigue escrito', async () => {
  responder(rutasDeCaja.entregarMiCaja, () => problema(409, 'Efectivo: mientras contabas entró o salió algo.'));
  await abrir();
  const dialogo = await dialogoDeEntrega();
  const efectivo = dialogo.getByLabelText(/^Efectivo: cuánto contaste/);
  await userEvent.type(efectivo, '1500');
  responder(rutasDeCaja.miCaja, miCaja({ cajon: [{ medio: 'caja', nombre: 'Efectivo', hay: '1520.00' }] }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Entregar' }));
  expect(await dialogo.findByRole('alert')).toHaveTextContent('mientras contabas entró');
  expect(await dialogo.findByText(/^Tendría que haber \$\s*1\.520,00\.$/)).toBeInTheDocument();
  expect(efectivo).toHaveValue('1.500,00');
});

test('sin nada, lo dice, y si no se puede leer también', async () => {
  responder(rutasDeCaja.miCaja, miCaja({ cajon: [], de_hoy: [], entregas: [] }));
  await abrir();
  expect(await screen.findByText('Todavía no entregaste ninguna caja', {}, DEMORA)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Contar y entregar…' })).not.toBeInTheDocument();
  expect(screen.getByText('Hoy no anotaste ningún cobro que esté sin cerrar.')).toBeVisible();
});

test('lo que se llevó al banco se dice: no se resta de lo que hay que contar', async () => {
  responder(rutasDeCaja.miCaja, miCaja({ depositado: [{ medio: 'caja', nombre: 'Efectivo', importe: '800.00' }] }));
  await abrir();
  expect(await screen.findByText(/^Efectivo: anotaste depósitos por \$\s*800,00/, {}, DEMORA)).toBeVisible();
});
