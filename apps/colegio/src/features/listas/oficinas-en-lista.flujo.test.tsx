import { rutasDeListas } from '@colega/contract/colegio';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { diaDelColegio, formatFecha, sumarDias } from '@colega/domain/fechas';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { listaDelColegio, preparadaPor, versionDeLista } from '../../testing/datos-de-listas.ts';
import { operadorPropio } from '../../testing/datos-del-colegio.ts';

const HOY = diaDelColegio(new Date());
const OFICINA = {
  ...{ nombre: 'Sede Azul', distrito: 'norte', domicilio: 'Calle 1', localidad: 'Azul', horario: '', orden: '1' },
  ...{ telefonos: '2281 42-0001', correo: 'azul@colegio.example', norma: '' },
};
const RIGE = versionDeLista({ lista: 'oficinas', filas: [OFICINA], cuantas_filas: 1 });
const pedidos: unknown[] = [];
beforeEach(() => {
  pedidos.length = 0;
  responder(
    rutasDeListas.lista,
    listaDelColegio({
      ...{ lista: 'oficinas', primer_dia: HOY, historia: [RIGE] },
      publicadas: [{ ...RIGE, vigencias: ['2015-01-01'] }],
      distritos: [
        { valor: 'norte', nombre: 'Zona Norte' },
        { valor: 'sur', nombre: 'Zona Sur', cerrada: true },
      ],
    }),
  );
  responder(rutasDeListas.prepararLista, async ({ request }) => {
    pedidos.push(await request.json());
    return { id: 9, version: 1, message: 'Hecho.' };
  });
});

const abrir = async (camino: string, titulo: string) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['aranceles']));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [camino] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: titulo }, { timeout: 8000 });
};
const suya = (nombre: string) => within(screen.getByRole('group', { name: nombre }));
const celda = (columna: string) => suya('Sede Azul').getByRole('textbox', { name: columna });
const escribir = async (campo: HTMLElement, texto: string) => {
  await userEvent.clear(campo);
  await userEvent.type(campo, texto);
};
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar para publicar' }));

test('la lista de oficinas se lee con su distrito por su nombre', async () => {
  await abrir('/colegio/listas/oficinas', 'Oficinas');
  const rige = within(screen.getByRole('region', { name: 'Rige' }));
  expect(rige.getByRole('row', { name: /Sede Azul/ })).toHaveTextContent('Zona Norte');
});

test('empieza hoy, no ofrece un distrito cerrado, y lo que está mal se dice en su celda', async () => {
  await abrir('/colegio/listas/oficinas/preparar', 'Preparar: Oficinas');
  expect(screen.getByRole('textbox', { name: 'Empieza a regir el' })).toHaveValue(formatFecha(HOY));
  expect(screen.getByText('Hoy o un día que viene.')).toBeVisible();
  const distrito = suya('Sede Azul').getByRole('combobox', { name: 'Distrito' });
  const ofrecidos = within(distrito).getAllByRole('option');
  expect(ofrecidos.map(({ textContent }) => textContent)).toEqual(['Todo el Colegio', 'Zona Norte']);
  await userEvent.type(screen.getByRole('textbox', { name: /Norma que la aprueba/ }), 'Nota 5');
  await escribir(celda('Teléfonos'), 'llamar');
  await escribir(celda('Correo'), 'no es');
  await guardar();
  await waitFor(() => expect(celda('Teléfonos')).toHaveAccessibleDescription(/«llamar» no es un teléfono/));
  expect(celda('Correo')).toBeInvalid();
  expect(pedidos).toEqual([]);
  await escribir(celda('Teléfonos'), '2281 42-0001, 2281 42-0002');
  await escribir(celda('Correo'), 'azul@colegio.example');
  await userEvent.selectOptions(distrito, 'Todo el Colegio');
  await guardar();
  const fila = { ...OFICINA, distrito: '', telefonos: '2281 42-0001, 2281 42-0002', norma: 'Nota 5' };
  await waitFor(() => expect(pedidos).toEqual([{ vigente_desde: HOY, norma: 'Nota 5', filas: [fila] }]));
});

test('dos con un nombre se dicen en la segunda, y lo que se pega con un distrito que no hay, en el suyo', async () => {
  await abrir('/colegio/listas/oficinas/preparar', 'Preparar: Oficinas');
  celda('Oficina').focus();
  await userEvent.paste(
    'Sede Azul\tZona Norte\tCalle 1\tAzul\t2281 42-0001\t\ta@b.com\t1\nsede azul\tZona Oeste\tMitre 1\tAzul\t2281 42-0002\t\ta@b.com\t2\n',
  );
  await guardar();
  await waitFor(() => expect(suya('sede azul').getByRole('combobox')).toBeInvalid());
  await userEvent.selectOptions(suya('sede azul').getByRole('combobox'), 'Zona Norte');
  await guardar();
  expect(await screen.findByText('Ya hay una oficina con ese nombre.')).toBeVisible();
});

test('la que esperaba cuando terminó su día se publica, y se dice que va a regir desde hoy', async () => {
  const AYER = sumarDias(HOY, -1);
  const preparada = preparadaPor('Paz, Ana', {
    lista: 'oficinas',
    vigente_desde: AYER,
    norma: 'Nota 5',
    filas: [OFICINA],
  });
  responder(rutasDeListas.lista, listaDelColegio({ lista: 'oficinas', primer_dia: HOY, preparada }));
  responder(rutasDeListas.efectosDeLista, {
    ...{ version: 4, vigente_desde: AYER, norma: 'Nota 5', cambios: [], cambia_el_orden: false },
    ...{ toca: [], avisos: [], cuesta: null },
  });
  await abrir('/colegio/listas/oficinas', 'Oficinas');
  await userEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Publicar la lista' }));
  expect(dialogo.getByText(/Va a regir desde hoy, por Nota 5/)).toHaveTextContent(
    `Se preparó para el ${formatFecha(AYER)}, que ya pasó. Va a regir desde hoy, por Nota 5`,
  );
  await waitFor(() => expect(dialogo.getByRole('button', { name: 'Publicar' })).toBeEnabled());
});
