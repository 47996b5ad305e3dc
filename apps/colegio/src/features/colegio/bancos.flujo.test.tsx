import { rutasDeAjustes } from '@colega/contract/colegio';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { ajustesDelColegio } from '../../testing/datos-de-los-ajustes.ts';
import { operadorPropio } from '../../testing/datos-del-colegio.ts';

let leidos = ajustesDelColegio();
const pedidos: { version: string | null; cuerpo: unknown }[] = [];
const anotar = async ({ request }: { request: Request }) => {
  pedidos.push({ version: request.headers.get('if-match'), cuerpo: await request.json() });
  return { version: 2, message: 'Guardado.' };
};
beforeEach(() => {
  leidos = ajustesDelColegio();
  pedidos.length = 0;
  responder(rutasDeAjustes.ajustes, () => leidos);
});

const abrir = async () => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['administracion']));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/ajustes'] });
  render(<RouterProvider router={router} />);
  return within(await screen.findByRole('region', { name: 'Bancos' }, { timeout: 8000 }));
};
const abrirDesde = async (boton: string) => {
  await userEvent.click(await screen.findByRole('button', { name: boton }));
  return within(await screen.findByRole('dialog', {}, { timeout: 8000 }));
};
type Dialogo = Awaited<ReturnType<typeof abrirDesde>>;
const guardar = (dialogo: Dialogo) => userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }));
const escribir = (dialogo: Dialogo, campo: RegExp, texto: string) =>
  userEvent.type(dialogo.getByLabelText(campo), texto);

test('cada banco se lee con su cuenta, su CBU, sus columnas y desde cuándo o hasta cuándo se usa', async () => {
  const [uno] = leidos.bancos;
  if (!uno) throw new Error('falta un banco');
  const otro = (id: number, nombre: string, cambios: Partial<typeof uno>) => ({ ...uno, id, nombre, ...cambios });
  leidos = ajustesDelColegio({
    bancos: [
      uno,
      otro(4, 'Banco Viejo', { dejado_desde: '2020-05-04', en_uso: false }),
      otro(5, 'Banco Por Dejar', { dejado_desde: '2099-05-04' }),
      otro(6, 'Banco Nuevo', {
        ...{ desde: '2099-01-02', en_uso: false, cbu: '2850590940090418135201', columnas: { fecha: ['F. Mov.'] } },
      }),
    ],
  });
  const bancos = await abrir();
  expect(bancos.getByText('Cuenta 1.1.01.02')).toBeVisible();
  expect(bancos.getByText('No se usa desde el 04/05/2020 · Cuenta 1.1.01.02')).toBeVisible();
  expect(bancos.getByText('Se deja de usar el 04/05/2099 · Cuenta 1.1.01.02')).toBeVisible();
  expect(
    bancos.getByText('Se usa desde el 02/01/2099 · Cuenta 1.1.01.02 · CBU 28505909 40090418135201 · 1 columna propia'),
  ).toBeVisible();
  responder(rutasDeAjustes.cambiarUsoDeBanco, anotar);
  const dialogo = await abrirDesde('Usar otra vez: Banco Viejo');
  expect(dialogo.getByText(/No se usaba desde el 04\/05\/2020/)).toBeVisible();
  await guardar(dialogo);
  await waitFor(() => expect(pedidos).toEqual([{ version: '"1"', cuerpo: { dejado_desde: null } }]));
});

test('uno nuevo va con su cuenta y su CBU, que se controla antes de mandarlo; el nombre de otro se dice en su campo', async () => {
  await abrir();
  responder(rutasDeAjustes.crearBanco, anotar);
  const dialogo = await abrirDesde('Agregar: un banco');
  await escribir(dialogo, /^Nombre/, 'banco de la provincia');
  await escribir(dialogo, /^CBU/, '28505909 40090418135202');
  await escribir(dialogo, /^Código/, '1.1.01.77');
  await guardar(dialogo);
  await waitFor(() => expect(dialogo.getByLabelText(/^CBU/)).toHaveAccessibleDescription(/dígitos de control/));
  expect(dialogo.getByLabelText(/^Nombre/)).toHaveAccessibleDescription(/Ya hay un banco con ese nombre/);
  expect(pedidos).toEqual([]);
  await userEvent.clear(dialogo.getByLabelText(/^Nombre/));
  await escribir(dialogo, /^Nombre/, 'Banco Nación');
  await userEvent.clear(dialogo.getByLabelText(/^CBU/));
  await escribir(dialogo, /^CBU/, '28505909 40090418135201');
  await guardar(dialogo);
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(pedidos[0]).toMatchObject({
    version: null,
    cuerpo: { nombre: 'Banco Nación', cbu: '2850590940090418135201', codigo: '1.1.01.77', columnas: {} },
  });
});

test('sus columnas se dicen por su nombre, con las que ya se conocen; lo que rechaza el servidor cae en su campo', async () => {
  await abrir();
  const dialogo = await abrirDesde('Columnas: Banco de la Provincia');
  expect(dialogo.getByLabelText(/^Día/)).toHaveAccessibleDescription(/Si no decís nada: Fecha\./);
  await escribir(dialogo, /^Día/, 'F. Mov.; Fecha Valor');
  await escribir(dialogo, /^Importe con su signo/, 'Neto');
  await escribir(dialogo, /^Importe que salió/, 'Deb.');
  await guardar(dialogo);
  const conSigno = dialogo.getByLabelText(/^Importe con su signo/);
  await waitFor(() => expect(conSigno).toHaveAccessibleDescription(/decí una de las dos formas/));
  await userEvent.clear(dialogo.getByLabelText(/^Importe que salió/));
  const errores = [{ campo: 'columnas.fecha.0', mensaje: 'Esa columna no.' }];
  responder(rutasDeAjustes.cambiarBanco, () => problema(422, 'Revisá los datos.', errores));
  await guardar(dialogo);
  await waitFor(() => expect(dialogo.getByLabelText(/^Día/)).toHaveAccessibleDescription(/Esa columna no\./));
  responder(rutasDeAjustes.cambiarBanco, anotar);
  await guardar(dialogo);
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(pedidos[0]).toEqual({
    version: '"1"',
    cuerpo: {
      ...{ nombre: 'Banco de la Provincia', cbu: null, desde: '2015-01-01' },
      columnas: { fecha: ['F. Mov.', 'Fecha Valor'], importe: ['Neto'] },
    },
  });
});

test('al dejar uno se dice qué queda; el último no se deja', async () => {
  await abrir();
  responder(rutasDeAjustes.cambiarUsoDeBanco, () =>
    problema(409, 'Es el único banco en uso: agregá antes el que lo reemplaza.', undefined, 'banco_unico'),
  );
  const dialogo = await abrirDesde('Dejar de usar: Banco de la Provincia');
  expect(dialogo.getByText(/Lo que tuvo queda en el libro y en los cierres/)).toBeVisible();
  await guardar(dialogo);
  expect(await dialogo.findByText(/Es el único banco en uso/)).toBeVisible();
});
