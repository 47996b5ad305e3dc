import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import type { Contexto } from '@colega/domain/permisos';
import { usarSalida } from '@colega/web-kit/lib/navegacion/salir.ts';
import { cerrarSesion } from '@colega/web-kit/lib/sesion/cerrar-sesion.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { configuracion } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos, token } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder, sinRed } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { Ingreso } from './ingreso.tsx';

const abrir = (direccion = '/login', existe = (path: string) => path !== '/recuperarContrasenia') =>
  dibujar(<Ingreso />, { patron: '/login', direccion, existe });

const completar = async (usuario = 'mgarcia', contrasenia = 'Colega.2026') => {
  await userEvent.type(screen.getByLabelText('Usuario'), usuario);
  await userEvent.type(screen.getByLabelText('Contraseña'), `${contrasenia}{Enter}`);
};

let revocados = 0;
beforeEach(() => {
  revocados = 0;
  responder(rutasDeReferencias.configuracion, configuracion());
  responder(rutasDeSesion.ingresar, { token: token(), refresh_token: 'r1' });
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDeSesion.revocarToken, () => {
    revocados += 1;
    return null;
  });
});

test('dos campos, el botón Ingresar, y Enter entra al tablero con la sesión guardada [SES-002, SES-004, SES-005, SES-009, SES-016]', async () => {
  const { router } = abrir();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Ingresar' })).toBeInTheDocument();
  await completar();
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
  expect(leerSesion()).toMatchObject({
    user_id: 7,
    persona_id: 70,
    refresh_token: 'r1',
    user: { username: 'mgarcia' },
  });
  expect(revocados).toBe(0);
});

test('la sesión queda bajo sus claves en sessionStorage [SES-015, SES-017]', async () => {
  const { router } = abrir();
  await completar();
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
  for (const clave of ['token', 'refresh_token', 'user_id', 'persona_id', 'user']) {
    expect(sessionStorage.getItem(clave), clave).toBeTruthy();
  }
});

test('la contraseña se muestra y se oculta [SES-003]', async () => {
  abrir();
  const campo = screen.getByLabelText('Contraseña');
  expect(campo).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(campo).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
  expect(campo).toHaveAttribute('type', 'password');
});

test('usuario y contraseña son obligatorios, y el foco va al primero que falta [SES-008]', async () => {
  abrir();
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription('Ingresá tu usuario.');
  expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Ingresá tu contraseña.');
  expect(screen.getByLabelText('Usuario')).toHaveFocus();
});

test('credenciales incorrectas: lo dice y no borra lo escrito [SES-010]', async () => {
  responder(rutasDeSesion.ingresar, () => problema(401, 'Contraseña y/o usuario incorrectos'));
  abrir();
  await completar();
  expect(await screen.findByText('Contraseña y/o usuario incorrectos')).toBeInTheDocument();
  expect(screen.getByLabelText('Usuario')).toHaveValue('mgarcia');
});

test('una respuesta sin token, o con uno ilegible, no es un ingreso [SES-011]', async () => {
  for (const respuesta of [() => Response.json({}), () => Response.json({ token: 'x.y.z', refresh_token: 'r' })]) {
    responder(rutasDeSesion.ingresar, respuesta);
    const { unmount } = abrir();
    await completar();
    expect(await screen.findByText('Ha ocurrido un error al intentar ingresar al sistema')).toBeInTheDocument();
    expect(leerSesion()).toBeNull();
    unmount();
  }
});

test('sin el contexto autogestion, ni otro, no se puede ingresar [SES-012, SES-014]', async () => {
  responder(rutasDeSesion.ingresar, { token: token({ contextos: [] }), refresh_token: 'r1' });
  abrir();
  await completar('nadie');
  expect(await screen.findByText('El usuario no está habilitado para operar en el sistema')).toBeInTheDocument();
  expect(leerSesion()).toBeNull();
  await waitFor(() => expect(revocados).toBe(1));
});

test('si el control de bloqueos falla se cierra la sesión y se avisa [SES-013, SES-014]', async () => {
  for (const falla of [() => problema(500, 'No'), () => sinRed()]) {
    responder(rutasDeSesion.permisosDePersona, falla);
    const { unmount } = abrir();
    await completar();
    expect(await screen.findByText('Error de comunicación. Por favor, intente nuevamente')).toBeInTheDocument();
    expect(leerSesion()).toBeNull();
    unmount();
  }
});

test('demasiados intentos: muestra lo que dice el servidor', async () => {
  responder(rutasDeSesion.ingresar, () =>
    problema(429, 'Hubo demasiados intentos de ingreso. Esperá 5 minutos y volvé a probar.'),
  );
  abrir();
  await completar();
  expect(await screen.findByText(/Esperá 5 minutos/)).toBeInTheDocument();
});

const NO_HABILITADO = 'El usuario no está habilitado para operar en el sistema';
const noHabilitado = () => problema(403, NO_HABILITADO, undefined, 'usuario_no_habilitado');
const operadora = (contextos: Contexto[]) => ({ token: token({ contextos }), refresh_token: 'r1' });
const salidas: string[] = [];
beforeEach(() => {
  salidas.length = 0;
  onTestFinished(usarSalida((direccion) => salidas.push(new URL(direccion).pathname)));
});

test('quien solo es del Colegio llega a su mesa con el mismo formulario, y no a una pantalla del portal [SES-012]', async () => {
  responder(rutasDeSesion.ingresar, noHabilitado);
  responder(rutasDeSesion.ingresarComoOperador, operadora(['operador_distrital']));
  const { router } = abrir();
  await completar('operador');
  await waitFor(() => expect(salidas).toEqual(['/colegio']));
  expect(router.state.location.pathname).toBe('/login');
  expect(leerSesion()?.user.contextos).toEqual(['operador_distrital']);
});

test('a quien ninguna de las dos puertas deja entrar se le dice, y no queda una sesión', async () => {
  responder(rutasDeSesion.ingresar, noHabilitado);
  responder(rutasDeSesion.ingresarComoOperador, noHabilitado);
  abrir();
  await completar('nadie');
  expect(await screen.findByText(NO_HABILITADO)).toBeInTheDocument();
  expect(leerSesion()).toBeNull();
});

test.each([
  ['A mis legajos y mi matrícula', '/app/dashboard', []],
  ['A la mesa del Colegio', '/login', ['/colegio']],
])('quien es las dos cosas elige: %s', async (boton, lugar, afuera) => {
  responder(rutasDeSesion.ingresar, operadora(['autogestion', 'operador_consejo']));
  const { router } = abrir();
  await completar();
  expect(await screen.findByRole('heading', { name: '¿Adónde querés entrar?' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: boton }));
  await waitFor(() => expect([router.state.location.pathname, salidas]).toEqual([lugar, afuera]));
});

test('quien venía del Colegio vuelve a él por su puerta; a un matriculado se lo lleva a lo suyo', async () => {
  responder(rutasDeSesion.ingresar, noHabilitado);
  responder(rutasDeSesion.ingresarComoOperador, operadora(['operador_consejo']));
  const { unmount } = abrir('/login?volver=%2Fcolegio%2Fusuarios');
  expect(screen.getByRole('heading', { name: 'Ingresá al Colegio' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Portal Operador' })).not.toBeInTheDocument();
  await completar('operador');
  await waitFor(() => expect(salidas).toEqual(['/colegio/usuarios']));
  unmount();
  cerrarSesion();
  responder(rutasDeSesion.ingresarComoOperador, noHabilitado);
  responder(rutasDeSesion.ingresar, { token: token(), refresh_token: 'r1' });
  const { router } = abrir('/login?volver=%2Fcolegio%2Fusuarios');
  await completar();
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
});

test('Portal Operador lleva a la mesa del Colegio o, si tiene otro sitio, a ese [SES-007]', async () => {
  const { unmount } = abrir();
  expect(screen.getByRole('link', { name: 'Portal Operador' })).toHaveAttribute('href', '/colegio');
  unmount();
  responder(rutasDeReferencias.configuracion, configuracion({ portal_operador_url: 'https://operador.example' }));
  abrir();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Portal Operador' })).toHaveAttribute('href', 'https://operador.example'),
  );
});

test('el enlace para obtener la contraseña aparece cuando su pantalla existe [SES-006]', () => {
  const { unmount } = abrir();
  expect(screen.queryByRole('link', { name: /contraseña/ })).not.toBeInTheDocument();
  unmount();
  abrir('/login', () => true);
  expect(screen.getByRole('link', { name: /contraseña/ })).toHaveAttribute('href', '/recuperarContrasenia');
});

test('con la demostración, elegir un usuario completa el formulario', async () => {
  const usuarios_demo = [{ username: 'mgarcia', nombre: 'María Elena García' }];
  responder(rutasDeReferencias.configuracion, configuracion({ demo: true, usuarios_demo }));
  const { router } = abrir();
  await userEvent.click(await screen.findByRole('button', { name: /mgarcia/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
});

test('tras vencer la sesión lo cuenta con amabilidad y vuelve adonde estaba, nunca afuera', async () => {
  const primero = abrir('/login?motivo=vencida&volver=%2Fapp%2Fejercicio%2Flegajos%2Flistado%3Fpage%3D2');
  expect(screen.getByText(/Tu sesión venció. Ingresá de nuevo para continuar/)).toBeInTheDocument();
  await completar();
  await waitFor(() => expect(primero.router.state.location.search).toBe('?page=2'));
  primero.unmount();
  const segundo = abrir('/login?volver=https%3A%2F%2Fmalo.example');
  await completar();
  await waitFor(() => expect(segundo.router.state.location.pathname).toBe('/app/dashboard'));
});

test('irse del ingreso sin haber entrado termina la sesión [SES-019]', async () => {
  responder(rutasDeSesion.permisosDePersona, () => new Promise<Response>(() => undefined));
  const { unmount } = abrir();
  await completar();
  await waitFor(() => expect(leerSesion()).not.toBeNull());
  unmount();
  expect(leerSesion()).toBeNull();
});

test('desde el ingreso se lee qué se hace con los datos personales', () => {
  abrir();
  expect(screen.getByRole('link', { name: 'Privacidad y datos personales' })).toHaveAttribute('href', '/privacidad');
});

const ocupado = () =>
  new Response(JSON.stringify({ status: 503, title: 'Servicio ocupado', detail: 'Esperá', message: 'Esperá' }), {
    status: 503,
    headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '0' },
  });

test('si hay muchas personas ingresando se le cuenta, y la página sigue probando sola con lo que escribió', async () => {
  const pedidos: unknown[] = [];
  let dejarPasar = (): void => undefined;
  const turno = new Promise<void>((listo) => {
    dejarPasar = listo;
  });
  responder(rutasDeSesion.ingresar, async ({ request }) => {
    pedidos.push(await request.json());
    if (pedidos.length < 3) return ocupado();
    await turno;
    return { token: token(), refresh_token: 'r1' };
  });
  const { router } = abrir();
  await completar();
  expect(await screen.findByText(/^Hay muchas personas ingresando a la vez/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Esperando tu turno…' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('Usuario')).toHaveValue('mgarcia');
  dejarPasar();
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
  expect(pedidos).toEqual(Array(3).fill({ username: 'mgarcia', password: 'Colega.2026' }));
});

test('el dispositivo que el servidor reconoció se recuerda al salir, y va con el próximo ingreso', async () => {
  const traidos: (string | null)[] = [];
  responder(rutasDeSesion.ingresar, ({ request }) => {
    traidos.push(request.headers.get('x-dispositivo'));
    const cuerpo = JSON.stringify({ token: token(), refresh_token: 'r1' });
    return new Response(cuerpo, { headers: { 'Content-Type': 'application/json', 'X-Dispositivo': 'el-de-acá' } });
  });
  const { router, unmount } = abrir();
  await completar();
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
  cerrarSesion();
  unmount();
  abrir();
  await completar();
  await waitFor(() => expect(traidos).toEqual([null, 'el-de-acá']));
});
