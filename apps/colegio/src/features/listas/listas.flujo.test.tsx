import { type EfectosDeLista, rutasDeListas } from '@colega/contract/colegio';
import { rutasDeEnsayos } from '@colega/contract/honorarios';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { listaDelColegio, preparadaPor, TASAS, versionDeLista } from '../../testing/datos-de-listas.ts';
import { operadorPropio } from '../../testing/datos-del-colegio.ts';

let leida = listaDelColegio();
const pedidos: { camino: string; version: string | null; clave: string | null; cuerpo: unknown }[] = [];
const anotar = async ({ request }: { request: Request }) => {
  const texto = await request.text();
  pedidos.push({
    camino: new URL(request.url).pathname,
    version: request.headers.get('if-match'),
    clave: request.headers.get('idempotency-key'),
    cuerpo: texto === '' ? null : JSON.parse(texto),
  });
  return { id: 9, version: 5, message: 'Hecho.' };
};
const EFECTOS: EfectosDeLista = {
  ...{ version: 4, vigente_desde: '2099-01-01', norma: 'Acta 12/26' },
  cambios: [{ fila: 'CEP, sobre el honorario convenido', dato: 'Por ciento', antes: '5 %', despues: '6 %' }],
  cambia_el_orden: false,
  toca: [{ que: 'Contratos sin confirmar', cuantos: 12 }],
  avisos: ['Lo que ya se cobró queda con la tasa de su día.'],
  cuesta: null,
};
beforeEach(() => {
  leida = listaDelColegio();
  pedidos.length = 0;
  responder(rutasDeListas.lista, () => leida);
  responder(rutasDeListas.efectosDeLista, EFECTOS);
  responder(rutasDeEnsayos.ensayoDeLista, { ensayo: null });
  responder(rutasDeListas.listas, {
    items: [
      {
        ...{ lista: 'tasas', en_vigor: { vigente_desde: '2015-01-01', norma: '', origen: 'carga' }, aviso: null },
        siguientes: [{ vigente_desde: '2027-01-01', norma: 'Acta 1' }],
        preparada: { vigente_desde: '2099-01-01', norma: 'Acta 12/26', quien: 'Paz, Ana' },
      },
      {
        ...{ lista: 'plazos', en_vigor: { vigente_desde: '2026-11-02', norma: 'Acta 3', origen: 'mesa' }, aviso: null },
        ...{ siguientes: [], preparada: null },
      },
      { lista: 'feriados', en_vigor: null, siguientes: [], preparada: null, aviso: 'Faltan los feriados de 2031.' },
    ],
  });
});

const abrir = async (camino: string, titulo: string, cambios = {}) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['aranceles'], cambios));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [camino] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: titulo }, { timeout: 8000 });
  return router;
};
const celda = (nombre: string) => screen.getByRole('textbox', { name: nombre });
const CEP = 'Por ciento: CEP, sobre el honorario convenido';
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar para publicar' }));
const escribir = async (campo: HTMLElement, texto: string) => {
  await userEvent.clear(campo);
  await userEvent.type(campo, texto);
};

test('las listas dicen qué rige, qué viene, qué se prepara y qué falta', async () => {
  await abrir('/colegio/listas', 'Listas');
  const fila = await screen.findByRole('row', { name: /Tasas/ });
  expect(fila).toHaveTextContent('Desde el 01/01/2015');
  expect(fila).toHaveTextContent('De referencia: vino con el programa.');
  expect(screen.getByRole('row', { name: /Plazos/ })).not.toHaveTextContent('vino con el programa');
  expect(fila).toHaveTextContent('Desde el 01/01/2027, Acta 1');
  expect(fila).toHaveTextContent('de Paz, Ana');
  expect(screen.getByText('Faltan los feriados de 2031.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Tasas' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tasas' })).toBeVisible();
});

test('de cada cifra se lee su norma y desde cuándo rige', async () => {
  await abrir('/colegio/listas/tasas', 'Tasas');
  const tabla = within(await screen.findByRole('table', { name: 'Tasas: lo que rige' }));
  expect(tabla.getByRole('row', { name: /CEP/ })).toHaveTextContent('5 %De referencia, sin norma. Desde el 01/01/1950');
  expect(tabla.getByRole('row', { name: /Timbrado/ })).toHaveTextContent('1,2 %Res. 1/15. Desde el 01/01/1950');
});

test('se prepara desde la que rige: lo que está mal se dice en su celda, y lo que cambia mientras se escribe', async () => {
  responder(rutasDeListas.prepararLista, anotar);
  const router = await abrir('/colegio/listas/tasas/preparar', 'Preparar: Tasas');
  await screen.findByRole('table', { name: 'Tasas' });
  expect(celda(CEP)).toHaveValue('5 %');
  await escribir(celda(CEP), 'mucho');
  await guardar();
  expect(celda(CEP)).toHaveAccessibleDescription(/No se entiende/);
  expect(screen.getByLabelText(/^Norma que la aprueba/)).toHaveFocus();
  expect(pedidos).toHaveLength(0);
  await escribir(celda(CEP), '6,5');
  expect(celda(CEP)).not.toHaveAccessibleDescription(/No se entiende/);
  expect(screen.getByText('CEP, sobre el honorario convenido, por ciento: 5 % → 6,5 %')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Norma que la aprueba/), 'Acta 12/26');
  await guardar();
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/listas/tasas'));
  expect(pedidos[0]?.clave).toBeTruthy();
  expect(pedidos[0]?.cuerpo).toMatchObject({
    norma: 'Acta 12/26',
    filas: [{ ...TASAS[0], tasa: '0.065', norma: 'Acta 12/26' }, TASAS[1], TASAS[2]],
  });
});

test('de una lista que terminó se empieza con todas sus filas, vacías', async () => {
  const rige = versionDeLista({ filas: [] });
  leida = listaDelColegio({ publicadas: [{ ...rige, vigencias: [] }] });
  await abrir('/colegio/listas/tasas/preparar', 'Preparar: Tasas');
  await screen.findByRole('table', { name: 'Tasas' });
  expect(celda(CEP)).toHaveValue('');
  expect(screen.getAllByRole('textbox', { name: /^Por ciento: / })).toHaveLength(3);
});

test('se pega desde una planilla, y las filas que faltan se agregan', async () => {
  const filas = [{ fecha: '2099-01-01', nombre: 'Año Nuevo', norma: '' }];
  const rige = versionDeLista({ lista: 'feriados', filas });
  leida = listaDelColegio({ lista: 'feriados', publicadas: [{ ...rige, vigencias: ['2015-01-01'] }] });
  await abrir('/colegio/listas/feriados/preparar', 'Preparar: Feriados');
  const primera = await screen.findByRole('textbox', { name: 'Día: 01/01/2099' });
  await userEvent.click(primera);
  await userEvent.paste('01/01/2099\tAño Nuevo\n1/5/2099\tDía del Trabajador\tLey 27.399\n32/5/2099\tMal\n');
  expect(screen.getAllByRole('textbox', { name: /^Día: / })).toHaveLength(3);
  expect(screen.getByText(/Se agrega: 01\/05\/2099 · Día del Trabajador/)).toBeVisible();
  await guardar();
  expect(celda('Día: 32/5/2099')).toHaveAccessibleDescription(/No se entiende. Se escribe así: 31\/12\/2027/);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar: 32/5/2099' }));
  expect(screen.getAllByRole('textbox', { name: /^Día: / })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Agregar una fila' }));
  expect(screen.getAllByRole('textbox', { name: /^Día: / })).toHaveLength(3);
});

test('los feriados de antes del día en que empieza quedan como están', async () => {
  const filas = ['2098-05-01', '2099-01-01'].map((fecha) => ({ fecha, nombre: `El ${fecha}`, norma: '' }));
  const rige = versionDeLista({ lista: 'feriados', filas });
  leida = listaDelColegio({ lista: 'feriados', publicadas: [{ ...rige, vigencias: ['2015-01-01', '2015-01-01'] }] });
  await abrir('/colegio/listas/feriados/preparar', 'Preparar: Feriados');
  const desde = await screen.findByLabelText(/^Empieza a regir el/);
  await escribir(desde, '01/01/2099');
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Día: / })).toHaveLength(1));
  await escribir(desde, '01/05/2098');
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Día: / })).toHaveLength(2));
});

test('la publica otra persona, que lee antes qué cambia y a cuántos toca, sobre la versión que leyó', async () => {
  responder(rutasDeListas.publicarLista, anotar);
  leida = listaDelColegio({ preparada: preparadaPor('Paz, Ana') });
  await abrir('/colegio/listas/tasas', 'Tasas');
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialogo = within(await screen.findByRole('dialog', {}, { timeout: 8000 }));
  expect(await dialogo.findByText('CEP, sobre el honorario convenido, por ciento: 5 % → 6 %')).toBeVisible();
  expect(dialogo.getByText('Hoy: Contratos sin confirmar: 12.')).toBeVisible();
  const boton = dialogo.getByRole('button', { name: 'Publicar' });
  await waitFor(() => expect(boton).toBeEnabled());
  await userEvent.click(boton);
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(pedidos[0]).toMatchObject({ camino: '/api/colegio/listas/versiones/9/publicar', version: '"4"' });
  expect(pedidos[0]?.clave).toBeTruthy();
});

test('a quien llega segundo se le dice quién la cambió, y el diálogo sigue', async () => {
  responder(rutasDeListas.publicarLista, () => problema(412, 'Esto lo cambió Beto.', undefined, 'lista_cambiada'));
  leida = listaDelColegio({ preparada: preparadaPor('Paz, Ana') });
  await abrir('/colegio/listas/tasas', 'Tasas');
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialogo = within(await screen.findByRole('dialog', {}, { timeout: 8000 }));
  const boton = dialogo.getByRole('button', { name: 'Publicar' });
  await waitFor(() => expect(boton).toBeEnabled());
  responder(rutasDeListas.efectosDeLista, { ...EFECTOS, version: 5, norma: 'Acta 14/26' });
  await userEvent.click(boton);
  expect(await dialogo.findByText('Esto lo cambió Beto.')).toBeVisible();
  // What was changed is read, and it is that what is published.
  expect(await dialogo.findByText(/por Acta 14\/26/)).toBeVisible();
  responder(rutasDeListas.publicarLista, anotar);
  await waitFor(() => expect(boton).toBeEnabled());
  await userEvent.click(boton);
  await waitFor(() => expect(pedidos[0]).toMatchObject({ version: '"5"' }));
});

test('sin haber leído qué cambia no se publica', async () => {
  responder(rutasDeListas.publicarLista, anotar);
  leida = listaDelColegio({ preparada: preparadaPor('Paz, Ana') });
  responder(rutasDeListas.efectosDeLista, () => problema(500, 'No se pudo'));
  await abrir('/colegio/listas/tasas', 'Tasas');
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
  const dialogo = within(await screen.findByRole('dialog', {}, { timeout: 8000 }));
  expect(dialogo.getByRole('button', { name: 'Publicar' })).toBeDisabled();
  expect(pedidos).toHaveLength(0);
});

test('quien la preparó no la publica, y la puede seguir o descartar con un motivo', async () => {
  responder(rutasDeListas.descartarLista, anotar);
  leida = listaDelColegio({ preparada: preparadaPor('Operadora, Olga', { es_propia: true }) });
  await abrir('/colegio/listas/tasas', 'Tasas');
  expect(await screen.findByText('La preparaste vos, entera o en parte: la publica otra persona.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Seguir preparándola' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  const dialogo = within(await screen.findByRole('dialog', {}, { timeout: 8000 }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Descartar' }));
  expect(pedidos).toHaveLength(0);
  await userEvent.type(dialogo.getByLabelText(/^Motivo/), 'No va');
  await userEvent.click(dialogo.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(pedidos[0]).toMatchObject({ version: '"4"', cuerpo: { motivo: 'No va' } }));
});

test('lo que el servidor rechaza se dice en su celda', async () => {
  responder(rutasDeListas.corregirLista, () =>
    problema(422, 'Mal', [{ campo: 'filas.0.tasa', mensaje: 'Otra cosa está mal.' }]),
  );
  leida = listaDelColegio({ preparada: preparadaPor('Paz, Ana') });
  await abrir('/colegio/listas/tasas/preparar', 'Preparar: Tasas');
  await screen.findByRole('table', { name: 'Tasas' });
  expect(celda(CEP)).toHaveValue('6 %');
  await escribir(celda(CEP), '7');
  await guardar();
  await waitFor(() => expect(celda(CEP)).toHaveAccessibleDescription('Otra cosa está mal.'));
  expect(celda(CEP)).toHaveFocus();
});

test('quien trabaja en un distrito la lee y no la cambia', async () => {
  await abrir('/colegio/listas/tasas', 'Tasas', { distrito: { id: 1, nombre: 'Distrito I' } });
  expect(await screen.findByText(/Las listas son de todo el Colegio/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Preparar otra' })).toBeNull();
});

const clave412 = () => problema(412, 'Esto lo cambió Beto.', undefined, 'lista_cambiada');
const DE_BETO = preparadaPor('Beto', {
  version: 7,
  filas: TASAS.map((fila) => (fila.clave === 'timbrado' ? { ...fila, tasa: '0.02' } : { ...fila })),
});

test('lo que otra persona guardó mientras se escribía se ve antes, y no se pisa sin decirlo', async () => {
  responder(rutasDeListas.corregirLista, clave412);
  responder(rutasDeListas.versionDeLista, () => DE_BETO);
  leida = listaDelColegio({ preparada: preparadaPor('Paz, Ana') });
  await abrir('/colegio/listas/tasas/preparar', 'Preparar: Tasas');
  await screen.findByRole('table', { name: 'Tasas' });
  await escribir(celda(CEP), '7');
  await guardar();
  expect(await screen.findByText('Esto lo cambió Beto.')).toBeVisible();
  const guardado = within(await screen.findByRole('region', { name: 'Lo que está guardado' }));
  expect(guardado.getByText(/^Timbrado.*: 2 % → 1,2 %$/)).toBeVisible();
  expect(guardado.getByText(/^CEP.*: 5 % → 7 %$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guardar para publicar' })).toBeNull();
  responder(rutasDeListas.corregirLista, anotar);
  await userEvent.type(celda(CEP), '{Enter}');
  expect(pedidos).toHaveLength(0);
  await userEvent.click(guardado.getByRole('button', { name: 'Guardar lo mío encima' }));
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(pedidos[0]).toMatchObject({ camino: '/api/colegio/listas/versiones/9', version: '"7"' });
});

test('lo guardado por otra persona se puede tomar en lugar de lo propio', async () => {
  responder(rutasDeListas.corregirLista, clave412);
  responder(rutasDeListas.versionDeLista, () => DE_BETO);
  leida = listaDelColegio({ preparada: preparadaPor('Paz, Ana') });
  await abrir('/colegio/listas/tasas/preparar', 'Preparar: Tasas');
  await screen.findByRole('table', { name: 'Tasas' });
  await escribir(celda(CEP), '7');
  await guardar();
  await userEvent.click(await screen.findByRole('button', { name: /seguir con lo guardado$/ }));
  expect(celda(CEP)).toHaveValue('5 %');
  responder(rutasDeListas.corregirLista, anotar);
  await guardar();
  await waitFor(() => expect(pedidos[0]).toMatchObject({ version: '"7"' }));
});

test('si otra persona empezó una mientras se escribía, lo escrito puede ir sobre esa', async () => {
  responder(rutasDeListas.prepararLista, () =>
    problema(409, 'Ya hay una en preparación, de Beto.', undefined, 'lista_ya_en_preparacion'),
  );
  await abrir('/colegio/listas/tasas/preparar', 'Preparar: Tasas');
  await screen.findByRole('table', { name: 'Tasas' });
  await escribir(celda(CEP), '7');
  await userEvent.type(screen.getByLabelText(/^Norma que la aprueba/), 'Acta 13/26');
  leida = listaDelColegio({ preparada: DE_BETO });
  await guardar();
  expect(await screen.findByText(/^Ya hay una en preparación/)).toBeVisible();
  responder(rutasDeListas.corregirLista, anotar);
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar lo mío encima' }));
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(pedidos[0]).toMatchObject({
    ...{ camino: '/api/colegio/listas/versiones/9', version: '"7"' },
    cuerpo: { norma: 'Acta 13/26', filas: [{ tasa: '0.07' }, {}, {}] },
  });
});
