import { rutasDelLibro as R } from '@colega/contract/dinero';
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
import { asiento, codigo } from '../../../testing/datos-del-libro.ts';

const DEMORA = { timeout: 8000 };
const pedidos: string[] = [];
beforeEach(() => {
  pedidos.length = 0;
  const cuentas = [
    { clave: 'recaudado.caja', codigo: '1.1.01.01', nombre: 'Caja', saldo: '1000.00' },
    { clave: 'deudores', codigo: '1.1.03', nombre: 'Deudores', saldo: '-1000.00' },
  ];
  responder(R.cuentasDelLibro, { hasta: '2026-03-20', cuentas, total: '0.00' });
  responder(R.codigosDeCuentas, { cuentas: [codigo()] });
  responder(R.diario, ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    pedidos.push(search);
    return searchParams.has('antes')
      ? { items: [asiento({ id: 7 })], siguiente: null }
      : { items: [asiento()], siguiente: 31 };
  });
});

const abrir = async (direccion: string, roles: Rol[] = ['tesoreria']) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 }, DEMORA);
  return router;
};

test('del saldo de una cuenta a sus asientos, y de un asiento a su pago, su persona y su cierre', async () => {
  const router = await abrir('/colegio/tesoreria/libro');
  const tabla = await screen.findByRole('table', { name: 'Cuentas' }, DEMORA);
  expect(within(tabla).getByRole('row', { name: /^Total/ })).toHaveTextContent(/\$\s*0,00/);
  await userEvent.click(within(tabla).getByRole('link', { name: 'Caja' }));
  await screen.findByRole('heading', { level: 1, name: 'Diario' }, DEMORA);
  expect(router.state.location.search).toBe('?cuenta=recaudado.caja&hasta=2026-03-20');
  const [uno] = within(await screen.findByRole('list', { name: 'Asientos' }, DEMORA)).getAllByRole('listitem');
  expect(uno).toHaveTextContent(/Pago · 20\/03\/2026, 12:00 · asiento 31 · cupón N.º 77 · cierre N.º 3/);
  expect(within(uno as HTMLElement).getByRole('link', { name: 'pago 5' })).toHaveAttribute(
    'href',
    '/colegio/tesoreria/pagos/5',
  );
  expect(within(uno as HTMLElement).getByRole('link', { name: 'Paz, Ana' })).toHaveAttribute(
    'href',
    '/colegio/personas/70',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Más viejos' }));
  await waitFor(() => expect(pedidos.at(-1)).toContain('antes=31'));
  await waitFor(() => expect(screen.getByText('Más viejos: 1 asiento.')).toHaveFocus());
});

test('el libro se arma aparte: se dice cómo va, y al final se baja', async () => {
  const base = { id: 3, formato: 'csv' as const, desde: '2026-03-01', hasta: '2026-03-20', lineas: 12_000 };
  const estados = [
    { ...base, estado: 'en_cola' as const, hechas: 6000 },
    { ...base, estado: 'listo' as const, hechas: 12_000 },
  ];
  const cuerpos: unknown[] = [];
  responder(R.exportarElLibro, async ({ request }) => {
    cuerpos.push(await request.json());
    return { ...base, estado: 'en_cola' as const, hechas: 0 };
  });
  const [enCamino, lista] = estados;
  let preguntas = 0;
  responder(R.exportacionDelLibro, () => {
    preguntas += 1;
    return (preguntas === 1 ? enCamino : lista) ?? { ...base, estado: 'fallido' as const, hechas: 0 };
  });
  await abrir('/colegio/tesoreria/libro/diario?desde=2026-03-01&hasta=2026-03-20');
  await userEvent.click(await screen.findByRole('button', { name: 'Armar en CSV' }, DEMORA));
  expect(await screen.findByText(/Armando el archivo: .* de 12\.000 líneas\./)).toBeInTheDocument();
  expect(
    await screen.findByRole('button', { name: 'Descargar libro_diario_2026-03-01_2026-03-20.csv' }, DEMORA),
  ).toBeInTheDocument();
  expect(cuerpos).toEqual([{ desde: '2026-03-01', hasta: '2026-03-20', formato: 'csv' }]);
});

test('el balance dice cada cuenta y que todo suma cero; un período al revés se señala', async () => {
  const total = { inicial: '0.00', debe: '1000.00', haber: '1000.00', final: '0.00' };
  responder(R.sumasYSaldos, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const periodo = { desde: searchParams.get('desde') ?? '', hasta: searchParams.get('hasta') ?? '' };
    const caja = {
      clave: 'recaudado.caja',
      codigo: '1.1.01.01',
      nombre: 'Caja',
      inicial: '0.00',
      debe: '1000.00',
      haber: '0.00',
      final: '1000.00',
    };
    return { ...periodo, cuentas: [caja], total };
  });
  const router = await abrir('/colegio/tesoreria/libro/sumas');
  const tabla = await screen.findByRole('table', { name: 'Sumas y saldos' }, DEMORA);
  expect(within(tabla).getByRole('row', { name: /^Total/ })).toHaveTextContent(/0,00.*1\.000,00.*1\.000,00.*0,00/);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Hasta' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Hasta' }), '01/01/2020');
  expect(await screen.findByText('Elegí un período')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'El mes anterior' }));
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?desde=\d{4}-\d\d-01&hasta=\d{4}-\d\d-\d\d$/));
});

test('las sumas de un período y las cuentas de un día están en su dirección, y se exportan esas', async () => {
  const pedidas: string[] = [];
  const anotar = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    pedidas.push(`${pathname.slice(pathname.indexOf('/colegio/libro'))}${search}`);
    return new Response('x', { headers: { 'content-type': 'text/csv' } });
  };
  for (const ruta of [R.sumasEnCsv, R.sumasEnXlsx, R.cuentasEnCsv, R.cuentasEnXlsx]) responder(ruta, anotar);
  const nada = { inicial: '0.00', debe: '0.00', haber: '0.00', final: '0.00' };
  const caja = { clave: 'recaudado.caja', codigo: '1.1.01.01', nombre: 'Caja', ...nada };
  responder(R.sumasYSaldos, { desde: '2026-02-01', hasta: '2026-02-28', cuentas: [caja], total: nada });
  await abrir('/colegio/tesoreria/libro/sumas?desde=2026-02-01&hasta=2026-02-28');
  expect(screen.getByRole('textbox', { name: 'Desde' })).toHaveValue('01/02/2026');
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar las sumas y saldos en CSV' }, DEMORA));
  await waitFor(() =>
    expect(pedidas).toEqual(['/colegio/libro/sumas_y_saldos/exportar/csv?desde=2026-02-01&hasta=2026-02-28']),
  );
});

test('el día de las cuentas está en su dirección, y se exportan las de ese día', async () => {
  const pedidas: string[] = [];
  responder(R.cuentasDelLibro, ({ request }) => {
    const hasta = new URL(request.url).searchParams.get('hasta') ?? '';
    const cuentas = [{ clave: 'emitido', codigo: '4', nombre: 'Emitido', saldo: '0.00' }];
    return { hasta, cuentas, total: '0.00' };
  });
  responder(R.cuentasEnXlsx, ({ request }) => {
    pedidas.push(new URL(request.url).search);
    return new Response('x', { headers: { 'content-type': 'text/csv' } });
  });
  const router = await abrir('/colegio/tesoreria/libro?hasta=2026-02-28');
  expect(await screen.findByText(/^Saldos al 28\/02\/2026/, undefined, DEMORA)).toBeInTheDocument();
  const dia = screen.getByRole('textbox', { name: 'Al final del día' });
  await userEvent.clear(dia);
  await userEvent.type(dia, '15/02/2026');
  expect(await screen.findByText(/^Saldos al 15\/02\/2026/, undefined, DEMORA)).toBeInTheDocument();
  expect(router.state.location.search).toBe('?hasta=2026-02-15');
  await userEvent.click(screen.getByRole('button', { name: 'Exportar las cuentas en XLSX' }));
  await waitFor(() => expect(pedidas).toEqual(['?hasta=2026-02-15']));
});

test('un código se cambia desde un día; a quien llega segundo se le dice, y lo escrito sigue ahí', async () => {
  const cuerpos: unknown[] = [];
  responder(R.cambiarCodigoDeCuenta, async ({ request }) => {
    cuerpos.push([request.headers.get('if-match'), await request.json()]);
    return cuerpos.length === 1
      ? problema(412, 'El código de esta cuenta lo cambió Inés.')
      : { message: 'Caja central lleva el código 110.', version: 2 };
  });
  await abrir('/colegio/tesoreria/libro/codigos');
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar: Caja' }, DEMORA));
  const dialogo = await screen.findByRole('dialog', { name: 'Código de Caja' }, DEMORA);
  await userEvent.clear(within(dialogo).getByLabelText(/^Código/));
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
  expect(cuerpos).toEqual([]);
  await userEvent.type(within(dialogo).getByLabelText(/^Código/), '110');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
  expect(await within(dialogo).findByRole('alert')).toHaveTextContent('lo cambió Inés');
  expect(within(dialogo).getByLabelText(/^Código/)).toHaveValue('110');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Caja central lleva el código 110.')).toBeInTheDocument();
  expect(cuerpos).toMatchObject([
    ['"1"', { codigo: '110', nombre: 'Caja' }],
    ['"1"', {}],
  ]);
});

test('lo de un circuito sin código propio dice con cuál va, y al darle uno el campo está vacío', async () => {
  const cuerpos: unknown[] = [];
  const deCep = { clave: 'emitido.cep', codigo: '', nombre: 'Derechos y tasas emitidos: CEP' };
  responder(R.codigosDeCuentas, { cuentas: [codigo(), codigo({ ...deCep, va_con: 'Derechos y tasas emitidos' })] });
  responder(R.cambiarCodigoDeCuenta, async ({ request }) => {
    cuerpos.push(await request.json());
    return { message: 'Guardado.', version: 2 };
  });
  await abrir('/colegio/tesoreria/libro/codigos');
  const tabla = await screen.findByRole('table', { name: 'Códigos de las cuentas' }, DEMORA);
  const fila = within(tabla).getByRole('row', { name: /^Sin código propio/ });
  expect(fila).toHaveTextContent('Va en «Derechos y tasas emitidos»');
  await userEvent.click(within(fila).getByRole('button', { name: 'Cambiar: Derechos y tasas emitidos: CEP' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Código de Derechos y tasas emitidos: CEP' }, DEMORA);
  expect(within(dialogo).getByLabelText(/^Código/)).toHaveValue('');
  await userEvent.type(within(dialogo).getByLabelText(/^Código/), '4.1.05');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Guardado.')).toBeInTheDocument();
  expect(cuerpos).toMatchObject([{ codigo: '4.1.05', nombre: 'Derechos y tasas emitidos: CEP' }]);
});

test('un código que cambia días ya cerrados se dice antes, y se guarda igual o desde otro día', async () => {
  const cuerpos: { vigente_desde: string; aunque_este_cerrado?: boolean }[] = [];
  responder(R.cambiarCodigoDeCuenta, async ({ request }) => {
    cuerpos.push((await request.json()) as (typeof cuerpos)[number]);
    return cuerpos.at(-1)?.aunque_este_cerrado
      ? { message: 'Guardado.', version: 2 }
      : problema(409, 'Hay 3 días ya cerrados.', undefined, 'codigo_de_cuenta_en_lo_cerrado');
  });
  await abrir('/colegio/tesoreria/libro/codigos');
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar: Caja' }, DEMORA));
  const dialogo = await screen.findByRole('dialog', { name: 'Código de Caja' }, DEMORA);
  const desde = within(dialogo).getByLabelText(/^Desde el día/);
  const poner = async (dia: string) => {
    await userEvent.clear(desde);
    await userEvent.type(desde, dia);
  };
  await poner('01/02/2026');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
  expect(await within(dialogo).findByRole('alert')).toHaveTextContent('Hay 3 días ya cerrados.');
  expect(within(dialogo).getByRole('button', { name: 'Guardar igual' })).toBeEnabled();
  // Of another day nobody has read anything.
  await poner('01/01/2026');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
  await userEvent.click(await within(dialogo).findByRole('button', { name: 'Guardar igual' }));
  expect(await screen.findByText('Guardado.')).toBeInTheDocument();
  expect(cuerpos.map(({ vigente_desde, aunque_este_cerrado }) => [vigente_desde, aunque_este_cerrado])).toEqual([
    ['2026-02-01', undefined],
    ['2026-01-01', undefined],
    ['2026-01-01', true],
  ]);
});

test('lo que se avisó de lo cerrado no vale después de otra falla: se avisa otra vez', async () => {
  const cuerpos: { aunque_este_cerrado?: boolean }[] = [];
  responder(R.cambiarCodigoDeCuenta, async ({ request }) => {
    cuerpos.push((await request.json()) as (typeof cuerpos)[number]);
    return cuerpos.length === 2
      ? problema(412, 'Otra persona lo cambió.', undefined, 'version_cambiada')
      : problema(409, 'Hay 3 días ya cerrados.', undefined, 'codigo_de_cuenta_en_lo_cerrado');
  });
  await abrir('/colegio/tesoreria/libro/codigos');
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar: Caja' }, DEMORA));
  const dialogo = await screen.findByRole('dialog', { name: 'Código de Caja' }, DEMORA);
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
  await userEvent.click(await within(dialogo).findByRole('button', { name: 'Guardar igual' }));
  expect(await within(dialogo).findByText('Otra persona lo cambió.')).toBeInTheDocument();
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
  expect(await within(dialogo).findByText('Hay 3 días ya cerrados.')).toBeInTheDocument();
  expect(cuerpos.map((uno) => uno.aunque_este_cerrado)).toEqual([undefined, true, undefined]);
});

test('con lo que abrió el primer cierre se dice en palabras, con su cierre', async () => {
  const lineas = [
    { clave: 'recaudado.caja', codigo: '1.1.01.01', nombre: 'Caja', debe: '500.00', haber: null },
    { clave: 'patrimonio', codigo: '3.1.01', nombre: 'Patrimonio: saldo inicial', debe: null, haber: '500.00' },
  ];
  const deNadie = { numero_boleta: null, operacion_id: null, persona: null, cierre: { id: 1, numero: 1 } };
  responder(R.diario, { items: [asiento({ concepto: 'apertura', ...deNadie, lineas })], siguiente: null });
  await abrir('/colegio/tesoreria/libro/diario');
  const suyo = (await screen.findByText('Saldo inicial del primer cierre', undefined, DEMORA)).closest('li');
  expect(suyo).toHaveTextContent(/cierre N\.º 1.*3\.1\.01 Patrimonio: saldo inicial.*500,00/);
});

test('quien audita ve los códigos y no los cambia; sin asientos se dice', async () => {
  responder(R.diario, { items: [], siguiente: null });
  await abrir('/colegio/tesoreria/libro/diario', ['auditoria']);
  expect(await screen.findByText('No hay asientos', undefined, DEMORA)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Códigos de las cuentas' }));
  await screen.findByRole('table', { name: 'Códigos de las cuentas' }, DEMORA);
  expect(screen.queryByRole('button', { name: /^Cambiar/ })).not.toBeInTheDocument();
});

test('el asiento de lo que entró sin cupón lleva a su cobranza', async () => {
  responder(R.diario, { items: [asiento({ operacion_id: null, cobranza_id: 8, persona: null })], siguiente: null });
  await abrir('/colegio/tesoreria/libro/diario');
  expect(await screen.findByRole('link', { name: 'cobranza 8' }, DEMORA)).toHaveAttribute(
    'href',
    '/colegio/tesoreria/pagos/cobranzas/8',
  );
});
