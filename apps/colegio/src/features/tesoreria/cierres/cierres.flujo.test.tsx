import { rutasDeDepositos as D, type LoQueHayPorDepositar, rutasDeCierres as R } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';
import { cierre, cierreEntero, deposito, porCerrar } from '../../../testing/datos-del-libro.ts';

const DEMORA = { timeout: 8000 };
const HAY: LoQueHayPorDepositar = {
  medios: [
    { medio: 'caja', nombre: 'Caja del Colegio', hay: '1500.00' },
    { medio: 'cheque', nombre: 'Cheques', hay: '0.00' },
  ],
  bancos: [
    { clave: 'provincia', nombre: 'Banco de la Provincia', desde: '2015-01-01', dejado_desde: null },
    { clave: 'galicia', nombre: 'Banco Galicia', desde: '2015-01-01', dejado_desde: null },
  ],
};

beforeEach(() => {
  responder(D.loQueHayPorDepositar, HAY);
  responder(D.depositos, pagina([deposito()]));
  responder(R.porCerrar, porCerrar());
  responder(R.contraElLibro, { distintas: [] });
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

const sinContar = (dialogo: HTMLElement) =>
  userEvent.click(within(dialogo).getByRole('checkbox', { name: 'Contar lo que hay en el cajón' }));

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
  await sinContar(dialogo);
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Cerrar el día' }));
  expect(await screen.findByText('El 21/03/2026 quedó cerrado, con el N.º 4.')).toBeInTheDocument();
  expect(cuerpos).toEqual([{ dia: '2026-03-21', visto: { asientos: 4, total: '1000.00' } }]);
});

test('dice si coincide con el libro; si no, en qué cuenta, cuánto es la diferencia y qué hacer', async () => {
  await abrir();
  const coincide = await screen.findByText(/^Coincide con el/, undefined, DEMORA);
  expect(within(coincide).getByRole('link', { name: 'libro' })).toHaveAttribute('href', '/colegio/tesoreria/libro');
  const distinta = {
    ...{ medio: 'caja', banco: null, nombre: 'Caja del Colegio' },
    ...{ cierre: '500.00', sin_cerrar: '1000.00', libro: '1700.00' },
  };
  responder(R.contraElLibro, { distintas: [distinta] });
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar el día…' }));
  responder(R.cerrarElDia, { message: 'El 21/03/2026 quedó cerrado, con el N.º 4.', cierre: cierre() });
  const dialogo = await screen.findByRole('dialog', { name: 'Cerrar el 21/03/2026' }, DEMORA);
  await sinContar(dialogo);
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Cerrar el día' }));
  const nota = await screen.findByRole('note', { name: 'No coincide con el libro' }, DEMORA);
  expect(nota).toHaveTextContent(
    /Caja del Colegio: el último cierre dejó \$\s*500,00 .*1\.500,00; el libro tiene \$\s*1\.700,00\. Diferencia: \$\s*200,00\./,
  );
  expect(nota).toHaveTextContent('Avisá a quien atiende el servidor');
  expect(screen.queryByText(/^Coincide con el/)).not.toBeInTheDocument();
});

test('si no se pudo comparar, se dice y se reintenta', async () => {
  responder(R.contraElLibro, () => problema(503, 'Probá en un momento.'));
  await abrir();
  await screen.findByText('No pudimos comparar los cierres con el libro.', undefined, DEMORA);
  responder(R.contraElLibro, { distintas: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(/^Coincide con el/)).toBeInTheDocument();
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
  await sinContar(dialogo);
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

test('lo que entró mientras se miraba se lee, y eso es lo que se cierra al pedirlo otra vez', async () => {
  const vistos: unknown[] = [];
  await abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar el día…' }, DEMORA));
  const dialogo = await screen.findByRole('dialog', { name: /^Cerrar el/ }, DEMORA);
  responder(R.porCerrar, porCerrar({ asientos: 7, total: '1700.00' }));
  responder(R.cerrarElDia, async ({ request }) => {
    const { visto } = (await request.json()) as { visto: { asientos: number } };
    vistos.push(visto);
    if (visto.asientos !== 7) return problema(409, 'Mientras mirabas entró o salió algo: ahora son 7 asientos.');
    return { message: 'El 21/03/2026 quedó cerrado, con el N.º 4.', cierre: cierre() };
  });
  await sinContar(dialogo);
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Cerrar el día' }));
  expect(await within(dialogo).findByRole('alert')).toHaveTextContent('ahora son 7 asientos');
  expect(await within(dialogo).findByText(/^Entran 7 asientos, que suman/)).toBeInTheDocument();
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Cerrar el día' }));
  expect(await screen.findByText('El 21/03/2026 quedó cerrado, con el N.º 4.')).toBeInTheDocument();
  expect(vistos.at(-1)).toEqual({ asientos: 7, total: '1700.00' });
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

const dialogoDeDeposito = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Anotar un depósito…' }, DEMORA));
  return screen.findByRole('dialog', { name: 'Anotar un depósito' }, DEMORA);
};

test('un depósito se anota con el teclado; lo que el servidor rechaza se dice al lado, y lo escrito sigue', async () => {
  const cuerpos: unknown[] = [];
  responder(D.anotarDeposito, async ({ request }) => {
    cuerpos.push(await request.json());
    return cuerpos.length === 1
      ? problema(422, 'No alcanza.', [{ campo: 'importe', mensaje: 'No se puede haber llevado más.' }])
      : { message: 'Depósito anotado.', id: 7 };
  });
  await abrir();
  expect(
    await screen.findByText(/Sin llevar al banco: Caja del Colegio, \$\s*1\.500,00\./, undefined, DEMORA),
  ).toBeInTheDocument();
  const dialogo = within(await dialogoDeDeposito());
  await userEvent.click(dialogo.getByRole('button', { name: 'Anotar el depósito' }));
  expect(dialogo.getByRole('combobox', { name: /A qué banco/ })).toHaveFocus();
  expect(cuerpos).toEqual([]);
  // Only what has money is offered.
  expect(dialogo.getByRole('combobox', { name: /Qué se llevó/ })).toHaveValue('caja');
  await userEvent.selectOptions(dialogo.getByRole('combobox', { name: /A qué banco/ }), 'galicia');
  await userEvent.type(dialogo.getByLabelText(/Importe/), '1.600,5');
  await userEvent.type(dialogo.getByLabelText(/Número del comprobante/), '00123{Enter}');
  expect(await dialogo.findByText('No se puede haber llevado más.')).toBeInTheDocument();
  const importe = dialogo.getByLabelText(/Importe/);
  await userEvent.clear(importe);
  await userEvent.type(importe, '900');
  await userEvent.click(dialogo.getByRole('button', { name: 'Anotar el depósito' }));
  expect(await screen.findByText('Depósito anotado.')).toBeInTheDocument();
  expect(cuerpos).toMatchObject([
    { medio: 'caja', banco: 'galicia', importe: '1600.50', comprobante: '00123' },
    { importe: '900.00', comprobante: '00123' },
  ]);
});

test('se ofrecen los bancos del día del depósito, y del que ya no se usaba se dice antes de pedirlo', async () => {
  const cuerpos: unknown[] = [];
  responder(D.anotarDeposito, async ({ request }) => {
    cuerpos.push(await request.json());
    return { message: 'Depósito anotado.', id: 7 };
  });
  const viejo = { clave: 'viejo', nombre: 'Banco Viejo', desde: '2015-01-01', dejado_desde: '2026-03-15' };
  responder(D.loQueHayPorDepositar, { ...HAY, bancos: [...HAY.bancos, viejo] });
  await abrir();
  const dialogo = within(await dialogoDeDeposito());
  const banco = () => dialogo.getByRole('combobox', { name: /A qué banco/ });
  expect(within(banco()).queryByRole('option', { name: 'Banco Viejo' })).not.toBeInTheDocument();
  const dia = dialogo.getByRole('textbox', { name: /Día del depósito/ });
  const escribirDia = async (texto: string) => {
    await userEvent.clear(dia);
    await userEvent.type(dia, texto);
    await userEvent.tab();
  };
  await escribirDia('14/03/2026');
  await userEvent.selectOptions(banco(), 'viejo');
  await escribirDia('15/03/2026');
  await userEvent.type(dialogo.getByLabelText(/Importe/), '10');
  await userEvent.type(dialogo.getByLabelText(/Número del comprobante/), '1{Enter}');
  expect(await dialogo.findByText(/«Banco Viejo» se dejó de usar el 15\/03\/2026/)).toBeInTheDocument();
  expect(cuerpos).toEqual([]);
  await escribirDia('14/03/2026');
  await userEvent.click(dialogo.getByRole('button', { name: 'Anotar el depósito' }));
  await waitFor(() => expect(cuerpos).toMatchObject([{ banco: 'viejo', dia: '2026-03-14' }]));
});

test('se ve cómo está cada uno, y solo el que no llegó se deshace, con su motivo', async () => {
  const motivos: unknown[] = [];
  responder(
    D.depositos,
    pagina([
      deposito({ id: 8, comprobante: '9', rendicion: { id: 4, dia: '2026-03-21', importe: '900.00' } }),
      deposito({ id: 7, comprobante: '8', rendicion: { id: 4, dia: '2026-03-21', importe: '899.00' } }),
      deposito({ id: 6, nota: 'Sucursal 4' }),
      deposito({
        ...{ id: 5, comprobante: '7' },
        deshecho: { motivo: 'Era de otro banco', quien: 'jefa', cuando: '2026-03-20T19:00:00.000Z' },
      }),
    ]),
  );
  responder(D.deshacerDeposito, async ({ request }) => {
    motivos.push(await request.json());
    return { message: 'El depósito quedó deshecho.' };
  });
  await abrir();
  const tabla = await screen.findByRole('table', { name: 'Depósitos' }, DEMORA);
  const fila = (nombre: RegExp) => within(tabla).getByRole('row', { name: nombre });
  expect(fila(/^9, /)).toHaveTextContent('Llegó al banco el 21/03/2026: rendición 4');
  expect(fila(/^8, /)).toHaveTextContent(/El banco dice \$\s*899,00/);
  expect(fila(/^00123, /)).toHaveTextContent(/Sucursal 4.*Ningún archivo del banco lo tiene todavía/);
  expect(fila(/^7, /)).toHaveTextContent(/Deshecho por jefa.*Era de otro banco/);
  expect(
    within(tabla)
      .getAllByRole('button')
      .map((boton) => boton.getAttribute('aria-label')),
  ).toEqual(['Deshacer: depósito 00123']);
  await userEvent.click(within(tabla).getByRole('button'));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Deshacer el depósito 00123' }, DEMORA));
  await userEvent.type(dialogo.getByLabelText(/Motivo/), 'No fue');
  await userEvent.click(dialogo.getByRole('button', { name: 'Deshacer el depósito' }));
  expect(await screen.findByText('El depósito quedó deshecho.')).toBeInTheDocument();
  expect(motivos).toEqual([{ motivo: 'No fue' }]);
});

test('sin dinero no se ofrece; sin ninguno se dice; quien audita mira; lo que no se leyó se reintenta', async () => {
  responder(D.loQueHayPorDepositar, { ...HAY, medios: [{ medio: 'caja', nombre: 'Caja del Colegio', hay: '0.00' }] });
  responder(D.depositos, () => problema(503, 'Probá en un momento.'));
  await abrir();
  expect(await screen.findByText('No hay nada para llevar al banco.', undefined, DEMORA)).toBeInTheDocument();
  await screen.findByText('No pudimos cargar los depósitos.');
  responder(D.depositos, pagina([]));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no se anotó ningún depósito')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Anotar un depósito…' })).not.toBeInTheDocument();
});

test('quien audita ve los depósitos y no los anota ni los deshace', async () => {
  await abrir(undefined, ['auditoria']);
  const tabla = await screen.findByRole('table', { name: 'Depósitos' }, DEMORA);
  expect(within(tabla).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText(/Sin llevar al banco/)).not.toBeInTheDocument();
});

test('lo que se quedaron se pide solo de las tarjetas, y de otra cosa no se manda', async () => {
  const cuerpos: Record<string, unknown>[] = [];
  const tarjeta = { medio: 'tarjeta' as const, nombre: 'Tarjeta', hay: '1000.00' };
  responder(D.loQueHayPorDepositar, { ...HAY, medios: [...HAY.medios.slice(0, 1), tarjeta] });
  responder(D.anotarDeposito, async ({ request }) => {
    cuerpos.push((await request.json()) as Record<string, unknown>);
    return { message: 'Depósito anotado.', id: 7 };
  });
  await abrir();
  const dialogo = within(await dialogoDeDeposito());
  const medio = dialogo.getByRole('combobox', { name: /Qué se llevó/ });
  expect(dialogo.queryByLabelText(/^Lo que se quedaron/)).not.toBeInTheDocument();
  await userEvent.selectOptions(medio, 'tarjeta');
  await userEvent.type(dialogo.getByLabelText(/^Lo que se quedaron/), '30');
  await userEvent.selectOptions(medio, 'caja');
  expect(dialogo.queryByLabelText(/^Lo que se quedaron/)).not.toBeInTheDocument();
  await userEvent.selectOptions(dialogo.getByLabelText(/A qué banco/), 'provincia');
  await userEvent.type(dialogo.getByLabelText(/^Importe/), '970');
  await userEvent.type(dialogo.getByLabelText(/comprobante/), '42');
  await userEvent.click(dialogo.getByRole('button', { name: 'Anotar el depósito' }));
  await screen.findByText('Depósito anotado.');
  expect(cuerpos).toMatchObject([{ medio: 'caja', importe: '970.00' }]);
  expect(cuerpos[0]).not.toHaveProperty('comision');
});

test('de las tarjetas se anota lo que se quedaron, se lee en su fila y se dice al deshacerlo', async () => {
  const cuerpos: unknown[] = [];
  responder(D.loQueHayPorDepositar, { ...HAY, medios: [{ medio: 'tarjeta', nombre: 'Tarjeta', hay: '1000.00' }] });
  responder(D.depositos, pagina([deposito({ medio: 'tarjeta', importe: '970.00', comision: '30.00' })]));
  responder(D.anotarDeposito, async ({ request }) => {
    cuerpos.push(await request.json());
    return { message: 'Depósito anotado.', id: 7 };
  });
  await abrir();
  expect(await screen.findByText(/^Se quedaron \$\s*30,00$/, undefined, DEMORA)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Deshacer: depósito/ }));
  const deshacer = within(await screen.findByRole('dialog', { name: /^Deshacer/ }, DEMORA));
  expect(
    deshacer.getByText(/la comisión de \$\s*30,00 se deshace, y vuelven a estar acá \$\s*1\.000,00/),
  ).toBeVisible();
  await userEvent.click(deshacer.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Anotar un depósito…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Anotar un depósito' }, DEMORA));
  await userEvent.selectOptions(dialogo.getByLabelText(/A qué banco/), 'provincia');
  await userEvent.type(dialogo.getByLabelText(/^Importe/), '970');
  await userEvent.type(dialogo.getByLabelText(/^Lo que se quedaron/), '30,5');
  await userEvent.type(dialogo.getByLabelText(/comprobante/), '42');
  await userEvent.click(dialogo.getByRole('button', { name: 'Anotar el depósito' }));
  await screen.findByText('Depósito anotado.');
  expect(cuerpos).toMatchObject([{ medio: 'tarjeta', importe: '970.00', comision: '30.50' }]);
});
