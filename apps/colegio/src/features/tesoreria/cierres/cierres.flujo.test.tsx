import { rutasDeCierres as R } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';
import { cierre, cierreEntero, porCerrar } from '../../../testing/datos-del-libro.ts';

const DEMORA = { timeout: 8000 };
beforeEach(() => {
  responder(R.porCerrar, porCerrar());
  responder(R.cierres, pagina([cierre()]));
  responder(R.cierre, cierreEntero());
});

const abrir = async (direccion = '/colegio/tesoreria/cierres', roles: Rol[] = ['tesoreria']) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 }, DEMORA);
  return router;
};

test('se ve lo que entraría, con lo que llegó tarde, y se cierra sabiendo que no cambia', async () => {
  const cuerpos: unknown[] = [];
  responder(R.cerrarElDia, async ({ request }) => {
    cuerpos.push(await request.json());
    return { message: 'El 21/03/2026 quedó cerrado, con el N.º 4.', cierre: cierre({ id: 10, numero: 4 }) };
  });
  await abrir();
  expect(
    await screen.findByText(/^4 asientos: entró menos lo que salió, \$\s*1\.000,00\.$/, undefined, DEMORA),
  ).toBeInTheDocument();
  expect(screen.getByText(/Un asiento es de un día que ya estaba cerrado/)).toBeInTheDocument();
  const cuentas = screen.getByRole('table', { name: 'Por medio y banco' });
  expect(within(cuentas).getByRole('row', { name: /^Caja del Colegio/ })).toHaveTextContent(
    /500,00.*1\.000,00.*0,00.*1\.500,00/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar el día…' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Cerrar el 21/03/2026' }, DEMORA);
  expect(dialogo).toHaveTextContent(/no se cambia ni se borra/);
  expect(within(dialogo).queryByLabelText('Caja del Colegio')).not.toBeInTheDocument();
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Cerrar el día' }));
  expect(await screen.findByText('El 21/03/2026 quedó cerrado, con el N.º 4.')).toBeInTheDocument();
  expect(cuerpos).toEqual([{ dia: '2026-03-21', visto: { asientos: 4, total: '1000.00' } }]);
});

test('el primero dice con cuánto se abre; lo que no es un importe se señala', async () => {
  const cuerpos: unknown[] = [];
  responder(R.porCerrar, porCerrar({ ultimo: null, de_dias_cerrados: 0 }));
  responder(R.cerrarElDia, async ({ request }) => {
    cuerpos.push(await request.json());
    return problema(409, 'Ese día ya lo cerró Inés, con el N.º 1, y después no entró nada.');
  });
  await abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar el día…' }, DEMORA));
  const dialogo = await screen.findByRole('dialog', { name: /^Cerrar el/ }, DEMORA);
  const caja = within(dialogo).getByLabelText('Caja del Colegio');
  await userEvent.type(caja, '1.2.3');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Cerrar el día' }));
  expect(await within(dialogo).findByText('Escribí un importe.')).toBeInTheDocument();
  expect(cuerpos).toEqual([]);
  await userEvent.clear(caja);
  await userEvent.type(caja, '500,5');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Cerrar el día' }));
  expect(await within(dialogo).findByRole('alert')).toHaveTextContent('Ese día ya lo cerró Inés');
  expect(cuerpos).toMatchObject([{ dia: '2026-03-21', apertura: [{ medio: 'caja', banco: null, importe: '500.50' }] }]);
});

test('de un cierre se ve cada cuenta, por circuito y por quién, y sus asientos', async () => {
  await abrir('/colegio/tesoreria/cierres/9');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cierre N.º 3' }, DEMORA)).toBeInTheDocument();
  expect(
    within(screen.getByRole('table', { name: 'Por circuito' })).getByRole('row', { name: /^CEP/ }),
  ).toHaveTextContent(/1\.000,00/);
  expect(screen.getByRole('link', { name: 'Ver sus asientos' })).toHaveAttribute(
    'href',
    '/colegio/tesoreria/libro/diario?cierre=9',
  );
  expect(screen.getByRole('button', { name: 'Descargar en PDF' })).toBeInTheDocument();
});

test('quien audita no cierra; sin ninguno, se dice; lo que no se pudo leer se reintenta', async () => {
  responder(R.cierres, pagina([]));
  responder(R.porCerrar, () => problema(503, 'Probá en un momento.'));
  await abrir(undefined, ['auditoria']);
  expect(await screen.findByText('Todavía no se cerró ningún día', undefined, DEMORA)).toBeInTheDocument();
  await screen.findByText('No pudimos cargar los cierres.');
  responder(R.porCerrar, porCerrar({ asientos: 0, cuentas: [], totales: [], total: '0.00', de_dias_cerrados: 0 }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hay nada sin cerrar hasta el 21/03/2026.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cerrar el día…' })).not.toBeInTheDocument();
});
