import {
  type Cupon,
  rutasDeCupones,
  rutasDeIntencion,
  rutasDeLiquidaciones,
  rutasDePagos,
} from '@colega/contract/dinero';
import { rutasDeSesion } from '@colega/contract/sesion';
import { rutasDeTablero } from '@colega/contract/tablero';
import { usarSalida } from '@colega/web-kit/lib/navegacion/salir.ts';
import { tablero } from '@colega/web-kit/testing/datos-de-personas.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cupon, cuponPago, mediosHabilitados } from '../../../testing/datos-de-cuenta.ts';
import { cargoPorPagar, itemDeLiquidacion, liquidacion, liquidacionVacia } from '../../../testing/datos-de-pagos.ts';
import { guardarSeleccion, leerSeleccion } from '../liquidacion/seleccion-guardada.ts';
import LoQueDebo from './lo-que-debo.tsx';

const r = rutasDeLiquidaciones;
const CEP = cupon({
  ...{ id: 51, numero_boleta: 1051, circuito: 'cep', monto_total: '7500.00', monto_a_pagar: '7500.00' },
  liquidaciones: [{ id: 51, items: [{ id: 1, descripcion: 'CEP del legajo 1042', importe: '7500.00' }] }],
});
const GENERADO = { orden_pago_id: 90, numero_boleta: 1090, message: 'Cupón creado exitosamente' };
const DE_MATRICULA = cupon({ id: 90, numero_boleta: 1090, monto_total: '291000.00', monto_a_pagar: '291000.00' });

let salidas: string[];
let dejar: () => void;
let confirmaciones: { cuerpo: unknown; clave: string | null }[];

const conTodo = (cupones: Cupon[] = [CEP]) => {
  responder(rutasDeCupones.cupones, pagina(cupones));
  responder(r.preLiquidacion, liquidacion());
  responder(r.cargosPorPagar, pagina([cargoPorPagar({ identificador: 'cep-9-100.00', importe: '100.00' })]));
  responder(r.confirmarLiquidacion, async ({ request }) => {
    confirmaciones.push({ cuerpo: await request.json(), clave: request.headers.get('Idempotency-Key') });
    return GENERADO;
  });
  responder(rutasDeCupones.cupon, ({ params }) => (Number(params.id) === 90 ? DE_MATRICULA : CEP));
};
const abrir = () => dibujar(<LoQueDebo />, { direccion: '/app/cuenta/debo', existe: () => true });
const aPagar = async () => within(await screen.findByLabelText('Lo que vas a pagar'));
const casilla = (name: RegExp) => screen.findByLabelText(name);
const conTarjeta = async () => userEvent.click(await screen.findByRole('radio', { name: /^Tarjeta$/ }));
const pagar = async (name = /^Pagar/) => userEvent.click((await aPagar()).getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  iniciarSesion();
  salidas = [];
  confirmaciones = [];
  dejar = usarSalida((direccion) => salidas.push(direccion));
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDePagos.mediosHabilitados, mediosHabilitados());
  responder(rutasDeTablero.tablero, tablero());
});
afterEach(() => dejar());

test('viene elegido lo que se debe; lo que no tiene cupón se puede sumar, y el botón dice el total exacto [S-870]', async () => {
  conTodo();
  abrir();
  expect(await casilla(/^Matrícula: 6 conceptos/)).toBeChecked();
  expect(await casilla(/^CEP del legajo 1042$/)).toBeChecked();
  await userEvent.click(screen.getByText('Todavía sin cupón: 1'));
  const sinCupon = await casilla(/^CEP del legajo 1042 · Benítez/);
  expect(sinCupon).not.toBeChecked();
  expect((await aPagar()).getByRole('button', { name: /^Pagar \$\s298\.500,00$/ })).toBeEnabled();
  await userEvent.click(sinCupon);
  expect((await aPagar()).getByRole('button', { name: /^Pagar \$\s298\.600,00$/ })).toBeEnabled();
  expect((await aPagar()).getByText('3 elegidos')).toBeInTheDocument();
});

test('se elige todo junto, y se deja todo', async () => {
  conTodo();
  abrir();
  const todo = await casilla(/^Elegir todo: 3$/);
  await userEvent.click(screen.getByText('Todavía sin cupón: 1'));
  expect(todo).toBePartiallyChecked();
  await userEvent.click(todo);
  expect(await casilla(/^CEP del legajo 1042 · Benítez/)).toBeChecked();
  await userEvent.click(todo);
  expect((await aPagar()).getByText('No elegiste nada')).toBeInTheDocument();
});

test('se ofrece lo que tiene cada persona; con timbrado, lo que ese circuito no toma lo dice [S-870]', async () => {
  conTodo([CEP, cupon({ id: 52, circuito: 'timbrados' })]);
  abrir();
  expect(await screen.findByRole('radio', { name: /^QR de cualquier billetera/ })).toBeChecked();
  const homeBanking = screen.getByRole('radio', { name: /^Home banking/ });
  expect(homeBanking).toBeDisabled();
  expect(homeBanking).toHaveAccessibleDescription(/No sirve para todo lo que elegiste/);
});

test('varios circuitos: se hace el cupón que falta, una vez, y se sale a pagar el primero', async () => {
  conTodo();
  const abiertas: unknown[] = [];
  responder(rutasDeIntencion.sipago, async ({ request }) => {
    abiertas.push(await request.json());
    return { urlRedirect: 'https://sipago.example/1' };
  });
  abrir();
  await conTarjeta();
  await userEvent.dblClick((await aPagar()).getByRole('button', { name: /^Pagar/ }));
  await waitFor(() => expect(salidas).toEqual(['https://sipago.example/1']));
  expect(abiertas).toEqual([{ orden_id: 90 }]);
  expect(confirmaciones).toEqual([
    {
      cuerpo: expect.objectContaining({ importe_total: '291000.00', preferencias_de_pago: [{ key: 'sipago' }] }),
      clave: expect.any(String),
    },
  ]);
});

test('la forma de pago que se usó es la que viene elegida la próxima vez', async () => {
  conTodo();
  const { unmount } = abrir();
  await conTarjeta();
  unmount();
  abrir();
  expect(await screen.findByRole('radio', { name: /^Tarjeta$/ })).toBeChecked();
});

test('lo que se está pagando sigue ahí al volver a entrar, y se sigue por lo que falta [S-872]', async () => {
  conTodo();
  responder(rutasDeIntencion.sipago, { urlRedirect: 'https://sipago.example/1' });
  const { unmount } = abrir();
  await conTarjeta();
  await pagar();
  await waitFor(() => expect(salidas).toHaveLength(1));
  unmount();
  responder(rutasDeCupones.cupon, ({ params }) => (Number(params.id) === 90 ? cuponPago({ id: 90 }) : CEP));
  abrir();
  expect(await screen.findByRole('heading', { name: '1 de 2 pagados' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Pagar \$\s7\.500,00, cupón Nº 1051$/ }));
  await waitFor(() => expect(salidas).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Elegir de nuevo' }));
  expect(await casilla(/^CEP del legajo 1042$/)).toBeInTheDocument();
});

test('uno que falla no pierde los demás: se dice cuál y por qué, y el resto se paga', async () => {
  conTodo();
  responder(r.confirmarLiquidacion, () => problema(409, 'La liquidación cambió. Revisala y confirmá de nuevo.'));
  abrir();
  await conTarjeta();
  await pagar();
  expect(await screen.findByText(/^Matrícula: 6 conceptos: La liquidación cambió\./)).toBeInTheDocument();
  expect(await screen.findByText(/Cupón Nº 1051 .* Falta pagar/)).toBeInTheDocument();
  expect(salidas).toEqual([]);
  expect(screen.getByText('Esto no se pudo preparar y quedó para después')).toBeInTheDocument();
});

test('lo elegido en Liquidar se olvida cuando tiene cupón, y no cuando no se pudo hacer', async () => {
  guardarSeleccion(7, { fuera: [], medio: 'sipago' });
  conTodo();
  responder(r.recalcularLiquidacion, liquidacion());
  responder(rutasDeIntencion.sipago, { urlRedirect: 'https://sipago.example/1' });
  const confirmar = r.confirmarLiquidacion;
  responder(confirmar, () => problema(409, 'La liquidación cambió. Revisala y confirmá de nuevo.'));
  abrir();
  await conTarjeta();
  await pagar();
  expect(await screen.findByText(/^Matrícula: 6 conceptos: La liquidación cambió\./)).toBeInTheDocument();
  expect(leerSeleccion(7)).not.toBeNull();
  responder(confirmar, GENERADO);
  await userEvent.click(screen.getByRole('button', { name: 'Elegir de nuevo' }));
  await pagar();
  await waitFor(() => expect(salidas).toHaveLength(1));
  expect(leerSeleccion(7)).toBeNull();
});

test('lo que no llegó a Red Link no se dice pospuesto: tiene cupón, y se envía de nuevo', async () => {
  conTodo();
  responder(rutasDePagos.altaDeDeuda, () => problema(502, 'Red Link no contestó.'));
  abrir();
  await userEvent.click(await screen.findByRole('radio', { name: /^Home banking/ }));
  await pagar();
  expect(await screen.findByText('Esto no llegó a Red Link: enviá de nuevo su cupón')).toBeInTheDocument();
  expect(screen.getByText(/^CEP del legajo 1042: Red Link no contestó\./)).toBeInTheDocument();
  expect(screen.queryByText(/quedó para después/)).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Enviar el cupón 1051 a Red Link' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enviar el cupón 1090 a Red Link' })).toBeInTheDocument();
});

test('con QR, cada cupón muestra el suyo, que dice cuánto es', async () => {
  conTodo();
  responder(rutasDeCupones.qrDeCupon, () => new Response(new Blob(['png'], { type: 'image/png' })));
  abrir();
  await pagar();
  expect(await screen.findByRole('img', { name: /para pagar \$\s291\.000,00 del cupón Nº 1090/ })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: /para pagar \$\s7\.500,00 del cupón Nº 1051/ })).toBeInTheDocument();
  expect(salidas).toEqual([]);
});

test('con QR, el que quizá se pagó o recibió un pago no muestra código, y lleva a consultarlo [S-872]', async () => {
  conTodo();
  responder(rutasDeCupones.qrDeCupon, () => new Response(new Blob(['png'], { type: 'image/png' })));
  const despues = {
    90: cupon({ ...DE_MATRICULA, estado_pago: 'en_proceso' }),
    51: cupon({ ...CEP, estado_pago: 'recibido' }),
  };
  responder(rutasDeCupones.cupon, ({ params }) => (Number(params.id) === 90 ? despues[90] : despues[51]));
  abrir();
  await pagar();
  expect(await screen.findByText(/Cupón Nº 1090 .* En proceso/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^No llegué a pagarlo: seguir con el cupón 1090/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Consultar el pago del cupón 1051' })).toHaveAttribute(
    'href',
    '/app/cuenta/51/pago',
  );
  expect(screen.queryByRole('img', { name: /^Código QR/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('status', { name: /Cargando el QR/ })).not.toBeInTheDocument();
});

test('lo que quizá ya se pagó no se elige, y lleva a consultarlo', async () => {
  conTodo([cupon({ ...CEP, estado_pago: 'en_proceso' })]);
  abrir();
  expect(await casilla(/^CEP del legajo 1042$/)).toBeDisabled();
  expect(screen.getByText(/Hay un pago en proceso/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Consultar el pago del cupón 1051' })).toHaveAttribute(
    'href',
    '/app/cuenta/51/pago',
  );
});

test('la cuota que espera el cupón de otra se ve, con lo que hay que hacer antes', async () => {
  const item = itemDeLiquidacion({ descripcion: 'CUOTA 2 2026', importe_total: '74000.00', espera_cupon: 1051 });
  conTodo();
  responder(r.preLiquidacion, liquidacion({ items_vigentes: [item] }));
  abrir();
  expect(await casilla(/^CUOTA 2 2026/)).toBeDisabled();
  expect(screen.getByText(/^Primero pagá \(o cancelá\) el cupón 1051/)).toBeInTheDocument();
});

test('sin permiso para liquidar se pagan los cupones, y nada más se pide', async () => {
  responder(rutasDeSesion.permisosDePersona, permisos({ liquidar: false, ejercicio: false }));
  responder(rutasDeCupones.cupones, pagina([CEP]));
  responder(r.cargosPorPagar, pagina([cargoPorPagar()]));
  abrir();
  expect(await casilla(/^CEP del legajo 1042$/)).toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('sin nada que pagar lo dice', async () => {
  responder(rutasDeCupones.cupones, pagina([]));
  responder(r.cargosPorPagar, pagina([]));
  responder(r.preLiquidacion, liquidacionVacia());
  abrir();
  expect(await screen.findByText('No debés nada')).toBeInTheDocument();
});
