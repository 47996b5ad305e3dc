import { mensajes } from '@colega/contract/mensajes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { llegarAlPaso } from '@colega/web-kit/testing/llegar-al-paso.ts';
import { retomable } from '@colega/web-kit/testing/retomar.ts';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { prepararReferencias } from '../../../testing/asistente/preparar.ts';
import LegajoManual from './legajo-manual.tsx';

// Leaflet draws on a real page: the browser journeys try it.
vi.mock('@colega/web-kit/ui/mapa/mapa.tsx', () => ({ default: () => null }));

beforeEach(() => {
  iniciarSesion();
  prepararReferencias();
});

const seguir = () => userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
const siguiente = async (nombre: RegExp) => {
  await seguir();
  await llegarAlPaso(nombre);
};
const elegir = async (lista: string, opcion: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: lista }), opcion);

const abrir = async () =>
  dibujar(<LegajoManual />, { direccion: '/app/ejercicio/legajo/manual', patron: '/app/ejercicio/legajo/manual' });
const aTareas = async (rubro = 'Obras civiles') => {
  const vista = await abrir();
  await elegir('Matrícula', 'T-12345 · Maestro Mayor de Obras');
  await elegir('Rubro', rubro);
  await elegir('Modalidad', 'Tradicional');
  await siguiente(/TAREAS/);
  return vista;
};
const cargar = async (fila: number, tarea: string, monto: string) => {
  await elegir(`Tarea ${fila}`, tarea);
  const campo = screen.getByRole('textbox', { name: `Monto ${fila}` });
  await userEvent.clear(campo);
  await userEvent.click(campo);
  await userEvent.paste(monto);
  await userEvent.tab();
};

test('cualquier rubro, con segmento o sin él; el mínimo se suma mientras se escribe [MAN-006, MAN-008]', async () => {
  await aTareas('Topografía');
  await cargar(1, 'Proyecto', '1000,5');
  expect(screen.getByText(/Honorario mínimo: \$\s1\.000,50/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'AGREGAR TAREA' }));
  await cargar(2, 'Tasación', '99,5');
  expect(screen.getByText(/Honorario mínimo: \$\s1\.100,00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la tarea 1' }));
  expect(screen.getByRole('textbox', { name: 'Monto 1' })).toHaveValue('99,50');
  expect(screen.queryByRole('button', { name: /^Quitar la tarea/ })).toBeNull();
});

test('uno nuevo que otra pestaña guardó no se vuelve a cargar ni a guardar', async () => {
  await aTareas();
  await cargar(1, 'Proyecto', '1000');
  const borradores = () => Object.keys(localStorage).filter((clave) => clave.startsWith('borrador:'));
  await waitFor(() => expect(borradores()).toHaveLength(1));
  const [clave = ''] = borradores();
  const [, user_id, nombre] = clave.split(':');
  localStorage.removeItem(clave);
  const canal = new BroadcastChannel('colega:borradores');
  const suceso = { tipo: 'guardado', direccion: '/app/ejercicio/legajo/9/detail' };
  canal.postMessage({ user_id: Number(user_id), nombre, pestania: 'otra', suceso });
  canal.close();
  const aviso = await screen.findByRole('dialog', { name: 'Este legajo ya se guardó en otra pestaña' });
  expect(within(aviso).getByRole('link', { name: 'Ver el legajo guardado' })).toBeVisible();
  expect(borradores()).toEqual([]);
});

const cargarDosUnidades = async () => {
  responder(rutasDeReferencias.cuit, {
    cuit: '20123456786',
    apellido_nombre: 'GOMEZ ANA',
    fisico: true,
    res_806: false,
    locador: false,
  });
  await cargar(1, 'Inspección', '10');
  await userEvent.click(screen.getByRole('button', { name: 'Convenir el mínimo' }));
  await siguiente(/COMITENTE/);
  await userEvent.click(screen.getByRole('textbox', { name: /CUIT/ }));
  await userEvent.paste('20123456786');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /Quitar a GOMEZ/ })).toBeVisible();
  await siguiente(/UBICACIÓN/);
  await userEvent.click(screen.getByRole('button', { name: 'AGREGAR UNIDAD' }));
  expect(screen.getByRole('group', { name: 'Unidad 2' })).toBeVisible();
  for (let i = 0; i < 2; i++) await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
};
const inspeccionarDosUnidades = retomable(abrir, aTareas, cargarDosUnidades, /TAREAS/);

test('sin la inspección se pierden las unidades: pregunta antes [AUT-070, AUT-071]', async () => {
  await inspeccionarDosUnidades();
  await elegir('Tarea 1', 'Proyecto');
  const dialogo = await screen.findByRole('dialog', { name: 'Se quitan las unidades cargadas' });
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByRole('combobox', { name: 'Tarea 1' })).toHaveDisplayValue('Inspección');
  await elegir('Tarea 1', 'Proyecto');
  const otraVez = await screen.findByRole('dialog', { name: 'Se quitan las unidades cargadas' });
  await userEvent.click(within(otraVez).getByRole('button', { name: 'Continuar' }));
  expect(screen.getByRole('combobox', { name: 'Tarea 1' })).toHaveDisplayValue('Proyecto');
});

test('al quitar una fila que pregunta, quien cancela sigue donde estaba y quien continúa no se queda sin foco', async () => {
  await inspeccionarDosUnidades();
  await userEvent.click(screen.getByRole('button', { name: 'AGREGAR TAREA' }));
  await cargar(2, 'Proyecto', '10');
  const quitar = () => screen.getByRole('button', { name: 'Quitar la tarea 1' });
  const responderCon = async (que: string) => {
    quitar().focus();
    await userEvent.keyboard('{Enter}');
    const dialogo = await screen.findByRole('dialog', { name: 'Se quitan las unidades cargadas' });
    within(dialogo).getByRole('button', { name: que }).focus();
    await userEvent.keyboard('{Enter}');
  };
  await responderCon('Cancelar');
  await waitFor(() => expect(quitar()).toHaveFocus());
  await responderCon('Continuar');
  const fila = screen.getByRole('combobox', { name: 'Tarea 1' });
  expect(fila).toHaveDisplayValue('Proyecto');
  await waitFor(() => expect(fila).toHaveFocus());
});

test('los clientes agregados se listan y se quitan [MAN-010, MAN-011]', async () => {
  responder(rutasDeReferencias.cuit, {
    cuit: '20123456786',
    apellido_nombre: 'GOMEZ ANA',
    fisico: true,
    res_806: false,
    locador: false,
  });
  await aTareas();
  await cargar(1, 'Proyecto', '10');
  await userEvent.click(screen.getByRole('button', { name: 'Convenir el mínimo' }));
  await siguiente(/COMITENTE/);
  await userEvent.type(screen.getByRole('textbox', { name: /CUIT/ }), '20-12345678-6');
  await userEvent.click(screen.getByRole('button', { name: 'Agregar' }));
  const lista = await screen.findByRole('list', { name: 'Comitentes' });
  await userEvent.click(within(lista).getByRole('button', { name: /Quitar a GOMEZ/ }));
  expect(screen.queryByRole('list', { name: 'Comitentes' })).toBeNull();
  await seguir();
  expect((await screen.findAllByText(mensajes.comitente_requerido)).length).toBeGreaterThan(0);
});
