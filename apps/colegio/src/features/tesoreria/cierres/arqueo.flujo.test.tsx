import { rutasDeDepositos as D, rutasDeCierres as R } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';
import { cierre, cierreEntero, deposito, porCerrar } from '../../../testing/datos-del-libro.ts';

const DEMORA = { timeout: 8000 };
let cuerpos: unknown[] = [];

beforeEach(() => {
  cuerpos = [];
  responder(D.loQueHayPorDepositar, { medios: [], bancos: [] });
  responder(D.depositos, pagina([deposito()]));
  responder(R.porCerrar, porCerrar());
  responder(R.contraElLibro, { distintas: [] });
  responder(R.cierres, pagina([cierre({ arqueo: { faltante: '10.50', sobrante: '0.00' } })]));
  responder(R.cerrarElDia, async ({ request }) => {
    cuerpos.push(await request.json());
    return { message: 'El 21/03/2026 quedó cerrado, con el N.º 4.', cierre: cierre({ id: 10, numero: 4 }) };
  });
});

const abrir = async (direccion = '/colegio/tesoreria/cierres') => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['tesoreria']));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 }, DEMORA);
};
const dialogoDeCierre = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar el día…' }, DEMORA));
  return within(await screen.findByRole('dialog', { name: /^Cerrar el/ }, DEMORA));
};
const confirmar = async (dialogo: ReturnType<typeof within>) =>
  userEvent.click(dialogo.getByRole('button', { name: 'Cerrar el día' }));

test('se cuenta, se ve la diferencia y no se cierra hasta decir por qué', async () => {
  await abrir();
  const dialogo = await dialogoDeCierre();
  const efectivo = dialogo.getByLabelText(/^Caja del Colegio: cuánto contaste/);
  expect(dialogo.getByText(/^Tendría que haber \$\s*1\.500,00\.$/)).toBeInTheDocument();
  await confirmar(dialogo);
  expect(await dialogo.findByText('Decí cuánto contaste: si no hay nada, 0.')).toBeInTheDocument();
  expect(efectivo).toHaveFocus();
  await userEvent.type(efectivo, '1.489,50');
  expect(dialogo.getByText(/^Faltan \$\s*10,50\.$/)).toBeInTheDocument();
  await confirmar(dialogo);
  expect(await dialogo.findByText('Decí por qué falta o sobra.')).toBeInTheDocument();
  const motivo = dialogo.getByLabelText(/^Caja del Colegio: por qué falta o sobra/);
  expect(motivo).toHaveFocus();
  expect(cuerpos).toEqual([]);
  await userEvent.type(motivo, 'Un vuelto dado dos veces');
  await confirmar(dialogo);
  expect(await screen.findByText('El 21/03/2026 quedó cerrado, con el N.º 4.')).toBeInTheDocument();
  expect(cuerpos).toEqual([
    {
      ...{ dia: '2026-03-21', visto: { asientos: 4, total: '1000.00' } },
      arqueo: [
        { medio: 'caja', contado: '1489.50', esperado: '1500.00', motivo: 'Un vuelto dado dos veces' },
        { medio: 'cheque', contado: '0.00', esperado: '0.00' },
        { medio: 'tarjeta', contado: '0.00', esperado: '0.00' },
      ],
      entregas: { cuantas: 0, ultima: null },
    },
  ]);
});

test('por billetes: cada uno por su cantidad y las monedas juntas dan el total, que se puede corregir', async () => {
  await abrir();
  const dialogo = await dialogoDeCierre();
  const efectivo = dialogo.getByLabelText(/^Caja del Colegio: cuánto contaste/);
  const boton = dialogo.getByRole('button', { name: 'Contar por billetes' });
  expect(boton).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(boton);
  expect(boton).toHaveAttribute('aria-expanded', 'true');
  expect(dialogo.queryByLabelText(/^De \$\s*50,00/)).not.toBeInTheDocument();
  await userEvent.type(dialogo.getByLabelText(/^De \$\s*1\.000,00/), '1x');
  await userEvent.type(dialogo.getByLabelText(/^Monedas, en total/), '500,5');
  expect(efectivo).toHaveValue('1.500,50');
  expect(dialogo.getByText(/^Sobran \$\s*0,50\.$/)).toBeInTheDocument();
  await userEvent.clear(efectivo);
  await userEvent.type(efectivo, '1500');
  expect(dialogo.getByText('Es lo que tendría que haber.')).toBeInTheDocument();
  await confirmar(dialogo);
  await screen.findByText('El 21/03/2026 quedó cerrado, con el N.º 4.');
  expect(cuerpos).toMatchObject([{ arqueo: [{ medio: 'caja', contado: '1500.00' }, {}, {}] }]);
});

test('sin nada que contar no se pide; el que no cuenta cierra sin arqueo', async () => {
  const vacio = {
    medio: 'caja' as const,
    nombre: 'Caja del Colegio',
    hay: '0.00',
    del_dia: '0.00',
    despues: '0.00',
    entregado: null,
  };
  responder(R.porCerrar, porCerrar({ cajon: [vacio] }));
  await abrir();
  const dialogo = await dialogoDeCierre();
  expect(dialogo.getByRole('checkbox', { name: 'Contar lo que hay en el cajón' })).not.toBeChecked();
  expect(dialogo.getByText('Si no se cuenta, el cierre dice «Sin arqueo».')).toBeInTheDocument();
  await confirmar(dialogo);
  await screen.findByText('El 21/03/2026 quedó cerrado, con el N.º 4.');
  expect(cuerpos).toEqual([{ dia: '2026-03-21', visto: { asientos: 4, total: '1000.00' } }]);
});

test('si el cajón se movió después del día que se cierra, no se cuenta de entrada, y se dice qué se movió', async () => {
  const [caja, ...otros] = porCerrar().cajon;
  if (!caja) throw new Error('No hay caja');
  responder(R.porCerrar, porCerrar({ cajon: [{ ...caja, despues: '-900.00' }, ...otros] }));
  await abrir();
  const dialogo = await dialogoDeCierre();
  expect(dialogo.getByRole('checkbox', { name: 'Contar lo que hay en el cajón' })).not.toBeChecked();
  expect(
    dialogo.getByText(/^Caja del Colegio: salieron \$\s*900,00\. Si lo contaste al terminar ese día/),
  ).toBeVisible();
});

test('el primero que dice con cuánto abre se cuenta contra eso y lo del día', async () => {
  responder(R.porCerrar, porCerrar({ ultimo: null, de_dias_cerrados: 0 }));
  await abrir();
  const dialogo = await dialogoDeCierre();
  await userEvent.type(dialogo.getByLabelText('Caja del Colegio'), '200');
  expect(dialogo.getByText(/^Tendría que haber \$\s*1\.200,00\.$/)).toBeInTheDocument();
});

test('lo que entró mientras se contaba se dice, y lo contado sigue escrito', async () => {
  responder(R.cerrarElDia, () => problema(409, 'Caja del Colegio: mientras contabas entró o salió algo.'));
  await abrir();
  const dialogo = await dialogoDeCierre();
  const efectivo = dialogo.getByLabelText(/^Caja del Colegio: cuánto contaste/);
  await userEvent.type(efectivo, '1500');
  const [caja, ...otros] = porCerrar().cajon;
  if (!caja) throw new Error('No hay caja');
  responder(R.porCerrar, porCerrar({ cajon: [{ ...caja, hay: '1520.00' }, ...otros] }));
  await confirmar(dialogo);
  expect(await dialogo.findByRole('alert')).toHaveTextContent('mientras contabas entró');
  expect(await dialogo.findByText(/^Tendría que haber \$\s*1\.520,00\.$/)).toBeInTheDocument();
  expect(efectivo).toHaveValue('1.500,00');
  expect(dialogo.getByText(/^Faltan \$\s*20,00\.$/)).toBeInTheDocument();
});

test('la lista dice qué dio el arqueo, y cada cierre lo que se contó', async () => {
  await abrir();
  const tabla = await screen.findByRole('table', { name: 'Cierres hechos' }, DEMORA);
  expect(within(tabla).getByRole('row', { name: /^N\.º 3/ })).toHaveTextContent(/Faltaron \$\s*10,50/);
});

test.each([
  ['con arqueo', true],
  ['sin arqueo', false],
])('un cierre %s', async (_, conArqueo) => {
  const contado = { medio: 'caja' as const, nombre: 'Caja del Colegio', esperado: '1500.00', contado: '1489.50' };
  const [cuenta] = cierreEntero().cuentas;
  if (!cuenta) throw new Error('No hay cuentas');
  const entero = cierreEntero({
    cuentas: [{ ...cuenta, diferencia: '-10.50', final: '1489.50' }],
    contados: [{ ...contado, diferencia: '-10.50', motivo: 'Un vuelto dado dos veces' }],
  });
  responder(R.cierre, conArqueo ? entero : cierreEntero());
  await abrir('/colegio/tesoreria/cierres/9');
  const cuentas = await screen.findByRole('table', { name: 'Por medio y banco' }, DEMORA);
  expect(within(cuentas).queryAllByRole('columnheader', { name: 'Diferencia' })).toHaveLength(conArqueo ? 1 : 0);
  if (!conArqueo) {
    expect(screen.getByText('Sin arqueo: no se contó el cajón.')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Arqueo' })).not.toBeInTheDocument();
    return;
  }
  const arqueo = screen.getByRole('table', { name: 'Arqueo' });
  expect(within(arqueo).getByRole('row', { name: /^Caja del Colegio/ })).toHaveTextContent(
    /1\.500,00.*1\.489,50.*10,50.*Un vuelto dado dos veces/,
  );
});
