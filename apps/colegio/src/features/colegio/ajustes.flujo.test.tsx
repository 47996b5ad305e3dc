import { rutasDeAjustes } from '@colega/contract/colegio';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { focusManager } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { ajustesDelColegio } from '../../testing/datos-de-los-ajustes.ts';
import { DISTRITOS, operadorPropio } from '../../testing/datos-del-colegio.ts';

let leidos = ajustesDelColegio();
const pedidos: { version: string | null; cuerpo: unknown }[] = [];
const anotar = async ({ request }: { request: Request }) => {
  pedidos.push({ version: request.headers.get('if-match'), cuerpo: await request.json() });
  return { version: 4, message: 'Guardado.' };
};
beforeEach(() => {
  leidos = ajustesDelColegio();
  pedidos.length = 0;
  responder(rutasDeAjustes.ajustes, () => leidos);
});

const abrir = async (cambios = {}, roles: Parameters<typeof operadorPropio>[0] = ['administracion']) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles, cambios));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: ['/colegio/ajustes'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Colegio' }, { timeout: 8000 });
};
const abrirDesde = async (boton: string) => {
  await userEvent.click(await screen.findByRole('button', { name: boton }));
  return within(await screen.findByRole('dialog', {}, { timeout: 8000 }));
};
const cambiar = (que: string) => abrirDesde(`Cambiar: ${que}`);
const guardar = (dialogo: ReturnType<typeof within>) =>
  userEvent.click(dialogo.getByRole('button', { name: 'Guardar' }));

test('muestra cada parte, y lo que se cambia va con la versión leída', async () => {
  await abrir();
  for (const nombre of [
    'Identidad',
    'Marca y colores',
    'Distritos',
    'Oficinas y teléfonos',
    'Rubros',
    'Plazos',
    'Textos',
  ])
    expect(await screen.findByRole('region', { name: nombre })).toBeVisible();
  responder(rutasDeAjustes.cambiarIdentidad, anotar);
  const dialogo = await cambiar('identidad');
  expect(dialogo.getByText(/papeles que se impriman, también los de antes/)).toBeVisible();
  const nombre = dialogo.getByLabelText(/^Nombre/);
  await userEvent.clear(nombre);
  await userEvent.type(nombre, 'Colegio Nuevo');
  await guardar(dialogo);
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(pedidos[0]).toMatchObject({ version: '"3"', cuerpo: { nombre: 'Colegio Nuevo', cuit: '30546672340' } });
});

test('a quien llega segundo se le dice quién lo cambió, lo escrito queda, y el otro intento va sobre lo de ahora', async () => {
  await abrir();
  responder(rutasDeAjustes.cambiarIdentidad, () =>
    problema(412, 'Esto lo cambió Ana Paz el 24/11/2026.', undefined, 'ajuste_cambiado'),
  );
  const dialogo = await cambiar('identidad');
  await userEvent.type(dialogo.getByLabelText(/^Domicilio/), ' bis');
  leidos = ajustesDelColegio({ identidad: { ...leidos.identidad, version: 9, nombre: 'De Ana' } });
  await guardar(dialogo);
  expect(await dialogo.findByText(/Esto lo cambió Ana Paz/)).toBeVisible();
  expect(dialogo.getByLabelText(/^Domicilio/)).toHaveValue('Calle 47 bis');
  await screen.findByText('De Ana');
  responder(rutasDeAjustes.cambiarIdentidad, anotar);
  await guardar(dialogo);
  await waitFor(() => expect(pedidos[0]?.version).toBe('"9"'));
});

/** What was read is not fresh any more. */
const UN_RATO_MS = 60_000;

test('lo que se vuelve a leer con el diálogo abierto no pasa por visto: va la versión con que se abrió', async () => {
  await abrir();
  responder(rutasDeAjustes.cambiarIdentidad, anotar);
  const dialogo = await cambiar('identidad');
  await userEvent.type(dialogo.getByLabelText(/^Domicilio/), ' bis');
  const { version } = leidos.identidad;
  leidos = ajustesDelColegio({ identidad: { ...leidos.identidad, version: 9, nombre: 'De Ana' } });
  const luego = Date.now() + UN_RATO_MS;
  const reloj = vi.spyOn(Date, 'now').mockImplementation(() => luego);
  onTestFinished(() => {
    reloj.mockRestore();
    focusManager.setFocused(undefined);
  });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await screen.findByText('De Ana');
  await guardar(dialogo);
  await waitFor(() => expect(pedidos[0]?.version).toBe(`"${version}"`));
});

test('un color que no se lee se señala en su campo antes de mandarlo, y el que se lee se muestra', async () => {
  await abrir();
  responder(rutasDeAjustes.cambiarColores, anotar);
  const dialogo = await cambiar('colores');
  const claro = dialogo.getByLabelText(/^Color en el tema claro/);
  await userEvent.type(claro, '#ffee88');
  expect(dialogo.getByRole('region', { name: 'Cómo queda: tema claro' })).toHaveTextContent('no se lee');
  await guardar(dialogo);
  await waitFor(() => expect(claro).toHaveAccessibleDescription(/su contraste con la página es 1,1 a 1/));
  expect(pedidos).toEqual([]);
  await userEvent.clear(claro);
  await userEvent.type(claro, '#1B5E2B');
  expect(dialogo.getByText('Un enlace')).toHaveStyle({ color: '#1b5e2b' });
  await guardar(dialogo);
  await waitFor(() => expect(pedidos[0]?.cuerpo).toEqual({ color: '#1b5e2b', color_oscuro: null }));
});

const abrirLaObservacion = async () => {
  await userEvent.click(await screen.findByText('Cartas a los matriculados (1 carta)'));
  await userEvent.click(screen.getByText(/^El Colegio observa un legajo tuyo/));
};

test('un plazo dice desde cuándo y qué pasa; un texto, con qué datos se escribe', async () => {
  await abrir();
  const plazo = await cambiar('Para revisar');
  expect(plazo.getByText(/lo anterior queda como se juzgó/)).toBeVisible();
  await userEvent.clear(plazo.getByLabelText(/^Cuántos días hábiles/));
  await guardar(plazo);
  expect(plazo.getByLabelText(/^Cuántos días hábiles/)).toBeInvalid();
  await userEvent.click(plazo.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await abrirLaObservacion();
  const texto = await cambiar('Asunto: El Colegio observa un legajo tuyo');
  await userEvent.type(texto.getByLabelText(/^Texto/), ' {{cupon}');
  await guardar(texto);
  await waitFor(() =>
    expect(texto.getByLabelText(/^Texto/)).toHaveAccessibleDescription(/no sabe qué poner en {cupon}/),
  );
});

test('lo que dicen todas las cartas y los papeles está a la vista; lo que va al pie de un papel es corto', async () => {
  await abrir();
  const textos = within(await screen.findByRole('region', { name: 'Textos' }));
  for (const comun of ['Cómo saludan las cartas', 'Al pie de las cartas', 'Al pie de los papeles'])
    expect(textos.getByText(comun)).toBeVisible();
  const saludo = await cambiar('Cómo saludan las cartas');
  expect(saludo.getByText(/Donde va un dato se escribe {nombre}/)).toBeVisible();
  await userEvent.click(saludo.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const pie = await cambiar('Al pie de los papeles');
  expect(pie.getByLabelText(/^Texto/)).toHaveAttribute('maxlength', '160');
});

test('la leyenda de un papel está doblada aparte de las cartas, se guarda y puede quedar vacía', async () => {
  await abrir();
  responder(rutasDeAjustes.cambiarTexto, anotar);
  const textos = within(await screen.findByRole('region', { name: 'Textos' }));
  expect(textos.getByText('Leyenda del cupón de pago')).not.toBeVisible();
  await userEvent.click(textos.getByText('Leyenda de cada papel (1 texto)'));
  expect(textos.getByText('Leyenda del cupón de pago')).toBeVisible();
  const leyenda = await cambiar('Leyenda del cupón de pago');
  expect(leyenda.getByLabelText(/^Texto/)).toHaveAttribute('maxlength', '600');
  expect(leyenda.getByLabelText(/^Texto/)).not.toBeRequired();
  await userEvent.type(leyenda.getByLabelText(/^Texto/), 'No válido como factura');
  await guardar(leyenda);
  await waitFor(() => expect(pedidos[0]?.cuerpo).toEqual({ texto: 'No válido como factura' }));
});

const CARTA = {
  asunto: 'El Colegio observó 1234',
  texto: 'Hola, Ana Paz:\n\nMirá lo que sigue del legajo 1234.',
  html: '<!doctype html><html><head><style>@media (prefers-color-scheme:dark){.a{color:red}}</style></head><body><p style="margin:0">Mirá lo que sigue</p></body></html>',
};

test('la carta se ve antes de guardar, como página y en texto, con lo que se está escribiendo', async () => {
  await abrir();
  const vistas: unknown[] = [];
  responder(rutasDeAjustes.mostrarCarta, async ({ request }) => {
    vistas.push(await request.json());
    return CARTA;
  });
  await abrirLaObservacion();
  const dialogo = await cambiar('Cómo empieza: El Colegio observa un legajo tuyo');
  expect(dialogo.getByText(/{legajo} \(por ejemplo, «1234»\).* No puede faltar {legajo}\./)).toBeVisible();
  const texto = dialogo.getByLabelText(/^Texto/);
  await userEvent.clear(texto);
  await userEvent.type(texto, 'Mirá lo que sigue.');
  await userEvent.click(dialogo.getByRole('button', { name: 'Ver la carta' }));
  await waitFor(() => expect(texto).toHaveAccessibleDescription(/Le falta {legajo}/));
  expect(vistas).toEqual([]);
  await userEvent.type(texto, '{enter}Es el {{legajo}.');
  await userEvent.click(dialogo.getByRole('button', { name: 'Ver la carta' }));
  const marco = await dialogo.findByTitle('La carta: El Colegio observó 1234');
  expect(vistas).toEqual([{ texto: 'Mirá lo que sigue.\nEs el {legajo}.' }]);
  expect(marco).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(marco.getAttribute('srcdoc')).not.toMatch(/ style="/);
  expect(dialogo.getByText(/Todavía no se guardó nada/)).toBeVisible();
  expect(marco.getAttribute('srcdoc')).toContain('@media not all{.a');
  await userEvent.click(dialogo.getByLabelText('De noche'));
  expect(dialogo.getByTitle('La carta: El Colegio observó 1234').getAttribute('srcdoc')).toContain('@media all{.a');
  await userEvent.type(texto, ' Más.');
  expect(dialogo.getByText(/es la de antes/)).toBeVisible();
  await userEvent.selectOptions(dialogo.getByLabelText('Cómo se ve'), 'Solo el texto');
  expect(dialogo.getByRole('region', { name: 'La carta, solo el texto' })).toHaveTextContent(
    /Asunto: El Colegio observó 1234 Hola, Ana Paz: Mirá lo que sigue del legajo 1234\./,
  );
  expect(pedidos).toEqual([]);
});

test('si la carta de muestra no se puede armar se dice, y lo escrito queda', async () => {
  await abrir();
  responder(rutasDeAjustes.mostrarCarta, () => problema(500, 'Algo falló.'));
  await abrirLaObservacion();
  const dialogo = await cambiar('Cómo termina: El Colegio observa un legajo tuyo');
  await userEvent.type(dialogo.getByLabelText(/^Texto/), ' Gracias.');
  await userEvent.click(dialogo.getByRole('button', { name: 'Ver la carta' }));
  expect(await dialogo.findByRole('alert')).toBeVisible();
  expect(dialogo.getByLabelText(/^Texto/)).toHaveValue('Podés responder con palabras. Gracias.');
});

test('mientras se arma la carta el botón espera, y la de antes no queda si la nueva no se puede armar', async () => {
  await abrir();
  let soltar = (): void => undefined;
  const esperando = new Promise<void>((listo) => {
    soltar = listo;
  });
  responder(rutasDeAjustes.mostrarCarta, async () => {
    await esperando;
    return { asunto: 'El de antes', texto: 'Hola', html: '<html><body>Hola</body></html>' };
  });
  await abrirLaObservacion();
  const dialogo = await cambiar('Cómo termina: El Colegio observa un legajo tuyo');
  await userEvent.click(dialogo.getByRole('button', { name: 'Ver la carta' }));
  expect(await dialogo.findByRole('button', { name: 'Armando la carta…' })).toHaveAttribute('aria-disabled', 'true');
  soltar();
  expect(await dialogo.findByTitle('La carta: El de antes')).toBeVisible();
  responder(rutasDeAjustes.mostrarCarta, () => problema(500, 'Algo falló.'));
  await userEvent.click(dialogo.getByRole('button', { name: 'Ver la carta de nuevo' }));
  expect(await dialogo.findByRole('alert')).toBeVisible();
  expect(dialogo.queryByTitle('La carta: El de antes')).toBeNull();
  expect(dialogo.getByRole('button', { name: 'Ver la carta' })).toHaveAttribute('aria-disabled', 'false');
});

test('el texto de varios párrafos con que vino el programa se lee en sus renglones', async () => {
  leidos = ajustesDelColegio();
  const varios = { de_entrada: 'Un párrafo.\nOtro párrafo.', texto: 'Otro final.' };
  leidos = {
    ...leidos,
    textos: leidos.textos.map((uno) => (uno.clave === 'cierre.observado' ? { ...uno, ...varios } : uno)),
  };
  await abrir();
  await userEvent.click(await screen.findByText('Cartas a los matriculados (1 carta)'));
  await userEvent.click(screen.getByText('El Colegio observa un legajo tuyo (cambiada por el Colegio)'));
  const dialogo = await cambiar('Cómo termina: El Colegio observa un legajo tuyo');
  expect(dialogo.getByText(/El texto con que vino el programa: «Un párrafo/)).toHaveStyle({ whiteSpace: 'pre-line' });
});

test('un texto del Colegio vuelve al que vino con el programa, y se guarda como cualquier cambio', async () => {
  leidos = ajustesDelColegio();
  leidos = {
    ...leidos,
    textos: leidos.textos.map((uno) => (uno.clave === 'cierre.observado' ? { ...uno, texto: 'Otro final.' } : uno)),
  };
  await abrir();
  responder(rutasDeAjustes.cambiarTexto, anotar);
  await userEvent.click(await screen.findByText('Cartas a los matriculados (1 carta)'));
  await userEvent.click(screen.getByText('El Colegio observa un legajo tuyo (cambiada por el Colegio)'));
  const dialogo = await cambiar('Cómo termina: El Colegio observa un legajo tuyo');
  await userEvent.click(dialogo.getByRole('button', { name: 'Volver al texto con que vino el programa' }));
  expect(dialogo.getByLabelText(/^Texto/)).toHaveValue('Podés responder con palabras.');
  expect(dialogo.queryByRole('button', { name: /^Volver al texto/ })).toBeNull();
  await guardar(dialogo);
  await waitFor(() => expect(pedidos[0]?.cuerpo).toEqual({ texto: 'Podés responder con palabras.' }));
});

test('quién firma un papel se dice en renglones, y no tiene carta que ver', async () => {
  await abrir();
  responder(rutasDeAjustes.cambiarTexto, anotar);
  await userEvent.click(await screen.findByText('Quién firma cada papel (1 texto)'));
  const dialogo = await cambiar('Firma del certificado de visado');
  expect(dialogo.getByText(/En el primer renglón, quién firma/)).toBeVisible();
  expect(dialogo.queryByRole('button', { name: 'Ver la carta' })).toBeNull();
  await userEvent.type(dialogo.getByLabelText(/^Texto/), 'Ana Paz{enter}Presidenta{enter}a{enter}b');
  await guardar(dialogo);
  await waitFor(() => expect(dialogo.getByLabelText(/^Texto/)).toHaveAccessibleDescription(/Hasta 3 renglones/));
  expect(pedidos).toEqual([]);
});

test('a un distrito se le pasan partidos que se pegan en una lista; los que no se conocen se dicen', async () => {
  await abrir();
  responder(rutasDeAjustes.moverPartidos, anotar);
  const dialogo = await abrirDesde('Pasarle partidos: Distrito II');
  expect(dialogo.getByText(/^Hoy tiene 1: Lomas de Zamora/)).toBeVisible();
  const lista = dialogo.getByLabelText(/^O varios/);
  await guardar(dialogo);
  expect(dialogo.getByLabelText(/^Un partido/)).toBeInvalid();
  await userEvent.type(lista, 'partido de la plata{enter}13{enter}Atlántida');
  await guardar(dialogo);
  await waitFor(() => expect(lista).toHaveAccessibleDescription(/No conocemos: Atlántida/));
  await userEvent.clear(lista);
  await userEvent.type(lista, 'LA PLATA, 13');
  await guardar(dialogo);
  await waitFor(() => expect(pedidos).toEqual([{ version: '"5"', cuerpo: { partidos: [55, 13] } }]));
});

test('un distrito que se cierra pide a dónde van sus partidos, y si no se puede se dice por qué', async () => {
  await abrir();
  responder(rutasDeAjustes.cambiarCierreDeDistrito, () =>
    problema(409, 'No se puede cerrar Distrito I: tiene 3 matriculados.', undefined, 'distrito_con_cosas'),
  );
  const dialogo = await abrirDesde('Cerrar: Distrito I');
  await guardar(dialogo);
  const destino = dialogo.getByLabelText(/^Sus 2 partidos pasan a/);
  expect(destino).toBeInvalid();
  await userEvent.selectOptions(destino, 'Distrito II');
  await guardar(dialogo);
  expect(await dialogo.findByText(/tiene 3 matriculados/)).toBeVisible();
});

test('las oficinas son las que rigen, y se cambian en su lista: quien no la lleva lee quién lo hace', async () => {
  leidos = ajustesDelColegio({
    oficinas: [
      {
        ...{ nombre: 'Central', distrito: null, domicilio: 'Mitre 1', localidad: 'Azul', orden: 1 },
        ...{ telefonos: ['2281 42-0001', '2281 42-0002'], horario: 'De 8 a 14', correo: 'azul@colegio.example' },
        distrito_id: null,
      },
    ],
  });
  await abrir();
  const oficinas = within(await screen.findByRole('region', { name: 'Oficinas y teléfonos' }));
  expect(oficinas.getByText('Central, Todo el Colegio')).toBeVisible();
  expect(
    oficinas.getByText('Mitre 1, Azul · 2281 42-0001 / 2281 42-0002 · De 8 a 14 · azul@colegio.example'),
  ).toBeVisible();
  expect(oficinas.getByText(/una persona las prepara y otra las publica/)).toBeVisible();
  expect(oficinas.getByText(/Lo hace quien tenga el rol de Aranceles/)).toBeVisible();
  expect(oficinas.queryByRole('button')).toBeNull();
  expect(oficinas.queryByRole('link', { name: 'Ir a la lista' })).toBeNull();
});

test('[S-1218] en la puesta en marcha se agregan, se cambian y se quitan acá, y lo que está mal se dice en su campo', async () => {
  const suya = ajustesDelColegio().oficinas[0];
  if (!suya) throw new Error('Los ajustes de prueba tienen una oficina');
  const primeras_oficinas = { version: 4, se_dicen: true };
  leidos = ajustesDelColegio({
    primeras_oficinas,
    oficinas: [suya, { ...suya, nombre: 'Otra', distrito_id: null, orden: 2 }],
  });
  responder(rutasDeAjustes.decirOficina, anotar);
  responder(rutasDeAjustes.cambiarOficina, anotar);
  let quitada = '';
  responder(rutasDeAjustes.quitarOficina, ({ request }) => {
    quitada = `${request.headers.get('if-match')} ${request.url}`;
    return { version: 5, message: 'Guardado.' };
  });
  await abrir();
  const oficinas = within(await screen.findByRole('region', { name: 'Oficinas y teléfonos' }));
  expect(oficinas.getByText(/las decís vos y valen en el acto/)).toBeVisible();
  await userEvent.click(oficinas.getByRole('button', { name: 'Agregar: una oficina' }));
  let dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByRole('textbox', { name: 'Lugar en la lista' })).toHaveValue('3');
  const campos = {
    Nombre: 'otra',
    Domicilio: 'Mitre 1',
    Localidad: 'Azul',
    Teléfonos: '2281 42-0001',
    Correo: 'a@b.com',
  };
  for (const [campo, texto] of Object.entries(campos))
    await userEvent.type(dialogo.getByRole('textbox', { name: campo }), texto);
  await guardar(dialogo);
  expect(dialogo.getByText('Ya hay una oficina con ese nombre.')).toBeVisible();
  await userEvent.type(dialogo.getByRole('textbox', { name: 'Nombre' }), ' más');
  await userEvent.selectOptions(dialogo.getByRole('combobox', { name: 'Distrito' }), 'Distrito II');
  await guardar(dialogo);
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(pedidos[0]).toMatchObject({
    cuerpo: { nombre: 'otra más', distrito_id: 2, telefonos: ['2281 42-0001'], horario: '', orden: 3 },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(oficinas.getByRole('button', { name: 'Cambiar: Sede La Plata' }));
  dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByRole('combobox', { name: 'Distrito' })).toHaveDisplayValue('Distrito I');
  await guardar(dialogo);
  await waitFor(() => expect(pedidos).toHaveLength(2));
  expect(pedidos[1]).toMatchObject({ version: '"4"', cuerpo: { nombre: 'Sede La Plata', distrito_id: 1 } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(oficinas.getByRole('button', { name: 'Quitar: Otra' }));
  await guardar(within(await screen.findByRole('dialog', { name: 'Quitar Otra' })));
  await waitFor(() => expect(quitada).toMatch(/^"4" .*\/oficinas\/Otra$/));
});

test('la única oficina no se quita', async () => {
  leidos = ajustesDelColegio({ primeras_oficinas: { version: 4, se_dicen: true } });
  await abrir();
  const oficinas = within(await screen.findByRole('region', { name: 'Oficinas y teléfonos' }));
  expect(oficinas.getByRole('button', { name: 'Cambiar: Sede La Plata' })).toBeVisible();
  expect(oficinas.queryByRole('button', { name: /^Quitar/ })).toBeNull();
});

test('quien lleva las listas va desde las oficinas a la suya', async () => {
  leidos = ajustesDelColegio({ oficinas: [] });
  await abrir({}, ['administracion', 'aranceles']);
  const oficinas = within(await screen.findByRole('region', { name: 'Oficinas y teléfonos' }));
  expect(oficinas.getByText('Ninguna: se muestra el contacto del Colegio.')).toBeVisible();
  expect(oficinas.getByRole('link', { name: 'Ir a la lista' })).toHaveAttribute('href', '/colegio/listas/oficinas');
});

test('los rubros se eligen con casillas, y se dice qué pasa con los legajos que ya están', async () => {
  await abrir();
  responder(rutasDeAjustes.cambiarRubros, anotar);
  const dialogo = await cambiar('rubros');
  expect(dialogo.getByText(/siguen hasta su final/)).toBeVisible();
  await userEvent.click(dialogo.getByLabelText('Obra civil'));
  await guardar(dialogo);
  await waitFor(() => expect(pedidos).toEqual([{ version: '"1"', cuerpo: { activos: [7] } }]));
});

test('quien administra un distrito lee que no es suyo, y no se pide nada', async () => {
  await abrir({ distrito: DISTRITOS[0] });
  expect(await screen.findByText(/Esto es de todo el Colegio/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Identidad' })).not.toBeInTheDocument();
});

test('con el Colegio en marcha los plazos se leen, y se dice dónde se cambian', async () => {
  leidos = ajustesDelColegio({ en_marcha: true });
  await abrir();
  const plazos = within(await screen.findByRole('region', { name: 'Plazos' }));
  expect(plazos.getByText(/una persona los prepara y otra los publica/)).toBeVisible();
  expect(plazos.getByText(/Lo hace quien tenga el rol de Aranceles/)).toBeVisible();
  expect(plazos.getByRole('link', { name: 'Ir a Usuarios y roles' })).toBeVisible();
  expect(plazos.queryByRole('button', { name: 'Cambiar: Para revisar' })).toBeNull();
});
