import { rutasDeAcreditaciones as R } from '@colega/contract/dinero';
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
import { depositosDeCobradores, diaDeCobrador } from '../../../testing/datos-del-libro.ts';

const DEMORA = { timeout: 8000 };
const pedidos: string[] = [];
const ACEPTADO = diaDeCobrador({
  ...{ dia: '2026-03-20', estado: 'aceptado' },
  acreditacion: { id: 7, quien: 'jefa', cuando: '2026-03-21T13:00:00.000Z' },
});
const DE_MAS = diaDeCobrador({ dia: '2026-03-25', depositado: '900.00', comision: '100.00', de_mas: '70.00' });
const DIAS = [
  DE_MAS,
  diaDeCobrador(),
  ACEPTADO,
  diaDeCobrador({ dia: '2026-03-19', estado: 'no_llego', depositado: null, comision: null, de_mas: null }),
  diaDeCobrador({ dia: '2026-03-18', sin_anotar: 2 }),
  diaDeCobrador({ dia: '2026-03-17', depositado: '1200.00', comision: '-200.00', de_mas: '-230.00' }),
];

beforeEach(() => {
  pedidos.length = 0;
  responder(R.depositosDeCobradores, ({ request }) => {
    pedidos.push(new URL(request.url).search);
    return depositosDeCobradores({ dias: DIAS });
  });
});

const abrir = async (roles: Rol[] = ['tesoreria']): Promise<void> => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), {
    initialEntries: ['/colegio/tesoreria/depositos-de-cobradores'],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Depósitos de cobradores' }, DEMORA);
};

test('cada día dice lo cobrado, lo que llegó, lo que se quedó y si es lo acordado', async () => {
  await abrir();
  const tabla = await screen.findByRole('table', { name: 'Depósitos de cobradores' }, DEMORA);
  const fila = (dia: string) => within(tabla).getByRole('row', { name: new RegExp(dia) });
  expect(fila('25/03/2026')).toHaveTextContent(/1\.000,00.*900,00.*100,00.*30,00.*70,00 más que lo acordado/);
  expect(fila('23/03/2026')).toHaveTextContent(/Llegó: falta aceptarlo/);
  expect(fila('20/03/2026')).toHaveTextContent(/Aceptado.*jefa/);
  expect(fila('19/03/2026')).toHaveTextContent('No llegó');
  expect(fila('18/03/2026')).toHaveTextContent('renglones que no están anotados: 2');
  expect(fila('17/03/2026')).toHaveTextContent('Llegó más que lo cobrado');
  expect(
    screen.getByText(/SiPago \(Credicoop\), 3 % desde el 01\/01\/2015, valor de referencia \(no da archivo/),
  ).toBeInTheDocument();
  expect(
    screen.getByText(/deposita en 1 día hábil y se lo espera 3 días más, valor de referencia\.$/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Se cambia en la lista «Cobradores»' })).not.toBeInTheDocument();
  expect(screen.getByText(/que lleva quien tiene el rol de aranceles\.$/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('De quién'), 'sipago');
  await screen.findByRole('table', { name: 'Depósitos de cobradores' });
  expect(pedidos.at(-1)).toContain('cobrador=sipago');
});

test('se aceptan varios de una vez, viendo qué escribe en el libro; el de otra comisión se elige aparte', async () => {
  const cuerpos: unknown[] = [];
  const claves: (string | null)[] = [];
  responder(R.aceptarDepositos, async ({ request }) => {
    cuerpos.push(await request.json());
    claves.push(request.headers.get('idempotency-key'));
    return cuerpos.length === 1
      ? problema(409, 'Mientras mirabas cambió lo cobrado.')
      : { message: 'Días aceptados: 2.', ids: [8, 9] };
  });
  await abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Aceptar lo que llegó (2)…' }, DEMORA));
  const dialogo = await screen.findByRole('dialog', { name: 'Aceptar lo que llegó' }, DEMORA);
  expect(within(dialogo).getByRole('checkbox', { name: /23\/03\/2026/ })).toBeChecked();
  const deMas = within(dialogo).getByRole('checkbox', { name: /25\/03\/2026/ });
  expect(deMas).not.toBeChecked();
  expect(dialogo).toHaveTextContent(/entran al banco \$\s*970,00, son comisiones \$\s*30,00/);
  await userEvent.click(deMas);
  expect(dialogo).toHaveTextContent(/entran al banco \$\s*1\.870,00, son comisiones \$\s*130,00/);
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Aceptar 2 días' }));
  expect(await within(dialogo).findByRole('alert')).toHaveTextContent('Mientras mirabas cambió');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Aceptar 2 días' }));
  expect(await screen.findByText('Días aceptados: 2.')).toBeInTheDocument();
  expect(cuerpos.at(-1)).toEqual({
    dias: [
      { cobrador: 'sipago', dia: '2026-03-25', cobrado: '1000.00', depositado: '900.00' },
      { cobrador: 'sipago', dia: '2026-03-23', cobrado: '1000.00', depositado: '970.00' },
    ],
  });
  expect(claves[0]).toBeTruthy();
  expect(claves[1]).toBe(claves[0]);
});

test('de un día con nada acordado se avisa, sin elegirlo: lo elige quien lo miró', async () => {
  const nada = { acordada: null, de_mas: null } as const;
  const dias = [
    diaDeCobrador({ ...nada, dia: '2026-03-25', depositado: '100.00', comision: '900.00' }),
    diaDeCobrador({ ...nada, dia: '2026-03-24', estado: 'esperado', depositado: null, comision: null }),
    diaDeCobrador(),
  ];
  responder(R.depositosDeCobradores, depositosDeCobradores({ dias }));
  await abrir();
  const tabla = await screen.findByRole('table', { name: 'Depósitos de cobradores' }, DEMORA);
  const fila = within(tabla).getByRole('row', { name: /25\/03\/2026/ });
  expect(fila).toHaveTextContent(/900,00—Llegó: falta aceptarloNada acordado: miralo\./);
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar lo que llegó (2)…' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Aceptar lo que llegó' }, DEMORA);
  const suyo = within(dialogo).getByRole('checkbox', { name: /25\/03\/2026/ });
  expect(suyo).not.toBeChecked();
  expect(suyo).toHaveAccessibleDescription('Nada acordado: miralo');
  expect(within(dialogo).getByRole('checkbox', { name: /23\/03\/2026/ })).toBeChecked();
  expect(dialogo).toHaveTextContent(/son comisiones \$\s*30,00/);
});

test('lo aceptado se deshace con su motivo', async () => {
  const cuerpos: unknown[] = [];
  responder(R.deshacerAcreditacion, async ({ request }) => {
    cuerpos.push(await request.json());
    return { message: 'Quedó deshecha.' };
  });
  await abrir();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Deshacer: SiPago (Credicoop), 20/03/2026' }, DEMORA),
  );
  const dialogo = await screen.findByRole('dialog', { name: 'Deshacer lo aceptado' }, DEMORA);
  await userEvent.type(within(dialogo).getByLabelText(/Motivo/), 'Era de otro día');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Quedó deshecha.')).toBeInTheDocument();
  expect(cuerpos).toEqual([{ motivo: 'Era de otro día' }]);
});

test('si otro lo deshizo mientras, se dice y se lee de nuevo', async () => {
  responder(R.deshacerAcreditacion, () => problema(409, 'Ya la deshizo jefa.'));
  await abrir();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Deshacer: SiPago (Credicoop), 20/03/2026' }, DEMORA),
  );
  const dialogo = await screen.findByRole('dialog', { name: 'Deshacer lo aceptado' }, DEMORA);
  const antes = pedidos.length;
  responder(R.depositosDeCobradores, ({ request }) => {
    pedidos.push(new URL(request.url).search);
    return depositosDeCobradores({ dias: [diaDeCobrador({ dia: '2026-03-20' })] });
  });
  await userEvent.type(within(dialogo).getByLabelText(/Motivo/), 'Era de otro día');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Deshacer' }));
  expect(await within(dialogo).findByRole('alert')).toHaveTextContent('Ya la deshizo jefa.');
  await waitFor(() => expect(pedidos.length).toBe(antes + 1));
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar' }));
  const tabla = await screen.findByRole('table', { name: 'Depósitos de cobradores' });
  await waitFor(() =>
    expect(within(tabla).getByRole('row', { name: /20\/03\/2026/ })).toHaveTextContent('falta aceptarlo'),
  );
});

test('lo que llegó y no es de nada cobrado lleva a su archivo', async () => {
  const [deposito] = diaDeCobrador().depositos;
  if (!deposito) throw new Error('sin depósito');
  const suelto = { ...deposito, detalle: 'LIQUIDACION CREDICOOP', cobrador: { clave: 'sipago', nombre: 'SiPago' } };
  responder(R.depositosDeCobradores, depositosDeCobradores({ dias: [], sueltos: [suelto] }));
  await abrir();
  const tabla = await screen.findByRole('table', { name: 'Depósitos que no son de nada cobrado' }, DEMORA);
  expect(within(tabla).getByRole('row', { name: /LIQUIDACION CREDICOOP/ })).toHaveTextContent(/SiPago.*970,00/);
  expect(within(tabla).getByRole('link', { name: 'Rendición 5' })).toHaveAttribute(
    'href',
    '/colegio/tesoreria/rendiciones/5?diferencia=deposito_sin_cobros',
  );
  expect(screen.getByText('Sin nada que mirar')).toBeInTheDocument();
});

test('si en esos días no se usa ninguno, se dice', async () => {
  responder(R.depositosDeCobradores, depositosDeCobradores({ cobradores: [], dias: [] }));
  await abrir();
  expect(await screen.findByText('En esos días no se usa ningún cobrador.', undefined, DEMORA)).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Lo acordado' })).not.toBeInTheDocument();
});

test('quien audita mira y no acepta; lo que no se pudo leer se reintenta', async () => {
  responder(R.depositosDeCobradores, () => problema(503, 'Probá en un momento.'));
  await abrir(['auditoria']);
  await screen.findByText('No pudimos cargar los depósitos de los cobradores.', undefined, DEMORA);
  responder(R.depositosDeCobradores, depositosDeCobradores({ dias: DIAS }));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('table', { name: 'Depósitos de cobradores' }, DEMORA);
  expect(screen.queryByRole('button', { name: /Aceptar|Deshacer/ })).not.toBeInTheDocument();
});

test('quien ve las listas va a la que dice lo acordado; lo que ya tiene su norma no se dice de referencia', async () => {
  responder(R.depositosDeCobradores, () => {
    const [sipago] = depositosDeCobradores().cobradores;
    if (!sipago) throw new Error('falta');
    const acordado = { por_ciento: '2.0525', desde: '2026-03-18', de_referencia: false };
    const deposita = { dias_habiles: 2, tolerancia: 1, de_referencia: false, no_se_usa_desde: null };
    const sinUso = { dias_habiles: 0, tolerancia: 0, de_referencia: false, no_se_usa_desde: '2026-03-18' };
    return depositosDeCobradores({
      cobradores: [
        { ...sipago, acordado, deposita },
        { ...sipago, clave: 'otro', nombre: 'Otro', acordado: null, deposita: sinUso },
      ],
    });
  });
  await abrir(['auditoria']);
  const lista = await screen.findByRole('list', { name: 'Lo acordado' }, DEMORA);
  expect(
    within(lista)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'SiPago (Credicoop), 2,0525 % desde el 18/03/2026 (no da archivo: lo cobrado es lo que está anotado); deposita en 2 días hábiles y se lo espera 1 día más.',
    'Otro, nada todavía (no da archivo: lo cobrado es lo que está anotado); deposita el mismo día y no se lo espera más; no se usa desde el 18/03/2026.',
  ]);
  expect(screen.getByRole('link', { name: 'Se cambia en la lista «Cobradores»' })).toHaveAttribute(
    'href',
    '/colegio/listas/cobradores',
  );
});
