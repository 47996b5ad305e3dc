import { rutasDeAranceles as R } from '@colega/contract/honorarios';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { preparacion, resolucion } from '../../testing/datos-de-aranceles.ts';
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
});

const MINIMO = 'Cifra: Honorario mínimo por tarea';
const boton = (nombre: string | RegExp) => screen.getByRole('button', { name: nombre });
const dialogo = (nombre: string) => screen.findByRole('dialog', { name: nombre }, { timeout: 8000 });

describe('publicar', () => {
  const CAMBIOS = {
    ...{ version: 4, nombre: 'Resolución de abril de 2027', vigente_desde: '2027-04-01' },
    anterior: { id: 25, nombre: 'Resolución de octubre de 2026', vigente_desde: '2026-10-01', hasta: '2027-03-31' },
    ...{ quitadas: [], de_cuantas: 300 },
    normas: [{ tabla: 'Escala de honorarios', de: 'Tramo 1', antes: null, ahora: 'Res. 7/27, art. 4' }],
    cambian: [
      {
        ...{ tabla: 'Valores generales', de: 'Honorario mínimo por tarea', columna: 'Cifra', tipo: 'importe' as const },
        ...{ antes: '275000.00', ahora: '300000.00', variacion: '+9,1 %', norma: 'Res. 7/27, art. 3' },
      },
    ],
  };

  test('quien la preparó lee por qué no la publica', async () => {
    leida = preparacion({ no_publica: 'La publica otra persona.' });
    await abrirTablaDeArancel('generales', 'Valores generales');
    expect(boton('Publicar')).toBeDisabled();
    expect(screen.getByText('La publica otra persona.')).toBeInTheDocument();
  });

  test('puesta al día, se dice qué renglones tienen algo de cada una', async () => {
    leida = preparacion({ mezclados: ['Escala de honorarios, Tramo 1'], quedaron_enteras: [] });
    await abrirTablaDeArancel('generales', 'Valores generales');
    expect(screen.getByText('Revisá sus cifras y su norma: Escala de honorarios, Tramo 1.')).toBeVisible();
  });

  test('se lee qué cambia y se publica eso; si cambió, no', async () => {
    responder(R.cambiosDePreparacion, CAMBIOS);
    responder(
      R.resolucionDelColegio,
      resolucion({ id: 1001, nombre: 'Resolución de abril de 2027', estado: 'futura' }),
    );
    responder(R.publicarArancel, () => problema(412, 'La cambió Ana Paz.', undefined, 'arancel_cambiado'));
    const router = await abrirTablaDeArancel('generales', 'Valores generales');
    await userEvent.click(boton('Publicar'));
    const abierto = await dialogo('Publicar Resolución de abril de 2027');
    expect(await within(abierto).findByText(/\$ 275\.000,00 →/)).toHaveTextContent('(+9,1 %), por Res. 7/27, art. 3');
    expect(abierto).toHaveTextContent(
      '«Resolución de octubre de 2026» rige hasta el 31/03/2027. Cambia 1 cifra de 300:',
    );
    expect(abierto).toHaveTextContent(
      'Escala de honorarios, Tramo 1: la misma cifra, valor de referencia sin confirmar → por Res. 7/27, art. 4',
    );
    await userEvent.click(within(abierto).getByRole('button', { name: 'Publicar para siempre' }));
    expect(await within(abierto).findByRole('alert')).toHaveTextContent('La cambió Ana Paz.');
    responder(R.publicarArancel, async ({ request }) => {
      await anotar(request);
      return { message: 'Publicada.', resolucion_id: 1001, version: 5 };
    });
    await userEvent.click(within(abierto).getByRole('button', { name: 'Publicar para siempre' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/aranceles/resoluciones/1001'));
    expect(pedidos.at(-1)?.version).toBe('"4"');
  });

  test('la que ya no está hecha sobre la última se pone al día o se descarta', async () => {
    leida = preparacion({ al_dia: false });
    responder(R.ponerAlDia, async ({ request }) => {
      await anotar(request);
      leida = preparacion({ version: 5 });
      return leida;
    });
    await abrirTablaDeArancel('generales', 'Valores generales');
    expect(boton('Publicar')).toBeDisabled();
    await userEvent.click(boton('Poner al día'));
    await waitFor(() => expect(boton('Publicar')).toBeEnabled());
    expect(pedidos[0]?.version).toBe('"4"');
    responder(R.descartarPreparacion, () =>
      preparacion({ version: 6, terminado: { como: 'descartado', resolucion_id: null } }),
    );
    await userEvent.click(boton('Descartar'));
    const pregunta = await dialogo('¿Descartar esta resolución en preparación?');
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText(/Nunca se publicó/)).toBeInTheDocument();
    expect(screen.queryByLabelText(MINIMO)).not.toBeInTheDocument();
  });
});

test('una futura se retira con su motivo, y una publicada solo se lee', async () => {
  let leidaResolucion = resolucion({
    ...{ id: 1001, nombre: 'Res. 7/27', estado: 'futura', se_puede_retirar: true, vigente_desde: '2027-04-01' },
    anterior: { id: 25, nombre: 'Resolución de octubre de 2026', vigente_desde: '2026-10-01' },
  });
  responder(R.resolucionDelColegio, () => leidaResolucion);
  responder(R.retirarResolucion, async ({ request }) => {
    await anotar(request);
    leidaResolucion = resolucion({
      ...{ id: 1001, nombre: 'Res. 7/27', estado: 'retirada' },
      retirada: { quien: 'Julia Jara', cuando: '2026-11-21T15:00:00.000Z', motivo: 'Se aprobó otra' },
    });
    return { message: 'Retirada.', resolucion_id: 1001 };
  });
  await abrirAranceles('/colegio/aranceles/resoluciones/1001');
  expect(await screen.findByRole('table', { name: 'Valores generales' })).toHaveTextContent('$ 275.000,00');
  expect(screen.queryByLabelText(MINIMO)).not.toBeInTheDocument();
  await userEvent.click(boton('Retirarla'));
  const abierto = await dialogo('Retirar Res. 7/27');
  expect(abierto).toHaveTextContent('Se retira «Res. 7/27», que iba a regir desde el 01/04/2027');
  expect(abierto).toHaveTextContent('Ese día sigue «Resolución de octubre de 2026», que rige desde el 01/10/2026');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(within(abierto).getByLabelText(/Motivo/)).toHaveFocus());
  await userEvent.type(within(abierto).getByLabelText(/Motivo/), 'Se aprobó otra');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText(/La retiró Julia Jara/)).toHaveTextContent('Se aprobó otra');
  expect(pedidos[0]?.cuerpo).toEqual({ motivo: 'Se aprobó otra' });
  expect(screen.queryByRole('button', { name: 'Retirarla' })).not.toBeInTheDocument();
});

test('si se retira la única, se lee que no queda ninguna', async () => {
  const unica = { nombre: 'Res. 1', estado: 'futura', se_puede_retirar: true, vigente_desde: '2027-04-01' } as const;
  responder(R.resolucionDelColegio, resolucion({ id: 1001, ...unica, anterior: null }));
  await abrirAranceles('/colegio/aranceles/resoluciones/1001');
  await userEvent.click(await screen.findByRole('button', { name: 'Retirarla' }));
  const abierto = await dialogo('Retirar Res. 1');
  expect(abierto).toHaveTextContent('Se retira «Res. 1», que iba a regir desde el 01/04/2027');
  expect(abierto).toHaveTextContent('Es la única: hasta que se publique otra, no se calcula ningún honorario.');
});

test('la que no está lo dice', async () => {
  responder(R.preparacion, () => problema(404, 'No encontramos lo que buscás.'));
  await abrirAranceles('/colegio/aranceles/preparaciones/9');
  expect(await screen.findByText('No encontramos esa resolución')).toBeInTheDocument();
});
