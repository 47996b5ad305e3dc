import { rutasDeAranceles as R, rutasDeEnsayos } from '@colega/contract/honorarios';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { conCifra, preparacion, resolucion, resolucionDeLista } from '../../testing/datos-de-aranceles.ts';
import {
  abrirAranceles,
  abrirTablaDeArancel,
  anotarEn,
  type PedidoDeAranceles,
} from '../../testing/mesa-de-aranceles.tsx';

const pedidos: PedidoDeAranceles[] = [];
const anotar = anotarEn(pedidos);
const NINGUNA = { resoluciones: [], en_preparacion: [], del_programa: false };
const primera = () =>
  conCifra(preparacion({ base: null, ultima: null, nombre: 'Resolución 1' }), 'honorario_minimo', '');

beforeEach(() => {
  pedidos.length = 0;
  responder(R.aranceles, NINGUNA);
  responder(R.preparacion, primera);
  responder(rutasDeEnsayos.ensayoDeArancel, { ensayo: null });
  responder(R.prepararArancel, async ({ request }) => {
    await anotar(request);
    return { id: 3, version: 1 };
  });
});

const boton = (nombre: string | RegExp) => screen.getByRole('button', { name: nombre });
const dialogo = (nombre: string) => screen.findByRole('dialog', { name: nombre }, { timeout: 8000 });

describe('un colegio sin tarifa', () => {
  test('lo dice, dice qué hacer, y empieza la primera en blanco', async () => {
    const router = await abrirAranceles('/colegio/aranceles');
    const aviso = await screen.findByRole('region', { name: 'Tu Colegio todavía no tiene tarifa' });
    expect(aviso).toHaveTextContent('no se calcula ningún honorario');
    expect(screen.queryByRole('button', { name: 'Preparar una nueva' })).not.toBeInTheDocument();
    await userEvent.click(within(aviso).getByRole('button', { name: 'Preparar la primera' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/aranceles/preparaciones/3'));
    expect(pedidos[0]?.cuerpo).toEqual({ de: null, en_blanco: false });
  });

  test('si ya hay una empezada, manda a seguirla', async () => {
    responder(R.aranceles, { ...NINGUNA, en_preparacion: [primera()] });
    await abrirAranceles('/colegio/aranceles');
    expect(await screen.findByText(/Ya hay una empezada/)).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'En preparación' })).toHaveTextContent('Es la primera');
    expect(boton('Empezar otra en blanco')).toBeInTheDocument();
  });

  test('quien no prepara lee quién lo hace', async () => {
    await abrirAranceles('/colegio/aranceles', { id: 1, nombre: 'Distrito I' });
    expect(await screen.findByText(/La prepara quien tenga el rol de aranceles/)).toBeInTheDocument();
  });
});

test('si la primera todavía no rige, se dice desde cuándo; con una que rige, no se dice nada', async () => {
  const futura = resolucionDeLista({ id: 1001, estado: 'futura', vigente_desde: '2027-04-01' });
  responder(R.aranceles, { ...NINGUNA, resoluciones: [futura, resolucionDeLista({ estado: 'retirada' })] });
  await abrirAranceles('/colegio/aranceles');
  expect(
    await screen.findByText(/La primera tarifa de tu Colegio rige desde el 01\/04\/2027: hasta ese día no se calcula/),
  ).toBeInTheDocument();
  cleanup();
  responder(R.aranceles, { ...NINGUNA, resoluciones: [futura, resolucionDeLista()] });
  await abrirAranceles('/colegio/aranceles');
  expect(await screen.findByRole('table', { name: 'Publicadas' })).toBeInTheDocument();
  expect(screen.queryByText(/La primera tarifa de tu Colegio/)).not.toBeInTheDocument();
});

test('con tarifa también se empieza una en blanco', async () => {
  responder(R.aranceles, { ...NINGUNA, resoluciones: [resolucionDeLista()] });
  await abrirAranceles('/colegio/aranceles');
  await userEvent.click(await screen.findByRole('button', { name: 'Empezar una en blanco' }));
  await waitFor(() => expect(pedidos[0]?.cuerpo).toEqual({ de: null, en_blanco: true }));
});

describe('las que vinieron con el programa', () => {
  beforeEach(() => responder(R.aranceles, { ...NINGUNA, resoluciones: [resolucionDeLista()], del_programa: true }));
  const QUITAR = 'No son nuestras: quitarlas';

  test('se quitan, con la pregunta antes, y queda qué hacer', async () => {
    responder(R.quitarDelPrograma, async ({ request }) => {
      await anotar(request);
      responder(R.aranceles, NINGUNA);
      return { message: 'Quitadas.' };
    });
    await abrirAranceles('/colegio/aranceles');
    await userEvent.click(await screen.findByRole('button', { name: QUITAR }));
    const pregunta = await dialogo('¿Quitar las tarifas que vinieron con el programa?');
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Quitarlas' }));
    expect(await screen.findByRole('button', { name: 'Preparar la primera' })).toBeInTheDocument();
    expect(pedidos).toHaveLength(1);
  });

  test('si alguien calculó mientras tanto, se dice y quedan', async () => {
    responder(R.quitarDelPrograma, () => problema(409, 'Ya se calculó algo con ellas.'));
    await abrirAranceles('/colegio/aranceles');
    await userEvent.click(await screen.findByRole('button', { name: QUITAR }));
    const pregunta = await dialogo('¿Quitar las tarifas que vinieron con el programa?');
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Quitarlas' }));
    expect(await screen.findByText(/Ya se calculó algo con ellas/)).toBeInTheDocument();
  });

  test('quien es de un distrito no las quita', async () => {
    await abrirAranceles('/colegio/aranceles', { id: 1, nombre: 'Distrito I' });
    expect(await screen.findByText(/Las quita quien tenga el rol/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: QUITAR })).not.toBeInTheDocument();
  });
});

describe('la primera, en blanco', () => {
  test('cada cifra que falta se ve vacía, con lo que falta al lado', async () => {
    responder(R.preparacion, () => ({
      ...primera(),
      problemas: [{ campo: 'honorario_minimo', mensaje: 'Falta la cifra.' }],
    }));
    await abrirTablaDeArancel('generales', 'Valores generales');
    const celda = screen.getByLabelText('Cifra: Honorario mínimo por tarea');
    expect(celda).toHaveValue('');
    expect(celda).toHaveAccessibleDescription('Falta la cifra.');
    expect(screen.getByText(/Es la primera de tu Colegio/)).toBeInTheDocument();
  });

  test('lo que falta se lee entero, por tabla, y cada cosa lleva a su celda o a su norma', async () => {
    const celdas = ['e/0/porcentaje', 'e/1/porcentaje', 'f/0', 'f/1', 'f/2', 'honorario_minimo'];
    responder(R.preparacion, () => ({
      ...primera(),
      problemas: [
        ...celdas.flatMap((campo) => ['Falta la cifra.', 'Y otra cosa.'].map((mensaje) => ({ campo, mensaje }))),
        { campo: 'fuentes/honorario_minimo', mensaje: 'Decí de qué norma sale.' },
      ],
    }));
    await abrirTablaDeArancel('generales', 'Valores generales');
    const lista = within(screen.getByRole('region', { name: 'Por corregir: 13' }));
    expect(lista.getByText(/^Por tabla/)).toHaveTextContent('Valores generales (3) · Factores por superficie (6)');
    expect(lista.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(lista.getByRole('button', { name: 'Ver las 13' }));
    expect(lista.getAllByRole('listitem')).toHaveLength(13);
    const enlaces = () => lista.getAllByRole('link', { name: 'Valores generales, Honorario mínimo por tarea' });
    const [aSuCelda, , aSuNorma] = enlaces();
    await userEvent.click(aSuNorma ?? document.body);
    await waitFor(() => expect(boton('Cambiar la norma: Honorario mínimo por tarea')).toHaveFocus());
    await userEvent.click(aSuCelda ?? document.body);
    await waitFor(() => expect(screen.getByLabelText('Cifra: Honorario mínimo por tarea')).toHaveFocus());
    await userEvent.click(
      lista.getAllByRole('link', { name: 'Factores por superficie, Cubierta' })[0] ?? document.body,
    );
    expect(await screen.findByRole('table', { name: 'Factores por superficie' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Factor: Cubierta')).toHaveFocus());
  });

  test('al publicarla se lee que es la primera, y que rige en el acto si su día ya llegó', async () => {
    responder(R.cambiosDePreparacion, {
      ...{
        version: 5,
        nombre: 'Resolución 1',
        vigente_desde: '2026-01-01',
        anterior: null,
        quitadas: [],
        normas: [],
        de_cuantas: 1,
      },
      cambian: [
        {
          ...{ tabla: 'Valores generales', de: 'Honorario mínimo por tarea', columna: 'Cifra', tipo: 'importe' },
          ...{ antes: null, ahora: '300000.00', variacion: null, norma: 'Res. 1' },
        },
      ],
    });
    responder(R.preparacion, () => ({ ...primera(), vigente_desde: '2026-01-01' }));
    responder(R.resolucionDelColegio, resolucion());
    await abrirTablaDeArancel('generales', 'Valores generales');
    await userEvent.click(boton('Publicar'));
    const abierto = await dialogo('Publicar Resolución 1');
    expect(await within(abierto).findByText(/Es la primera de tu Colegio. Dice 1 cifras?:/)).toBeInTheDocument();
    expect(abierto).toHaveTextContent('Va a regir en el acto, desde el 01/01/2026');
    expect(abierto).not.toHaveTextContent('nueva,');
  });

  test('si la única que había se retiró, se pone al día', async () => {
    responder(R.preparacion, preparacion({ al_dia: false, ultima: null }));
    await abrirTablaDeArancel('generales', 'Valores generales');
    expect(screen.getByText(/que después se retiró\. Ponela al día/)).toBeInTheDocument();
  });
});
