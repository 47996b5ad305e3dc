import { rutasDeOperadores } from '@colega/contract/operadores';
import { rutasDeActosSobrePersonas, rutasDePersonas } from '@colega/contract/perfil';
import { rutasDeLocalidadesDelColegio } from '@colega/contract/referencias';
import type { Rol } from '@colega/domain/permisos';
import { localidad, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { COLAS, ficha, filaDePersona, OPCIONES_DE_PERSONAS } from '../../testing/datos-de-una-ficha.ts';
import { operadorPropio } from '../../testing/datos-del-colegio.ts';

const ACTOS = rutasDeActosSobrePersonas;
const HECHO = { id: 70, version: 5, message: 'Quedó hecho.' };

let leida = ficha();
const buscados: URLSearchParams[] = [];
type Pedido = { version: string | null; clave: string | null; cuerpo: unknown };
const pedidos: Pedido[] = [];
const anotar = async ({ request }: { request: Request }) => {
  const { headers } = request;
  const cuerpo = headers.get('content-type') === 'application/json' ? await request.json() : null;
  pedidos.push({ version: headers.get('if-match'), clave: headers.get('idempotency-key'), cuerpo });
  return HECHO;
};
beforeEach(() => {
  leida = ficha();
  buscados.length = 0;
  pedidos.length = 0;
  // Its address is of the queues too: whoever answers last is asked first.
  responder(rutasDePersonas.personaDelColegio, () => leida);
  responder(rutasDePersonas.colasDePersonas, COLAS);
  responder(rutasDePersonas.opcionesDePersonas, OPCIONES_DE_PERSONAS);
  responder(rutasDePersonas.personas, ({ request }) => {
    buscados.push(new URL(request.url).searchParams);
    return pagina([filaDePersona(), filaDePersona({ id: 71, apellido: 'Sosa', bloqueada: true, por_verificar: true })]);
  });
});

const abrir = async (direccion: string, roles: Rol[] = ['matriculas']) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 }, { timeout: 8000 });
  return router;
};
const abrirFicha = async (roles: Rol[] = ['matriculas']) => {
  const router = await abrir('/colegio/personas/70', roles);
  await screen.findByRole('heading', { level: 1, name: 'García, María Elena' });
  return router;
};
const boton = (nombre: string | RegExp) => screen.getByRole('button', { name: nombre });
const dialogo = (nombre: string) => screen.findByRole('dialog', { name: nombre }, { timeout: 8000 });

test.each([
  ['vencida', 'C-000003, emitida el 10/01/2026: venció el 10/01/2027.', 'Credencial C-000003, vencida', false],
  ['sin_efecto', /hasta el 10\/01\/2027, pero hoy no vale\.$/, 'Credencial C-000003, hoy no vale', true],
  ['vigente', /y vigente hasta el 10\/01\/2027\.$/, 'Credencial C-000003', true],
] as const)('una credencial %s se cuenta como tal', async (estado, dicho, insignia, seAnula) => {
  leida = ficha({ carnets: ficha().carnets.map((uno) => ({ ...uno, estado })) });
  await abrirFicha();
  expect(screen.getByText(dicho)).toBeInTheDocument();
  expect(screen.getByText(insignia)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Anular' }) !== null).toBe(seAnula);
});

test('j y k van de persona en persona, y a las demás no se llega con Tab', async () => {
  await abrir('/colegio/personas');
  await screen.findByRole('table', { name: 'Personas' });
  await userEvent.keyboard('jj');
  expect(screen.getByRole('link', { name: /^Sosa/ })).toHaveFocus();
  expect(screen.getByRole('link', { name: /^García/ })).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('k');
  expect(screen.getByRole('link', { name: /^García/ })).toHaveFocus();
});

test('busca con lo que se escribe y con una cola, que quedan en la dirección', async () => {
  const router = await abrir('/colegio/personas');
  const tabla = await screen.findByRole('table', { name: 'Personas' });
  expect(within(tabla).getByRole('row', { name: /Sosa/ })).toHaveTextContent(/Bloqueada.*Por verificar/);
  const texto = await screen.findByLabelText('Buscar una persona', {}, { timeout: 8000 });
  await userEvent.keyboard('/');
  expect(texto).toHaveFocus();
  await userEvent.keyboard('T-12.345');
  await waitFor(() => expect(buscados.at(-1)?.get('texto')).toBe('T-12.345'));
  await userEvent.click(boton('Altas: 2'));
  await waitFor(() => expect(buscados.at(-1)?.get('cola')).toBe('altas'));
  expect(boton('Altas: 2')).toHaveAttribute('aria-pressed', 'true');
  expect(router.state.location.search).toContain('cola=altas');
});

test('un alta dice antes qué va a pasar, y lo que falta o está mal va junto a su campo', async () => {
  const router = await abrir('/colegio/personas');
  await screen.findByRole('button', { name: 'Altas: 2' });
  await userEvent.keyboard('n');
  const alta = await dialogo('Dar de alta a una persona');
  expect(alta).toHaveTextContent('Su identidad y su título quedan por verificar');
  await userEvent.click(within(alta).getByRole('button', { name: 'Dar de alta' }));
  await waitFor(() => expect(within(alta).getByLabelText(/^Nombre/)).toHaveFocus());
  const datos = { Nombre: 'Lía', Apellido: 'Ibáñez', CUIT: '20401112228', Correo: 'l@example.com', Usuario: 'lia' };
  for (const [campo, valor] of Object.entries({ ...datos, Matrícula: 'T-30.001', Título: 'MMO' }))
    await userEvent.type(within(alta).getByLabelText(new RegExp(`^${campo}`)), valor);
  await userEvent.selectOptions(within(alta).getByLabelText(/^Distrito/), 'Distrito II');
  responder(rutasDePersonas.altaDePersona, () =>
    problema(409, 'Ya hay una persona con ese CUIT.', undefined, 'persona_ya_existe'),
  );
  await userEvent.click(within(alta).getByRole('button', { name: 'Dar de alta' }));
  await waitFor(() => expect(within(alta).getByLabelText(/^CUIT/)).toHaveAccessibleDescription(/Ya hay una persona/));
  responder(rutasDePersonas.altaDePersona, anotar);
  await userEvent.click(within(alta).getByRole('button', { name: 'Dar de alta' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/personas/70'));
  expect(pedidos[0]?.cuerpo).toMatchObject({
    ...{ apellido: 'Ibáñez', username: 'lia', distrito_id: 2 },
    matriculas: [{ codigo: 'T-30.001', descripcion: 'MMO', institucion: '' }],
  });
});

test('la ficha dice todo lo que se sabe, y por qué no se puede emitir', async () => {
  await abrirFicha();
  expect(screen.getByRole('region', { name: 'Credencial' })).toHaveTextContent('falta verificar: el título');
  expect(screen.queryByRole('button', { name: /^Emitir/ })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Bloqueos y sanciones' })).toHaveTextContent(
    /Vigente.*15\.000,00 \(se debe\)/,
  );
  expect(screen.getByRole('region', { name: 'Matrículas' })).toHaveTextContent('Por verificar');
  expect(screen.getByRole('region', { name: 'Ingreso y cuenta' })).not.toHaveTextContent('Adeuda');
  expect(screen.getByRole('region', { name: 'Legajos: 1' })).toHaveTextContent('N.º 104');
});

test('quien solo mira no ve ningún acto', async () => {
  leida = ficha({ sesiones: null });
  await abrirFicha(['mesa']);
  const main = within(screen.getByRole('main'));
  expect(main.queryAllByRole('button')).toEqual([]);
  expect(main.getByRole('link', { name: 'N.º 104' })).toHaveAttribute('href', '/colegio/legajo/31');
});

test('un bloqueo dice qué quita, manda la versión leída, y devuelve el foco a donde estaba', async () => {
  await abrirFicha();
  responder(ACTOS.bloquear, anotar);
  await userEvent.click(boton('Bloquear'));
  const abierto = await dialogo('Poner un bloqueo');
  expect(abierto).toHaveTextContent('«Suspensión» le quita ejercer (su QR lo dice en el acto');
  expect(within(abierto).queryByRole('option', { name: 'Documentación pendiente' })).not.toBeInTheDocument();
  await userEvent.selectOptions(within(abierto).getByLabelText(/Tipo/), 'Suspensión');
  await userEvent.type(within(abierto).getByLabelText(/Motivo/), 'Resolución 12/26{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(pedidos).toMatchObject([
    { version: '"4"', cuerpo: { tipo: 'ejercicio_suspendido', motivo: 'Resolución 12/26' } },
  ]);
  await waitFor(() => expect(boton('Bloquear')).toHaveFocus());
});

test('si otro la cambió se dice quién, lo escrito sigue y el próximo intento va sobre la nueva', async () => {
  await abrirFicha();
  responder(ACTOS.corregirPersona, () =>
    problema(412, 'A esta persona la cambió Ana Paz.', undefined, 'persona_cambiada'),
  );
  await userEvent.click(boton('Corregir'));
  const abierto = await dialogo('Corregir sus datos');
  const email = within(abierto).getByLabelText(/^Correo/);
  await userEvent.clear(email);
  await userEvent.type(email, 'nuevo@example.com');
  await userEvent.type(within(abierto).getByLabelText(/Motivo/), 'Lo pidió');
  leida = ficha({ version: 6 });
  await userEvent.click(within(abierto).getByRole('button', { name: 'Guardar' }));
  expect(await within(abierto).findByRole('alert')).toHaveTextContent('la cambió Ana Paz');
  expect(email).toHaveValue('nuevo@example.com');
  responder(ACTOS.corregirPersona, anotar);
  await userEvent.click(within(abierto).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(pedidos).toHaveLength(1));
  expect(pedidos[0]).toMatchObject({
    version: '"6"',
    cuerpo: { datos: { email: 'nuevo@example.com' }, motivo: 'Lo pidió' },
  });
});

test.each(['1500.50', '1500,50', '1.500,50'])(
  'una sanción de %s es de ese importe, y dice que le llega el motivo',
  async (escrito) => {
    responder(ACTOS.sancionar, anotar);
    await abrirFicha();
    await userEvent.click(boton(/^Sancionar/));
    const abierto = await screen.findByRole('dialog', { name: /^Sancionar/ }, { timeout: 8000 });
    expect(abierto).toHaveTextContent('Se le avisa en su portal y por correo, con el motivo');
    await userEvent.type(within(abierto).getByLabelText(/Motivo/), 'Resolución 3/26');
    // Sent with Enter from the amount itself, which was not left yet.
    await userEvent.type(within(abierto).getByLabelText(/Importe/), `${escrito}{Enter}`);
    await waitFor(() => expect(pedidos.at(-1)?.cuerpo).toMatchObject({ importe: '1500.50' }));
  },
);

test('verificar un título dice qué se mira, y manda su matrícula', async () => {
  await abrirFicha();
  responder(ACTOS.verificarDato, anotar);
  await userEvent.click(boton(/^Verificar el título/));
  const abierto = await dialogo('Verificar el título de T-12345');
  expect(abierto).toHaveTextContent('Maestro Mayor de Obras, E.E.S.T. N.º 5 de La Plata');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Verificar' }));
  await waitFor(() => expect(pedidos[0]?.cuerpo).toEqual({ dato: 'titulo', matricula: 'T-12345' }));
});

test('rechazar dice qué pasa y quién lee el motivo, y lo manda', async () => {
  await abrirFicha();
  responder(ACTOS.rechazarDato, anotar);
  await userEvent.click(boton('Rechazar: la firma'));
  const abierto = await dialogo('Rechazar la firma');
  expect(abierto).toHaveTextContent(/vuelve a ser esa.*Le avisamos en el momento/);
  expect(within(abierto).getByLabelText(/Motivo/)).toHaveAccessibleDescription(/La persona lo lee/);
  await userEvent.type(within(abierto).getByLabelText(/Motivo/), 'No es la suya{Enter}');
  await waitFor(() => expect(pedidos[0]?.cuerpo).toEqual({ dato: 'firma', motivo: 'No es la suya' }));
});

test('la localidad se busca y se elige; solo lo que cambió se manda', async () => {
  const buscadas: (string | null)[] = [];
  responder(rutasDeLocalidadesDelColegio.localidadesDelColegio, ({ request }) => {
    buscadas.push(new URL(request.url).searchParams.get('search'));
    return pagina([localidad({ id: 2201, nombre: 'Tandil' })]);
  });
  await abrirFicha();
  responder(ACTOS.corregirPersona, anotar);
  await userEvent.click(boton('Corregir el domicilio'));
  const abierto = await dialogo('Corregir su domicilio');
  await userEvent.type(within(abierto).getByLabelText(/^Calle/), 'Mitre');
  await userEvent.type(within(abierto).getByLabelText(/^Número/), '100');
  await userEvent.type(within(abierto).getByLabelText(/^Motivo/), 'Se mudó');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Guardar' }));
  const campo = within(abierto).getByRole('combobox', { name: /^Localidad/ });
  await waitFor(() => expect(campo).toHaveFocus());
  expect(pedidos).toEqual([]);
  await userEvent.type(campo, 'tandil');
  await userEvent.click(await screen.findByRole('option', { name: /^Tandil/, hidden: true }));
  await userEvent.click(within(abierto).getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(pedidos[0]?.cuerpo).toEqual({
      datos: { domicilio_calle: 'Mitre', domicilio_numero: '100', domicilio_localidad_id: 2201 },
      motivo: 'Se mudó',
    }),
  );
  expect(buscadas).toContain('tandil');
});

test('el número de una causa que ya es de otra persona se dice junto a su campo, con lo escrito', async () => {
  await abrirFicha();
  responder(ACTOS.abrirCausa, () => problema(409, 'Ya hay otra causa con ese número.', undefined, 'causa_ya_existe'));
  await userEvent.click(boton('Abrir o poner al día'));
  const abierto = await dialogo('Abrir o poner al día una causa');
  for (const campo of ['Número', 'De qué se trata', 'Estado', 'Situación actual'])
    await userEvent.type(within(abierto).getByLabelText(new RegExp(`^${campo}`)), 'dato{Enter}');
  const numero = within(abierto).getByLabelText(/^Número/);
  await waitFor(() => expect(numero).toHaveAccessibleDescription(/Ya hay otra causa/));
  expect(numero).toHaveValue('dato');
});

test('una foto cargada va con la versión leída, y se vuelve a leer', async () => {
  await abrirFicha();
  responder(ACTOS.cargarFoto, anotar);
  leida = ficha({ version: 5, verificacion: { identidad: 'verificado', foto: 'por_verificar', firma: 'sin_cargar' } });
  await userEvent.upload(screen.getByLabelText('Archivo de la foto'), new File(['x'], 'yo.png', { type: 'image/png' }));
  expect(await screen.findByRole('button', { name: 'Verificar: la foto' })).toBeInTheDocument();
  expect(pedidos[0]?.version).toBe('"4"');
});

test('lo que se escribe apenas se abre un acto es del acto', async () => {
  await abrir('/colegio/personas');
  await screen.findByRole('table', { name: 'Personas' });
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(screen.getByRole('dialog', { name: 'Dar de alta a una persona' })).toContainElement(
    screen.getByLabelText(/^Nombre/),
  );
  expect(screen.getByLabelText(/^Nombre/)).toHaveFocus();
});

test('cancelar no hace nada, y devuelve el foco a su botón', async () => {
  await abrirFicha();
  const abre = boton('Bloquear');
  abre.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(within(await dialogo('Poner un bloqueo')).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(abre).toHaveFocus());
  expect(pedidos).toEqual([]);
});

test('la de otro distrito no se encuentra', async () => {
  responder(rutasDePersonas.personaDelColegio, () => problema(404, 'No encontramos lo que buscás.'));
  await abrir('/colegio/personas/99');
  expect(await screen.findByText('No encontramos a esa persona')).toBeInTheDocument();
});

test('se filtra por estado, especialidad, distrito y deuda; queda en la dirección, y se exporta eso', async () => {
  const bajados: string[] = [];
  for (const ruta of [rutasDePersonas.personasEnCsv, rutasDePersonas.personasEnXlsx])
    responder(ruta, ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      bajados.push(`${pathname.split('/').at(-1)} ${searchParams}`);
      return new Response('x', { headers: { 'content-type': 'text/csv' } });
    });
  const router = await abrir('/colegio/personas?especialidad=Maestro+mayor+de+obras', ['tesoreria']);
  const elegir = async (campo: string, opcion: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: campo }, { timeout: 8000 }));
    await userEvent.click(await screen.findByRole('option', { name: opcion, hidden: true }));
  };
  await elegir('Estado de la matrícula', 'Suspendido');
  await elegir('Distrito', 'Distrito I');
  await elegir('Deuda', 'Debe algo vencido');
  const pedido = 'estado=suspendido&especialidad=Maestro+mayor+de+obras&distrito_id=1&deuda=vencida';
  await waitFor(() => expect(router.state.location.search).toBe(`?${pedido}`));
  await waitFor(() => expect(buscados.at(-1)?.get('deuda')).toBe('vencida'));
  expect(screen.getByRole('combobox', { name: 'Especialidad' })).toHaveValue('Maestro mayor de obras');
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar las personas en CSV' }));
  await userEvent.click(boton('Exportar las personas en XLSX'));
  await waitFor(() => expect(bajados).toEqual([`csv ${pedido}`, `xlsx ${pedido}`]));
});

test('quien no mira las cuentas no filtra por deuda, y lo que no se pudo cargar se reintenta en su campo', async () => {
  responder(rutasDePersonas.opcionesDePersonas, () => problema(503, 'Probá en un momento.'));
  await abrir('/colegio/personas');
  await userEvent.keyboard('/');
  expect(
    (await screen.findAllByText('No pudimos cargar por qué se puede filtrar.', {}, { timeout: 8000 })).length,
  ).toBe(3);
  expect(screen.queryByRole('combobox', { name: 'Deuda' })).toBeNull();
  responder(rutasDePersonas.opcionesDePersonas, OPCIONES_DE_PERSONAS);
  const [primero] = screen.getAllByRole('button', { name: 'Reintentar' });
  if (primero) await userEvent.click(primero);
  await waitFor(() => expect(screen.queryByText('No pudimos cargar por qué se puede filtrar.')).toBeNull());
});
