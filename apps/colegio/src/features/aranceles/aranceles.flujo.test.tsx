import { rutasDeAranceles as R, rutasDeEnsayos } from '@colega/contract/honorarios';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { conCifra, preparacion, resolucionDeLista } from '../../testing/datos-de-aranceles.ts';
import {
  abrirAranceles,
  abrirTablaDeArancel,
  anotarEn,
  type PedidoDeAranceles,
} from '../../testing/mesa-de-aranceles.tsx';

let leida = preparacion();
const pedidos: PedidoDeAranceles[] = [];
const anotar = anotarEn(pedidos);

beforeEach(() => {
  leida = preparacion();
  pedidos.length = 0;
  responder(R.preparacion, () => leida);
  responder(rutasDeEnsayos.ensayoDeArancel, { ensayo: null });
  responder(R.escribirCeldas, async ({ request }) => {
    const { celdas } = (await anotar(request)) as { celdas: { ruta: string; escrito: string }[] };
    leida = celdas.reduce((antes, { ruta, escrito }) => conCifra(antes, ruta, escrito.replace(',', '.')), leida);
    return leida;
  });
  responder(R.aranceles, { resoluciones: [resolucionDeLista()], en_preparacion: [], del_programa: false });
});

const celda = (nombre: string) => screen.getByLabelText(nombre);
const MINIMO = 'Cifra: Honorario mínimo por tarea';
const boton = (nombre: string | RegExp) => screen.getByRole('button', { name: nombre });
const dialogo = (nombre: string) => screen.findByRole('dialog', { name: nombre }, { timeout: 8000 });

describe('la lista', () => {
  test('dice qué rige, qué viene y qué se está preparando, y empieza otra', async () => {
    responder(R.aranceles, {
      resoluciones: [
        resolucionDeLista({ id: 1001, nombre: 'Res. 7/27', vigente_desde: '2027-04-01', estado: 'futura' }),
        resolucionDeLista({ vigente_hasta: '2027-03-31' }),
      ],
      en_preparacion: [{ ...preparacion({ al_dia: false }) }],
      del_programa: false,
    });
    responder(R.prepararArancel, () => ({ id: 3, version: 1 }));
    const router = await abrirAranceles('/colegio/aranceles');
    const publicadas = await screen.findByRole('table', { name: 'Publicadas' });
    expect(within(publicadas).getByRole('row', { name: /Res. 7\/27/ })).toHaveTextContent(
      /Va a regir.*Desde el 01\/04\/2027/,
    );
    expect(within(publicadas).getByRole('row', { name: /octubre/ })).toHaveTextContent('Del 01/10/2026 al 31/03/2027');
    expect(screen.getByRole('table', { name: 'En preparación' })).toHaveTextContent('Hay una más nueva');
    expect(screen.getByText(/Una tarea, un coeficiente, una categoría o un rubro que no están/)).toBeVisible();
    await userEvent.click(boton('Preparar una nueva'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/aranceles/preparaciones/3'));
  });

  test('quien trabaja en un distrito las lee y no prepara', async () => {
    await abrirAranceles('/colegio/aranceles', { id: 1, nombre: 'Distrito I' });
    await screen.findByRole('table', { name: 'Publicadas' });
    expect(screen.queryByRole('button', { name: 'Preparar una nueva' })).not.toBeInTheDocument();
  });
});

describe('las celdas', () => {
  test('lo escrito se guarda solo, con la versión leída, y dice cuánto varía', async () => {
    await abrirTablaDeArancel('generales', 'Valores generales');
    fireEvent.change(celda(MINIMO), { target: { value: '300000,00' } });
    await waitFor(() => expect(pedidos).toHaveLength(1), { timeout: 4000 });
    expect(pedidos[0]).toEqual({
      version: '"4"',
      cuerpo: { celdas: [{ ruta: 'honorario_minimo', escrito: '300000,00' }] },
    });
    expect(await screen.findByText('+9,1 % (era $ 275.000,00)')).toBeInTheDocument();
    expect(celda(MINIMO)).toHaveValue('300.000,00');
    expect(screen.getByText('Todo guardado.')).toBeInTheDocument();
  });

  test('lo que no se entiende se dice junto a su celda mientras se escribe, y lo del servidor también', async () => {
    leida = preparacion({ problemas: [{ campo: 'e/0/hasta', mensaje: 'Tiene que ser mayor que 0.' }] });
    await abrirTablaDeArancel('escala', 'Escala de honorarios');
    expect(celda('Hasta (UR): Tramo 1')).toHaveAccessibleDescription('Tiene que ser mayor que 0.');
    const otra = celda('Porcentaje: Tramo 1');
    await userEvent.clear(otra);
    await userEvent.type(otra, '1.234');
    await waitFor(() =>
      expect(otra).toHaveAccessibleDescription('Puede ser 1234 o 1,234. Escribilo de una de esas dos formas.'),
    );
    expect(otra).toBeInvalid();
  });

  test('un bloque copiado de una planilla va solo a los renglones que se ven', async () => {
    await abrirTablaDeArancel('factores_superficie', 'Factores por superficie');
    await userEvent.type(screen.getByLabelText('Buscar renglones'), 'cubierta');
    await userEvent.clear(screen.getByLabelText('Buscar renglones'));
    await userEvent.type(screen.getByLabelText('Buscar renglones'), 'losa');
    await waitFor(() => expect(screen.queryByLabelText('Factor: Semicubierta')).not.toBeInTheDocument());
    fireEvent.paste(celda('Factor: Cubierta con losa'), { clipboardData: { getData: () => '1,5\n2,5\n' } });
    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(pedidos[0]?.cuerpo).toEqual({ celdas: [{ ruta: 'f/2', escrito: '1,5' }] });
    expect(await screen.findByText('Del bloque pegado, 1 no entraron en las celdas que se ven.')).toBeInTheDocument();
  });

  test('Enter y las flechas van a la misma cifra de otro renglón', async () => {
    await abrirTablaDeArancel('factores_superficie', 'Factores por superficie');
    celda('Factor: Cubierta').focus();
    await userEvent.keyboard('{Enter}');
    expect(celda('Factor: Semicubierta')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(celda('Factor: Cubierta')).toHaveFocus();
  });

  test('si otro la cambió se dice quién, lo escrito sigue, y se guarda sobre la nueva cuando se pide', async () => {
    await abrirTablaDeArancel('generales', 'Valores generales');
    responder(R.escribirCeldas, () => problema(412, 'La cambió Beto Ríos.', undefined, 'arancel_cambiado'));
    leida = { ...conCifra(leida, 'honorario_minimo', '290000.00'), version: 9 };
    await userEvent.clear(celda(MINIMO));
    await userEvent.type(celda(MINIMO), '300000{Tab}');
    expect(await screen.findByText('La cambió Beto Ríos.', {}, { timeout: 4000 })).toBeInTheDocument();
    expect(celda(MINIMO)).toHaveValue('300000');
    expect(screen.getByText(/\+5,5 % \(era/)).toBeInTheDocument();
    responder(R.escribirCeldas, async ({ request }) => {
      await anotar(request);
      return conCifra(leida, 'honorario_minimo', '300000.00');
    });
    await userEvent.click(boton('Guardar la cifra que escribí'));
    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(pedidos[0]?.version).toBe('"9"');
    await waitFor(() => expect(screen.queryByText('La cambió Beto Ríos.')).not.toBeInTheDocument());
  });

  test('sin red lo escrito espera, y se guarda al volver', async () => {
    await abrirTablaDeArancel('generales', 'Valores generales');
    responder(R.escribirCeldas, () => sinRed());
    await userEvent.clear(celda(MINIMO));
    await userEvent.type(celda(MINIMO), '300000{Tab}');
    expect(await screen.findByText(/sigue acá/, {}, { timeout: 4000 })).toBeInTheDocument();
    responder(R.escribirCeldas, async ({ request }) => {
      await anotar(request);
      return conCifra(leida, 'honorario_minimo', '300000.00');
    });
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(celda(MINIMO)).toHaveValue('300.000,00');
  });

  test('un porcentaje va a los renglones que se ven, con su redondeo', async () => {
    await abrirTablaDeArancel('generales', 'Valores generales');
    await userEvent.click(boton('Aplicar un porcentaje'));
    const abierto = await dialogo('Aplicar un porcentaje: Valores generales');
    await userEvent.type(within(abierto).getByLabelText(/Cuánto/), 'mucho{Enter}');
    await waitFor(() =>
      expect(within(abierto).getByLabelText(/Cuánto/)).toHaveAccessibleDescription(/por ejemplo 12,5/),
    );
    await userEvent.clear(within(abierto).getByLabelText(/Cuánto/));
    await userEvent.type(within(abierto).getByLabelText(/Cuánto/), '12,5');
    await userEvent.selectOptions(within(abierto).getByLabelText(/Redondeo/), 'A 1.000');
    await userEvent.click(within(abierto).getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(pedidos[0]?.cuerpo).toEqual({ celdas: [{ ruta: 'honorario_minimo', escrito: '309000' }] });
  });

  test('la norma se dice una vez para todas las que cambiaron sin decirla', async () => {
    leida = preparacion({
      problemas: ['fuentes/honorario_minimo', 'tabla/escala'].map((campo) => ({
        campo,
        mensaje: 'Decí de qué norma sale.',
      })),
    });
    responder(R.escribirCeldas, async ({ request }) => {
      await anotar(request);
      return preparacion({ version: 5 });
    });
    await abrirTablaDeArancel('generales', 'Valores generales');
    await userEvent.click(boton('Cambiar la norma: Honorario mínimo por tarea'));
    const abierto = await dialogo('De qué norma sale');
    await userEvent.clear(within(abierto).getByLabelText(/^Norma/));
    await userEvent.type(within(abierto).getByLabelText(/^Norma/), 'Res. 7/27');
    await userEvent.click(within(abierto).getByLabelText(/También a las otras 1/));
    await userEvent.click(within(abierto).getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(pedidos[0]?.cuerpo).toEqual({
        ...{ celdas: [], sin_norma: [] },
        normas: [
          {
            ...{ norma: 'Res. 7/27', articulo: 'art. 3' },
            rutas: ['fuentes/honorario_minimo', 'tabla/escala'],
          },
        ],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('el nombre se guarda al salir de él; si no se pudo, lo escrito sigue', async () => {
    responder(R.cambiarDatosDePreparacion, () => problema(412, 'La cambió Beto Ríos.', undefined, 'arancel_cambiado'));
    await abrirTablaDeArancel('generales', 'Valores generales');
    const nombre = screen.getByLabelText('Nombre de la resolución');
    await userEvent.clear(nombre);
    expect(nombre).toHaveAccessibleDescription(/Ponele un nombre/);
    await userEvent.type(nombre, 'Res. 7/27{Tab}');
    expect(await screen.findByText('La cambió Beto Ríos.')).toBeInTheDocument();
    expect(nombre).toHaveValue('Res. 7/27');
    responder(R.cambiarDatosDePreparacion, async ({ request }) => {
      await anotar(request);
      leida = preparacion({ version: 5, nombre: 'Res. 7/27' });
      return leida;
    });
    await userEvent.type(nombre, '{Tab}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Res. 7/27' })).toBeInTheDocument();
    expect(pedidos[0]?.cuerpo).toEqual({ nombre: 'Res. 7/27', vigente_desde: '2027-04-01' });
  });
});
