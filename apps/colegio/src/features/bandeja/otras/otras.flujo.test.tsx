import { rutasDeLoPorRevisar } from '@colega/contract/dinero';
import { rutasDeBandeja } from '@colega/contract/legajos';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { rutasDePersonas } from '@colega/contract/perfil';
import { rutasDeLocalidadesDelColegio } from '@colega/contract/referencias';
import type { Rol } from '@colega/domain/permisos';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { colas } from '../../../testing/datos-de-la-bandeja.ts';
import { DISTRITOS, operadorPropio } from '../../../testing/datos-del-colegio.ts';
import { propuesta, responderOtrasColas } from '../../../testing/otras-colas.ts';

const R = rutasDeLocalidadesDelColegio;
const pedidas: string[] = [];
beforeEach(() => {
  pedidas.length = 0;
  responder(rutasDeBandeja.bandeja, colas());
  responder(rutasDeBandeja.colaDeBandeja, pagina([]));
  responder(rutasDeBandeja.filtrablesDeBandeja, { rubros: [], distritos: DISTRITOS });
  responder(rutasDePersonas.personas, ({ request }) => {
    pedidas.push(new URL(request.url).search);
    return pagina([]);
  });
  responderOtrasColas();
});

const abrir = async (direccion: string, roles: Rol[]) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 }, { timeout: 8000 });
  return router;
};
const otras = () => screen.findByRole('navigation', { name: 'También esperan' }, { timeout: 8000 });
const titulo = (nombre: string) => screen.findByRole('heading', { level: 1, name: nombre }, { timeout: 8000 });

test('la Bandeja dice cuánta gente y cuántos lugares esperan; un número lleva a Personas, ya filtrada', async () => {
  const router = await abrir('/colegio', ['mesa']);
  const altas = await within(await otras()).findByRole('link', { name: 'Altas: 2' });
  expect(altas).toHaveAttribute('aria-keyshortcuts', '7');
  expect(within(await otras()).getByRole('link', { name: /^Datos y títulos por verificar: \d/ })).toBeInTheDocument();
  expect(await within(await otras()).findByRole('link', { name: 'Localidades: 1' })).toBeInTheDocument();
  expect(within(await otras()).queryByRole('link', { name: /Pagos/ })).not.toBeInTheDocument();
  await userEvent.keyboard('0');
  expect(router.state.location.pathname).toBe('/colegio');
  await userEvent.keyboard('8');
  await titulo('Personas');
  expect(router.state.location.search).toBe('?cola=por_verificar');
  await waitFor(() => expect(pedidas.at(-1)).toContain('cola=por_verificar'));
});

test('tesorería ve los pagos por revisar, y cada uno abre lo que se sabe de él', async () => {
  const router = await abrir('/colegio', ['tesoreria']);
  await within(await otras()).findByRole('link', { name: 'Pagos por revisar: 2' });
  await userEvent.keyboard('0');
  await titulo('Pagos por revisar');
  expect(router.state.location.pathname).toBe('/colegio/tesoreria/por-revisar');
  const tabla = await screen.findByRole('table', { name: 'Pagos por revisar' });
  expect(within(tabla).getByRole('row', { name: /Cobranza 3/ })).toHaveTextContent(
    /No se sabe.*\$\s*250,00.*18\/11\/2026.*no se sabe de qué cupón es/,
  );
  expect(within(tabla).getByRole('link', { name: 'García María Elena' })).toHaveAttribute(
    'href',
    '/colegio/personas/70',
  );
  expect(within(tabla).getByRole('link', { name: 'Cobranza 3' })).toHaveAttribute(
    'href',
    '/colegio/tesoreria/por-revisar/cobranza/3',
  );
});

test('con el teclado: se elige una localidad, se lee qué pasa y se la aprueba como se la leyó', async () => {
  const cuerpos: unknown[] = [];
  let filas = [propuesta(), propuesta({ id: 2202, nombre: 'Villa Dos', repetida: true })];
  responder(R.localidadesPropuestas, () => pagina(filas));
  responder(R.aprobarLocalidad, async ({ request, params }) => {
    cuerpos.push([params.id, await request.json()]);
    filas = filas.filter(({ id }) => id !== Number(params.id));
    return { message: 'Villa Dos: quedó aprobada.' };
  });
  await abrir('/colegio/localidades', ['mesa']);
  await screen.findByRole('table', { name: 'Localidades' });
  await userEvent.keyboard('jj');
  expect(screen.getByRole('button', { name: 'Aprobar Villa Dos' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const pregunta = await screen.findByRole('dialog', { name: 'Aprobar Villa Dos' }, { timeout: 8000 });
  expect(pregunta).toHaveTextContent(/la ven todos.*van a quedar las dos/);
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByText('Villa Dos: quedó aprobada.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Villa Dos/ })).not.toBeInTheDocument());
  expect(cuerpos).toEqual([['2202', { nombre: 'Villa Dos', codigo_postal: '1870', partido_id: 4 }]]);
});

test('quien audita mira las localidades y no aprueba', async () => {
  await abrir('/colegio/localidades', ['auditoria']);
  await screen.findByRole('row', { name: /Paraje El Espinillo/ });
  expect(screen.queryByRole('button', { name: /Aprobar/ })).not.toBeInTheDocument();
});

test('lo que no se pudo leer se dice y se reintenta; sin nada que espere, también se dice', async () => {
  responder(rutasDeLoPorRevisar.pagosPorRevisar, () => problema(503, 'Probá en un momento.'));
  await abrir('/colegio/pagos-por-revisar', ['auditoria']);
  await screen.findByText('No pudimos cargar los pagos por revisar.');
  responder(rutasDeLoPorRevisar.pagosPorRevisar, pagina([]));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hay nada esperando acá')).toBeInTheDocument();
});
