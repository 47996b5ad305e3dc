import { type Liquidacion, rutasDeLiquidaciones } from '@colega/contract/dinero';
import { conTexto } from '@colega/web-kit/testing/con-texto.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  itemDeLiquidacion,
  liquidacion,
  liquidacionVacia,
  PASOS_CON_RECARGO,
} from '../../../testing/datos-de-pagos.ts';
import Liquidar from './liquidar.tsx';

type Elegido = { id: number; seleccionadoParaLiquidar: boolean };
type Pedido = Record<'sanciones' | 'items_vigentes' | 'items_vencidos' | 'bonificaciones', Elegido[]> & {
  persona_id: number;
  importe_total: string;
  preferencias_de_pago: unknown[];
};
let pedidos: Pedido[];

const abrir = (inicial: Liquidacion = liquidacion()) => {
  responder(rutasDeLiquidaciones.preLiquidacion, inicial);
  responder(rutasDeLiquidaciones.recalcularLiquidacion, async ({ request }) => {
    const pedido = (await request.json()) as Pedido;
    pedidos.push(pedido);
    return { ...inicial, importe_total: pedido.importe_total };
  });
  return dibujar(<Liquidar />, { direccion: '/app/cuenta/liquidar', patron: '/app/cuenta/liquidar' });
};
const interruptor = (nombre: string) => screen.findByRole('switch', { name: new RegExp(`^${nombre}`) });
const cambiar = async (nombre: string) => userEvent.click(await interruptor(nombre));
const total = () => within(screen.getByRole('region', { name: 'Lo que vas a pagar' }));
const siguiente = () => screen.getByRole('button', { name: /Siguiente|Calculando…/ });
const importe = (texto: string) => new RegExp(texto.replaceAll('.', '\\.'));

beforeEach(() => {
  iniciarSesion();
  pedidos = [];
});

describe('elegir', () => {
  test('todo viene elegido, en sus cuatro grupos, sin llamar de nuevo [LIQ-003, LIQ-004, LIQ-008, LIQ-018, LIQ-019]', async () => {
    abrir();
    expect(screen.getByText('Armás un cupón con lo que elijas pagar de tu matrícula.')).toBeInTheDocument();
    for (const grupo of ['Vencidos', 'Vigentes', 'Sanciones', 'Bonificaciones'])
      expect(await screen.findByRole('region', { name: grupo })).toBeInTheDocument();
    const propios = screen.getAllByRole('switch', { name: /^(?!Solo)/ });
    expect(propios).toHaveLength(5);
    for (const nodo of propios) expect(nodo).toBeChecked();
    expect(total().getByText(importe('291.000,00'))).toBeInTheDocument();
    expect(screen.getByText(/^Venció el 31\/03\/2026 \(hace \d+ días\)$/)).toBeInTheDocument();
    expect(pedidos).toEqual([]);
  });

  test('rehabilitación y reinscripción no tienen interruptor [LIQ-010]', async () => {
    abrir();
    expect(await screen.findByText('ARANCEL DE REHABILITACIÓN')).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: /REHABILITACIÓN/ })).not.toBeInTheDocument();
    expect(screen.getByText(/Se liquida siempre/)).toBeInTheDocument();
  });

  test('cada cambio se vuelve a calcular con lo elegido y lo que no [LIQ-011]', async () => {
    abrir();
    await cambiar('Multa del Tribunal de Ética');
    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(Object.keys(pedidos[0] ?? {}).sort()).toEqual([
      'bonificaciones',
      'importe_total',
      'items_vencidos',
      'items_vigentes',
      'persona_id',
      'preferencias_de_pago',
      'sanciones',
    ]);
    expect(pedidos[0]).toMatchObject({
      persona_id: 70,
      sanciones: [{ id: 1, seleccionadoParaLiquidar: false }],
      importe_total: '275000.00',
    });
    expect(await total().findByText(importe('275.000,00'))).toBeInTheDocument();
  });

  test('sin CUOTA 1 no hay CUOTA 2: se apaga 200 ms después y dice por qué [LIQ-013, LIQ-014, LIQ-015, LIQ-016]', async () => {
    abrir();
    const [cuota1, cuota2] = [await interruptor('CUOTA 1 2026'), await interruptor('CUOTA 2 2026')];
    vi.useFakeTimers();
    fireEvent.click(cuota1);
    expect(cuota1).not.toBeChecked();
    await act(() => vi.advanceTimersByTimeAsync(190));
    expect(cuota2).toBeChecked();
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(cuota2).not.toBeChecked();
    vi.useRealTimers();
    expect(cuota2).toBeDisabled();
    expect(screen.getByText('No es posible liquidar solo la CUOTA 2, debe seleccionar la CUOTA 1')).toBeInTheDocument();
    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(pedidos[0]?.items_vigentes.find(({ id }) => id === 3)?.seleccionadoParaLiquidar).toBe(false);
    await cambiar('CUOTA 1 2026');
    await waitFor(() => expect(cuota2).toBeEnabled());
  });

  test('solo sanciones deja afuera lo demás, y al sacarlo vuelve [LIQ-009, LIQ-011]', async () => {
    abrir();
    await cambiar('Solo sanciones');
    expect(await interruptor('ARANCEL 2026')).not.toBeChecked();
    expect(await interruptor('Multa del Tribunal de Ética')).toBeChecked();
    await waitFor(() => expect(pedidos.at(-1)?.importe_total).toBe('16000.00'));
    await cambiar('Solo sanciones');
    expect(await interruptor('ARANCEL 2026')).toBeChecked();
  });

  test('sin nada elegido el total es cero, no se llama y no se sigue [LIQ-006, LIQ-012]', async () => {
    abrir(liquidacion({ items_vencidos: [], items_vigentes: [], bonificaciones: [], importe_total: '16000.00' }));
    await cambiar('Multa del Tribunal de Ética');
    expect(total().getByText(importe('0,00'))).toBeInTheDocument();
    expect(siguiente()).toBeDisabled();
    expect(pedidos).toEqual([]);
  });
});

describe('seguir', () => {
  test('con bonificaciones solas no se sigue, y se dice por qué', async () => {
    abrir(liquidacion({ items_vencidos: [], items_vigentes: [] }));
    await cambiar('Multa del Tribunal de Ética');
    expect(total().getByText(/^Una bonificación se descuenta de lo que se liquida/)).toBeInTheDocument();
    expect(total().getByText(importe('0,00'))).toBeInTheDocument();
    expect(siguiente()).toBeDisabled();
    expect(pedidos).toEqual([]);
  });

  test('Siguiente lleva a elegir el método; la vuelta, al inicio [LIQ-005, LIQ-007]', async () => {
    const { router } = abrir();
    await interruptor('ARANCEL 2026');
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/app/dashboard');
    await userEvent.click(siguiente());
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/cuenta/pago'));
  });

  test('sin el ARANCEL no se sigue, y se dice [LIQ-017]', async () => {
    const { router } = abrir();
    await cambiar('ARANCEL 2026');
    await waitFor(() => expect(pedidos).toHaveLength(1));
    await waitFor(() => expect(siguiente()).toHaveTextContent('Siguiente'));
    await userEvent.click(siguiente());
    expect(await screen.findByRole('alert')).toHaveTextContent('No es posible liquidar sin seleccionar el ARANCEL');
    expect(router.state.location.pathname).toBe('/app/cuenta/liquidar');
  });

  test('lo elegido se encuentra al volver [LIQ-003]', async () => {
    const { unmount } = abrir();
    await cambiar('Multa del Tribunal de Ética');
    unmount();
    abrir();
    expect(await interruptor('Multa del Tribunal de Ética')).not.toBeChecked();
    expect(await interruptor('ARANCEL 2026')).toBeChecked();
  });
});

describe('lo que falla', () => {
  test('al cargar: se dice y se reintenta [ERR-027]', async () => {
    responder(rutasDeLiquidaciones.preLiquidacion, () => problema(500, 'Tuvimos un problema.'));
    dibujar(<Liquidar />, { direccion: '/app/cuenta/liquidar' });
    expect(await screen.findByText('Error al intentar generar la liquidacion')).toBeInTheDocument();
    expect(screen.getByText('Tuvimos un problema.')).toBeInTheDocument();
    responder(rutasDeLiquidaciones.preLiquidacion, liquidacion());
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await interruptor('ARANCEL 2026')).toBeInTheDocument();
  });

  test('sin red «Siguiente» no queda muerto: vuelve a calcular, y dice por qué no pudo', async () => {
    const { router } = abrir();
    await interruptor('ARANCEL 2026');
    let pedidos = 0;
    responder(rutasDeLiquidaciones.recalcularLiquidacion, () => {
      pedidos += 1;
      return sinRed();
    });
    await cambiar('Multa del Tribunal de Ética');
    const dicho = 'Tu selección no se perdió.\nSin conexión: revisá tu internet y volvé a intentar.';
    expect(await screen.findByText(conTexto(dicho))).toBeInTheDocument();
    const antes = pedidos;
    await userEvent.click(siguiente());
    await waitFor(() => expect(pedidos).toBeGreaterThan(antes));
    expect(await screen.findByText(conTexto(dicho))).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/app/cuenta/liquidar');
  });

  test('al recalcular: la selección queda, y se reintenta [ERR-027]', async () => {
    const { router } = abrir();
    await interruptor('ARANCEL 2026');
    responder(rutasDeLiquidaciones.recalcularLiquidacion, () => problema(500, 'Tuvimos un problema.'));
    await cambiar('Multa del Tribunal de Ética');
    expect(await screen.findByText('Error al intentar generar la liquidacion')).toBeInTheDocument();
    expect(await interruptor('Multa del Tribunal de Ética')).not.toBeChecked();
    await userEvent.click(siguiente());
    expect(router.state.location.pathname).toBe('/app/cuenta/liquidar');
    responder(rutasDeLiquidaciones.recalcularLiquidacion, { ...liquidacion(), importe_total: '275000.00' });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('las respuestas que llegan tarde no pisan a la última', async () => {
    const tarde: (() => void)[] = [];
    abrir();
    responder(rutasDeLiquidaciones.recalcularLiquidacion, async ({ request }) => {
      const { importe_total } = (await request.json()) as Pedido;
      if (importe_total === '275000.00') await new Promise<void>((listo) => tarde.push(listo));
      return { ...liquidacion(), importe_total };
    });
    await cambiar('Multa del Tribunal de Ética');
    await waitFor(() => expect(tarde).toHaveLength(1));
    await cambiar('Saldo a favor del cupón 1012');
    expect(await total().findByText(importe('285.000,00'))).toBeInTheDocument();
    for (const soltar of tarde) soltar();
    await waitFor(() => expect(siguiente()).toHaveTextContent('Siguiente'));
    expect(total().getByText(importe('285.000,00'))).toBeInTheDocument();
  });

  test('sin deudas dice qué se va a ver ahí', async () => {
    abrir(liquidacionVacia());
    expect(await screen.findByText('No tenés nada para liquidar')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver mis cupones' })).toBeInTheDocument();
  });
});

describe('lo que se explica', () => {
  const explicado = () => itemDeLiquidacion({ importe_total: '56840.00', pasos: PASOS_CON_RECARGO });

  test('cada cargo dice cómo se calcula cuando se lo pide, con lo pagado a cuenta y el recargo', async () => {
    abrir(liquidacion({ items_vencidos: [explicado()] }));
    const resumen = await screen.findByText('Cómo se calcula');
    expect(resumen).toHaveTextContent('Cómo se calcula ARANCEL 2026');
    const desglose = resumen.closest('details');
    expect(desglose).not.toHaveAttribute('open');
    await userEvent.click(resumen);
    expect(desglose).toHaveAttribute('open');
    for (const { texto } of PASOS_CON_RECARGO) expect(screen.getByText(texto)).toBeVisible();
    expect(desglose).toHaveTextContent(/-\s?\$\s?49\.000,00/);
    expect(desglose).toHaveTextContent('7.840,00');
  });

  test('los valores de referencia se dicen una vez, con su página y sin sus números internos', async () => {
    const otro = { ...explicado(), id: 8 };
    abrir(liquidacion({ items_vencidos: [explicado(), otro] }));
    expect(await screen.findAllByText('Cómo se calcula')).toHaveLength(2);
    expect(screen.getAllByText(/^Valores de referencia/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Ver detalle' })).toHaveAttribute('href', '/valores-de-referencia');
    expect(screen.queryByText(/S-2\d\d/)).not.toBeInTheDocument();
  });

  test('sin cálculo que mostrar no hay nada que abrir ni valores de referencia', async () => {
    abrir();
    expect(await screen.findByRole('region', { name: 'Bonificaciones' })).toBeInTheDocument();
    expect(screen.queryByText('Cómo se calcula')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Valores de referencia/)).not.toBeInTheDocument();
  });
});

describe('una CUOTA 2 cuya CUOTA 1 está en un cupón', () => {
  const espera = () =>
    liquidacion({
      items_vencidos: [itemDeLiquidacion({})],
      items_vigentes: [
        itemDeLiquidacion({
          id: 3,
          descripcion: 'CUOTA 2 2026',
          concepto: { key: 'cuota_2', tipo_key: 'matricula' },
          espera_cupon: 1050,
          seleccionadoParaLiquidar: false,
        }),
      ],
    });

  test('no se elige, dice qué cupón hay que pagar o cancelar antes y lleva a los pendientes [LIQ-013, LIQ-016]', async () => {
    abrir(espera());
    const cuota2 = await interruptor('CUOTA 2 2026');
    expect(cuota2).toBeDisabled();
    expect(cuota2).not.toBeChecked();
    expect(cuota2).toHaveAccessibleDescription('Primero pagá (o cancelá) el cupón 1050, que tiene la CUOTA 1.');
    expect(screen.getByRole('link', { name: 'cupón 1050' })).toHaveAttribute(
      'href',
      '/app/cuenta/resumenCuenta/cupones?estado=pendiente',
    );
  });

  test('cuando el cupón ya no está, vuelve elegida: nadie la dejó afuera', async () => {
    const { unmount } = abrir(espera());
    await cambiar('ARANCEL 2026');
    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(pedidos[0]?.items_vigentes).toEqual([{ id: 3, seleccionadoParaLiquidar: false }]);
    unmount();
    const libre = espera();
    abrir({ ...libre, items_vigentes: libre.items_vigentes.map((item) => ({ ...item, espera_cupon: null })) });
    expect(await interruptor('CUOTA 2 2026')).toBeChecked();
  });
});
