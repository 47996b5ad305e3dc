import { rutasDeCupones, rutasDePagos } from '@colega/contract/dinero';
import { rutasDeLotes } from '@colega/contract/lotes';
import { mensajes, todosLosMensajes } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { conTexto } from '@colega/web-kit/testing/con-texto.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  circuitos,
  cupon,
  cuponPago,
  cuponVencido,
  EN_RED_LINK,
  mediosHabilitados,
} from '../../../testing/datos-de-cuenta.ts';
import './campos-de-cupones.tsx';
import CuponesDeLaCuenta from './cupones-de-la-cuenta.tsx';
import CuponesDelEjercicio from './cupones-del-ejercicio.tsx';

const CUENTA = '/app/cuenta/resumenCuenta/cupones';
const EJERCICIO = '/app/ejercicio/legajos/cupones';
let pedidos: Record<string, string>[] = [];

const conCupones = (cupones = [cupon()], pages = 1) =>
  responder(rutasDeCupones.cupones, ({ request }) => {
    const consulta = Object.fromEntries(new URL(request.url).searchParams);
    pedidos.push(consulta);
    return pagina(cupones, pages, Number(consulta.page));
  });
const abrirCuenta = (direccion = CUENTA) =>
  dibujar(<CuponesDeLaCuenta />, { patron: CUENTA, direccion, existe: () => true });
const abrirEjercicio = (direccion = EJERCICIO) =>
  dibujar(<CuponesDelEjercicio />, { patron: EJERCICIO, direccion, existe: () => true });
const tarjeta = async (numero: number) => within(await screen.findByRole('listitem', { name: `Cupón Nº ${numero}` }));

beforeEach(() => {
  // The pending coupon is due two days later.
  vi.setSystemTime(new Date('2026-11-20T15:00:00Z'));
  pedidos = [];
  iniciarSesion();
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDeCupones.circuitos, circuitos());
  responder(rutasDePagos.mediosHabilitados, mediosHabilitados());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('en la cuenta: el aviso de Sipago, y de cada cupón número, estado, total, conceptos y fecha [CUP-001, CUP-004, CUP-005, CUP-020]', async () => {
  conCupones([cupon(), cuponPago(), cuponVencido()]);
  abrirCuenta();
  const aviso = 'Si has realizado tus pagos a través de Sipago puede haber demora en la actualización de la deuda.';
  expect(screen.getByText(aviso)).toBeInTheDocument();
  const pendiente = await tarjeta(1050);
  expect(pendiente.getByText('Pendiente')).toBeInTheDocument();
  expect(pendiente.getByText('$ 184.500,00')).toBeInTheDocument();
  expect(pendiente.getByText(conTexto('ARANCEL 2026 · T-12.345 · CUOTA 1 2026 · T-12.345'))).toBeInTheDocument();
  expect(pendiente.getByText('Vto: 22/11/2026')).toBeInTheDocument();
  expect((await tarjeta(1049)).getByText('Fecha de pago: 14/11/2026')).toBeInTheDocument();
  expect((await tarjeta(1048)).getByText('Vto: 20/10/2026')).toBeInTheDocument();
});

const CANCELADO = cupon({
  ...{ id: 47, numero_boleta: 1047, estado: { nombre: 'vencido' }, monto_a_pagar: null },
  motivo_cierre: 'Cancelado por el matriculado',
});

test('el color del estado: vencido rojo, pago verde con su fecha, pendiente amarillo [CUP-016, CUP-017]', async () => {
  conCupones([cupon(), cuponPago(), cuponVencido({ motivo_cierre: null }), CANCELADO]);
  abrirCuenta();
  const insignia = async (numero: number, texto: string) =>
    (await tarjeta(numero)).getByText(texto).closest('[data-estado]');
  expect(await insignia(1050, 'Pendiente')).toHaveStyle({ backgroundColor: '#FFCE00' });
  expect(await insignia(1049, 'Pago 14/11/2026')).toHaveStyle({ backgroundColor: '#20C997' });
  expect(await insignia(1048, 'Vencido')).toHaveStyle({ backgroundColor: '#C92A2A' });
  // Its last due date is still to come, so it is not told as a lapsed one.
  expect(await insignia(1047, 'Anulado')).toHaveStyle({ backgroundColor: '#C92A2A' });
  expect(screen.getByText('Cancelado por el matriculado')).toBeVisible();
});

test('en la cuenta se filtra solo por estado, y sin filtro no se manda ninguno [CUP-002, CUP-003, CUP-025]', async () => {
  conCupones();
  const { router } = abrirCuenta();
  await tarjeta(1050);
  expect(pedidos).toEqual([{ 'persona.id': '70', page: '1', limit: '10' }]);
  expect(screen.queryByLabelText('Fecha desde')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: 'Estado' }));
  expect(screen.getAllByRole('option').map((opcion) => opcion.textContent)).toEqual(['Pendiente', 'Pago', 'Vencida']);
  await userEvent.click(screen.getByRole('option', { name: 'Vencida' }));
  await waitFor(() => expect(pedidos.at(-1)).toMatchObject({ estado: 'vencida' }));
  expect(router.state.location.search).toBe('?estado=vencida');
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('en el ejercicio, fechas, estado y circuito van a la dirección y a la consulta [CUP-011, CUP-012]', async () => {
  conCupones();
  const { router } = abrirEjercicio(`${EJERCICIO}?fecha_desde=2026-01-01&estado=pendiente&page=2`);
  await tarjeta(1050);
  expect(pedidos.at(-1)).toMatchObject({ fecha_desde: '2026-01-01', estado: 'pendiente', page: '2' });
  expect(screen.getByRole('combobox', { name: 'Circuito' })).toHaveAccessibleDescription(/^Qué se paga con el cupón/);
  await userEvent.click(screen.getByRole('combobox', { name: 'Circuito' }));
  await userEvent.click(await screen.findByRole('option', { name: 'CEP' }));
  await waitFor(() => expect(pedidos.at(-1)).toMatchObject({ circuito: 'cep', page: '1' }));
  await userEvent.type(screen.getByLabelText('Fecha hasta'), '31122026{Tab}');
  await waitFor(() => expect(pedidos.at(-1)).toMatchObject({ fecha_hasta: '2026-12-31' }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    fecha_desde: '2026-01-01',
    fecha_hasta: '2026-12-31',
    estado: 'pendiente',
    circuito: 'cep',
  });
});

test('cada lugar recuerda los suyos: en una dirección sin filtros vuelven', async () => {
  conCupones();
  const { unmount } = abrirEjercicio(`${EJERCICIO}?circuito=cep`);
  await tarjeta(1050);
  unmount();
  const { router } = abrirEjercicio();
  await waitFor(() => expect(router.state.location.search).toBe('?circuito=cep'));
  expect(pedidos.every(({ circuito }) => circuito === 'cep')).toBe(true);
});

test('un rango al revés se dice y no se pregunta', async () => {
  conCupones();
  abrirEjercicio(`${EJERCICIO}?fecha_desde=2026-02-01&fecha_hasta=2026-01-01`);
  expect(await screen.findByText('El campo fecha hasta no puede ser anterior a la fecha desde')).toBeInTheDocument();
  expect(screen.getByText('Revisá los filtros')).toBeInTheDocument();
  expect(pedidos).toEqual([]);
});

test('se paga lo pendiente; en el ejercicio, solo lo del circuito por defecto [CUP-010, CUP-013, CUP-018]', async () => {
  const cupones = [cupon(), cupon({ id: 60, numero_boleta: 1060, circuito: 'cep' }), cuponPago(), cuponVencido()];
  conCupones(cupones);
  const { unmount } = abrirCuenta();
  await tarjeta(1050);
  const enlaces = () => screen.getAllByRole('link', { name: /^PAGAR/ }).map((enlace) => enlace.getAttribute('href'));
  expect(enlaces()).toEqual(['/app/cuenta/50/pago', '/app/cuenta/60/pago']);
  unmount();
  abrirEjercicio();
  await tarjeta(1050);
  expect(enlaces()).toEqual(['/app/cuenta/50/pago']);
});

test('fechas y rótulos del ejercicio: DD/MM/YY y CODIGO REDLINK si ya se envió [CUP-014, CUP-020]', async () => {
  conCupones([cupon({ ...EN_RED_LINK }), cuponPago()]);
  abrirEjercicio();
  const enviado = await tarjeta(1050);
  expect(enviado.getByText('Vto: 22/11/26')).toBeInTheDocument();
  expect(enviado.getByRole('button', { name: 'CODIGO REDLINK cupón 1050' })).toBeInTheDocument();
  expect((await tarjeta(1049)).queryByRole('button', { name: /REDLINK/ })).not.toBeInTheDocument();
});

test('CÓDIGO REDLINK abre el código y la referencia, que se copian [CUP-008, CUP-009, CUP-023, CUP-024]', async () => {
  conCupones([cupon({ ...EN_RED_LINK })]);
  abrirCuenta();
  const usuario = userEvent.setup();
  const boton = (await tarjeta(1050)).getByRole('button', { name: 'CÓDIGO REDLINK cupón 1050' });
  await usuario.click(boton);
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText('0428544445150058293')).toBeInTheDocument();
  expect(dialogo.getByText('0000001050')).toBeInTheDocument();
  await usuario.click(dialogo.getByRole('button', { name: 'Copiar código de pago' }));
  expect(await screen.findByText('Código copiado exitosamente')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('0428544445150058293');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'));
  await usuario.click(dialogo.getByRole('button', { name: 'Copiar referencia' }));
  expect(await screen.findByText('El código no pudo ser copiado')).toBeInTheDocument();
});

test('enviar a Red Link pregunta, lo manda y el cupón se relee y se reemplaza en la lista [CUP-021, CUP-022, ERR-033]', async () => {
  conCupones();
  responder(rutasDePagos.altaDeDeuda, async ({ request }) => {
    expect(await request.json()).toEqual({ orden_id: 50 });
    return { message: mensajes.cupon_enviado_a_redlink, cupon: cupon({ enviado_red_link: true }) };
  });
  responder(rutasDeCupones.cupon, cupon({ ...EN_RED_LINK }));
  abrirCuenta();
  await userEvent.click(await (await tarjeta(1050)).findByRole('button', { name: 'ENVIAR A RED LINK cupón 1050' }));
  const dialogo = within(await screen.findByRole('dialog', { name: '¿Enviar el cupón para su pago en Redlink?' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Cupón enviado a RedLink')).toBeInTheDocument();
  const codigo = (await tarjeta(1050)).getByRole('button', { name: 'CÓDIGO REDLINK cupón 1050' });
  await waitFor(() => expect(codigo).toHaveFocus());
  expect(pedidos).toHaveLength(1);
  await userEvent.click(codigo);
  expect(await screen.findByText('0428544445150058293')).toBeInTheDocument();
});

test('sin red no se manda a Red Link, y se dice por qué', async () => {
  conCupones();
  responder(rutasDePagos.altaDeDeuda, () => sinRed());
  abrirCuenta();
  await userEvent.click(await (await tarjeta(1050)).findByRole('button', { name: /^ENVIAR A RED LINK/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(/^Error al enviar el cupón a RedLink\.\s+Sin conexión/)).toBeInTheDocument();
});

test('si Red Link no lo toma se dice, y se puede volver a intentar [ERR-034]', async () => {
  conCupones();
  responder(rutasDePagos.altaDeDeuda, () => problema(502, 'No responde'));
  abrirCuenta();
  await userEvent.click(await (await tarjeta(1050)).findByRole('button', { name: /^ENVIAR A RED LINK/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Error al enviar el cupón a RedLink')).toBeInTheDocument();
  expect((await tarjeta(1050)).getByRole('button', { name: /^ENVIAR A RED LINK/ })).toBeInTheDocument();
});

test('no se ofrece enviar a Red Link donde su circuito no lo admite, ni lo que ya no se paga', async () => {
  conCupones([cupon({ circuito: 'timbrados' }), cuponPago(), cuponVencido()]);
  abrirCuenta();
  await tarjeta(1050);
  expect(screen.queryByRole('button', { name: /REDLINK/ })).not.toBeInTheDocument();
});

test('el cupón y el recibo se bajan en PDF; si no se puede, se dice [CUP-007]', async () => {
  conCupones([cuponPago()]);
  const bajados: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    bajados.push(this.download);
  });
  const pdf = () => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
  responder(rutasDeCupones.imprimirCupon, pdf);
  responder(rutasDeCupones.imprimirComprobante, pdf);
  abrirCuenta();
  const pago = await tarjeta(1049);
  await userEvent.click(pago.getByRole('button', { name: 'IMPRIMIR cupón 1049' }));
  await userEvent.click(pago.getByRole('button', { name: 'RECIBO cupón 1049' }));
  await waitFor(() => expect(bajados).toEqual(['cupon_49.pdf', 'recibo_31.pdf']));
  responder(rutasDeCupones.imprimirCupon, () => problema(500, 'No'));
  await userEvent.click(pago.getByRole('button', { name: 'IMPRIMIR cupón 1049' }));
  expect(await screen.findByText('Error al intentar imprimir')).toBeInTheDocument();
});

test('lo que se sabe del pago se dice: con recargo, en proceso, rechazado, cerrado', async () => {
  conCupones([
    cupon({ id: 1, numero_boleta: 1001, monto_a_pagar: '188190.00' }),
    cupon({ id: 2, numero_boleta: 1002, estado_pago: 'en_proceso' }),
    cupon({ id: 3, numero_boleta: 1003, estado_pago: 'rechazado' }),
    cuponVencido({ id: 4, numero_boleta: 1004 }),
    cuponVencido({ id: 5, numero_boleta: 1005, motivo_cierre: null, estado_pago: 'en_proceso' }),
    cuponVencido({
      ...{ id: 6, numero_boleta: 1006, motivo_cierre: 'El Colegio revisó su pago', estado_pago: 'recibido' },
      operaciones_pagos: cuponPago().operaciones_pagos.map((pago) => ({
        ...pago,
        importe: '5000.00',
        detalle: 'Ya no paga este cupón: quedó a tu favor.',
      })),
    }),
  ]);
  abrirCuenta();
  // Whoever paid on its last day still reads that the payment is on its way, or came in.
  expect((await tarjeta(1005)).getByRole('note')).toHaveTextContent('todavía no lo confirmó. Se actualiza solo.');
  expect((await tarjeta(1006)).getByRole('note')).toHaveTextContent(
    /^Recibimos \$ 5\.000,00\. Ya no paga este cupón: quedó a tu favor\.$/,
  );
  expect((await tarjeta(1001)).getByText(/Hoy se paga/)).toHaveTextContent('$ 188.190,00, con recargo, hasta el 12/12');
  expect((await tarjeta(1002)).getByRole('note')).toHaveTextContent('Hay un pago en proceso');
  expect((await tarjeta(1003)).getByRole('note')).toHaveTextContent('fue rechazado');
  expect((await tarjeta(1004)).getByText('Se anuló el legajo.')).toBeInTheDocument();
});

test('la dirección abre un cupón entero; cerrarlo la deja como estaba', async () => {
  conCupones();
  responder(rutasDeCupones.cupon, cuponPago());
  const { router } = abrirCuenta(`${CUENTA}?estado=pendiente&cupon=49`);
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cupón Nº 1049' }));
  expect(await dialogo.findByText('SiPago, el 14/11/2026')).toBeInTheDocument();
  expect(dialogo.getByRole('link', { name: 'Legajo 1042' })).toHaveAttribute('href', '/app/ejercicio/legajo/1/detail');
  await userEvent.click(dialogo.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?estado=pendiente');
});

test('abierto desde la lista, cerrarlo es volver atrás', async () => {
  conCupones([cuponPago()]);
  responder(rutasDeCupones.cupon, cuponPago());
  const { router } = abrirCuenta(`${CUENTA}?estado=pago`);
  await userEvent.click((await tarjeta(1049)).getByRole('link', { name: 'Cupón Nº 1049' }));
  await screen.findByRole('dialog', { name: 'Cupón Nº 1049' });
  expect(router.state.location.search).toBe('?estado=pago&cupon=49');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(router.state.historyAction).toBe('POP'));
  expect(router.state.location.search).toBe('?estado=pago');
});

test('el cupón de otra persona no se encuentra', async () => {
  conCupones();
  responder(rutasDeCupones.cupon, () => problema(404, 'No encontramos lo que buscás.'));
  abrirCuenta(`${CUENTA}?cupon=999`);
  expect(await screen.findByText('No encontramos ese cupón')).toBeInTheDocument();
});

test('las páginas se pasan y la que no existe lleva a la primera [CUP-006]', async () => {
  conCupones([cupon()], 3);
  const { router } = abrirCuenta(`${CUENTA}?page=9`);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Página siguiente' })).toHaveAttribute('aria-disabled', 'false'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
  await waitFor(() => expect(pedidos.at(-1)?.page).toBe('2'));
});

test('lo que falla se dice con las palabras de cada lugar y se reintenta [ERR-036]', async () => {
  responder(rutasDeCupones.cupones, () => problema(500, 'Probá de nuevo en unos minutos.'));
  const { unmount } = abrirCuenta();
  expect(await screen.findByText('Error al cargar cupones')).toBeInTheDocument();
  conCupones();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await tarjeta(1050);
  unmount();
  responder(rutasDeCupones.cupones, () => problema(500, 'Probá de nuevo en unos minutos.'));
  abrirEjercicio();
  expect(await screen.findByText('Error al cargar los cupones')).toBeInTheDocument();
});

test('sin cupones dice qué va a aparecer; con filtros, que se cambien', async () => {
  conCupones([]);
  const { unmount } = abrirCuenta();
  expect(await screen.findByText('No hay cupones')).toBeInTheDocument();
  unmount();
  abrirCuenta(`${CUENTA}?estado=pago`);
  expect(await screen.findByText('No se encontraron resultados')).toBeInTheDocument();
});

test('se exporta todo lo filtrado, no la página', async () => {
  conCupones([cupon()], 3);
  const bajados: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    bajados.push(this.download);
  });
  let exportado = {};
  responder(rutasDeCupones.cuponesEnXlsx, ({ request }) => {
    exportado = Object.fromEntries(new URL(request.url).searchParams);
    return new Response('PK');
  });
  abrirCuenta(`${CUENTA}?estado=pendiente&page=2`);
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar los cupones en XLSX' }));
  await waitFor(() => expect(bajados).toEqual(['cupones.xlsx']));
  expect(exportado).toEqual({ estado: 'pendiente', 'persona.id': '70' });
});

test('lo que no se pudo exportar dice lo que dijo el servidor; si no dijo nada, el texto de siempre [ERR-011]', async () => {
  conCupones([cupon()]);
  responder(rutasDeCupones.cuponesEnXlsx, () => problema(500, 'La planilla no se pudo armar.'));
  responder(rutasDeCupones.cuponesEnCsv, () => new Response(null, { status: 502 }));
  abrirCuenta();
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar los cupones en XLSX' }));
  expect(await screen.findByText('La planilla no se pudo armar.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Exportar los cupones en CSV' }));
  expect(await screen.findByText('Error al imprimir')).toBeInTheDocument();
});

test('los recibos de lo filtrado se bajan juntos; donde no hay ninguno pago, no se ofrecen', async () => {
  const pedido: unknown[] = [];
  const bajados: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    bajados.push(this.download);
  });
  responder(rutasDeLotes.pedirLote, async ({ request }) => {
    pedido.push(await request.json());
    return { id: 3, nombre: 'recibos.zip', estado: 'listo' as const, total: 1, hechos: 1 };
  });
  responder(rutasDeLotes.descargarLote, () => new Response('PK'));
  conCupones([cuponPago()]);
  const { unmount } = abrirCuenta(`${CUENTA}?estado=pago`);
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar los recibos' }));
  await waitFor(() => expect(bajados).toEqual(['recibos.zip']));
  expect(pedido).toEqual([{ tipo: 'recibos', filtros: { estado: 'pago' } }]);
  unmount();
  conCupones([cupon()]);
  abrirCuenta(`${CUENTA}?estado=pendiente`);
  await tarjeta(1050);
  expect(screen.queryByRole('button', { name: 'Descargar los recibos' })).not.toBeInTheDocument();
});

test('pagado en parte dice cuánto entró y cuánto falta; el recargo, solo cuando lo lleva', async () => {
  conCupones([
    cupon({ id: 1, numero_boleta: 1001, monto_abonado: '100000.00', monto_a_pagar: '84500.00' }),
    cupon({ id: 2, numero_boleta: 1002, monto_abonado: '100000.00', monto_a_pagar: '86190.00' }),
    cupon({ id: 3, numero_boleta: 1003 }),
  ]);
  abrirCuenta();
  const falta = async (numero: number) => (await tarjeta(numero)).getByText(/^Pagado a cuenta/);
  expect(await falta(1001)).toHaveTextContent('Pagado a cuenta $ 100.000,00 · falta $ 84.500,00');
  expect((await tarjeta(1001)).queryByText(/Hoy se paga/)).not.toBeInTheDocument();
  expect(await falta(1002)).toHaveTextContent('falta $ 86.190,00');
  expect((await tarjeta(1002)).getByText(/Hoy se paga/)).toHaveTextContent('$ 86.190,00, con recargo');
  expect((await tarjeta(1003)).queryByText(/^Pagado a cuenta/)).not.toBeInTheDocument();
});

test('un cupón propio se cancela: pregunta con su número y su importe, y la lista se lee de nuevo', async () => {
  conCupones();
  const cancelados: unknown[] = [];
  responder(rutasDeCupones.cancelarCupon, ({ params }) => {
    cancelados.push(params.id);
    conCupones([cuponVencido({ id: 50, numero_boleta: 1050, motivo_cierre: 'Cancelado por el matriculado' })]);
    return { id: 50, message: todosLosMensajes.cupon_cancelado };
  });
  abrirCuenta();
  await userEvent.click((await tarjeta(1050)).getByRole('button', { name: 'Cancelar cupón 1050' }));
  const dialogo = within(await screen.findByRole('dialog', { name: '¿Cancelar el cupón Nº 1050?' }));
  expect(dialogo.getByText(/184\.500,00.*lo que cobraba se puede volver a liquidar\.$/)).toBeInTheDocument();
  expect(cancelados).toEqual([]);
  await userEvent.dblClick(dialogo.getByRole('button', { name: 'Cancelar cupón' }));
  expect(await screen.findByText('Cancelado por el matriculado')).toBeInTheDocument();
  expect(cancelados).toEqual(['50']);
  expect(screen.getByText(todosLosMensajes.cupon_cancelado)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Cancelar cupón/ })).not.toBeInTheDocument();
});

test('si el servidor no lo deja cancelar, dice por qué y el cupón sigue', async () => {
  conCupones();
  responder(rutasDeCupones.cancelarCupon, () => problema(409, todosLosMensajes.cupon_en_pago));
  abrirCuenta();
  await userEvent.click((await tarjeta(1050)).getByRole('button', { name: 'Cancelar cupón 1050' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar cupón' }));
  expect(await screen.findByText(todosLosMensajes.cupon_en_pago)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await tarjeta(1050)).getByRole('button', { name: 'Cancelar cupón 1050' })).toBeInTheDocument();
});

test('no se ofrece cancelar lo que otro puede estar pagando, ni lo que ya terminó', async () => {
  conCupones([
    cupon({ ...EN_RED_LINK }),
    cupon({ id: 51, numero_boleta: 1051, estado_pago: 'en_proceso' }),
    cuponPago(),
    cuponVencido(),
  ]);
  abrirCuenta();
  await tarjeta(1050);
  expect(screen.queryByRole('button', { name: /^Cancelar cupón/ })).not.toBeInTheDocument();
});
