import { rutasDeInformes } from '@colega/contract/informes';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { informeDeDemoras, informeDeLegajos, OPCIONES_DE_INFORMES } from '../../testing/datos-de-informes.ts';
import { DISTRITOS, operadorPropio } from '../../testing/datos-del-colegio.ts';

const pedidos: string[] = [];
beforeEach(() => {
  sessionStorage.clear();
  pedidos.length = 0;
  responder(rutasDeInformes.opcionesDeInformes, OPCIONES_DE_INFORMES);
  responder(rutasDeInformes.informe, ({ request }) => {
    const { pathname, search } = new URL(request.url);
    pedidos.push(decodeURIComponent(`${pathname.split('/').at(-1)}${search}`));
    return pathname.endsWith('demoras') ? informeDeDemoras() : informeDeLegajos();
  });
  responder(rutasDeInformes.detalleDeInforme, {
    items: [
      {
        ...{ id: 1, legajo_id: 77, persona_id: null },
        celdas: {
          legajo: 1234,
          contrato: 'Original',
          dia: '2026-10-05',
          persona: 'Paz, Ana',
          monto: '100.00',
          anulado: 'No',
        },
      },
    ],
    pagination: { total_items: 1, current: 1, pages: 1 },
  });
});

const abrir = (direccion: string, cambios = {}) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['tesoreria'], cambios));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  return router;
};
const tabla = (nombre = 'Legajos y honorarios: cifras') =>
  screen.findByRole('table', { name: nombre }, { timeout: 8000 });

test('un gráfico y su tabla dicen lo mismo, con el año anterior, y de una barra se llega a lo que hay detrás', async () => {
  const router = abrir('/colegio/informes');
  const [, septiembre, octubre] = within(await tabla()).getAllByRole('row');
  expect(septiembre).toHaveTextContent(/^sep 202612antes 10 \(\+20 %\)/);
  expect(octubre).toHaveTextContent('oct 202620antes 0');
  const figura = screen.getByRole('figure', { name: 'Legajos por mes' });
  const barra = within(figura).getByRole('button', {
    name: 'oct 2026. sep 2026 a nov 2026: 20; sep 2025 a nov 2025: 0',
  });
  await userEvent.click(barra);
  await waitFor(() => expect(router.state.location.search).toBe('?desde=2026-10&hasta=2026-10&ver=detalle'));
  const detalle = await screen.findByRole('table', { name: 'Uno por uno' });
  expect(within(detalle).getByRole('link', { name: '1234' })).toHaveAttribute('href', '/colegio/legajo/77');
  expect(detalle).toHaveTextContent('05/10/2026');
});

test('lo que se elige queda en la dirección, y se pide eso', async () => {
  const router = abrir('/colegio/informes/legajos?por=rubro&rubro_id=4&cifra=honorarios');
  await tabla();
  expect(pedidos).toEqual(['legajos?rubro_id=4&por=rubro']);
  expect(screen.getByRole('figure', { name: 'Honorarios por mes' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('En el gráfico'), 'Anulados');
  expect(router.state.location.search).toContain('cifra=anulados');
  await userEvent.click(screen.getByLabelText('Comparar con un año antes'));
  expect(router.state.location.search).toContain('comparar=no');
  await waitFor(async () => expect(await tabla()).not.toHaveTextContent('antes'));
  await userEvent.click(screen.getByRole('button', { name: 'El año pasado' }));
  expect(router.state.location.search).toMatch(/desde=\d{4}-01&hasta=\d{4}-12/);
});

test('un período que no puede ser se dice en su campo, y no se pide', async () => {
  abrir('/colegio/informes/legajos?desde=2026-10&hasta=2026-09');
  expect(await screen.findByText('Revisá los filtros', {}, { timeout: 8000 })).toBeInTheDocument();
  expect(await screen.findByText(todosLosMensajes.periodo_al_reves, {}, { timeout: 8000 })).toBeInTheDocument();
  expect(pedidos).toEqual([]);
});

test('las demoras dicen cuánto tarda lo visado y cuánto espera lo demás', async () => {
  abrir('/colegio/informes/demoras?cifra=p90');
  const [, octubre] = within(await tabla('Demoras: cifras')).getAllByRole('row');
  expect(octubre).toHaveTextContent('9antes 12 (−3)');
  const espera = screen.getByRole('region', { name: 'Esperan el visado: 5' });
  expect(within(espera).getByRole('img', { name: 'Más de 20 días. Contratos: 1' })).toBeInTheDocument();
});

test('de las personas de un mes hay cuentas y no una lista; las de un estado se dicen como están hoy', async () => {
  const cifras = { matriculas: 4, al_dia: 3, con_deuda: 1, altas: 0, bajas: 0, rehabilitadas: 0 };
  const dePersonas = (por: 'mes' | 'estado', clave: string, nombre: string) =>
    informeDeLegajos({
      ...{ informe: 'personas', por, contado: '2026-11-28' },
      ...{ filas: [{ clave, nombre, cifras, antes: cifras }], total: { cifras, antes: cifras } },
    });
  responder(rutasDeInformes.informe, dePersonas('mes', '2026-10', 'oct 2026'));
  const router = abrir('/colegio/informes/personas?por=mes');
  expect(within(await tabla('Personas: cifras')).queryByRole('link')).not.toBeInTheDocument();
  const figura = screen.getByRole('figure', { name: 'Matrículas por mes' });
  const barra = within(figura).getByRole('img', { name: /^oct 2026/ });
  await userEvent.click(barra);
  expect(router.state.location.search).toBe('?por=mes');
  responder(rutasDeInformes.informe, dePersonas('estado', 'activo', 'Activo'));
  await router.navigate('/colegio/informes/personas');
  await userEvent.click(await screen.findByRole('link', { name: 'Activo' }, { timeout: 8000 }));
  expect(router.state.location.search).toBe('?estado=activo&ver=detalle');
  expect(await screen.findByText(/Una por una están como están hoy/)).toBeInTheDocument();
});

test('quien opera en un distrito no elige otro ni ve la recaudación', async () => {
  abrir('/colegio/informes/recaudacion', { distrito: DISTRITOS[0] });
  expect(await screen.findByText(/La recaudación es de todo el Colegio/, {}, { timeout: 8000 })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Recaudación' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Legajos y honorarios' }));
  await tabla();
  expect(await screen.findByRole('combobox', { name: 'Rubro' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Distrito' })).not.toBeInTheDocument();
});

test('si no se puede cargar se dice, y se vuelve a pedir', async () => {
  let veces = 0;
  responder(rutasDeInformes.informe, () => {
    veces += 1;
    return veces === 1 ? problema(422, 'No se puede.') : informeDeLegajos();
  });
  abrir('/colegio/informes');
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 8000 }));
  expect(await tabla()).toBeInTheDocument();
});

test('un informe que no existe, o de meses sin nada, se dice', async () => {
  abrir('/colegio/informes/inventado');
  expect(await screen.findByText(/Ese informe no existe/, {}, { timeout: 8000 })).toBeInTheDocument();
  responder(rutasDeInformes.informe, { ...informeDeLegajos(), filas: [] });
  await userEvent.click(screen.getByRole('link', { name: 'Legajos y honorarios' }));
  expect(await screen.findByText('No hubo nada')).toBeInTheDocument();
});
