import {
  type Cupon,
  rutasDeCupones,
  rutasDeIntencion,
  rutasDeLiquidaciones,
  rutasDePagos,
} from '@colega/contract/dinero';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { rutasDeSesion } from '@colega/contract/sesion';
import { rutasDeTablero } from '@colega/contract/tablero';
import { usarSalida } from '@colega/web-kit/lib/navegacion/salir.ts';
import { legajo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { tablero } from '@colega/web-kit/testing/datos-de-personas.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cupon, cuponPago, mediosHabilitados } from '../../../testing/datos-de-cuenta.ts';
import { liquidacionVacia } from '../../../testing/datos-de-pagos.ts';
import LoQueDebo from '../debo/lo-que-debo.tsx';
import { YAhora } from '../resultado/y-ahora.tsx';
import { guardarCola, leerCola, olvidarCola } from './cola-guardada.ts';
import { SeguirPagando } from './seguir-pagando.tsx';

const USUARIO = 7;
const DEBE = '/app/cuenta/debo';
const falta = (id: number, cambios: Partial<Cupon> = {}) => cupon({ id, numero_boleta: 1000 + id, ...cambios });
const pago = (id: number) => cuponPago({ id, numero_boleta: 1000 + id });
const vencido = (id: number) => falta(id, { estado: { nombre: 'vencido' } });
const rechazado = (id: number) => falta(id, { estado_pago: 'rechazado' });

let pedidos: number[];
let hay: Record<number, Cupon>;
let salidas: string[];
let dejarDeSalir: () => void;

const enCola = (forma: 'qr' | 'sipago', cupones: Cupon[], sigue_solo = false) => {
  hay = Object.fromEntries(cupones.map((uno) => [uno.id, uno]));
  guardarCola(USUARIO, { forma, sigue_solo, cupones: cupones.map(({ id }) => id) });
};
const abrir = () => dibujar(<LoQueDebo />, { direccion: DEBE });
/** As the page that says how a payment went. */
const tras = (uno: Cupon) => dibujar(<SeguirPagando cupon={uno} />, { direccion: '/app' });
const pasar = (segundos: number) => act(() => vi.advanceTimersByTimeAsync(segundos * 1000));
/** Each second is drawn before the next one. */
const pasarDeAUno = async (segundos: number) => {
  for (let i = 0; i < segundos; i += 1) await pasar(1);
};

beforeEach(() => {
  localStorage.clear();
  iniciarSesion();
  pedidos = [];
  salidas = [];
  dejarDeSalir = usarSalida((direccion) => salidas.push(direccion));
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDePagos.mediosHabilitados, mediosHabilitados());
  responder(rutasDeTablero.tablero, tablero());
  responder(rutasDeCupones.cupones, pagina([falta(60)]));
  responder(rutasDeLiquidaciones.preLiquidacion, liquidacionVacia());
  responder(rutasDeLiquidaciones.cargosPorPagar, pagina([]));
  responder(rutasDeCupones.qrDeCupon, () => new Response(new Blob(['png'], { type: 'image/png' })));
  responder(rutasDeIntencion.sipago, async ({ request }) => ({
    urlRedirect: `https://sipago.example/${((await request.json()) as { orden_id: number }).orden_id}`,
  }));
  responder(rutasDeCupones.cupon, ({ params }) => {
    pedidos.push(Number(params.id));
    return hay[Number(params.id)] ?? problema(404, 'No encontramos lo que buscás.');
  });
});
afterEach(() => {
  dejarDeSalir();
  vi.useRealTimers();
});

test('lo vencido no cuenta como pago, y se dice aparte [S-872]', async () => {
  enCola('sipago', [pago(50), vencido(51), falta(52)]);
  abrir();
  expect(await screen.findByRole('heading', { name: '1 de 3 pagados; 1 ya no se puede pagar' })).toBeInTheDocument();
});

test('una cola que ya había terminado no tapa lo que se debe, y no vuelve', async () => {
  enCola('sipago', [pago(50), vencido(51)]);
  abrir();
  expect(await screen.findByRole('checkbox', { name: /./ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Pagar/ })).toBeInTheDocument();
  expect(leerCola(USUARIO)).toBeNull();
});

test('quien viene de pagar el último ve cómo quedó cada uno', async () => {
  enCola('sipago', [pago(50), pago(51)]);
  const { router, unmount } = tras(pago(51));
  await userEvent.click(await screen.findByRole('link', { name: 'Ver cómo quedó cada pago' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(DEBE));
  const { state } = router.state.location;
  unmount();
  dibujar(<LoQueDebo />, { direccion: DEBE, estado: state });
  expect(await screen.findByRole('heading', { name: 'Listo: pagaste lo que elegiste' })).toBeInTheDocument();
});

test('el que se rechazó no para a los demás, ni es el que sigue después de rechazarse', async () => {
  enCola('sipago', [rechazado(50), rechazado(51), falta(52)]);
  const { unmount } = abrir();
  await userEvent.click(await screen.findByRole('button', { name: /^Pagar .* cupón Nº 1052$/ }));
  await waitFor(() => expect(salidas).toEqual(['https://sipago.example/52']));
  unmount();
  enCola('sipago', [rechazado(50), rechazado(51), pago(52)]);
  tras(rechazado(50));
  await userEvent.click(await screen.findByRole('button', { name: /^Seguir: / }));
  await waitFor(() => expect(salidas.at(-1)).toBe('https://sipago.example/51'));
});

describe('el que sigue se abre solo [S-915]', () => {
  const despuesDe = async (uno: Cupon) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    tras(uno);
    await screen.findByRole('button', { name: /^Seguir: / });
  };

  test('cuando el anterior se pagó, y una sola vez', async () => {
    enCola('sipago', [pago(50), falta(51), falta(52)], true);
    await despuesDe(pago(50));
    await pasarDeAUno(1);
    expect(screen.getByText('Se abre solo en unos segundos.')).toBeInTheDocument();
    expect(salidas).toEqual([]);
    await pasarDeAUno(8);
    await waitFor(() => expect(salidas).toEqual(['https://sipago.example/51']));
    await pasarDeAUno(12);
    expect(salidas).toHaveLength(1);
  });

  test('después de uno rechazado, o si se eligió que no, espera', async () => {
    enCola('sipago', [rechazado(50), falta(51)], true);
    await despuesDe(rechazado(50));
    await pasarDeAUno(12);
    enCola('sipago', [pago(50), falta(51)], false);
    tras(pago(50));
    await pasarDeAUno(12);
    expect(salidas).toEqual([]);
  });

  test.each([
    ['se para', () => userEvent.click(screen.getByRole('button', { name: /^Parar acá/ }))],
    ['se toca otra cosa', () => userEvent.click(document.body)],
    ['se usa el teclado', () => userEvent.keyboard('{Tab}')],
  ])('si %s, espera', async (_, hacer) => {
    enCola('sipago', [pago(50), falta(51)], true);
    await despuesDe(pago(50));
    await hacer();
    await pasarDeAUno(12);
    expect(salidas).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Parar/ })).toBeNull();
  });
});

test('mientras hay otro que sigue no se ofrece otra cosa; después, lo que pide el legajo', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const leido = vi.fn(() => legajo());
  responder(rutasDeLegajos.legajo, leido);
  enCola('sipago', [pago(50), falta(51)]);
  const { unmount } = dibujar(
    <>
      <SeguirPagando cupon={pago(50)} />
      <YAhora legajoId={7} cuponId={50} />
    </>,
    { direccion: '/app' },
  );
  await screen.findByRole('button', { name: /^Seguir: / });
  await waitFor(() => expect(leido).toHaveBeenCalled());
  await pasar(0);
  expect(screen.queryByRole('heading', { name: '¿Y ahora?' })).toBeNull();
  unmount();
  olvidarCola(USUARIO);
  dibujar(<YAhora legajoId={7} cuponId={50} />, { direccion: '/app' });
  expect(await screen.findByRole('heading', { name: '¿Y ahora?' })).toBeInTheDocument();
});

test('mientras se paga con el celular se pregunta solo por lo que falta, y cuando no falta nada por ninguno', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  enCola('qr', [pago(50), falta(51)]);
  abrir();
  expect(await screen.findByRole('heading', { name: '1 de 2 pagados' })).toBeInTheDocument();
  hay[51] = pago(51);
  await pasar(11);
  expect(await screen.findByRole('heading', { name: 'Listo: pagaste lo que elegiste' })).toBeInTheDocument();
  expect(pedidos.filter((id) => id === 50)).toEqual([50]);
  const hasta = pedidos.length;
  await pasar(60);
  expect(pedidos).toHaveLength(hasta);
});

test('en la página que dice cómo salió un pago, cada cupón se pide una vez', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  enCola('qr', [pago(50), falta(51)]);
  tras(pago(50));
  await screen.findByRole('button', { name: /^Seguir: / });
  await pasar(60);
  expect(pedidos.toSorted()).toEqual([50, 51]);
});

test('el que ya no existe se deja afuera; si no se pueden leer, se puede elegir de nuevo', async () => {
  enCola('sipago', [falta(51)]);
  guardarCola(USUARIO, { forma: 'sipago', sigue_solo: false, cupones: [404, 51] });
  const { unmount } = abrir();
  expect(await screen.findByRole('button', { name: /^Pagar .* cupón Nº 1051$/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Falta un pago' })).toBeInTheDocument();
  unmount();
  responder(rutasDeCupones.cupon, () => problema(500, 'No'));
  abrir();
  expect(await screen.findByText('No pudimos leer tus pagos en curso.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Elegir de nuevo' }));
  expect(await screen.findByRole('checkbox', { name: /./ })).toBeInTheDocument();
  expect(leerCola(USUARIO)).toBeNull();
});
