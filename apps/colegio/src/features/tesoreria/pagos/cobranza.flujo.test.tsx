import { rutasDePagosRecibidos } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import {
  cobranzaRecibida,
  historiaDeCobranza,
  historiaDePago,
  pagoRecibido,
  pagosRecibidos,
} from '../../../testing/datos-de-un-pago.ts';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';

const R = rutasDePagosRecibidos;
const DEMORA = { timeout: 8000 };
const buscados: URLSearchParams[] = [];
beforeEach(() => {
  buscados.length = 0;
  responder(R.historiaDeCobranza, historiaDeCobranza());
  responder(R.historiaDePago, historiaDePago({ cobranza_id: 12 }));
  responder(R.pagosRecibidos, ({ request }) => {
    buscados.push(new URL(request.url).searchParams);
    return pagosRecibidos(pagoRecibido(), cobranzaRecibida());
  });
});

const abrir = async (direccion: string, titulo: string | RegExp, roles: Rol[] = ['tesoreria']) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: titulo }, DEMORA);
  return router;
};

test('en Pagos se ve lo que entró sin cupón, con j y k aunque tenga el número de un pago, y se filtra', async () => {
  const router = await abrir('/colegio/tesoreria/pagos', 'Pagos');
  const tabla = await screen.findByRole('table', { name: 'Pagos' });
  expect(within(tabla).getByRole('row', { name: /^Cobranza 12/ })).toHaveTextContent(
    /No se sabe.*99999998.*0000000402.*7,00.*Por revisar/,
  );
  await userEvent.keyboard('jj');
  expect(within(tabla).getByRole('link', { name: 'Cobranza 12' })).toHaveFocus();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Qué es' }, DEMORA));
  await userEvent.click(await screen.findByRole('option', { name: 'Cobranzas sin cupón', hidden: true }));
  await waitFor(() => expect(buscados.at(-1)?.get('que')).toBe('cobranza'));
  await userEvent.click(within(tabla).getByRole('link', { name: 'Cobranza 12' }));
  await screen.findByRole('heading', { level: 1, name: /^Cobranza 12: \$\s7,00/ }, DEMORA);
  await userEvent.click(screen.getByRole('link', { name: 'Volver a Pagos' }));
  expect(router.state.location.search).toContain('que=cobranza');
});

test('la de nadie: por dónde entró, en qué línea de qué archivo, y dónde se decide', async () => {
  await abrir('/colegio/tesoreria/pagos/cobranzas/12', /^Cobranza 12/);
  expect(screen.getByText('Por revisar')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'siro_marzo.txt' })).toHaveAttribute(
    'href',
    '/colegio/tesoreria/rendiciones/4',
  );
  expect(screen.getByText(/, línea 6/)).toBeInTheDocument();
  expect(screen.getByText('Entró sin su cupón: $ 7,00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Decidir qué es' })).toHaveAttribute(
    'href',
    '/colegio/tesoreria/por-revisar/cobranza/12',
  );
});

test('la que resultó un pago lleva a él, y el pago dice por dónde entró', async () => {
  const persona = { id: 70, nombre: 'García, María Elena', cuit: '27222333447' };
  responder(
    R.historiaDeCobranza,
    historiaDeCobranza({ estado: 'identificada', persona, renglones: [], pago: { id: 40, numero_boleta: 10_245 } }),
  );
  await abrir('/colegio/tesoreria/pagos/cobranzas/12', /^Cobranza 12/);
  expect(screen.getByText('Es un pago')).toBeInTheDocument();
  expect(screen.getByText('En ningún archivo que se haya leído')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'García, María Elena' })).toHaveAttribute('href', '/colegio/personas/70');
  await userEvent.click(screen.getByRole('link', { name: 'pago 40, del cupón N.º 10245' }));
  await screen.findByRole('heading', { level: 1, name: /^Pago 12/ }, DEMORA);
  expect(screen.getByRole('link', { name: 'cobranza 12' })).toHaveAttribute(
    'href',
    '/colegio/tesoreria/pagos/cobranzas/12',
  );
});

test('la que se volvió a abrir lleva a la que tiene su dinero', async () => {
  responder(
    R.historiaDeCobranza,
    historiaDeCobranza({
      estado: 'reabierta',
      ahora: 13,
      antes: 11,
      renglones: [{ rendicion_id: 5, archivo: 'provincia.csv', linea: 2, que: 'salio' }],
    }),
  );
  await abrir('/colegio/tesoreria/pagos/cobranzas/12', /^Cobranza 12/);
  expect(screen.getByText('Se volvió a abrir')).toBeInTheDocument();
  expect(screen.getByText(/, línea 2: se devolvió/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'cobranza 13' })).toHaveAttribute(
    'href',
    '/colegio/tesoreria/pagos/cobranzas/13',
  );
  expect(screen.getByRole('link', { name: 'cobranza 11' })).toBeInTheDocument();
});

test('la que no existe se dice, y la que no se pudo cargar se reintenta', async () => {
  responder(R.historiaDeCobranza, () => problema(404, 'No encontramos lo que buscás.'));
  await abrir('/colegio/tesoreria/pagos/cobranzas/99', 'Cobranza');
  expect(screen.getByText('No encontramos esa cobranza')).toBeInTheDocument();
});

test('una falla al cargarla se dice, y se vuelve a probar', async () => {
  responder(R.historiaDeCobranza, () => problema(503, 'Probá en un momento.'));
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['tesoreria']));
  render(
    <RouterProvider
      router={createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/tesoreria/pagos/cobranzas/12'] })}
    />,
  );
  await screen.findByText('No pudimos cargar esta cobranza.', undefined, DEMORA);
  responder(R.historiaDeCobranza, historiaDeCobranza());
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Cobranza 12/ }, DEMORA)).toBeInTheDocument();
});
