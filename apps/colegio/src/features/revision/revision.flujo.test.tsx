import { rutasDeBandeja, rutasDeRevision } from '@colega/contract/legajos';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { rutasDeReferencias } from '@colega/contract/referencias';
import type { Rol } from '@colega/domain/permisos';
import { calculo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { configuracion, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { colas } from '../../testing/datos-de-la-bandeja.ts';
import { accion, legajoEnRevision } from '../../testing/datos-de-la-revision.ts';
import { operadorPropio } from '../../testing/datos-del-colegio.ts';

const TEXTO = 'La partida no coincide con la nomenclatura.';
const siguientes: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  siguientes.length = 0;
  responder(rutasDeRevision.legajoEnRevision, ({ params }) => legajoEnRevision({ id: Number(params.id) }));
  responder(rutasDeRevision.calculoEnRevision, calculo());
  responder(rutasDeRevision.historialEnRevision, pagina([]));
  responder(rutasDeRevision.cambiosDelLegajo, { desde: null, cambios: [], hechos: [] });
  responder(rutasDeRevision.observacionesTipo, pagina([{ campo: 'partida', nombre: 'Partida', texto: TEXTO }]));
  responder(rutasDeReferencias.configuracion, configuracion());
  responder(rutasDeBandeja.bandeja, colas({ para_revisar: [0, 0] }));
  responder(rutasDeBandeja.colaDeBandeja, pagina([]));
  responder(rutasDeBandeja.filtrablesDeBandeja, { rubros: [], distritos: [] });
  responder(rutasDeBandeja.siguienteDeBandeja, async ({ request, params }) => {
    siguientes.push([params.cola, await request.json()]);
    return { id: null };
  });
});

const abrir = async (direccion = '/colegio/legajo/1', roles: Rol[] = ['visado']) => {
  iniciarSesion({ user_id: 7, contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: /^Legajo Nº/ }, { timeout: 8000 });
  return router;
};
const texto = () => screen.findByRole('textbox', { name: 'Qué tiene que corregir o aclarar' });
const VISADO = { id: 1, legajo_id: 1, version: 4, message: 'Visado.', visado: { numero: '1', numero_control: '2' } };

test('visado el último de la cola, vuelve a la Bandeja, que lo dice', async () => {
  responder(rutasDeRevision.visarLegajo, VISADO);
  const router = await abrir('/colegio/legajo/1?cola=listos_para_visar&ver=vencidos&rubro_id=4');
  await userEvent.keyboard('v');
  expect(await screen.findByRole('dialog', { name: '¿Visar este legajo?' })).toHaveTextContent('No se cobra');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/Listos para visar: En esta cola no queda ninguno libre/)).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio'));
  expect(router.state.location.search).toContain('cola=listos_para_visar');
  expect(siguientes).toEqual([['listos_para_visar', { rubro_id: '4', vencidos: 'si' }]]);
});

test('visado, se abre el siguiente de la cola', async () => {
  responder(rutasDeRevision.visarLegajo, VISADO);
  responder(rutasDeBandeja.siguienteDeBandeja, { id: 9 });
  const router = await abrir('/colegio/legajo/1?cola=listos_para_visar');
  await userEvent.keyboard('v');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/legajo/9'));
  expect(router.state.location.search).toBe('?cola=listos_para_visar');
});

test('cancelar no hace nada, y el foco vuelve a donde estaba', async () => {
  await abrir();
  const boton = screen.getByRole('button', { name: 'Visar' });
  await userEvent.click(boton);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(boton).toHaveFocus());
  expect(siguientes).toEqual([]);
});

test('desde un dato se observa con el texto del Colegio; lo que no tiene texto no se envía y se dice', async () => {
  const enviadas: unknown[] = [];
  responder(rutasDeRevision.observarLegajo, async ({ request }) => {
    enviadas.push(await request.json());
    return { id: 1, legajo_id: 1, version: 4, message: 'Observado.' };
  });
  await abrir();
  const [boton] = await screen.findAllByRole('button', { name: 'Observar Partida' });
  await userEvent.click(boton as HTMLElement);
  expect(await texto()).toHaveValue(TEXTO);
  expect(await texto()).toHaveFocus();
  await userEvent.clear(await texto());
  await userEvent.keyboard('{Escape}e');
  expect(await screen.findByText(/Escribí qué tiene que corregir/)).toBeInTheDocument();
  expect(await texto()).toHaveFocus();
  await userEvent.type(await texto(), 'No es esa.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('dialog', { name: '¿Enviar la observación?' });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(enviadas).toEqual([{ observaciones: [{ campo: 'partida', texto: 'No es esa.' }] }]));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Siguiente de/ })).toHaveFocus());
  expect(localStorage.getItem('borrador:7:revision:1')).toBeNull();
});

test('lo que hizo otra persona se ve al volver a la ventana, con quién y cuándo; lo escrito no se mueve', async () => {
  await abrir();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Observar Partida' }))[0] as HTMLElement);
  await userEvent.type(await texto(), ' A medio');
  const ultimo_cambio = { usuario_id: 9, quien: 'María García', cuando: '2026-11-24T13:30:00.000Z' };
  const { version } = legajoEnRevision();
  let lecturas = 0;
  responder(rutasDeRevision.legajoEnRevision, () => {
    lecturas += 1;
    return legajoEnRevision({ version: version + 1, ultimo_cambio });
  });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const pregunta = await screen.findByRole('dialog', { name: '¿Enviar la observación?' });
  fireEvent.focus(window);
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Cancelar' }));
  fireEvent.focus(window);
  expect(await screen.findByText(/María García hizo algo con este legajo \(el 24\/11\/2026, 10:30\)/)).toBeVisible();
  expect(await texto()).toHaveValue(`${TEXTO} A medio`);
  // not under the question, whose consequences were those of what was read
  expect(lecturas).toBe(1);
});

test('lo que uno mismo hizo en otra pestaña se lee sin decir nada', async () => {
  await abrir();
  const ultimo_cambio = { usuario_id: 7, quien: 'Consejo Operador', cuando: '2026-11-24T13:30:00.000Z' };
  const acciones = [accion('visar', { puede: false, motivo: 'Ya está visado.' })];
  const { version } = legajoEnRevision();
  responder(rutasDeRevision.legajoEnRevision, legajoEnRevision({ version: version + 1, ultimo_cambio, acciones }));
  fireEvent.focus(window);
  expect(await screen.findByText(/Ya está visado/)).toBeVisible();
  const deOtra = { ...ultimo_cambio, usuario_id: 9, quien: 'María García' };
  responder(rutasDeRevision.legajoEnRevision, legajoEnRevision({ version: version + 2, ultimo_cambio: deOtra }));
  fireEvent.focus(window);
  expect(await screen.findByText(/María García hizo algo/)).toBeVisible();
  expect(screen.getAllByText(/hizo algo con este legajo/)).toHaveLength(1);
});

test('sin red lo escrito queda, y el mismo intento lleva la misma clave', async () => {
  const claves: (string | null)[] = [];
  responder(rutasDeRevision.observarLegajo, ({ request }) => {
    claves.push(request.headers.get('Idempotency-Key'));
    return sinRed();
  });
  await abrir();
  await userEvent.keyboard('o');
  await userEvent.type(await texto(), 'Falta el plano.');
  for (const _ of [1, 2]) {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await texto());
  }
  expect(claves).toHaveLength(2);
  expect(claves[0]).toBe(claves[1]);
  expect(await texto()).toHaveValue('Falta el plano.');
});

test('lo que otro cambió se dice con quién y cuándo, y lo escrito queda', async () => {
  const DICHO = 'Mientras lo mirabas, Ana Paz hizo algo con este legajo.';
  responder(rutasDeRevision.observarLegajo, () => problema(412, DICHO));
  await abrir();
  await userEvent.keyboard('o');
  await userEvent.type(await texto(), 'Falta el plano.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Enter}');
  const aviso = await screen.findByText(new RegExp(DICHO));
  await waitFor(() => expect(aviso.closest('[role="alert"]')).toHaveFocus());
  expect(await texto()).toHaveValue('Falta el plano.');
});

test('lo que no se puede dice por qué, y su tecla no hace nada', async () => {
  const acciones = [accion('visar', { puede: false, motivo: 'Falta pagar el CEP.' }), accion('observar')];
  responder(rutasDeRevision.legajoEnRevision, legajoEnRevision({ acciones }));
  await abrir();
  expect(screen.getByText('Falta pagar el CEP.')).toBeInTheDocument();
  await userEvent.keyboard('v');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Visar' })).not.toBeInTheDocument();
});

test('el que tiene otra persona dice quién, y que mientras tanto no se hace nada con él', async () => {
  const toma = { usuario_id: 99, quien: 'Ana Paz', desde: '2026-11-20T13:00:00.000Z' };
  responder(rutasDeRevision.legajoEnRevision, legajoEnRevision({ toma }));
  await abrir();
  const dicho = screen.getByText('Lo tiene Ana Paz').closest('[role="status"]');
  expect(dicho).toHaveTextContent('mientras lo tenga, lo que quieras hacer se rechaza');
  expect(screen.queryByRole('button', { name: /Tomarlo|Soltarlo/ })).not.toBeInTheDocument();
});
