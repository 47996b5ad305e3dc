import { rutasDeCupones, rutasDeIntencion, rutasDeLiquidaciones } from '@colega/contract/dinero';
import { usarSalida } from '@colega/web-kit/lib/navegacion/salir.ts';
import { conTexto } from '@colega/web-kit/testing/con-texto.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { liquidacion } from '../../../testing/datos-de-pagos.ts';
import PagoDeLiquidacion from './pago-de-liquidacion.tsx';
import { guardarSeleccion, leerSeleccion } from './seleccion-guardada.ts';

const USUARIO = 7;
const GENERADO = { orden_pago_id: 90, numero_boleta: 1090, message: 'Cupón creado exitosamente' };
type Confirmacion = { clave: string | null; cuerpo: Record<string, unknown> };
let salidas: string[];
let confirmaciones: Confirmacion[];
let avisos: MockInstance<typeof notifications.show>;
let dejar: () => void;

const abrir = (total = '291000.00') => {
  const suya = liquidacion({ importe_total: total });
  responder(rutasDeLiquidaciones.preLiquidacion, suya);
  responder(rutasDeLiquidaciones.recalcularLiquidacion, suya);
  return dibujar(<PagoDeLiquidacion />, { direccion: '/app/cuenta/pago', patron: '/app/cuenta/pago' });
};
const confirmarCon = (respuesta: () => Response | typeof GENERADO = () => GENERADO) =>
  responder(rutasDeLiquidaciones.confirmarLiquidacion, async ({ request }) => {
    const cuerpo = (await request.json()) as Confirmacion['cuerpo'];
    confirmaciones.push({ clave: request.headers.get('Idempotency-Key'), cuerpo });
    return respuesta();
  });
const dichos = () => avisos.mock.calls.map(([aviso]) => String(aviso.message));
const pagarCon = async (medio: RegExp, boton: string) => {
  await userEvent.click(await screen.findByRole('radio', { name: medio }));
  const confirmar = await screen.findByRole('button', { name: 'Confirmar' });
  await waitFor(() => expect(confirmar).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(confirmar);
  await userEvent.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: boton }));
};

beforeEach(() => {
  iniciarSesion();
  guardarSeleccion(USUARIO, { fuera: [], medio: null });
  salidas = [];
  confirmaciones = [];
  avisos = vi.spyOn(notifications, 'show');
  dejar = usarSalida((direccion) => salidas.push(direccion));
});
afterEach(() => {
  dejar();
  vi.restoreAllMocks();
});

describe('el método de una liquidación', () => {
  test('sin una liquidación en curso lleva a liquidar [PAG-008]', async () => {
    localStorage.clear();
    const { router } = abrir();
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/cuenta/liquidar'));
  });

  test('muestra lo elegido, los métodos y la vuelta; Confirmar espera un método [PAG-007, PAG-009, PAG-010]', async () => {
    abrir();
    expect(await screen.findByText(conTexto('Multa del Tribunal de Ética · T-12.345'))).toBeInTheDocument();
    expect(await screen.findAllByRole('radio')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Volver a la liquidación' })).toHaveAttribute(
      'href',
      '/app/cuenta/liquidar',
    );
    expect(await screen.findByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('elegir un método vuelve a calcular; si falla se dice y no se confirma [LIQ-011, ERR-026]', async () => {
    abrir();
    const medio = await screen.findByRole('radio', { name: /SiPago/ });
    const pedidos: unknown[] = [];
    responder(rutasDeLiquidaciones.recalcularLiquidacion, async ({ request }) => {
      pedidos.push(((await request.json()) as { preferencias_de_pago: unknown }).preferencias_de_pago);
      return problema(500, 'Tuvimos un problema.');
    });
    await userEvent.click(medio);
    expect(await screen.findByText('Error al intentar actualizar la liquidacion')).toBeInTheDocument();
    expect(pedidos).toEqual([[{ key: 'sipago' }]]);
    expect(screen.getByRole('button', { name: 'Falta recalcular' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('confirmar', () => {
  test('genera el cupón una vez, abre la intención y sale [PAG-017, LIQ-020, ERR-032]', async () => {
    confirmarCon();
    const intenciones: unknown[] = [];
    responder(rutasDeIntencion.sipago, async ({ request }) => {
      intenciones.push(await request.json());
      return { urlRedirect: 'https://sipago.example/1' };
    });
    const { router } = abrir();
    await pagarCon(/SiPago/, 'Ir a SiPago');
    await waitFor(() => expect(salidas).toEqual(['https://sipago.example/1']));
    expect(confirmaciones).toHaveLength(1);
    expect(confirmaciones[0]?.cuerpo).toMatchObject({
      persona_id: 70,
      importe_total: '291000.00',
      preferencias_de_pago: [{ key: 'sipago' }],
    });
    expect(intenciones).toEqual([{ orden_id: 90 }]);
    expect(dichos()).toEqual(['Cupón creado exitosamente']);
    // Going back finds the coupon, not a settlement that is no more.
    expect(router.state.location.pathname).toBe('/app/cuenta/90/pago');
    expect(leerSeleccion(USUARIO)).toBeNull();
  });

  test('si la pasarela no responde, el cupón ya está y se paga desde su página [ERR-029]', async () => {
    confirmarCon();
    responder(rutasDeIntencion.sipago, () => problema(503, 'SiPago no responde.'));
    const { router } = abrir();
    await pagarCon(/SiPago/, 'Ir a SiPago');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/cuenta/90/pago'));
    expect(dichos().at(-1)).toBe('Error al intentar redireccionar a SiPago\nSiPago no responde.');
    expect(salidas).toEqual([]);
  });

  test('una respuesta perdida se pide de nuevo con la misma clave: es el mismo cupón [ERR-028]', async () => {
    let veces = 0;
    confirmarCon(() => {
      veces += 1;
      return veces === 1 ? sinRed() : GENERADO;
    });
    responder(rutasDeIntencion.sipago, { urlRedirect: 'https://sipago.example/1' });
    abrir();
    await pagarCon(/SiPago/, 'Ir a SiPago');
    await waitFor(() => expect(dichos()[0]).toContain('Error al intentar generar cupón'));
    expect(leerSeleccion(USUARIO)).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await pagarCon(/SiPago/, 'Ir a SiPago');
    await waitFor(() => expect(salidas).toHaveLength(1));
    expect(confirmaciones).toHaveLength(2);
    expect(confirmaciones[1]?.clave).toBe(confirmaciones[0]?.clave);
  });

  test('si los importes cambiaron, el servidor la rechaza y se lee de nuevo [ERR-037]', async () => {
    confirmarCon(() => problema(409, 'Los importes cambiaron desde que se cargó la liquidación.'));
    abrir();
    await screen.findByRole('radio', { name: /SiPago/ });
    responder(rutasDeLiquidaciones.recalcularLiquidacion, liquidacion({ importe_total: '300000.00' }));
    await pagarCon(/SiPago/, 'Ir a SiPago');
    await waitFor(() => expect(dichos()).toContain('Los importes cambiaron desde que se cargó la liquidación.'));
    const pago = within(screen.getByRole('region', { name: 'Qué se paga' }));
    expect(await pago.findByText(/300\.000,00/)).toBeInTheDocument();
    expect(salidas).toEqual([]);
  });

  test('con código de barras se baja el cupón y se va a los cupones [PAG-017]', async () => {
    confirmarCon();
    const bajado = vi.fn(() => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }));
    responder(rutasDeCupones.imprimirCupon, bajado);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    const { router } = abrir();
    await pagarCon(/código de barras/, 'Generar cupón');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/cuenta/resumenCuenta/cupones'));
    expect(bajado).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  test('lo que un saldo a favor cubre entero se confirma sin método', async () => {
    confirmarCon();
    const { router } = abrir('0.00');
    expect(await screen.findByText('Tu saldo a favor cubre todo')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar con tu saldo a favor' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/cuenta/resumenCuenta/cupones'));
    expect(confirmaciones).toHaveLength(1);
  });
});
