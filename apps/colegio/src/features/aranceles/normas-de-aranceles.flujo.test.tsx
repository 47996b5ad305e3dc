import { rutasDeAranceles as R, rutasDeEnsayos } from '@colega/contract/honorarios';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
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
const soloNorma = (norma: object) => ({ celdas: [], normas: [norma], sin_norma: [] });
const dialogo = (nombre: string) => screen.findByRole('dialog', { name: nombre }, { timeout: 8000 });

const PLANILLA = {
  celdas: [{ ruta: 'honorario_minimo', escrito: '310000' }],
  normas: [
    { rutas: ['fuentes/honorario_minimo'], norma: 'Res. 7/27', articulo: '' },
    { rutas: ['e/0'], norma: 'Res. 8/27', articulo: 'art. 1' },
  ],
};
const importar = async () => {
  responder(R.leerPlanilla, () => ({ ...PLANILLA, sin_lugar: ['Fila 3: Otra cosa'] }));
  await abrirTablaDeArancel('generales', 'Valores generales');
  await userEvent.upload(
    screen.getByLabelText('Planilla de Valores generales'),
    new File(['x'], 'a.csv', { type: 'text/csv' }),
  );
};

test('una planilla cargada va a sus celdas con sus normas, de una vez; y lo que no tiene lugar se dice', async () => {
  await importar();
  expect(await screen.findByText(/Fila 3: Otra cosa/)).toBeInTheDocument();
  expect(screen.getByText('Se cargó 1 cifra de la planilla, y la norma de 2 renglones.')).toBeInTheDocument();
  expect(pedidos).toEqual([{ version: '"4"', cuerpo: { ...PLANILLA, sin_norma: [] } }]);
});

test('si otro la cambió antes, de la planilla no se toma nada, y se dice: ni una norma va encima de lo suyo', async () => {
  responder(R.escribirCeldas, async ({ request }) => {
    await anotar(request);
    leida = preparacion({ version: 9 });
    return problema(412, 'La cambió Beto Ríos.', undefined, 'arancel_cambiado');
  });
  await importar();
  expect(await screen.findByText(/La cambió Beto Ríos\..*No se tomó nada de la planilla/s)).toBeInTheDocument();
  expect(screen.queryByText(/Se cargó/)).not.toBeInTheDocument();
  expect(pedidos).toHaveLength(1);
});

test('la norma se cambia a un renglón solo, y cada uno se lee con la suya', async () => {
  const suya = 'tabla/factores_superficie/fuentes/f/1';
  responder(R.escribirCeldas, async ({ request }) => {
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
  await waitFor(() =>
    expect(pedidos[0]?.cuerpo).toEqual(soloNorma({ norma: 'Res. 7/27', articulo: '', rutas: [suya] })),
  );
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
  responder(R.escribirCeldas, async ({ request }) => {
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
    expect(pedidos[0]?.cuerpo).toEqual(
      soloNorma({ norma: 'Res. 7/27', articulo: '', rutas: [`${deTabla}/fuentes/f/2`] }),
    ),
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

const DE_TABLA = 'tabla/factores_superficie';
const pegar = async (texto: string) => {
  await abrirTablaDeArancel('factores_superficie', 'Factores por superficie');
  await userEvent.click(screen.getByLabelText('Factor: Cubierta'));
  await userEvent.paste(texto);
};
const PEGADAS = 'Lo que vino a la derecha de las cifras';

test('un bloque con una columna más dice qué normas trae, y se ponen cuando se pide, todas juntas', async () => {
  await pegar('1,1\tRes. 7/27, art. 2\n0,5\tDecreto 6964/65, art. 3\n0,7\tRes. 8/27\n');
  const abierto = await dialogo(PEGADAS);
  expect(abierto).toHaveTextContent('Son textos de 2 renglones: «Res. 7/27, art. 2» y 1 más.');
  responder(R.escribirCeldas, async ({ request }) => {
    await anotar(request);
    return problema(412, 'La cambió Beto Ríos.', undefined, 'arancel_cambiado');
  });
  await userEvent.click(within(abierto).getByRole('button', { name: 'Poner las normas' }));
  expect(await within(abierto).findByText('La cambió Beto Ríos.')).toBeInTheDocument();
  responder(R.escribirCeldas, async ({ request }) => {
    await anotar(request);
    return leida;
  });
  await userEvent.click(within(abierto).getByRole('button', { name: 'Poner las normas' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const normas = [
    { norma: 'Res. 7/27', articulo: 'art. 2', rutas: [`${DE_TABLA}/fuentes/f/0`] },
    { norma: 'Res. 8/27', articulo: '', rutas: [`${DE_TABLA}/fuentes/f/2`] },
  ];
  expect(pedidos.map(({ cuerpo }) => cuerpo)).toEqual([
    { celdas: ['1,1', '0,5', '0,7'].map((escrito, i) => ({ ruta: `f/${i}`, escrito })) },
    ...[1, 2].map(() => ({ celdas: [], normas, sin_norma: [] })),
  ]);
  expect(screen.queryByText(/no entraron en las celdas/)).not.toBeInTheDocument();
});

test('si no eran normas se cancela, y las cifras quedan', async () => {
  await pegar('1,1\tver con Beto\n');
  const abierto = await dialogo(PEGADAS);
  expect(abierto).toHaveTextContent('Es un texto de 1 renglón: «ver con Beto».');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(pedidos.map(({ cuerpo }) => cuerpo)).toEqual([{ celdas: [{ ruta: 'f/0', escrito: '1,1' }] }]);
});

test('un renglón que dice la suya vuelve a la que tenía; el que no, no lo ofrece', async () => {
  const suya = `${DE_TABLA}/fuentes/f/1`;
  leida = preparacion({ normas: [...leida.normas, { ruta: suya, norma: 'Res. 7/27', articulo: '', supuesto: null }] });
  await abrirTablaDeArancel('factores_superficie', 'Factores por superficie');
  await userEvent.click(boton('Cambiar la norma: Cubierta'));
  const sinSuya = await dialogo('De qué norma sale');
  expect(within(sinSuya).queryByRole('button', { name: /Volver a la norma/ })).not.toBeInTheDocument();
  await userEvent.click(within(sinSuya).getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(boton('Cambiar la norma: Semicubierta'));
  const abierto = await dialogo('De qué norma sale');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Volver a la norma que tenía' }));
  await waitFor(() => expect(pedidos[0]?.cuerpo).toEqual({ celdas: [], normas: [], sin_norma: [suya] }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
