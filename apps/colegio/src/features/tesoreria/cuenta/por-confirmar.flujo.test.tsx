import { type PorConfirmar, rutasDeCuentasDePersonas } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';

const R = rutasDeCuentasDePersonas;
const pedido = { motivo: 'Acta 12/26', pidio: 'otesoreria', pedida_en: '2026-11-28T12:00:00.000Z', es_propia: false };
const bonificacion: PorConfirmar = {
  ...{ ...pedido, tipo: 'bonificacion', id: 7, anio: null, importe: '100000.00' },
  ...{ persona: { id: 4, nombre: 'García, María' }, que: 'ARANCEL 2026 · T-12.345' },
};
const anulacion: PorConfirmar = {
  ...{ ...pedido, tipo: 'anulacion', id: 2, anio: 2027, importe: null, persona: null, que: null, es_propia: true },
};

const abrir = async (roles: Rol[] = ['tesoreria']) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/tesoreria/por-confirmar'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Por confirmar' }, { timeout: 8000 });
};
const esperan = (items: PorConfirmar[]) => ({
  ...{ items, pagination: { total_items: items.length, current: 1, pages: 1 } },
});

test('se ve lo que espera, cuánto hay, y a dónde se decide', async () => {
  responder(R.porConfirmar, esperan([bonificacion, anulacion]));
  await abrir();
  const tabla = await screen.findByRole('table', { name: 'Por confirmar' }, { timeout: 8000 });
  expect(within(tabla).getByRole('link', { name: 'Bonificar a García, María' })).toHaveAttribute(
    ...['href', '/colegio/tesoreria/cuentas/4'],
  );
  expect(within(tabla).getByRole('row', { name: /García/ })).toHaveTextContent(/100\.000,00.*Acta 12\/26.*otesoreria/);
  const deCargos = within(tabla).getByRole('row', { name: /Anular cargos de 2027/ });
  expect(deCargos).toHaveTextContent(/Vos.*otra persona/);
  expect(within(deCargos).getByRole('link')).toHaveAttribute('href', '/colegio/tesoreria/cargos?anio=2027');
  expect(await screen.findByRole('link', { name: 'Por confirmar (2)' })).toBeInTheDocument();
});

test('quien no genera cargos lee que se pidió anularlos, sin el camino', async () => {
  responder(R.porConfirmar, esperan([anulacion]));
  await abrir(['auditoria']);
  const fila = await screen.findByRole('row', { name: /Anular cargos de 2027/ }, { timeout: 8000 });
  expect(within(fila).queryByRole('link')).not.toBeInTheDocument();
});

test('si no hay nada, o no se puede leer, se dice', async () => {
  responder(R.porConfirmar, esperan([]));
  await abrir();
  expect(await screen.findByText('No hay nada esperando acá')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Por confirmar' })).toBeInTheDocument();
});

test('la lista que falla lo dice', async () => {
  responder(R.porConfirmar, () => problema(503, 'Probá en un momento.'));
  await abrir();
  expect(await screen.findByText(/No pudimos cargar lo que espera/, undefined, { timeout: 8000 })).toBeInTheDocument();
});
