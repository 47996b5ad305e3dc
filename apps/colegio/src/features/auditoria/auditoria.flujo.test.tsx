import { type LineaDeAuditoria, rutasDeAuditoria } from '@colega/contract/auditoria';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { DISTRITOS, operadorPropio } from '../../testing/datos-del-colegio.ts';

const linea = (id: number, cambios: Partial<LineaDeAuditoria> = {}): LineaDeAuditoria => ({
  ...{ id, cuando: '2026-11-20T13:30:00.000Z', quien: 'jefa', nombre: 'Julia Jara', entidad: 'persona', entidad_id: 3 },
  ...{ cual: '27201234560', persona: 'Paz, Ana', accion: 'corregir_persona', desde: { email: 'a@example.com' } },
  ...{ hasta: { email: 'b@example.com' }, motivo: 'A pedido', distrito_id: 1 },
  ...cambios,
});

const pedidos: string[] = [];
beforeEach(() => {
  sessionStorage.clear();
  pedidos.length = 0;
  responder(rutasDeAuditoria.cadenaDeAuditoria, {
    verificacion: { cuando: new Date().toISOString(), lineas: 1234, cortes: [] },
  });
  responder(rutasDeAuditoria.quienesDeAuditoria, { items: [] });
  responder(rutasDeAuditoria.auditoria, ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    pedidos.push(search);
    if (searchParams.has('antes')) return { items: [linea(40)], siguiente: null };
    return { items: [linea(51), linea(50, { quien: 'otra', nombre: null })], siguiente: 50 };
  });
});

const abrir = (direccion: string, cambios = {}) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(['auditoria'], cambios));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  return router;
};
const lineas = async () =>
  within(await screen.findByRole('list', { name: 'Líneas de la auditoría' }, { timeout: 8000 })).getAllByRole(
    'listitem',
  );

test('cada línea dice quién, qué, a qué y cuándo; abierta, lo de antes y lo de ahora en palabras', async () => {
  abrir('/colegio/auditoria');
  const [primera] = await lineas();
  const boton = within(primera as HTMLElement).getByRole('button', { expanded: false });
  expect(boton).toHaveTextContent(
    '20/11/2026, 10:30Julia Jara (jefa)Datos de la persona corregidosPaz, Ana (27-20123456-0)',
  );
  await userEvent.click(boton);
  expect(primera).toHaveTextContent('Motivo: A pedido');
  expect(primera).toHaveTextContent(/Correoa@example\.com → pasó a b@example\.com/);
  expect(primera).not.toHaveTextContent(/[{}]/);
});

test('los filtros están en la dirección, y lo que falta se dice sin pedir nada', async () => {
  const router = abrir('/colegio/auditoria?quien=jefa&fecha_desde=2026-11-01');
  await lineas();
  expect(pedidos).toEqual(['?quien=jefa&fecha_desde=2026-11-01']);
  await userEvent.type(await screen.findByLabelText('Cuál'), '123');
  expect(await screen.findByText('Elegí de qué es.')).toBeInTheDocument();
  expect(screen.getByText('Revisá los filtros')).toBeInTheDocument();
  expect(router.state.location.search).toContain('cual=123');
  expect(pedidos).toHaveLength(1);
});

test('quién se busca por su nombre, y la dirección guarda su usuario', async () => {
  const textos: (string | null)[] = [];
  responder(rutasDeAuditoria.quienesDeAuditoria, ({ request }) => {
    textos.push(new URL(request.url).searchParams.get('texto'));
    return { items: [{ username: 'irios', nombre: 'Inés Ríos' }] };
  });
  const router = abrir('/colegio/auditoria?accion=ingresar');
  await lineas();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Quién' }), 'ríos');
  await userEvent.click(
    await screen.findByRole('option', { name: 'Inés Ríos (irios)', hidden: true }, { timeout: 8000 }),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?quien=irios&accion=ingresar'));
  await waitFor(() => expect(pedidos.at(-1)).toBe('?quien=irios&accion=ingresar'));
  expect(screen.getByRole('combobox', { name: 'Quién' })).toHaveValue('Inés Ríos (irios)');
  expect(textos).toEqual(['ríos']);
});

test('de una dirección con su usuario se dice cómo se llama', async () => {
  responder(rutasDeAuditoria.quienesDeAuditoria, { items: [{ username: 'jefa', nombre: 'Julia Jara' }] });
  abrir('/colegio/auditoria?quien=jefa');
  await lineas();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Quién' })).toHaveValue('Julia Jara (jefa)'));
});

test('las más viejas se piden desde la última que se vio, y un filtro vuelve a las primeras', async () => {
  const router = abrir('/colegio/auditoria');
  await lineas();
  await userEvent.click(screen.getByRole('button', { name: 'Más viejas' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Más viejas: 1 línea.'));
  expect(router.state.location.search).toBe('?antes=50');
  expect(screen.getByRole('status')).toHaveFocus();
  await userEvent.click(within((await lineas())[0] as HTMLElement).getByRole('button'));
  await userEvent.click(screen.getByRole('button', { name: 'Todo lo que se hizo con Paz, Ana (27-20123456-0)' }));
  await waitFor(() => expect(pedidos.at(-1)).toBe('?entidad=persona&cual=27201234560'));
  await waitFor(() => expect(screen.getByLabelText('Cuál')).toHaveValue('27201234560'));
});

test('una cadena rota dice qué línea y qué hacer, y lleva a ella', async () => {
  responder(rutasDeAuditoria.cadenaDeAuditoria, {
    verificacion: {
      ...{ cuando: new Date().toISOString(), lineas: 10 },
      cortes: [{ que: 'cambiada', cadena: 0, lugar: 6, hasta: 6, linea_id: 77 }],
    },
  });
  abrir('/colegio/auditoria');
  const alarma = await screen.findByRole('alert', undefined, { timeout: 8000 });
  expect(alarma).toHaveTextContent('Una línea no dice lo que decía, en el lugar 6 de la cadena 0.');
  expect(alarma).toHaveTextContent('No borren ni restauren nada');
  await userEvent.click(within(alarma).getByRole('button', { name: 'Ver la línea 77' }));
  await waitFor(() => expect(pedidos.at(-1)).toBe('?linea=77'));
  expect(within((await lineas())[0] as HTMLElement).getByRole('button', { expanded: true })).toBeInTheDocument();
});

test.each([
  ['nunca', null, /todavía no se verificó ninguna vez/],
  ['hace días', { cuando: '2020-01-01T00:00:00.000Z', lineas: 9, cortes: [] }, /ese trabajo no está corriendo/],
  [
    'anoche',
    { cuando: new Date().toISOString(), lineas: 1234, cortes: [] },
    /leyó 1\.234 líneas y todas dicen lo que decían\.$/,
  ],
])('verificada %s, se dice', async (_, verificacion, dicho) => {
  responder(rutasDeAuditoria.cadenaDeAuditoria, { verificacion });
  abrir('/colegio/auditoria');
  await waitFor(async () => expect(await screen.findByRole('note')).toHaveTextContent(dicho), { timeout: 8000 });
});

test('quien audita un distrito no pregunta por la cadena, que es de todo el Colegio', async () => {
  let preguntas = 0;
  responder(rutasDeAuditoria.cadenaDeAuditoria, () => {
    preguntas += 1;
    return { verificacion: null };
  });
  abrir('/colegio/auditoria', { distrito: DISTRITOS[0] });
  await lineas();
  expect(screen.getByText('Lo que se hizo con lo de Distrito I.')).toBeInTheDocument();
  expect(preguntas).toBe(0);
});
