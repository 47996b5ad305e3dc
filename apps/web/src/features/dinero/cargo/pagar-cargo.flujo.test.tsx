import {
  type LiquidacionDeLegajo,
  rutasDeCupones,
  rutasDeIntencion,
  rutasDeLiquidaciones,
} from '@colega/contract/dinero';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { usarSalida } from '@colega/web-kit/lib/navegacion/salir.ts';
import { legajo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { itemDeLiquidacion, liquidacionDeLegajo, mediosOfrecidos } from '../../../testing/datos-de-pagos.ts';
import PagarCep from './pagar-cep.tsx';
import PagarTimbrado from './pagar-timbrado.tsx';

const GENERADO = { orden_pago_id: 90, numero_boleta: 1090, message: 'Cupón creado exitosamente' };
const r = rutasDeLiquidaciones;
type Caso = {
  titulo: string;
  Pantalla: () => ReactNode;
  camino: string;
  pre: typeof r.preLiquidacionDeCep | typeof r.preLiquidacionDeTimbrado;
  confirmar: typeof r.confirmarCep | typeof r.confirmarTimbrado;
};
const CASOS: readonly Caso[] = [
  { titulo: 'Pago CEP', Pantalla: PagarCep, camino: 'pagarCep', pre: r.preLiquidacionDeCep, confirmar: r.confirmarCep },
  {
    titulo: 'Pago Timbrado',
    Pantalla: PagarTimbrado,
    camino: 'pagarTimbrado',
    pre: r.preLiquidacionDeTimbrado,
    confirmar: r.confirmarTimbrado,
  },
];

let salidas: string[];
let avisos: MockInstance<typeof notifications.show>;
let dejar: () => void;
const dichos = () => avisos.mock.calls.map(([aviso]) => String(aviso.message));

const abrir = ({ Pantalla, camino }: Caso) =>
  dibujar(<Pantalla />, {
    direccion: `/app/ejercicio/legajo/1/${camino}`,
    patron: `/app/ejercicio/legajo/:id/${camino}`,
  });
const SALDO = { concepto: { key: 'pago', tipo_key: 'bonificacion' as const }, descripcion: 'Pago de más' };
const conSaldo = (...importes: string[]) => ({
  bonificaciones: importes.map((importe_total, id) => itemDeLiquidacion({ ...SALDO, id, importe_total })),
});
const conTodo = (caso: Caso, cambios: Partial<LiquidacionDeLegajo> = {}) => {
  const pedidos: unknown[] = [];
  const confirmaciones: unknown[] = [];
  responder(rutasDeLegajos.legajo, legajo());
  responder(caso.pre, async ({ request }) => {
    pedidos.push(await request.json());
    return liquidacionDeLegajo({ preferencias_de_pago: mediosOfrecidos(), ...cambios });
  });
  responder(caso.confirmar, async ({ request }) => {
    confirmaciones.push(await request.json());
    return GENERADO;
  });
  return { pedidos, confirmaciones, ...abrir(caso) };
};
const pagarCon = async (medio: RegExp, boton: string) => {
  await userEvent.click(await screen.findByRole('radio', { name: medio }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
  await userEvent.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: boton }));
};

beforeEach(() => {
  iniciarSesion();
  salidas = [];
  avisos = vi.spyOn(notifications, 'show');
  dejar = usarSalida((direccion) => salidas.push(direccion));
});
afterEach(() => {
  dejar();
  vi.restoreAllMocks();
});

describe.each(CASOS)('$titulo', (caso) => {
  test('título, contrato, total, métodos y botones [CEP-013, CEP-014, CEP-016]', async () => {
    const { pedidos } = conTodo(caso);
    expect(screen.getByRole('heading', { level: 1, name: caso.titulo })).toBeInTheDocument();
    const cabecera = within(await screen.findByRole('region', { name: 'Legajo Nº 1042' }));
    expect(cabecera.getByText('Tradicional')).toBeInTheDocument();
    const contrato = within(screen.getByRole('region', { name: 'Contrato original' }));
    expect(contrato.getByText('03/11/2026')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Qué se paga' })).getAllByText(/7\.500,00/)).not.toHaveLength(0);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Confirmar' })).toBeInTheDocument();
    expect(pedidos).toEqual([{ id: 1 }]);
  });

  test('dice de dónde sale el importe, hasta cuándo se paga y que es un valor de referencia', async () => {
    conTodo(caso);
    const pago = within(await screen.findByRole('region', { name: 'Qué se paga' }));
    expect(pago.getByText('CEP del legajo 1042')).toBeInTheDocument();
    expect(pago.getByText('CEP: 5 % del honorario convenido del contrato original, $ 150.000,00')).toBeInTheDocument();
    expect(pago.getByText('1er vencimiento: 01/12/2026')).toBeInTheDocument();
    expect(pago.getByText('Último día para pagar: 21/12/2026')).toBeInTheDocument();
    expect(pago.getByRole('link', { name: 'Ver detalle' })).toHaveAttribute('href', '/valores-de-referencia');
    expect(screen.queryByText(/S-139/)).not.toBeInTheDocument();
  });

  test('sin el legajo vuelve a su detalle [CEP-015, CEP-017]', async () => {
    responder(rutasDeLegajos.legajo, () => problema(404, 'No encontramos lo que buscás.'));
    const { router } = abrir(caso);
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/1/detail'));
  });

  test('sin nada que liquidar vuelve al detalle y dice por qué [CEP-018]', async () => {
    responder(rutasDeLegajos.legajo, legajo());
    responder(caso.pre, liquidacionDeLegajo({ conceptos: [], motivo: 'El contrato ya tiene su cupón.' }));
    const { router } = abrir(caso);
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/1/detail'));
    expect(dichos()).toEqual(['El contrato ya tiene su cupón.']);
  });

  test('si la liquidación no llega se dice y se reintenta [ERR-027, ERR-037]', async () => {
    responder(rutasDeLegajos.legajo, legajo());
    responder(caso.pre, () => problema(500, 'Tuvimos un problema.'));
    abrir(caso);
    expect(await screen.findByText('Error al intentar generar la liquidacion')).toBeInTheDocument();
    expect(screen.getByText('Tuvimos un problema.')).toBeInTheDocument();
  });

  test('si no se puede ver el legajo, lo dice: no queda esperando', async () => {
    responder(rutasDeLegajos.legajo, () => problema(403, 'Tu usuario no puede ver este legajo.'));
    abrir(caso);
    expect(await screen.findByText('Tu usuario no puede ver este legajo.')).toBeInTheDocument();
  });

  test('confirma con el método y los conceptos, una vez, y sale a pagar [PAG-017]', async () => {
    responder(rutasDeIntencion.online, { urlRedirect: 'https://siro.example/1' });
    const { confirmaciones, router } = conTodo(caso);
    await pagarCon(/SIRO/, 'Ir a SIRO');
    await waitFor(() => expect(salidas).toEqual(['https://siro.example/1']));
    expect(confirmaciones).toEqual([
      { preferencias_de_pago: [{ key: 'online' }], conceptos: [{ identificador: 'cep:1' }] },
    ]);
    expect(router.state.location.pathname).toBe('/app/cuenta/90/pago');
  });

  test('sin saldo a favor no hay nada que tildar', async () => {
    conTodo(caso);
    expect(await screen.findByRole('region', { name: 'Qué se paga' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('con saldo a favor se elige usarlo: el total baja y se manda', async () => {
    responder(rutasDeIntencion.online, { urlRedirect: 'https://siro.example/1' });
    const { confirmaciones } = conTodo(caso, conSaldo('-2000.00', '-500.00'));
    const pago = within(await screen.findByRole('region', { name: 'Qué se paga' }));
    expect(pago.getAllByText(/^\$\s7\.500,00$/)).toHaveLength(2);
    await userEvent.click(pago.getByRole('checkbox', { name: /^Usar mi saldo a favor \(\$\s2\.500,00\)$/ }));
    expect(pago.getByText(/^\$\s5\.000,00$/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('radio', { name: /SIRO/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.getByText(/del legajo Nº 1042:/)).toHaveTextContent(/: \$ 5\.000,00$/);
    await userEvent.click(dialogo.getByRole('button', { name: 'Ir a SIRO' }));
    await waitFor(() => expect(confirmaciones).toHaveLength(1));
    expect(confirmaciones[0]).toEqual({
      preferencias_de_pago: [{ key: 'online' }],
      conceptos: [{ identificador: 'cep:1' }],
      usar_saldo: true,
    });
  });

  test('si el saldo cubre todo no pide método: se confirma con él y se vuelve al legajo', async () => {
    const { confirmaciones, router } = conTodo(caso, conSaldo('-9000.00'));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Usar mi saldo a favor/ }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar con tu saldo a favor' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/1/detail'));
    expect(confirmaciones).toEqual([
      { preferencias_de_pago: [], conceptos: [{ identificador: 'cep:1' }], usar_saldo: true },
    ]);
  });

  test('con código de barras baja el cupón y vuelve al detalle; si no baja, lo dice [PAG-017, ERR-012, ERR-032]', async () => {
    responder(rutasDeCupones.imprimirCupon, () => problema(500, 'No'));
    const { router } = conTodo(caso);
    await pagarCon(/código de barras/, 'Generar cupón');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/ejercicio/legajo/1/detail'));
    expect(dichos()).toEqual(['Cupón creado exitosamente', 'Error al intentar imprimir']);
  });

  test('si no se pudo generar, lo dice y todo sigue donde estaba [ERR-028, ERR-037]', async () => {
    conTodo(caso);
    responder(caso.confirmar, () => problema(409, 'Ya hay un cupón pendiente de este cargo.'));
    await pagarCon(/SiPago/, 'Ir a SiPago');
    await waitFor(() => expect(dichos()).toEqual(['Ya hay un cupón pendiente de este cargo.']));
    expect(await screen.findByRole('radio', { name: /SiPago/ })).toBeChecked();
    expect(salidas).toEqual([]);
  });
});

test.each([
  [
    '99999.99',
    /^Imprimís el cupón y lo pagás en un local de cobro\. El pago se acredita entre 24 y 48 horas hábiles\./,
  ],
  ['100000.00', /^El importe supera lo que admite el código de barras: el cupón se imprime sin él, con un QR/],
])('un cupón de $ %s dice cómo se va a poder pagar impreso, antes de elegirlo', async (importe_total, explicacion) => {
  responder(rutasDeLegajos.legajo, legajo());
  responder(r.preLiquidacionDeCep, () =>
    liquidacionDeLegajo({ importe_total, preferencias_de_pago: mediosOfrecidos() }),
  );
  const [cep] = CASOS;
  if (cep) abrir(cep);
  expect(await screen.findByRole('radio', { name: /código de barras/ })).toHaveAccessibleDescription(explicacion);
});
