import { rutasDeAranceles as R, rutasDeEnsayos } from '@colega/contract/honorarios';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { conCifra, preparacion } from '../../testing/datos-de-aranceles.ts';
import { abrirTablaDeArancel, anotarEn, type PedidoDeAranceles } from '../../testing/mesa-de-aranceles.tsx';

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
});

const boton = (nombre: string | RegExp) => screen.getByRole('button', { name: nombre });
const dialogo = (nombre: string) => screen.findByRole('dialog', { name: nombre }, { timeout: 8000 });

test('una planilla cargada va a sus celdas, y lo que no tiene lugar se dice', async () => {
  responder(R.ponerNorma, async ({ request }) => {
    await anotar(request);
    return conCifra(leida, 'honorario_minimo', '310000.00');
  });
  responder(R.leerPlanilla, () => ({
    celdas: [{ ruta: 'honorario_minimo', escrito: '310000' }],
    normas: [{ rutas: ['fuentes/honorario_minimo'], norma: 'Res. 7/27', articulo: '' }],
    sin_lugar: ['Fila 3: Otra cosa'],
  }));
  await abrirTablaDeArancel('generales', 'Valores generales');
  await userEvent.upload(
    screen.getByLabelText('Planilla de Valores generales'),
    new File(['x'], 'a.csv', { type: 'text/csv' }),
  );
  await waitFor(() =>
    expect(pedidos[0]?.cuerpo).toEqual({ celdas: [{ ruta: 'honorario_minimo', escrito: '310000' }] }),
  );
  expect(await screen.findByText(/Fila 3: Otra cosa/)).toBeInTheDocument();
  expect(screen.getByText('Se cargó 1 cifra de la planilla, y la norma de 1 renglón.')).toBeInTheDocument();
  await waitFor(() =>
    expect(pedidos[1]?.cuerpo).toEqual({ rutas: ['fuentes/honorario_minimo'], norma: 'Res. 7/27', articulo: '' }),
  );
});

test('la norma se cambia a un renglón solo, y cada uno se lee con la suya', async () => {
  const suya = 'tabla/factores_superficie/fuentes/f/1';
  responder(R.ponerNorma, async ({ request }) => {
    await anotar(request);
    const nueva = { ruta: suya, norma: 'Res. 7/27', articulo: '', supuesto: null };
    leida = preparacion({ version: 5, normas: [...leida.normas, nueva] });
    return leida;
  });
  await abrirTablaDeArancel('factores_superficie', 'Factores por superficie');
  await userEvent.click(boton('Cambiar la norma: Semicubierta'));
  const abierto = await dialogo('De qué norma sale');
  expect(within(abierto).getByLabelText(/^Norma/)).toHaveValue('Decreto 6964/65');
  await userEvent.clear(within(abierto).getByLabelText(/^Norma/));
  await userEvent.type(within(abierto).getByLabelText(/^Norma/), 'Res. 7/27');
  await userEvent.clear(within(abierto).getByLabelText(/^Artículo/));
  await userEvent.click(within(abierto).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(pedidos[0]?.cuerpo).toEqual({ norma: 'Res. 7/27', articulo: '', rutas: [suya] }));
  expect(await screen.findByText('Res. 7/27')).toBeInTheDocument();
  expect(screen.getAllByText('Decreto 6964/65, art. 3')).toHaveLength(2);
});

test('la norma de unos renglones va solo a ellos, aunque se pida la de toda la tabla', async () => {
  const deTabla = 'tabla/factores_superficie';
  const sinConfirmar = { ruta: deTabla, norma: '', articulo: '', supuesto: 'S-33' };
  leida = preparacion({
    problemas: [{ campo: deTabla, mensaje: 'Decí de qué norma sale.' }],
    normas: [...leida.normas.filter(({ ruta }) => ruta !== deTabla), sinConfirmar],
  });
  responder(R.ponerNorma, async ({ request }) => {
    await anotar(request);
    return leida;
  });
  await abrirTablaDeArancel('factores_superficie', 'Factores por superficie');
  await userEvent.type(screen.getByLabelText('Buscar renglones'), 'losa');
  await userEvent.click(boton('Norma de lo que se ve'));
  const abierto = await dialogo('De qué norma sale');
  expect(abierto).not.toHaveTextContent(/todos sus renglones/);
  expect(within(abierto).getByLabelText(/También a las otras 1/)).toBeInTheDocument();
  await userEvent.type(within(abierto).getByLabelText(/^Norma/), 'Res. 7/27');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(pedidos[0]?.cuerpo).toEqual({ norma: 'Res. 7/27', articulo: '', rutas: [`${deTabla}/fuentes/f/2`] }),
  );
});

test('donde la tabla no dice ninguna, se dice que va a ser la de todos; y dichos todos, no se cuentan otra vez', async () => {
  const deTabla = 'tabla/factores_superficie';
  leida = preparacion({
    problemas: [{ campo: deTabla, mensaje: 'Decí de qué norma sale.' }],
    normas: leida.normas.map((una) => (una.ruta === deTabla ? { ...una, norma: '', articulo: '' } : una)),
  });
  await abrirTablaDeArancel('factores_superficie', 'Factores por superficie');
  await userEvent.click(boton('Norma de lo que se ve'));
  const abierto = await dialogo('De qué norma sale');
  expect(abierto).toHaveTextContent(/va a ser la de todos sus renglones/);
  expect(within(abierto).queryByLabelText(/También a las otras/)).not.toBeInTheDocument();
});

test('un bloque con una columna más pega las normas de sus renglones', async () => {
  responder(R.ponerNorma, async ({ request }) => {
    await anotar(request);
    return leida;
  });
  await abrirTablaDeArancel('factores_superficie', 'Factores por superficie');
  await userEvent.click(screen.getByLabelText('Factor: Cubierta'));
  await userEvent.paste('1,1\tRes. 7/27, art. 2\n0,5\tRes. 7/27, art. 2\n');
  await waitFor(() =>
    expect(pedidos.map(({ cuerpo }) => cuerpo)).toContainEqual({
      ...{ norma: 'Res. 7/27', articulo: 'art. 2' },
      rutas: [0, 1].map((i) => `tabla/factores_superficie/fuentes/f/${i}`),
    }),
  );
  expect(screen.queryByText(/no entraron en las celdas/)).not.toBeInTheDocument();
});
