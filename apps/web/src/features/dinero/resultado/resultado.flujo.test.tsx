import { rutasDePagos } from '@colega/contract/dinero';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cuponPago } from '../../../testing/datos-de-cuenta.ts';
import { resultadoDePago } from '../../../testing/datos-de-pagos.ts';
import RechazoDeSiro from './rechazo-de-siro.tsx';
import ResultadoDeSiro from './resultado-de-siro.tsx';
import ResultadoDeTarjeta from './resultado-de-tarjeta.tsx';

const DE_TIMBRADO = { circuito: 'timbrados', legajo: { id: 7, numero_legajo: 1042 } } as const;
const DE_MATRICULA = { circuito: 'matriculados', legajo: null } as const;
const PROCESANDO = 'Procesando el pago, aguarde ...';

const siro = (busqueda = '?cupon=50&IdResultado=r1&IdReferenciaOperacion=ref1') =>
  dibujar(<ResultadoDeSiro />, {
    direccion: `/app/pagoOnline/resultado${busqueda}`,
    patron: '/app/pagoOnline/resultado',
  });
const sipago = (direccion: string) =>
  dibujar(<ResultadoDeTarjeta />, { direccion, patron: '/app/pagoOnline/:id?/sipago/:tipo' });
const netPagos = (direccion: string) =>
  dibujar(<ResultadoDeTarjeta />, { direccion, patron: '/app/pagoOnline/:lugar/:tipo' });
// Each second is drawn before the next begins.
const pasar = async (segundos: number) => {
  for (let i = 0; i < segundos; i += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
};
const enlace = (nombre: string) => screen.getByRole('link', { name: nombre });

beforeEach(() => iniciarSesion());
afterEach(() => vi.useRealTimers());

describe('SIRO', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

  test('cuenta diez segundos y pregunta con lo que trajo la dirección [PAG-023, API-079]', async () => {
    const pedidos: unknown[] = [];
    responder(rutasDePagos.resultadoDeSiro, async ({ request }) => {
      pedidos.push(await request.json());
      return resultadoDePago('acreditado', { ...cuponPago(), ...DE_TIMBRADO });
    });
    siro();
    expect(screen.getByText(PROCESANDO)).toBeInTheDocument();
    expect(screen.getByText('10')).toBeInTheDocument();
    await pasar(9);
    expect(pedidos).toEqual([]);
    await pasar(2);
    await waitFor(() => expect(pedidos).toEqual([{ cupon: '50', IdResultado: 'r1', IdReferenciaOperacion: 'ref1' }]));
  });

  test('timbrado acreditado: sus textos y el camino al legajo [PAG-024, PAG-027, PAG-028]', async () => {
    responder(rutasDePagos.resultadoDeSiro, resultadoDePago('acreditado', { ...cuponPago(), ...DE_TIMBRADO }));
    siro();
    await pasar(11);
    expect(await screen.findByRole('heading', { name: 'Pago exitoso' })).toBeInTheDocument();
    expect(screen.getByText('Timbrado prepago legajo #1042')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Ya podes presentarte a una Sede colegial a sellar el contrato, en cualquier momento previo al Visado.',
      ),
    ).toBeInTheDocument();
    expect(enlace('Ir a detalle de legajo')).toHaveAttribute('href', '/app/ejercicio/legajo/7/detail');
    expect(enlace('Ir al inicio')).toHaveAttribute('href', '/app/dashboard');
    expect(screen.getByRole('button', { name: 'Imprimir recibo' })).toBeInTheDocument();
  });

  test('quien pagó dos veces ve los dos pagos, y dónde quedó el repetido', async () => {
    const cupon = { ...cuponPago(), ...DE_MATRICULA };
    const repetidos = cupon.operaciones_pagos.map((pago) => ({
      ...pago,
      id: pago.id + 1,
      comprobante_id: null,
      detalle: 'Pago repetido: quedó a tu favor.',
    }));
    const operaciones_pagos = [...cupon.operaciones_pagos, ...repetidos];
    responder(rutasDePagos.resultadoDeSiro, resultadoDePago('acreditado', { ...cupon, operaciones_pagos }));
    siro();
    await pasar(11);
    expect(await screen.findByText(/Pago repetido: quedó a tu favor\./)).toBeInTheDocument();
    expect(screen.getAllByText(/7\.500,00/)).toHaveLength(2);
  });

  test('de otro circuito nombra el cupón', async () => {
    responder(rutasDePagos.resultadoDeSiro, resultadoDePago('acreditado', { ...cuponPago(), ...DE_MATRICULA }));
    siro();
    await pasar(11);
    expect(await screen.findByText('Pago acreditado. Cupón #1049')).toBeInTheDocument();
    expect(screen.queryByText(/Timbrado prepago/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ir a detalle de legajo' })).not.toBeInTheDocument();
  });

  test('rechazado: lo dice y deja volver a pagar [PAG-018, PAG-025]', async () => {
    responder(rutasDePagos.resultadoDeSiro, resultadoDePago('rechazado'));
    siro();
    await pasar(11);
    expect(await screen.findByRole('heading', { name: 'Lo sentimos' })).toBeInTheDocument();
    expect(screen.getByText('No fue posible procesar el pago')).toBeInTheDocument();
    expect(screen.getByText('Intentá nuevamente')).toBeInTheDocument();
    expect(enlace('Volver a pagar el cupón')).toHaveAttribute('href', '/app/cuenta/50/pago');
  });

  test('si la consulta falla, cuenta de nuevo sin decir nada; lo que no se sabe tampoco es un rechazo [PAG-018, PAG-026]', async () => {
    let llamadas = 0;
    responder(rutasDePagos.resultadoDeSiro, () => {
      llamadas += 1;
      if (llamadas === 1) return problema(502, 'SIRO no responde');
      if (llamadas === 2) return sinRed();
      return resultadoDePago(llamadas === 3 ? 'en_proceso' : 'acreditado', { ...cuponPago(), ...DE_TIMBRADO });
    });
    siro();
    for (const vez of [1, 2]) {
      await pasar(10);
      await waitFor(() => expect(llamadas).toBe(vez));
      expect(await screen.findByText('10')).toBeInTheDocument();
      expect(screen.getByText(PROCESANDO)).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    }
    await pasar(10);
    expect(await screen.findByText(/SIRO todavía no confirmó el pago/)).toBeInTheDocument();
    expect(screen.queryByText('Lo sentimos')).not.toBeInTheDocument();
    await pasar(11);
    expect(await screen.findByRole('heading', { name: 'Pago exitoso' })).toBeInTheDocument();
  });

  test('la cuenta se queda quieta mientras se la mira, lo dice, y vuelve a andar sola', async () => {
    siro();
    const usuario = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const tarjeta = screen.getByRole('region', { name: 'Estado del pago' });
    expect(screen.getByText('En pausa: seguimos consultando')).not.toBeVisible();
    await usuario.hover(tarjeta);
    await pasar(4);
    expect(screen.getByText('10')).toBeInTheDocument();
    expect(screen.getByText('En pausa: seguimos consultando')).toBeVisible();
    expect(screen.getByRole('timer', { name: 'La cuenta está en pausa' })).toBeInTheDocument();
    await usuario.unhover(tarjeta);
    expect(screen.getByText('6')).toBeInTheDocument();
    expect(screen.getByText('En pausa: seguimos consultando')).not.toBeVisible();
  });

  test.each([
    ['el puntero', (usuario: UserEvent) => usuario.hover(screen.getByRole('region', { name: 'Estado del pago' }))],
    ['el foco', (usuario: UserEvent) => usuario.tab()],
  ])('con %s encima sigue preguntando y muestra que el pago entró', async (_, mirar) => {
    let llamadas = 0;
    responder(rutasDePagos.resultadoDeSiro, () => {
      llamadas += 1;
      return resultadoDePago(llamadas === 1 ? 'en_proceso' : 'acreditado', { ...cuponPago(), ...DE_TIMBRADO });
    });
    siro();
    await mirar(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
    await pasar(11);
    await waitFor(() => expect(llamadas).toBe(1));
    expect(screen.getByText('En pausa: seguimos consultando')).toBeVisible();
    await pasar(11);
    expect(await screen.findByRole('heading', { name: 'Pago exitoso' })).toBeInTheDocument();
  });

  test('se puede preguntar antes, y dos toques son una pregunta', async () => {
    let llamadas = 0;
    responder(rutasDePagos.resultadoDeSiro, () => {
      llamadas += 1;
      return resultadoDePago('en_proceso');
    });
    siro();
    const usuario = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await usuario.dblClick(screen.getByRole('button', { name: 'Consultar ahora' }));
    await waitFor(() => expect(llamadas).toBe(1));
  });

  test('sin datos en la dirección no inventa nada', () => {
    siro('');
    expect(screen.getByText('No podemos identificar el pago')).toBeInTheDocument();
    expect(screen.queryByText('Lo sentimos')).not.toBeInTheDocument();
  });

  test('el pago de otra persona no existe [ERR-037]', async () => {
    responder(rutasDePagos.resultadoDeSiro, () => problema(404, 'No encontramos lo que buscás.'));
    siro();
    await pasar(11);
    expect(await screen.findByText('No encontramos lo que buscás.')).toBeInTheDocument();
  });
});

describe('rechazo de SIRO', () => {
  const rechazo = (busqueda: string) =>
    dibujar(<RechazoDeSiro />, {
      direccion: `/app/pagoOnline/rechazado${busqueda}`,
      patron: '/app/pagoOnline/rechazado',
    });

  test('sin nada que preguntar, sus textos de siempre y que no se sabe de qué pago son [PAG-037]', () => {
    rechazo('');
    expect(screen.getByRole('heading', { name: 'Lo sentimos' })).toBeInTheDocument();
    expect(screen.getByText(/^La dirección no dice de qué cupón es\./)).toBeInTheDocument();
  });

  test('a la dirección no se le cree: si se acreditó, se dice [PAG-037]', async () => {
    responder(rutasDePagos.consultarPago, resultadoDePago('acreditado', cuponPago()));
    rechazo('?cupon=50');
    expect(await screen.findByText('Pago acreditado. Cupón #1049')).toBeInTheDocument();
    expect(screen.queryByText('Lo sentimos')).not.toBeInTheDocument();
  });
});

describe('tarjetas', () => {
  test.each([sipago, netPagos])('un tipo desconocido va al inicio [PAG-030]', async (abrir) => {
    const { router } = abrir(abrir === sipago ? '/app/pagoOnline/sipago/quizas' : '/app/pagoOnline/netPago/quizas');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
  });

  test('SiPago confirmado y todavía sin respuesta: el aviso de demora [PAG-029, PAG-031]', async () => {
    responder(rutasDePagos.consultarPago, resultadoDePago('en_proceso'));
    sipago('/app/pagoOnline/sipago/confirmado?cupon=50');
    expect(
      await screen.findByText(
        'La acreditación de SiPago podría demorar unos minutos en verse reflejada en el sistema.',
      ),
    ).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Pago en proceso' })).toBeInTheDocument();
  });

  test('SiPago rechazado [PAG-029, PAG-032]', async () => {
    responder(rutasDePagos.consultarPago, resultadoDePago('rechazado'));
    sipago('/app/pagoOnline/sipago/rechazado?cupon=50');
    expect(await screen.findByRole('heading', { name: 'SiPago no pudo procesar el pago' })).toBeInTheDocument();
    expect(screen.getByText('Intentar el procedimiento nuevamente')).toBeInTheDocument();
  });

  test.each([
    ['SiPago', sipago, '/app/pagoOnline/sipago'],
    ['Net Pagos', netPagos, '/app/pagoOnline/netPago'],
  ])('%s sin un cupón que preguntar: no se sabe qué pasó, y se dice qué hacer', (nombre, abrir, camino) => {
    for (const busqueda of ['', '?cupon=abc', '?cupon=-1', '?cupon=']) {
      const { unmount } = abrir(`${camino}/confirmado${busqueda}`);
      expect(screen.getByRole('heading', { name: 'No podemos identificar el pago' })).toBeInTheDocument();
      expect(screen.getByText(/Si pagaste, no pagues otra vez/)).toBeInTheDocument();
      expect(enlace('Ver mis cupones')).toHaveAttribute('href', '/app/cuenta/resumenCuenta/cupones');
      expect(screen.getByText(new RegExp(`La acreditación de ${nombre} podría demorar`))).toBeInTheDocument();
      expect(screen.queryByText(/Pago en proceso|Pago Confirmado/)).not.toBeInTheDocument();
      unmount();
    }
    abrir(`${camino}/rechazado`);
    expect(screen.getByRole('heading', { name: `${nombre} no pudo procesar el pago` })).toBeInTheDocument();
    expect(screen.getByText(/Si pagaste, no pagues otra vez/)).toBeInTheDocument();
    expect(enlace('Ver mis cupones')).toBeInTheDocument();
  });

  test('Net Pagos todavía sin respuesta: el aviso de demora; rechazado: su error [PAG-029, PAG-033, PAG-034]', async () => {
    responder(rutasDePagos.consultarPago, resultadoDePago('en_proceso'));
    const { unmount } = netPagos('/app/pagoOnline/netPago/confirmado?cupon=50');
    expect(
      await screen.findByText(
        'La acreditación de Net Pagos podría demorar unos minutos en verse reflejada en el sistema.',
      ),
    ).toBeInTheDocument();
    unmount();
    responder(rutasDePagos.consultarPago, resultadoDePago('rechazado'));
    netPagos('/app/pagoOnline/netPago/rechazado?cupon=50');
    expect(await screen.findByRole('heading', { name: 'Net Pagos no pudo procesar el pago' })).toBeInTheDocument();
  });

  test('Net Pagos acreditado: Pago Confirmado, con su cupón [PAG-033]', async () => {
    responder(rutasDePagos.consultarPago, resultadoDePago('acreditado', cuponPago()));
    netPagos('/app/pagoOnline/netPago/confirmado?cupon=49');
    expect(await screen.findByRole('heading', { name: 'Pago Confirmado' })).toBeInTheDocument();
    expect(screen.getByText('Pago acreditado. Cupón #1049')).toBeInTheDocument();
  });

  test('el paso siguiente es el legajo si hay uno, si no el resumen; siempre el inicio [PAG-035, PAG-036]', () => {
    const { unmount } = sipago('/app/pagoOnline/7/sipago/rechazado');
    expect(enlace('Ir a detalle legajo')).toHaveAttribute('href', '/app/ejercicio/legajo/7/detail');
    expect(enlace('Ir al inicio')).toHaveAttribute('href', '/app/dashboard');
    expect(screen.queryByRole('link', { name: 'Ir a resumen de cuenta' })).not.toBeInTheDocument();
    unmount();
    sipago('/app/pagoOnline/sipago/rechazado');
    expect(enlace('Ir a resumen de cuenta')).toHaveAttribute('href', '/app/cuenta/resumenCuenta/resumen');
    expect(enlace('Ir al inicio')).toBeInTheDocument();
  });

  test('lo que entró tarde no se da por fallado ni por pago: se dice dónde está', async () => {
    const operacion = { id: 9, medio: 'sipago', importe: '184500.00', fecha_pago: '2026-12-20T15:00:00Z' };
    const detalle = 'Pago fuera de término: quedó a tu favor.';
    const operaciones_pagos = [{ ...operacion, comprobante_id: null, detalle }];
    const recibido = resultadoDePago('recibido', { estado: { nombre: 'vencido' }, operaciones_pagos });
    responder(rutasDePagos.consultarPago, recibido);
    sipago('/app/pagoOnline/sipago/confirmado?cupon=50');
    expect(await screen.findByText('Recibimos tu pago')).toBeInTheDocument();
    expect(screen.getByText(/184\.500,00: Pago fuera de término: quedó a tu favor\./)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Volver a pagar el cupón' })).not.toBeInTheDocument();
  });

  test('un cupón vencido o sin pagos se dice como es [PAG-018]', async () => {
    const pasado = { estado: { nombre: 'vencido' }, ultimo_vencimiento: '2026-11-20' } as const;
    responder(rutasDePagos.consultarPago, resultadoDePago('vencido', pasado));
    const { unmount } = sipago('/app/pagoOnline/sipago/confirmado?cupon=50');
    expect(await screen.findByText('El plazo para pagar el cupón venció.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Volver a pagar el cupón' })).not.toBeInTheDocument();
    unmount();
    responder(rutasDePagos.consultarPago, resultadoDePago('vencido'));
    const deLaPagina = sipago('/app/pagoOnline/sipago/confirmado?cupon=50');
    expect(
      await screen.findByText('Venció el plazo de la página de pago. El cupón sigue pendiente.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('El plazo para pagar el cupón venció.')).not.toBeInTheDocument();
    deLaPagina.unmount();
    const anulado = { ...pasado, motivo_cierre: 'Cancelado por el matriculado' };
    responder(rutasDePagos.consultarPago, resultadoDePago('vencido', anulado));
    const delAnulado = sipago('/app/pagoOnline/sipago/confirmado?cupon=50');
    expect(await screen.findByText('El cupón está anulado: Cancelado por el matriculado.')).toBeInTheDocument();
    delAnulado.unmount();
    responder(rutasDePagos.consultarPago, resultadoDePago('sin_pago'));
    sipago('/app/pagoOnline/sipago/confirmado?cupon=50');
    expect(await screen.findByText('Este cupón todavía no tiene pagos')).toBeInTheDocument();
    expect(enlace('Volver a pagar el cupón')).toBeInTheDocument();
  });
});
