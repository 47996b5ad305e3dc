import { type PreparacionLeida, rutasDeAranceles as R, rutasDeEnsayos } from '@colega/contract/honorarios';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { preparacion } from '../../testing/datos-de-aranceles.ts';
import { abrirTablaDeArancel, anotarEn, type PedidoDeAranceles } from '../../testing/mesa-de-aranceles.tsx';

let leida = preparacion();
const pedidos: PedidoDeAranceles[] = [];
const anotar = anotarEn(pedidos);
/** With a bracket more above, as somebody else leaves it. */
const conOtroTramo = (antes: PreparacionLeida): PreparacionLeida => ({
  ...antes,
  version: antes.version + 1,
  tablas: antes.tablas.map((tabla) => {
    const [primero] = tabla.renglones;
    if (tabla.clave !== 'escala' || !primero) return tabla;
    const clave = `e/${tabla.renglones.length}`;
    const ultimo = { ...primero, clave, nombres: [`Tramo ${tabla.renglones.length + 1}`] };
    const celdas = ultimo.celdas.map((celda) => celda && { ...celda, ruta: celda.ruta.replace('e/0', clave) });
    return { ...tabla, renglones: [...tabla.renglones, { ...ultimo, celdas }] };
  }),
});

beforeEach(() => {
  leida = preparacion();
  pedidos.length = 0;
  responder(R.preparacion, () => leida);
  responder(rutasDeEnsayos.ensayoDeArancel, { ensayo: null });
  responder(R.cambiarRenglon, async ({ request }) => {
    await anotar(request);
    leida = conOtroTramo(leida);
    return leida;
  });
});

const PORCENTAJE = 'Porcentaje: Tramo 2';
const boton = (nombre: string | RegExp) => screen.getByRole('button', { name: nombre });

test('si otro agregó un tramo, no se quita ninguno ni va a otro lo que se había escrito: se dice', async () => {
  await abrirTablaDeArancel('escala', 'Escala de honorarios');
  responder(R.escribirCeldas, () => problema(412, 'La cambió Beto Ríos.', undefined, 'arancel_cambiado'));
  leida = conOtroTramo(leida);
  fireEvent.change(screen.getByLabelText(PORCENTAJE), { target: { value: '7,25' } });
  fireEvent.click(boton('Quitar: Tramo 2'));
  expect(await screen.findByText(/No se guardó lo que habías escrito en ellos: 7,25\./)).toBeInTheDocument();
  expect(screen.getByLabelText(PORCENTAJE)).not.toHaveValue('7,25');
  expect(screen.queryByRole('button', { name: /que escribí/ })).not.toBeInTheDocument();
  expect(pedidos).toEqual([]);
  await userEvent.click(boton('Entendido'));
  expect(screen.queryByText(/No se guardó lo que habías escrito/)).not.toBeInTheDocument();
  await userEvent.click(boton('Quitar: Tramo 2'));
  await waitFor(() => expect(pedidos).toEqual([{ version: '"5"', cuerpo: { lista: 'e', lugar: 1, que: 'quitar' } }]));
});

test('lo que se pide mientras llega lo de antes no va a un tramo que ya es otro', async () => {
  await abrirTablaDeArancel('escala', 'Escala de honorarios');
  fireEvent.click(boton('Agregar antes: Tramo 1'));
  fireEvent.click(boton('Quitar: Tramo 2'));
  expect(await screen.findByText(/Los tramos cambiaron mientras tanto/)).toBeInTheDocument();
  expect(pedidos.map(({ cuerpo }) => cuerpo)).toEqual([{ lista: 'e', lugar: 0, que: 'agregar' }]);
});

test('si otro la cambió, lo que se pide después no va encima de lo suyo sin decirlo', async () => {
  await abrirTablaDeArancel('generales', 'Valores generales');
  responder(R.escribirCeldas, () => problema(412, 'La cambió Beto Ríos.', undefined, 'arancel_cambiado'));
  responder(R.descartarPreparacion, async ({ request }) => {
    await anotar(request);
    return leida;
  });
  leida = { ...leida, version: 9 };
  await userEvent.type(screen.getByLabelText('Cifra: Honorario mínimo por tarea'), '1');
  await userEvent.click(boton('Descartar'));
  const abierto = await screen.findByRole('dialog', {}, { timeout: 8000 });
  await userEvent.click(within(abierto).getByRole('button', { name: 'Descartar' }));
  expect((await screen.findAllByText('La cambió Beto Ríos.', {}, { timeout: 4000 })).length).toBeGreaterThan(0);
  await waitFor(() => expect(boton('Guardar la cifra que escribí')).toBeInTheDocument());
  expect(pedidos).toEqual([]);
});
