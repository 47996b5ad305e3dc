import { rutasDeBandeja } from '@colega/contract/legajos';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { permisosDe, ROLES, type Rol } from '@colega/domain/permisos';
import { usarSalida } from '@colega/web-kit/lib/navegacion/salir.ts';
import { cerrarSesion } from '@colega/web-kit/lib/sesion/cerrar-sesion.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { DISTRITOS, operador, operadorPropio } from '../testing/datos-del-colegio.ts';
import { responderOtrasColas } from '../testing/otras-colas.ts';
import { PANTALLAS } from './pantallas.ts';
import { rutasDelRouter } from './router.tsx';

const salidas: string[] = [];
let lista = [operador()];
beforeEach(() => {
  salidas.length = 0;
  lista = [operador()];
  onTestFinished(usarSalida((direccion) => salidas.push(direccion.replace(location.origin, ''))));
  responder(rutasDeOperadores.operadores, () => pagina(lista));
  responder(rutasDeOperadores.distritosDelColegio, pagina(DISTRITOS));
  responderOtrasColas();
});

const abrir = (direccion: string, roles: Rol[] = ['administracion'], cambios = {}) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles, cambios));
  return dibujarEn(direccion);
};
const dibujarEn = (direccion: string) => {
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  // Whoever is led to the sign-in is asked again when they do not go, 15 s later: by then it is another test's turn.
  onTestFinished(() => router.dispose());
  return { router, ...render(<RouterProvider router={router} />) };
};
const titulo = (nombre: string) => screen.findByRole('heading', { level: 1, name: nombre }, { timeout: 8000 });
const boton = (nombre: string | RegExp) => screen.getByRole('button', { name: nombre });

test.each([
  ['sin sesión', () => cerrarSesion()],
  ['con la de un matriculado', () => iniciarSesion()],
])('%s lleva al ingreso, que vuelve acá', async (_, preparar) => {
  preparar();
  dibujarEn('/colegio/usuarios?x=1');
  await waitFor(() => expect(salidas).toEqual(['/login?volver=%2Fcolegio%2Fusuarios%3Fx%3D1']));
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
});

test.each(ROLES)('el rol %s ve solo las pantallas de sus permisos', async (rol) => {
  abrir('/colegio/inicio', [rol]);
  await titulo('Hola, Julia');
  const suyas = PANTALLAS.filter(({ permiso }) => permiso === null || permisosDe([rol]).includes(permiso));
  const enlaces = within(screen.getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
  expect(enlaces.map((enlace) => enlace.textContent)).toEqual(suyas.map((pantalla) => pantalla.titulo));
  const esperan = screen.queryByRole('navigation', { name: 'Esperan' });
  for (const [cola, permiso] of [
    [/^Altas/, 'personas.ver'],
    [/^Localidades/, 'legajos.ver'],
    [/^Pagos por revisar/, 'cuentas.ver'],
  ] as const) {
    const suya = esperan && within(esperan).queryByRole('link', { name: cola });
    expect(suya !== null, `${cola}`).toBe(permisosDe([rol]).includes(permiso));
  }
});

test('la dirección de una pantalla de otro rol dice que no es de uno', async () => {
  abrir('/colegio/usuarios', ['mesa']);
  await titulo('Usuarios y roles');
  expect(screen.getByText(/Tus roles no incluyen esta pantalla/)).toBeInTheDocument();
  expect(screen.queryByText('irios@example.com')).not.toBeInTheDocument();
});

test('sin su segundo factor no se dibuja ninguna pantalla', async () => {
  abrir('/colegio/usuarios', ['administracion'], { falta_segundo_factor: true });
  await titulo('Activá tu segundo factor');
  expect(screen.queryByText('irios@example.com')).not.toBeInTheDocument();
});

test.each(ROLES)('el rol %s llega a la Bandeja si ve legajos, y si no, a su inicio', async (rol) => {
  responder(rutasDeBandeja.bandeja, { colas: [] });
  responder(rutasDeBandeja.colaDeBandeja, pagina([]));
  responder(rutasDeBandeja.filtrablesDeBandeja, { rubros: [], distritos: DISTRITOS });
  const { router } = abrir('/colegio', [rol]);
  const ve = permisosDe([rol]).includes('legajos.ver');
  await titulo(ve ? 'Bandeja' : 'Hola, Julia');
  expect(router.state.location.pathname).toBe(ve ? '/colegio' : '/colegio/inicio');
});

test('las teclas llevan a las pantallas, no molestan en un campo y se apagan', async () => {
  abrir('/colegio/inicio');
  await titulo('Hola, Julia');
  await userEvent.keyboard('u');
  await titulo('Usuarios y roles');
  await userEvent.keyboard('n');
  await userEvent.type(await screen.findByLabelText(/^Nombre/), 'iu?');
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('iu?');
  screen.getByRole('heading', { level: 1 }).focus();
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('switch', { name: /Usar los atajos/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.keyboard('i');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Usuarios y roles');
  localStorage.clear();
});

const completarAlta = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar un operador' }));
  const datos = { Nombre: 'Ana', Apellido: 'Paz', CUIT: '27-20123456-0', Correo: 'ana@example.com', Usuario: 'apaz' };
  for (const [campo, valor] of Object.entries(datos))
    await userEvent.type(screen.getByLabelText(new RegExp(`^${campo}`)), valor);
};

test('una tecla no deja atrás lo que se escribió a medias: se pregunta, y seguir acá lo conserva', async () => {
  const { router } = abrir('/colegio/usuarios');
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar un operador' }));
  await userEvent.type(screen.getByLabelText(/^Nombre/), 'Ana');
  screen.getByRole('heading', { level: 1 }).focus();
  await userEvent.keyboard('n');
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Ana');
  await userEvent.keyboard('i');
  const pregunta = await screen.findByRole('dialog', { name: '¿Salir sin terminar?' });
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Seguir acá' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Ana');
  screen.getByRole('heading', { level: 1 }).focus();
  await userEvent.keyboard('i');
  await userEvent.click(await screen.findByRole('button', { name: 'Salir y perderlo' }));
  await titulo('Hola, Julia');
  expect(router.state.location.pathname).toBe('/colegio/inicio');
});

test('los errores van junto a su campo: los propios, los del servidor y los que dice de toda la cuenta', async () => {
  responder(rutasDeOperadores.altaDeOperador, () =>
    problema(422, 'Hay datos para corregir', [{ campo: 'email', mensaje: 'El correo no es válido.' }]),
  );
  abrir('/colegio/usuarios');
  await completarAlta();
  await userEvent.click(boton('Agregar'));
  expect(screen.getByText('Elegí al menos un rol.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Mesa de entradas')).toHaveFocus());
  await userEvent.click(screen.getByLabelText('Mesa de entradas'));
  await userEvent.click(boton('Agregar'));
  await waitFor(() => expect(screen.getByLabelText(/^Correo/)).toHaveAccessibleDescription(/El correo no es válido/));
  responder(rutasDeOperadores.altaDeOperador, () =>
    problema(409, 'Ese usuario es de otra persona.', undefined, 'usuario_de_otra_persona'),
  );
  await userEvent.click(boton('Agregar'));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Usuario/)).toHaveAccessibleDescription(/Ese usuario es de otra persona/),
  );
});

test('manda lo escrito, con sus roles y su distrito; el mismo intento lleva la misma clave', async () => {
  const pedidos: { clave: string | null; cuerpo: unknown }[] = [];
  responder(rutasDeOperadores.altaDeOperador, async ({ request }) => {
    pedidos.push({ clave: request.headers.get('idempotency-key'), cuerpo: await request.json() });
    if (pedidos.length === 1) return problema(503, 'Probá de nuevo.');
    lista = [...lista, operador({ id: 9, nombre: 'Ana', apellido: 'Paz', roles: ['mesa', 'tesoreria'] })];
    return lista[1] as (typeof lista)[number];
  });
  abrir('/colegio/usuarios');
  await completarAlta();
  await userEvent.selectOptions(screen.getByLabelText('Distrito'), await screen.findByText('Distrito II'));
  await userEvent.click(screen.getByLabelText('Tesorería'));
  await userEvent.click(screen.getByLabelText('Mesa de entradas'));
  await userEvent.click(boton('Agregar'));
  await screen.findByText(/Probá de nuevo/);
  await userEvent.click(boton('Agregar'));
  expect(await screen.findByRole('heading', { name: 'Ana Paz' })).toBeInTheDocument();
  expect(await screen.findByText(/^Ya tenía cuenta, y sigue con sus datos: Ana Paz, .*usuario/)).toBeInTheDocument();
  expect(pedidos[0]?.cuerpo).toEqual({
    ...{ nombre: 'Ana', apellido: 'Paz', cuit: '27-20123456-0', email: 'ana@example.com', username: 'apaz' },
    ...{ distrito_id: 2, roles: ['mesa', 'tesoreria'] },
  });
  expect(pedidos[1]).toEqual(pedidos[0]);
});

test('de la baja se dice antes qué hace, y cancelar no hace nada', async () => {
  const bajas: unknown[] = [];
  responder(rutasDeOperadores.bajaDeOperador, ({ params }) => {
    bajas.push(params.id);
    lista = [];
    return { message: 'El operador ya no puede entrar.' };
  });
  abrir('/colegio/usuarios');
  await userEvent.click(await screen.findByRole('button', { name: 'Dar de baja a Inés Ríos' }));
  const pregunta = await screen.findByRole('dialog', { name: '¿Dar de baja a Inés Ríos?' });
  expect(pregunta).toHaveTextContent('sus sesiones se cierran y pierde sus roles (Mesa de entradas)');
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Cancelar' }));
  expect(bajas).toEqual([]);
  await userEvent.click(boton('Dar de baja a Inés Ríos'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dar de baja' }));
  expect(await screen.findByText('El operador ya no puede entrar.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('irios@example.com')).not.toBeInTheDocument());
  expect(bajas).toEqual(['5']);
});

test('si otra persona cambió sus roles, se dice quién y cuándo; lo elegido sigue, y lo que hay se ve antes de guardar', async () => {
  const pedidos: unknown[] = [];
  const quien = 'Sus roles los cambió Ana Paz el 1/3/2026 a las 10:00.';
  responder(rutasDeOperadores.cambiarRoles, async ({ request }) => {
    pedidos.push([request.headers.get('if-match'), await request.json()]);
    if (pedidos.length === 1) {
      lista = [operador({ roles: ['mesa', 'tesoreria'], version: 2 })];
      return problema(412, quien, undefined, 'operador_cambiado');
    }
    lista = [operador({ roles: ['mesa', 'auditoria'], version: 3 })];
    return lista[0] as (typeof lista)[number];
  });
  abrir('/colegio/usuarios');
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar los roles de Inés Ríos' }));
  await userEvent.click(screen.getByLabelText('Auditoría'));
  await userEvent.click(boton('Guardar'));
  expect(await screen.findByText(quien)).toBeInTheDocument();
  expect(await screen.findByText('Ahora tiene: Mesa de entradas, Tesorería.')).toBeInTheDocument();
  expect(screen.getByLabelText('Auditoría')).toBeChecked();
  expect(screen.getByLabelText('Tesorería')).not.toBeChecked();
  await userEvent.click(boton('Guardar'));
  expect(await screen.findByText('Inés Ríos ahora tiene: Mesa de entradas, Auditoría.')).toBeInTheDocument();
  expect(pedidos).toEqual([
    ['"1"', { roles: ['mesa', 'auditoria'] }],
    ['"2"', { roles: ['mesa', 'auditoria'] }],
  ]);
});

test('quien lee y no administra ve la lista sin nada que cambiar', async () => {
  abrir('/colegio/usuarios', ['auditoria']);
  expect(await screen.findByText('irios@example.com')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Agregar|Cambiar los roles|Dar de baja/ })).not.toBeInTheDocument();
  await userEvent.keyboard('n');
  expect(screen.queryByRole('heading', { name: 'Agregar un operador' })).not.toBeInTheDocument();
});

test('reponer un acceso: la primera persona lo pide y la segunda, que lo ve pedido, lo confirma; el propio no', async () => {
  const pedidos: unknown[] = [];
  lista = [operador(), operador({ id: 7, username: 'jefa', nombre: 'Julia', apellido: 'Jara' })];
  responder(rutasDeOperadores.reponerAcceso, async ({ params, request }) => {
    pedidos.push([params.id, await request.json()]);
    return { hecho: 'pedido' as const, message: 'Quedó pedido.' };
  });
  abrir('/colegio/usuarios');
  await userEvent.click(await screen.findByRole('button', { name: 'Reponer el acceso de Inés Ríos' }));
  expect(screen.queryByRole('button', { name: 'Reponer el acceso de Julia Jara' })).not.toBeInTheDocument();
  expect(await screen.findByText(/Con tu pedido todavía no cambia nada/)).toBeInTheDocument();
  await userEvent.click(boton('Pedir'));
  expect(screen.getByLabelText(/^Motivo/)).toHaveFocus();
  await userEvent.type(screen.getByLabelText(/^Motivo/), 'Perdió el teléfono');
  lista = [operador({ reposicion: { quien: 'otra', desde: new Date().toISOString() } })];
  await userEvent.click(boton('Pedir'));
  expect(await screen.findByText('otra pidió reponerlo: falta que otra persona lo confirme')).toBeInTheDocument();
  expect(pedidos).toEqual([['5', { motivo: 'Perdió el teléfono' }]]);
  await userEvent.click(boton('Reponer el acceso de Inés Ríos'));
  expect(await screen.findByText(/si lo confirmás, se hace en el acto/)).toBeInTheDocument();
  expect(boton('Confirmar y quitar')).toBeInTheDocument();
});
