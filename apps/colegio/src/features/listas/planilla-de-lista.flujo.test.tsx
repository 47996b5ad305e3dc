import { rutasDeListas } from '@colega/contract/colegio';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { listaDelColegio, preparadaPor, versionDeLista } from '../../testing/datos-de-listas.ts';
import { operadorPropio } from '../../testing/datos-del-colegio.ts';

let leida = listaDelColegio();
beforeEach(() => {
  leida = listaDelColegio();
  responder(rutasDeListas.lista, () => leida);
});

const abrir = async (lista: string, nombre: string) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['aranceles']));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [`/colegio/listas/${lista}/preparar`] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: `Preparar: ${nombre}` }, { timeout: 8000 });
  await screen.findByRole('button', { name: 'Guardar para publicar' });
};
const celda = (nombre: string) => screen.getByRole('textbox', { name: nombre });
const CEP = 'Por ciento: CEP, sobre el honorario convenido';
const importar = (nombre: string) =>
  userEvent.upload(screen.getByLabelText(`Planilla de ${nombre}`), new File(['x'], 'a.csv', { type: 'text/csv' }));

test('lo que vuelve de una planilla va a sus celdas con lo que está mal al lado, y de lo que no tiene lugar se dice', async () => {
  responder(rutasDeListas.leerPlanillaDeLista, () => ({
    filas: [
      { clave: 'CEP, sobre el honorario convenido', tasa: '7 %', norma: 'Acta 1' },
      { clave: 'Timbrado, sobre el honorario convenido', tasa: 'poco', norma: '' },
    ],
    sin_lugar: ['Columna «Comentario»: fila 2'],
  }));
  await abrir('tasas', 'Tasas');
  await importar('Tasas');
  await waitFor(() => expect(celda(CEP)).toHaveValue('7 %'));
  expect(celda('Norma: CEP, sobre el honorario convenido')).toHaveValue('Acta 1');
  expect(celda('Por ciento: Timbrado, sobre el honorario convenido')).toHaveAccessibleDescription(/No se entiende/);
  // what the file does not say stays
  expect(celda('Por ciento: Recargo de la matrícula por mes vencido')).toHaveValue('3 %');
  expect(await screen.findByText('Se cargaron 2 filas de la planilla. Falta guardarla.')).toBeInTheDocument();
  expect(screen.getByText(/Columna «Comentario»: fila 2/)).toBeInTheDocument();
});

test('de los feriados no se cargan los de antes del día en que empieza, y los demás reemplazan a los escritos', async () => {
  const filas = [{ fecha: '2099-01-01', nombre: 'Año Nuevo', norma: '' }];
  leida = listaDelColegio({
    lista: 'feriados',
    publicadas: [{ ...versionDeLista({ lista: 'feriados', filas }), vigencias: ['2015-01-01'] }],
  });
  responder(rutasDeListas.leerPlanillaDeLista, () => ({
    filas: [
      { fecha: '01/01/2020', nombre: 'Viejo', norma: '' },
      { fecha: '01/05/2099', nombre: 'Día del Trabajador', norma: '' },
    ],
    sin_lugar: [],
  }));
  await abrir('feriados', 'Feriados');
  await importar('Feriados');
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Día: / })).toHaveLength(1));
  expect(celda('Día: 01/05/2099')).toHaveValue('01/05/2099');
  expect(
    await screen.findByText(/Se cargó 1 fila.*de antes del día en que empieza quedan como están: 1\./),
  ).toBeInTheDocument();
});

test('lo que no se puede leer se dice, y lo escrito sigue', async () => {
  responder(rutasDeListas.leerPlanillaDeLista, () => problema(422, 'La planilla no tiene las columnas de esta lista.'));
  await abrir('tasas', 'Tasas');
  await importar('Tasas');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(celda(CEP)).toHaveValue('5 %');
});

test('se baja lo que rige o, si hay, lo que se prepara', async () => {
  const pedidos: string[] = [];
  responder(rutasDeListas.listaEnXlsx, ({ request }) => {
    pedidos.push(new URL(request.url).search);
    return problema(500, 'No');
  });
  leida = listaDelColegio({ preparada: preparadaPor('Paz, Ana') });
  await abrir('tasas', 'Tasas');
  await userEvent.click(screen.getByRole('button', { name: 'Exportar en XLSX: lo que se prepara' }));
  await waitFor(() => expect(pedidos).toEqual(['?de=en_preparacion']));
});

test('del bloque pegado se dice cuánto no entró; Enter y las flechas van a la misma celda de otra fila', async () => {
  await abrir('tasas', 'Tasas');
  fireEvent.paste(celda('Por ciento: Recargo de la matrícula por mes vencido'), {
    clipboardData: { getData: () => '4\t"Acta\n2"\tde más\n5\n' },
  });
  expect(celda('Por ciento: Recargo de la matrícula por mes vencido')).toHaveValue('4');
  expect(await screen.findByText('Del bloque pegado, 2 no entraron en las celdas de la lista.')).toBeInTheDocument();
  celda(CEP).focus();
  await userEvent.keyboard('{Enter}');
  expect(celda('Por ciento: Timbrado, sobre el honorario convenido')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(celda(CEP)).toHaveFocus();
});

test('un concepto del año se deja de cobrar quitándolo, o con una planilla que no lo trae', async () => {
  const filas = ['arancel', 'cuota_1', 'cuota_2'].map((concepto) => ({
    ...{ concepto, importe: '98000.00', vencimiento: '03-31', norma: '' },
  }));
  const rige = versionDeLista({ lista: 'cargos', filas });
  leida = listaDelColegio({ lista: 'cargos', publicadas: [{ ...rige, vigencias: filas.map(() => '2015-01-01') }] });
  responder(rutasDeListas.leerPlanillaDeLista, () => ({
    filas: [
      { concepto: 'Arancel', importe: '98.000,00', vencimiento: '31/03', norma: '' },
      { concepto: 'Cuota 1', importe: '0', vencimiento: '31/03', norma: '' },
    ],
    sin_lugar: [],
  }));
  await abrir('cargos', 'Cargos del año');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar: Cuota 2' }));
  expect(screen.getByText(/^Se quita: Cuota 2 · 98\.000,00 · 31\/03/)).toBeVisible();
  await importar('Cargos del año');
  await waitFor(() => expect(celda('Importe: Cuota 1')).toHaveValue('0'));
  expect(celda('Importe: Cuota 1')).toHaveAccessibleDescription(
    'El importe tiene que ser mayor que cero. Lo que no se cobra se quita de la lista.',
  );
  expect(screen.getByText(/^Se quita: Cuota 2/)).toBeVisible();
});
