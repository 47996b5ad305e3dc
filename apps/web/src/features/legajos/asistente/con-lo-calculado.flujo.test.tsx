import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { vencerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { calculo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { llegarAlPaso } from '@colega/web-kit/testing/llegar-al-paso.ts';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { direccionConLoCalculado } from '../../../lib/navegacion/direcciones.ts';
import { prepararReferencias } from '../../../testing/asistente/preparar.ts';
import {
  guardarLoPresupuestado,
  llevarLoPresupuestado,
  quitarLoPresupuestado,
} from '../laboratorio/lo-presupuestado.ts';
import { escribirTextoDelEnlace } from '../laboratorio/texto-del-enlace.ts';
import LegajoAutomatico from './legajo-automatico.tsx';

// Leaflet draws on a real page: the browser journeys try it.
vi.mock('@colega/web-kit/ui/mapa/mapa.tsx', () => ({ default: () => null }));

const campo = { type: 'decimal' as const, active: true, validaciones: [], fields: [] };
const h = rutasDeHonorarios;

let pedidos: unknown[] = [];

beforeEach(() => {
  pedidos = [];
  iniciarSesion();
  prepararReferencias();
  responder(h.tipoObras, { items: [] });
  responder(h.itemsEstadoObra, { items: [] });
  responder(h.calcular, async ({ request }) => {
    pedidos.push(await request.json());
    return calculo({ id: null, honorario_convenido: null, monto: null, tareas: null });
  });
  responder(h.validarTarea, { valida: true, mensajes: [], errores: [] });
  responder(h.generar, { id: 55, resolucion_id: 1, message: 'El cálculo del honorario quedó guardado' });
  responder(h.tareasDelCalculo, {
    monto: '9876543.20',
    tareas: [{ tarea: { id: 1, nombre: 'Proyecto' }, monto: '9876543.20' }],
  });
  responder(h.formulario, {
    ...{ id: 1, nombre: 'Monto declarado', key: 'monto_declarado', validaciones: [], interacciones: [] },
    fields: [{ ...campo, label: 'Superficie', key: 'superficie' }],
  });
});

const abrir = (contenido: readonly unknown[], con_presupuesto = false) =>
  dibujar(<LegajoAutomatico />, {
    direccion: direccionConLoCalculado(escribirTextoDelEnlace(contenido), con_presupuesto),
    patron: '/app/ejercicio/legajo/automatico',
  });

test('un legajo nuevo empieza con lo calculado: rubro, categoría, fecha, tareas y sus datos', async () => {
  abrir(['2026-03-15', 1, 'obra_nueva', '1.45', [[1, { superficie: '120' }]]]);
  await llegarAlPaso(/TAREAS/);
  expect(await screen.findByRole('textbox', { name: 'Superficie' })).toHaveValue('120');
  await waitFor(() => expect(pedidos.at(-1)).toMatchObject({ factor_coeficiente: '1.45', categoria: 'obra_nueva' }));
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(await screen.findByRole('combobox', { name: 'Rubro' })).toHaveDisplayValue('Obras civiles');
  expect(screen.getByRole('textbox', { name: 'Fecha Contrato' })).toHaveValue('15/03/2026');
});

test('una fecha que todavía no llegó se ve donde se cambia', async () => {
  abrir(['2027-03-15', 1, 'obra_nueva', '1.3', [[1, { superficie: '120' }]]]);
  await llegarAlPaso(/DATOS/);
  expect(await screen.findByRole('textbox', { name: 'Fecha Contrato' })).toHaveValue('15/03/2027');
});

test('lo que no se entiende se dice, y lo demás llega', async () => {
  abrir(['2026-03-15', 1, 'ninguna', '1.3', [[1, { superficie: '120' }]]]);
  expect(await screen.findByText(/La categoría del enlace no es de ese rubro/)).toBeInTheDocument();
  await llegarAlPaso(/TAREAS/);
  expect(await screen.findByRole('textbox', { name: 'Superficie' })).toHaveValue('120');
});

const CON_TODO = ['2026-03-15', 1, 'obra_nueva', '1.45', [[1, { superficie: '120' }]]] as const;
const PRESUPUESTADO = { convenido: '9.876.543,2', para: ' Consorcio Belgrano 450 ', nota: 'Incluye dos visitas' };
const avanzarHasta = async (paso: RegExp): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Siguiente' }));
  await llegarAlPaso(paso);
};

test('[S-1215] con lo convenido, para quién y la nota del presupuesto, cada uno donde se carga', async () => {
  guardarLoPresupuestado(escribirTextoDelEnlace(CON_TODO), PRESUPUESTADO);
  abrir(CON_TODO);
  await llegarAlPaso(/TAREAS/);
  await screen.findByRole('textbox', { name: 'Superficie' });
  await avanzarHasta(/HONORARIO/);
  expect(await screen.findByRole('textbox', { name: 'Honorario Convenido' })).toHaveValue('9.876.543,20');
  await avanzarHasta(/COMITENTE/);
  expect(await screen.findByText('Consorcio Belgrano 450')).toBeVisible();
  expect(location.href).not.toMatch(/Consorcio|visitas|9876543/);
});

test('[S-1215] un enlace con otro cálculo no trae el cliente del que se presupuestó antes', async () => {
  guardarLoPresupuestado(escribirTextoDelEnlace(['2026-03-15', 1, 'obra_nueva', '1.3', []]), PRESUPUESTADO);
  abrir(CON_TODO);
  await llegarAlPaso(/TAREAS/);
  await screen.findByRole('textbox', { name: 'Superficie' });
  await avanzarHasta(/HONORARIO/);
  expect(await screen.findByRole('textbox', { name: 'Honorario Convenido' })).toHaveValue('');
});

const NO_VINO = /quedó en otra pestaña o en otro dispositivo/;

test('[S-1246] lo que presupuestó otra persona en esta pestaña no llega al legajo, y se dice que falta', async () => {
  guardarLoPresupuestado(escribirTextoDelEnlace(CON_TODO), PRESUPUESTADO);
  vencerSesion();
  iniciarSesion({ user_id: 8 });
  abrir(CON_TODO, true);
  expect(await screen.findByText(NO_VINO)).toBeVisible();
  await llegarAlPaso(/TAREAS/);
  await screen.findByRole('textbox', { name: 'Superficie' });
  await avanzarHasta(/HONORARIO/);
  expect(await screen.findByRole('textbox', { name: 'Honorario Convenido' })).toHaveValue('');
});

test('[S-1246] lo que se presupuestó sin ingresar llega a quien ingresa para crearlo, y no falta nada', async () => {
  vencerSesion();
  guardarLoPresupuestado(escribirTextoDelEnlace(CON_TODO), PRESUPUESTADO);
  llevarLoPresupuestado();
  iniciarSesion({ user_id: 8 });
  abrir(CON_TODO, true);
  await llegarAlPaso(/TAREAS/);
  expect(screen.queryByText(NO_VINO)).not.toBeInTheDocument();
  await screen.findByRole('textbox', { name: 'Superficie' });
  await avanzarHasta(/HONORARIO/);
  expect(await screen.findByRole('textbox', { name: 'Honorario Convenido' })).toHaveValue('9.876.543,20');
});

test('[S-1248] quien vuelve al cálculo sin su presupuesto sigue con lo que empezó, o empieza otro', async () => {
  const texto = escribirTextoDelEnlace(CON_TODO);
  guardarLoPresupuestado(texto, PRESUPUESTADO);
  const { unmount } = abrir(CON_TODO);
  await llegarAlPaso(/TAREAS/);
  await screen.findByRole('textbox', { name: 'Superficie' });
  await avanzarHasta(/HONORARIO/);
  unmount();
  quitarLoPresupuestado(texto);
  const otraVez = abrir(CON_TODO, true);
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir con el de Consorcio Belgrano 450' }));
  expect(await screen.findByRole('textbox', { name: 'Honorario Convenido' })).toHaveValue('9.876.543,20');
  expect(screen.queryByText(NO_VINO)).not.toBeInTheDocument();
  otraVez.unmount();
  abrir(CON_TODO);
  await userEvent.click(await screen.findByRole('button', { name: 'Empezar otro' }));
  await llegarAlPaso(/TAREAS/);
  await screen.findByRole('textbox', { name: 'Superficie' });
  await avanzarHasta(/HONORARIO/);
  expect(await screen.findByRole('textbox', { name: 'Honorario Convenido' })).toHaveValue('');
});
