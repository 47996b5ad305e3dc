import { rutasDeLoPorRevisar, rutasDePagosRecibidos } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { rutasDePersonas } from '@colega/contract/perfil';
import type { Rol } from '@colega/domain/permisos';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import {
  casoDeCobranza,
  casoDeCupon,
  casoDePago,
  casoDeRenglon,
  cobranzaDeNadie,
  loQuePagaria,
} from '../../../testing/datos-de-lo-revisado.ts';
import { devolucionDePago, historiaDePago } from '../../../testing/datos-de-un-pago.ts';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';
import { POR_REVISAR } from '../../../testing/otras-colas.ts';

const R = rutasDeLoPorRevisar;
let caso = casoDeCobranza();
let lista = [...POR_REVISAR];
const actos: unknown[] = [];
const anotar =
  (donde: { pago?: number; cobranza?: number } = {}) =>
  async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
    actos.push([params.id, await request.json(), request.headers.get('idempotency-key') !== null]);
    lista = lista.filter(({ id }) => id !== Number(params.id));
    return { id: Number(params.id), message: 'Quedó hecho.', pago: null, cobranza: null, ...donde };
  };
beforeEach(() => {
  caso = casoDeCobranza();
  lista = [...POR_REVISAR];
  actos.length = 0;
  // The address of a payment is also that of the list: what answers last is asked first.
  responder(rutasDePagosRecibidos.historiaDePago, historiaDePago());
  responder(R.casoPorRevisar, () => caso);
  responder(R.pagosPorRevisar, () => pagina(lista));
  responder(R.identificarCobranza, anotar({ pago: 91, cobranza: 3 }));
  responder(R.dejarCobranzaAFavor, anotar({ cobranza: 3 }));
  for (const ruta of [R.decidirPago, R.decidirCupon, R.devolverCobranza, R.anularCobranza, R.mirarRenglon])
    responder(ruta, anotar());
});

const abrir = async (direccion: string, titulo: string | RegExp, roles: Rol[] = ['tesoreria']) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: titulo }, { timeout: 8000 });
  return router;
};
const abrirCobranza = (roles?: Rol[]) =>
  abrir('/colegio/tesoreria/por-revisar/cobranza/3', /^Cobranza 3: \$\s250,00/, roles);
const boton = (nombre: string | RegExp) => screen.getByRole('button', { name: nombre });
const dialogo = (nombre: string | RegExp) => screen.findByRole('dialog', { name: nombre }, { timeout: 8000 });
const confirmar = async (titulo: string | RegExp, nombre: string, motivo = 'Nota 12/26') => {
  const abierto = await dialogo(titulo);
  await userEvent.type(within(abierto).getByLabelText(/^Motivo/), motivo);
  await userEvent.click(within(abierto).getByRole('button', { name: nombre }));
};

test('con el teclado se abre una cobranza, se mira qué pagaría y se identifica: sale de la lista y se dice, con su pago', async () => {
  const codigos: (string | null)[] = [];
  responder(R.cuponDeCobranza, ({ request }) => {
    codigos.push(new URL(request.url).searchParams.get('codigo'));
    return loQuePagaria();
  });
  const router = await abrir('/colegio/tesoreria/por-revisar', 'Pagos por revisar');
  await screen.findByRole('table', { name: 'Pagos por revisar' }, { timeout: 8000 });
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: 'Cobranza 3' })).toHaveFocus();
  await userEvent.keyboard('jk{Enter}');
  await screen.findByRole('heading', { level: 1, name: /^Cobranza 3/ }, { timeout: 8000 });
  expect(screen.getByText('TR-77')).toBeInTheDocument();
  await userEvent.click(boton('Ver qué pagaría del cupón N.º 10245'));
  const pagaria = await screen.findByRole('list', { name: 'Qué pagaría' });
  expect(pagaria).toHaveTextContent(/ARANCEL 2026.*200,00.*Queda a favor.*50,00/);
  expect(screen.getByText('El cupón queda pago.')).toBeInTheDocument();
  expect(codigos).toEqual(['10245']);
  await userEvent.click(boton('Es del cupón N.º 10245'));
  expect(await dialogo('La cobranza 3 es del cupón N.º 10245')).toHaveTextContent(
    /Paga \$\s200,00 del cupón de García, María Elena, que queda pago.*Quedan a su favor \$\s50,00/,
  );
  await confirmar(/^La cobranza 3/, 'Es de ese cupón', 'Lo reclamó con el ticket');
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/tesoreria/por-revisar'));
  expect(await screen.findByRole('link', { name: 'Ver el pago 91' })).toHaveAttribute(
    'href',
    '/colegio/tesoreria/pagos/91',
  );
  await waitFor(() => expect(screen.queryByRole('row', { name: /Cobranza 3/ })).not.toBeInTheDocument());
  const cuerpo = { numero_boleta: 10_245, motivo: 'Lo reclamó con el ticket', visto: '200.00 50.00 0.00' };
  expect(actos).toEqual([['3', cuerpo, true]]);
});

test('el cupón que no existe se dice en su campo; el que no puede ser, dónde se lo mira', async () => {
  responder(R.cuponDeCobranza, () => problema(404, 'No hay un cupón con el número 7.'));
  await abrirCobranza();
  await userEvent.type(screen.getByLabelText('Número del cupón'), '7{Enter}');
  expect(await screen.findByText('No hay un cupón con el número 7.')).toBeInTheDocument();
  expect(screen.getByLabelText('Número del cupón')).toBeInvalid();
  responder(R.cuponDeCobranza, loQuePagaria({ impide: 'El cupón es del 20/11/2026: no se pudo pagar antes.' }));
  await userEvent.type(screen.getByLabelText('Número del cupón'), '1{Enter}');
  expect(await screen.findByText(/no se pudo pagar antes/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Es del cupón/ })).not.toBeInTheDocument();
});

test('si otra persona decidió antes se dice, y se vuelve a mirar', async () => {
  responder(R.cuponDeCobranza, loQuePagaria());
  responder(R.identificarCobranza, () => problema(409, 'Cambió desde que lo miraste, y no se hizo nada.'));
  await abrirCobranza();
  await userEvent.click(boton('Ver qué pagaría del cupón N.º 10245'));
  await userEvent.click(await screen.findByRole('button', { name: 'Es del cupón N.º 10245' }));
  responder(R.casoPorRevisar, () => problema(404, 'Eso ya no está por revisar.'));
  await confirmar(/^La cobranza 3/, 'Es de ese cupón');
  expect(await screen.findByText('Eso ya no está por revisar')).toBeInTheDocument();
});

test('queda a favor de la persona que se busca', async () => {
  const persona = {
    ...{ id: 70, apellido: 'García', nombre: 'María Elena', cuit: '27222333447', bloqueada: false },
    ...{ distrito: { id: 2, nombre: 'Distrito II' }, matriculas: [], por_verificar: false },
  };
  responder(rutasDePersonas.personas, pagina([persona]));
  const router = await abrirCobranza();
  await userEvent.type(screen.getByLabelText('CUIT, matrícula o nombre'), 'garcia{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Dejarla a favor de García, María Elena' }));
  expect(await dialogo(/a favor de García, María Elena$/)).toHaveTextContent(/250,00 quedan a favor.*27-22233344-7/);
  await confirmar(/a favor de García/, 'Dejarla a su favor');
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/tesoreria/por-revisar'));
  expect(await screen.findByRole('link', { name: 'Ver la cobranza 3' })).toBeInTheDocument();
  expect(actos).toEqual([['3', { cuit: '27222333447', motivo: 'Nota 12/26' }, true]]);
});

test('se pide devolverla, y otra persona la confirma con el número de su transferencia', async () => {
  await abrirCobranza();
  await userEvent.click(boton('Devolverla'));
  const enCurso = devolucionDePago({ importe: '250.00', motivo: 'No es de acá' });
  const pedida = casoDeCobranza({ por_devolver: true, actos: [], cobranza: cobranzaDeNadie({ devolucion: enCurso }) });
  expect(await dialogo('Devolver la cobranza 3')).toHaveTextContent(/por transferencia.*otra persona/);
  caso = pedida;
  await confirmar('Devolver la cobranza 3', 'Pedir la devolución', 'No es de acá');
  expect(await screen.findByText('La pidió Rita Cobra: No es de acá')).toBeInTheDocument();
  expect(screen.queryByLabelText('Número del cupón')).not.toBeInTheDocument();
  responder(rutasDePagosRecibidos.confirmarDevolucion, anotar());
  await userEvent.click(boton('Confirmar la devolución'));
  const abierto = await dialogo('Confirmar la devolución');
  await userEvent.selectOptions(within(abierto).getByLabelText(/^Salió de/), 'provincia');
  await userEvent.type(within(abierto).getByLabelText(/^Número de la transferencia/), 'D-1');
  await userEvent.type(within(abierto).getByLabelText(/^Día de la transferencia/), '28/11/2026');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Confirmar la devolución' }));
  await waitFor(() =>
    expect(actos.at(-1)).toEqual(['3', { banco: 'provincia', comprobante: 'D-1', fecha: '2026-11-28' }, true]),
  );
  const decidida = { que: 'Se devolvió a quien la mandó.', quien: 'Rita Cobra', motivo: 'No es de acá', pago: null };
  caso = casoDeCobranza({ actos: [], cobranza: cobranzaDeNadie({ decidida, posibles: [] }) });
  await userEvent.click(await screen.findByRole('link', { name: 'Ver la cobranza 3' }));
  expect(await screen.findByText(/Se devolvió a quien la mandó/)).toBeInTheDocument();
});

test('la que pidió uno mismo se retira, y no se confirma', async () => {
  const enCurso = devolucionDePago({ importe: '250.00', es_propia: true });
  caso = casoDeCobranza({ por_devolver: true, actos: [], cobranza: cobranzaDeNadie({ devolucion: enCurso }) });
  await abrirCobranza();
  expect(screen.getByText(/La pediste vos/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirmar la devolución' })).not.toBeInTheDocument();
  responder(rutasDePagosRecibidos.rechazarDevolucion, anotar());
  await userEvent.click(boton('Retirar el pedido'));
  await confirmar('No devolver la cobranza', 'No devolverla');
  await waitFor(() => expect(actos).toEqual([['3', { motivo: 'Nota 12/26' }, true]]));
});

test('lo que se decidió hoy de una cobranza se ve, y se vuelve a abrir', async () => {
  const decidida = { que: 'Quedó a favor de García María Elena.', quien: 'Rita Cobra', motivo: 'Nota 3', pago: null };
  caso = casoDeCobranza({
    actos: [{ acto: 'reabrir', puede: true, porque: null }],
    cobranza: cobranzaDeNadie({ decidida, posibles: [] }),
  });
  responder(R.reabrirCobranza, anotar({ cobranza: 4 }));
  await abrirCobranza();
  expect(screen.getByText(/Quedó a favor de García María Elena\. Lo decidió Rita Cobra: Nota 3\./)).toBeInTheDocument();
  await userEvent.click(boton('Volver a abrirla'));
  await confirmar('Volver a abrir la cobranza 3', 'Volver a abrirla');
  expect(await screen.findByRole('link', { name: 'Ver la cobranza 4' })).toBeInTheDocument();
});

test('un pago: su historia, a favor o se devuelve como en su página', async () => {
  caso = casoDePago();
  await abrir('/colegio/tesoreria/por-revisar/pago/12', /^Pago 12: \$\s1\.000,00/);
  expect(await screen.findByText('Se acreditó: $ 1.000,00')).toBeInTheDocument();
  expect(boton('Devolver el pago 12 por transferencia')).toBeInTheDocument();
  await userEvent.click(boton('Dejarlo a favor'));
  expect(await dialogo('Dejar a favor el pago 12')).toHaveTextContent(/1\.000,00 quedan a favor de García María Elena/);
  await confirmar('Dejar a favor el pago 12', 'Dejarlo a favor');
  await waitFor(() => expect(actos).toEqual([['12', { motivo: 'Nota 12/26' }, true]]));
});

test('un cupón: qué dijo su proveedor, qué se puede y por qué no lo demás', async () => {
  caso = casoDeCupon();
  await abrir('/colegio/tesoreria/por-revisar/cupon/40', /^Cupón 40/);
  expect(screen.getByRole('list', { name: 'Dónde se quiso pagar' })).toHaveTextContent(/SiPago todavía no dijo/);
  expect(screen.getByText('Buscalo en el panel de su proveedor.')).toBeInTheDocument();
  expect(screen.getByText(/solo puede quedar sin cambios/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Dejarlo a favor' })).not.toBeInTheDocument();
  await userEvent.click(boton('Dejarlo como está'));
  await confirmar('Dejar como está el cupón N.º 40', 'Dejarlo como está');
  const cuerpo = { decision: 'sin_cambios', motivo: 'Nota 12/26', visto: 'sin_respuesta 0.00' };
  await waitFor(() => expect(actos).toEqual([['40', cuerpo, true]]));
});

test('un renglón ilegible se lee como vino y se da por mirado', async () => {
  caso = casoDeRenglon();
  await abrir('/colegio/tesoreria/por-revisar/renglon/8', 'Renglón ilegible 8');
  expect(screen.getByText('0000 ?? 12')).toBeInTheDocument();
  await userEvent.click(boton('Ya se miró'));
  await confirmar('Dar por mirado el renglón 8', 'Ya se miró');
  await waitFor(() => expect(actos).toEqual([['8', { motivo: 'Nota 12/26' }, true]]));
});

test('quien audita lo mira y no decide', async () => {
  await abrirCobranza(['auditoria']);
  expect(screen.getByText(/N\.º 10245, de García/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Número del cupón')).not.toBeInTheDocument();
  for (const nombre of [/Devolverla/, /Anular/, /Ver qué pagaría/])
    expect(screen.queryByRole('button', { name: nombre })).not.toBeInTheDocument();
});

test('lo que no se pudo cargar se reintenta; lo que no es de la lista se dice', async () => {
  responder(R.casoPorRevisar, () => problema(503, 'Probá en un momento.'));
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['tesoreria']));
  const direccion = '/colegio/tesoreria/por-revisar/cobranza/3';
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByText('No pudimos cargar lo que hay que revisar.', {}, { timeout: 8000 });
  responder(R.casoPorRevisar, () => caso);
  await userEvent.click(boton('Reintentar'));
  await screen.findByRole('heading', { level: 1, name: /^Cobranza 3/ });
  await router.navigate('/colegio/tesoreria/por-revisar/otra_cosa/3');
  expect(await screen.findByText('Eso ya no está por revisar')).toBeInTheDocument();
});
