import { rutasDeHonorarios, rutasDelLaboratorio } from '@colega/contract/honorarios';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { abrirCanal } from '@colega/web-kit/lib/sesion/canal.ts';
import { vencerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { configuracion } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { guardarLeido } from '../../../lib/consultas/ultimo-leido.ts';
import { catalogoPublicado } from '../../../testing/catalogo-publicado.ts';
import { direccionDeMuestra } from './laboratorio.escenas.ts';
import { Laboratorio } from './laboratorio.tsx';
import { leerLoPresupuestado } from './lo-presupuestado.ts';

beforeEach(() => {
  responder(rutasDeReferencias.configuracion, configuracion());
  responder(rutasDelLaboratorio.catalogoDeHonorarios, catalogoPublicado());
});

const abrir = (direccion: string) => dibujar(<Laboratorio publica />, { direccion, patron: '/honorarios' });
const minimo = async () => within(await screen.findByRole('region', { name: 'Honorario mínimo' }));

test('un enlace abre el honorario que tenía, con su resolución, y lo compara', async () => {
  abrir(direccionDeMuestra('/honorarios'));
  expect((await minimo()).getByText(/vigente desde el/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Superficie/ })).toHaveValue('150');
  expect(screen.getByText(/^El segundo es .* mayor/)).toBeInTheDocument();
  expect(screen.getByText(/el coeficiente pasa de 1,3 a 1,45/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dejar de comparar' }));
  expect(screen.queryByText(/^El segundo es/)).not.toBeInTheDocument();
});

test('se compara con la fecha que se escribe y con la resolución que se elige, cada una con su causa', async () => {
  abrir(direccionDeMuestra('/honorarios'));
  await minimo();
  const otraFecha = screen.getByRole('textbox', { name: 'Otra fecha' });
  const otraResolucion = screen.getByRole('combobox', { name: 'Otra resolución' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Otro coeficiente' }), '1,3');
  await userEvent.clear(otraFecha);
  await userEvent.type(otraFecha, '16/03/2026');
  await userEvent.tab();
  // another day of the same resolución costs the same
  expect(await screen.findByText('Es el mismo mínimo.')).toBeInTheDocument();
  await userEvent.clear(otraFecha);
  await userEvent.type(otraFecha, '15/03/2025');
  await userEvent.tab();
  const deAntes = await screen.findByText(/^El segundo es .* menor/);
  expect(
    screen.getByText(/Por qué: cambia la resolución \(.*octubre de 2025; .*octubre de 2024\)/),
  ).toBeInTheDocument();
  expect(within(otraResolucion).getByRole('option', { selected: true })).toHaveTextContent('octubre de 2024');
  const cuantoMenos = deAntes.textContent;
  await userEvent.selectOptions(otraResolucion, within(otraResolucion).getByRole('option', { name: /abril de 2025/ }));
  // a resolución is compared on the day when it begins
  expect(otraFecha).toHaveValue('01/04/2025');
  expect((await screen.findByText(/^El segundo es .* menor/)).textContent).not.toBe(cuantoMenos);
  expect(screen.getByText(/Por qué: cambia la resolución \(.*octubre de 2025; .*abril de 2025\)/)).toBeInTheDocument();
  await userEvent.clear(otraFecha);
  await userEvent.type(otraFecha, '31/12/2014');
  await userEvent.tab();
  expect(otraFecha).toBeInvalid();
  expect(screen.queryByText(/^El segundo es/)).not.toBeInTheDocument();
});

test('lo que se cambia se calcula al momento, sin preguntarle al servidor', async () => {
  abrir(direccionDeMuestra('/honorarios'));
  const antes = (await minimo()).getByText(/^\$/).textContent;
  responder(rutasDeHonorarios.calcular, () => problema(500, 'No'));
  await userEvent.type(screen.getByRole('textbox', { name: /^Superficie/ }), '0');
  expect((await minimo()).getByText(/^\$/).textContent).not.toBe(antes);
});

test('una fecha que ninguna resolución cubre se dice, y no hay honorario', async () => {
  abrir('/honorarios');
  const fecha = await screen.findByRole('textbox', { name: 'Fecha Contrato' });
  await userEvent.clear(fecha);
  await userEvent.type(fecha, '31/12/2014');
  await userEvent.tab();
  expect(await screen.findByText(/2015/)).toBeInTheDocument();
  expect((await minimo()).queryByText(/^\$/)).not.toBeInTheDocument();
});

test('un colegio que todavía no publicó su tarifa lo dice, y no pide nada', async () => {
  const { datos } = catalogoPublicado();
  responder(rutasDelLaboratorio.catalogoDeHonorarios, { datos: { ...datos, resoluciones: [] }, tablas: [] });
  abrir('/honorarios');
  expect(await screen.findByText(/todavía no publicó su tarifa/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('si la primera tarifa todavía no rige se dice desde cuándo, y se calcula con una fecha de ese día', async () => {
  const { datos, tablas } = catalogoPublicado();
  const deAbril = (datos.resoluciones as { vigente_desde: string }[])
    .slice(-1)
    .map((una) => ({ ...una, vigente_desde: '2027-04-01' }));
  responder(rutasDelLaboratorio.catalogoDeHonorarios, { tablas, datos: { ...datos, resoluciones: deAbril } });
  abrir('/honorarios');
  expect(await screen.findByText('La primera tarifa del Colegio rige desde el 01/04/2027')).toBeInTheDocument();
  const fecha = screen.getByRole('textbox', { name: 'Fecha Contrato' });
  expect(fecha).toBeInvalid();
  expect(screen.getByText(/Lo que tiene fecha anterior se carga con cálculo manual/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Calcular al 01/04/2027' }));
  expect(fecha).toHaveValue('01/04/2027');
  expect(fecha).toBeValid();
  expect(screen.queryByRole('button', { name: 'Calcular al 01/04/2027' })).not.toBeInTheDocument();
  // What was pressed is gone, and the focus stays there.
  expect(document.activeElement).toContainElement(screen.getByText(/^La primera tarifa del Colegio rige desde/));
  expect(document.body).not.toHaveFocus();
});

test.each([
  ['/honorarios?c=2.W10', /de otra versión/],
  ['/honorarios?c=1.%25', /puede estar cortado/],
  ['/honorarios?con=nunca', /No entendimos con qué se comparaba/],
])('de %s se dice qué no se entiende', async (direccion, dicho) => {
  abrir(direccion);
  expect(await screen.findByText(dicho)).toBeInTheDocument();
});

test('[S-944] sin conexión calcula con lo que el dispositivo guardó, y de otro día dice de cuál', async () => {
  await guardarLeido('ultimo-2', { publicado: catalogoPublicado(), leido_el: '2026-03-15' });
  responder(rutasDelLaboratorio.catalogoDeHonorarios, sinRed);
  abrir(direccionDeMuestra('/honorarios'));
  expect((await minimo()).getByText(/^\$/)).toBeInTheDocument();
  expect(screen.getByText(/leyó el 15\/03\/2026/)).toBeInTheDocument();
});

test('[S-944] lo que se leyó hoy no se dice de otro día', async () => {
  abrir(direccionDeMuestra('/honorarios'));
  await minimo();
  expect(screen.queryByText(/este dispositivo leyó/)).not.toBeInTheDocument();
});

test('el presupuesto lleva el honorario convenido y la nota; por menos que el mínimo no se hace, y el enlace no los lleva', async () => {
  const pedidos: Record<string, unknown>[] = [];
  responder(rutasDelLaboratorio.presupuesto, async ({ request }) => {
    pedidos.push((await request.json()) as Record<string, unknown>);
    return new Response(new Blob(['%PDF']), { headers: { 'content-type': 'application/pdf' } });
  });
  abrir(direccionDeMuestra('/honorarios'));
  await minimo();
  const convenido = await screen.findByRole('textbox', { name: 'Honorario convenido (opcional)' });
  const descargar = screen.getByRole('button', { name: 'Descargar el presupuesto' });
  await userEvent.type(convenido, '1,50');
  expect(await screen.findByText(/^No puede ser menor que el mínimo, \$/)).toBeVisible();
  expect(convenido).toBeInvalid();
  expect(descargar).toBeDisabled();
  await userEvent.clear(convenido);
  await userEvent.type(convenido, '99999999,50');
  expect(convenido).toBeValid();
  const nota = screen.getByRole('textbox', { name: 'Nota para el cliente (opcional)' });
  expect(nota).toHaveAttribute('maxlength', '600');
  await userEvent.type(nota, 'Incluye dos visitas');
  await userEvent.click(descargar);
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(pedidos[0]).toMatchObject({ honorario_convenido: '99999999.50', nota: 'Incluye dos visitas' });
  expect(JSON.stringify(pedidos[0]?.pedido)).not.toMatch(/visitas|99999999/);
  expect(location.href).not.toMatch(/visitas|99999999/);
  await userEvent.clear(convenido);
  await userEvent.click(descargar);
  await waitFor(() => expect(pedidos).toHaveLength(2));
  expect(pedidos[1]).not.toHaveProperty('honorario_convenido');
});

test('[S-1215] lo del presupuesto sigue mientras cambia el cálculo, y espera en la pestaña a quien crea el legajo con esto', async () => {
  const { unmount, router } = abrir(direccionDeMuestra('/honorarios'));
  await minimo();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Para quién (opcional)' }), 'Consorcio Belgrano');
  await userEvent.type(screen.getByRole('textbox', { name: 'Honorario convenido (opcional)' }), '99999999,50');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nota para el cliente (opcional)' }), 'Dos visitas');
  // while there is no figure there is no budget to make, and what was typed is not lost
  const superficie = screen.getByRole('textbox', { name: /^Superficie/ });
  await userEvent.clear(superficie);
  expect(screen.queryByRole('textbox', { name: 'Para quién (opcional)' })).not.toBeInTheDocument();
  await userEvent.type(superficie, '200');
  expect(await screen.findByRole('textbox', { name: 'Para quién (opcional)' })).toHaveValue('Consorcio Belgrano');
  await userEvent.click(screen.getByRole('button', { name: 'Crear legajo con esto' }));
  expect(await screen.findByText('Otra pantalla')).toBeVisible();
  const suyo = `${router.state.location.pathname}${router.state.location.search}`;
  expect(decodeURIComponent(suyo)).not.toMatch(/Consorcio|visitas|99999999/);
  expect(suyo).toMatch(/&presupuesto=si$/);
  const texto = new URLSearchParams(suyo.split('?')[1]).get('calculado') ?? '';
  const escrito = { convenido: '99.999.999,50', para: 'Consorcio Belgrano', nota: 'Dos visitas' };
  expect(leerLoPresupuestado(texto)).toEqual(escrito);
  expect(leerLoPresupuestado('1.otro')).toBeNull();
  // whoever comes back to it finds it as it was
  unmount();
  abrir(`/honorarios?c=${texto}`);
  expect(await screen.findByRole('textbox', { name: 'Para quién (opcional)' })).toHaveValue('Consorcio Belgrano');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Para quién (opcional)' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Honorario convenido (opcional)' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Nota para el cliente (opcional)' }));
  expect(leerLoPresupuestado(texto)).toBeNull();
});

const paraQuien = () => screen.findByRole('textbox', { name: 'Para quién (opcional)' });

test('[S-1246] con la sesión de otra persona no queda a la vista, ni se guarda otra vez, lo que alguien escribió', async () => {
  iniciarSesion();
  abrir(direccionDeMuestra('/honorarios'));
  await userEvent.type(await paraQuien(), 'Consorcio Belgrano');
  act(() => vencerSesion());
  expect(await paraQuien()).toHaveValue('');
  act(() => iniciarSesion());
  expect(await paraQuien()).toHaveValue('Consorcio Belgrano');
  act(() => vencerSesion());
  act(() => iniciarSesion({ user_id: 8 }));
  expect(await paraQuien()).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Belgrano');
});

test('[S-1246] sin sesión, un cierre en otra pestaña deja el presupuesto vacío, y «Borrar lo escrito» también', async () => {
  const cerrar = abrirCanal();
  const otra = new BroadcastChannel('colega:sesion');
  try {
    abrir(direccionDeMuestra('/honorarios'));
    await userEvent.type(await paraQuien(), 'Consorcio Belgrano');
    otra.postMessage({ tipo: 'cierre', user_id: 7 });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Para quién (opcional)' })).toHaveValue(''));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Belgrano');
    await userEvent.type(await paraQuien(), 'Otro cliente');
    await userEvent.click(screen.getByRole('button', { name: 'Borrar lo escrito' }));
    expect(await paraQuien()).toHaveValue('');
    expect(await paraQuien()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Borrar lo escrito' })).not.toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Otro cliente');
  } finally {
    otra.close();
    cerrar();
  }
});
