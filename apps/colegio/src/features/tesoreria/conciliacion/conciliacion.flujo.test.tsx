import { rutasDeConciliaciones as R } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';
import { conciliacion } from '../../../testing/datos-del-libro.ts';

const DEMORA = { timeout: 8000 };
const RECIEN = new Date(Date.now() - 60_000).toISOString();
const deRecien = { pedida_en: RECIEN, terminada_en: RECIEN };

const abrir = async (roles: Rol[] = ['tesoreria']) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/tesoreria/conciliacion'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Conciliación' }, DEMORA);
};

test('sin ninguna se dice cuándo corre; pedida, se espera sin dejar la pantalla, y lo que encontró aparece solo', async () => {
  let leidas = pagina([] as ReturnType<typeof conciliacion>[]);
  responder(R.conciliaciones, () => leidas);
  responder(R.pedirConciliacion, () => {
    const pedida = conciliacion({
      ...{ quien: 'Ana Paz', estado: 'en_cola', pedida_en: RECIEN, terminada_en: null, diferencias: null },
      por_revisar: null,
    });
    leidas = pagina([pedida]);
    return pedida;
  });
  await abrir();
  expect(await screen.findByText(/Todavía no se hizo ninguna/, undefined, DEMORA)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Conciliar ahora' }));
  expect(await screen.findByText(/^Pedida el .*está por empezar/, undefined, DEMORA)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Conciliar ahora' })).not.toBeInTheDocument();
  leidas = pagina([conciliacion({ ...deRecien, quien: 'Ana Paz', por_revisar: 3 })]);
  expect(await screen.findByText('Todo coincide', undefined, DEMORA)).toBeInTheDocument();
  expect(screen.getByText(/La pidió Ana Paz.*últimos 7 días.*«Pagos por revisar» esperan 3/)).toBeInTheDocument();
});

test('lo que no coincide se lee control por control, y las anteriores dicen qué encontraron', async () => {
  const lineas = ['cupón 12 (vencido): el libro dice 500.00'];
  const conDiferencias = { diferencias: [{ titulo: 'Cupones cuya deuda no es la del libro', cuantas: 900, lineas }] };
  const fallida = conciliacion({ id: 2, estado: 'fallida', diferencias: null, por_revisar: null });
  responder(
    R.conciliaciones,
    pagina([conciliacion({ id: 4, ...deRecien, ...conDiferencias }), conciliacion(), fallida]),
  );
  await abrir();
  expect(await screen.findByText('Hay algo que no coincide', undefined, DEMORA)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Cupones cuya deuda no es la del libro (900)' })).toBeVisible();
  expect(screen.getByText('cupón 12 (vencido): el libro dice 500.00')).toBeInTheDocument();
  expect(screen.getByText('Se muestran las primeras 1.')).toBeInTheDocument();
  const anteriores = within(screen.getByRole('table', { name: 'Conciliaciones anteriores' }));
  expect(anteriores.getAllByRole('row').map((fila) => fila.textContent)).toEqual([
    expect.any(String),
    expect.stringContaining('La de cada nocheTodo coincide'),
    expect.stringContaining('No se pudo terminar'),
  ]);
});

test('mientras una corre y otra espera se ve lo último que se encontró, y de las que no terminaron no se dice que coinciden', async () => {
  const sinTerminar = { terminada_en: null, diferencias: null, por_revisar: null };
  const lineas = ['cupón 12 (vencido): el libro dice 500.00'];
  const hallada = { diferencias: [{ titulo: 'Cupones cuya deuda no es la del libro', cuantas: 1, lineas }] };
  responder(
    R.conciliaciones,
    pagina([
      conciliacion({ id: 9, estado: 'en_cola', ...sinTerminar, pedida_en: RECIEN }),
      conciliacion({ id: 8, estado: 'corriendo', ...sinTerminar, pedida_en: RECIEN }),
      conciliacion({ id: 7, ...deRecien, ...hallada }),
    ]),
  );
  await abrir();
  expect(await screen.findByText(/^Pedida el/, undefined, DEMORA)).toBeInTheDocument();
  expect(screen.getByText('Hay algo que no coincide')).toBeInTheDocument();
  expect(screen.getByText('cupón 12 (vencido): el libro dice 500.00')).toBeInTheDocument();
  expect(screen.queryByText(/Todo coincide/)).not.toBeInTheDocument();
});

test('de la que corre se puede pedir otra; de la que espera, si hace rato que se pidió', async () => {
  responder(R.conciliaciones, pagina([conciliacion({ estado: 'corriendo', terminada_en: null, diferencias: null })]));
  await abrir();
  expect(await screen.findByText(/^Comparando desde el/, undefined, DEMORA)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Conciliar ahora' })).toBeInTheDocument();
});

test('la que hace rato que espera se puede pedir otra vez', async () => {
  responder(R.conciliaciones, pagina([conciliacion({ estado: 'en_cola', terminada_en: null, diferencias: null })]));
  await abrir();
  expect(await screen.findByText(/^Pedida el/, undefined, DEMORA)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Conciliar ahora' })).toBeInTheDocument();
});

test('si hace días que no corre, lo dice; si se cortó, también', async () => {
  responder(R.conciliaciones, pagina([conciliacion()]));
  await abrir();
  expect(await screen.findByText(/avisá a quien atiende el servidor/, undefined, DEMORA)).toBeInTheDocument();
});

test('si no se pudo leer o pedir, se dice y se vuelve a intentar', async () => {
  responder(R.conciliaciones, () => problema(503, 'Probá en un momento.'));
  await abrir();
  expect(await screen.findByText('Probá en un momento.', undefined, DEMORA)).toBeInTheDocument();
  responder(R.conciliaciones, pagina([conciliacion({ ...deRecien, estado: 'fallida', diferencias: null })]));
  await userEvent.click(screen.getByRole('button', { name: /Reintentar/ }));
  expect(await screen.findByText('No se pudo terminar', undefined, DEMORA)).toBeInTheDocument();
  responder(R.pedirConciliacion, () => problema(503, 'La base está ocupada.'));
  await userEvent.click(screen.getByRole('button', { name: 'Conciliar ahora' }));
  expect(await screen.findByText('La base está ocupada.', undefined, DEMORA)).toBeInTheDocument();
});
