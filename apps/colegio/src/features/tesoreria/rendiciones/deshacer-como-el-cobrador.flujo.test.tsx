import { rutasDeRendiciones as R } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';
import { ORIGENES, rendicion, renglon } from '../../../testing/datos-del-libro.ts';

const DEMORA = { timeout: 8000 };
beforeEach(() => {
  responder(R.origenesDeRendicion, { items: ORIGENES });
  responder(R.rendiciones, pagina([rendicion()]));
  responder(R.rendicion, rendicion());
});

const abrir = async (direccion: string, roles: Rol[] = ['tesoreria']) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 }, DEMORA);
  return router;
};
const conReversa = () => {
  const reversa = renglon({
    ...{ renglon_id: 41, operacion_id: null, linea: 8, tipo: 'reversa', aca: null, numero_boleta: '4521' },
    diferencia: 'deshecho_alla',
    deshace: { operacion_id: 7, dia: '2026-03-18', numero_boleta: '4520', persona: 'Sosa, Carla' },
  });
  responder(R.renglonesDeRendicion, pagina([reversa]));
};
const preguntar = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer el pago: Reversa, línea 8' }, DEMORA));
  return screen.findByRole('dialog', { name: 'Deshacer el pago' }, DEMORA);
};
const confirmar = (pregunta: HTMLElement) =>
  userEvent.click(within(pregunta).getByRole('button', { name: 'Deshacer el pago' }));

test('lo que el cobrador deshizo se deshace también acá, con su renglón', async () => {
  conReversa();
  const cuerpos: unknown[] = [];
  responder(R.deshacerComoElCobrador, async ({ request }) => {
    cuerpos.push([await request.json(), request.headers.has('idempotency-key')]);
    return { message: 'El pago 7 quedó deshecho.' };
  });
  await abrir('/colegio/tesoreria/rendiciones/4');
  const pregunta = await preguntar();
  expect(pregunta).toHaveTextContent(
    /y acá ese pago sigue en pie: el pago 7 del 18\/03\/2026, del cupón N\.º 4520, de Sosa, Carla\./,
  );
  expect(pregunta).toHaveTextContent(
    /vuelve a deberse y, si era de más, lo que dejó a favor se va\. Le avisamos a quien lo pagó/,
  );
  await confirmar(pregunta);
  expect(await screen.findByText('El pago 7 quedó deshecho.')).toBeInTheDocument();
  expect(cuerpos).toEqual([[{ renglon_id: 41, operacion_id: 7 }, true]]);
});

test('si no se sabe si se hizo, la pregunta sigue abierta y se pide otra vez con la misma clave', async () => {
  conReversa();
  const claves: unknown[] = [];
  const haciendose = problema(409, 'Todavía se está procesando.', undefined, 'idempotencia_en_curso');
  responder(R.deshacerComoElCobrador, ({ request }) => {
    claves.push(request.headers.get('idempotency-key'));
    return [sinRed(), haciendose][claves.length - 1] ?? { message: 'El pago 7 quedó deshecho.' };
  });
  await abrir('/colegio/tesoreria/rendiciones/4');
  const pregunta = await preguntar();
  await confirmar(pregunta);
  await waitFor(() => expect(claves).toHaveLength(1), DEMORA);
  expect(await within(pregunta).findByRole('button', { name: 'Deshacer el pago' }, DEMORA)).toBeVisible();
  await confirmar(pregunta);
  expect(await screen.findByText('Todavía se está procesando.', {}, DEMORA)).toBeInTheDocument();
  expect(await within(pregunta).findByRole('button', { name: 'Deshacer el pago' }, DEMORA)).toBeVisible();
  await confirmar(pregunta);
  expect(await screen.findByText('El pago 7 quedó deshecho.', {}, DEMORA)).toBeInTheDocument();
  expect(claves).toEqual([expect.any(String), claves[0], claves[0]]);
});

test('si mientras tanto dejó de ser así, se lee la lista otra vez', async () => {
  conReversa();
  responder(R.deshacerComoElCobrador, () => {
    responder(R.renglonesDeRendicion, pagina([]));
    return problema(409, 'Ese renglón ya tiene su par.');
  });
  await abrir('/colegio/tesoreria/rendiciones/4');
  await confirmar(await preguntar());
  expect(await screen.findByText('Ese renglón ya tiene su par.', {}, DEMORA)).toBeInTheDocument();
  expect(await screen.findByText('No hay ninguno', {}, DEMORA)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('lo que no se sabe qué pago es no se deshace: se resuelve con su motivo', async () => {
  const reversa = renglon({
    renglon_id: 41,
    operacion_id: null,
    linea: 8,
    tipo: 'reversa',
    aca: null,
    diferencia: 'deshecho_alla',
  });
  responder(R.renglonesDeRendicion, pagina([reversa]));
  await abrir('/colegio/tesoreria/rendiciones/4');
  expect(await screen.findByText('Reversa, línea 8', {}, DEMORA)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Deshacer el pago/ })).not.toBeInTheDocument();
});

test('lo mismo cuando se dice que un depósito es un cobro', async () => {
  const deposito = renglon({
    ...{ renglon_id: 31, operacion_id: null, linea: 6, tipo: 'deposito', medio: null, aca: null, externo: null },
    ...{ detalle: 'LIQUIDACION', deposita: 'SiPago', diferencia: 'deposito_sin_cobros', puede_ser_cobro: true },
  });
  responder(R.renglonesDeRendicion, pagina([deposito]));
  const claves: unknown[] = [];
  responder(R.esUnCobro, ({ request }) => {
    claves.push(request.headers.get('idempotency-key'));
    if (claves.length === 1) return sinRed();
    responder(R.renglonesDeRendicion, pagina([]));
    return problema(409, 'Ese renglón no es un depósito.');
  });
  await abrir('/colegio/tesoreria/rendiciones/4');
  await userEvent.click(await screen.findByRole('button', { name: 'Es un cobro: Depósito, línea 6' }, DEMORA));
  const pregunta = await screen.findByRole('dialog', { name: 'Es un cobro' }, DEMORA);
  const decirlo = async () =>
    userEvent.click(await within(pregunta).findByRole('button', { name: 'Es un cobro' }, DEMORA));
  await decirlo();
  await waitFor(() => expect(claves).toHaveLength(1), DEMORA);
  await decirlo();
  expect(await screen.findByText('Ese renglón no es un depósito.', {}, DEMORA)).toBeInTheDocument();
  expect(await screen.findByText('No hay ninguno', {}, DEMORA)).toBeInTheDocument();
  expect(claves).toEqual([expect.any(String), claves[0]]);
});
