import { rutasDePagos } from '@colega/contract/dinero';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { abrirCanal } from '@colega/web-kit/lib/sesion/canal.ts';
import { leerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { listaDeLegajos } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { carnet, matricula, persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import { configuracion, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { claims, permisos, token } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { guardarCopia, quitarCopia } from '../features/tablero/credencial/copia-guardada.ts';
import { mediosHabilitados } from '../testing/datos-de-cuenta.ts';
import { rutasDelRouter } from './router.tsx';
import { PANTALLAS } from './rutas.ts';
import { seguirFinDeSesion } from './seguir-fin-de-sesion.ts';

const abrir = (direccion: string) => {
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  const dejar = seguirFinDeSesion(router);
  return { router, dejar, ...render(<RouterProvider router={router} />) };
};
const lugar = ({ router }: ReturnType<typeof abrir>) => router.state.location.pathname + router.state.location.search;
const titulo = (nombre: string | RegExp) => screen.findByRole('heading', { level: 1, name: nombre }, { timeout: 8000 });

beforeEach(() => {
  responder(rutasDeReferencias.configuracion, configuracion());
  responder(rutasDePerfil.persona, persona({ es_activo_al_dia_y_verificado: false }));
  responder(rutasDePerfil.matriculas, pagina([matricula()]));
  responder(rutasDePerfil.bloqueos, pagina([]));
  responder(rutasDeReferencias.estadosLegajos, pagina([]));
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDeSesion.revocarToken, null);
  responder(rutasDeLegajos.listarLegajos, listaDeLegajos([]));
  responder(rutasDePagos.mediosHabilitados, mediosHabilitados());
});

test('/login se abre sin sesión y termina la que haya [SES-001, SES-018, SES-029]', async () => {
  const revocados = vi.fn();
  responder(rutasDeSesion.revocarToken, async ({ request }) => {
    revocados(await request.json());
    return null;
  });
  iniciarSesion();
  abrir('/login');
  expect(await titulo('Ingresá a tu cuenta')).toBeInTheDocument();
  expect(leerSesion()).toBeNull();
  // The session ends at the server too, and not only in this tab.
  await waitFor(() => expect(revocados).toHaveBeenCalledExactlyOnceWith({ refresh_token: 'refresco-1' }));
  expect(document.title).toBe('Ingreso · Colega');
});

test('sin sesión, lo que está bajo /app y la raíz llevan al ingreso y guardan adónde volver [SES-022, SES-024]', async () => {
  const raiz = abrir('/');
  await titulo('Ingresá a tu cuenta');
  expect(lugar(raiz)).toBe('/login');
  raiz.unmount();
  const lista = abrir('/app/ejercicio/legajos/listado?page=2');
  await titulo('Ingresá a tu cuenta');
  expect(lugar(lista)).toBe('/login?volver=%2Fapp%2Fejercicio%2Flegajos%2Flistado%3Fpage%3D2');
});

test('sin sesión ni red se abre la última copia de la credencial; si no hay, o con red, el ingreso', async () => {
  const lugarDe = async (nombre: string) => {
    const pantalla = abrir('/app/dashboard');
    await titulo(nombre);
    pantalla.unmount();
  };
  iniciarSesion();
  await guardarCopia({ persona: persona(), carnet: carnet(), desde: Date.now(), foto: null, qr: new Blob(['qr']) });
  sessionStorage.clear();
  await lugarDe('Ingresá a tu cuenta');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await lugarDe('Última copia de tu credencial');
  await quitarCopia();
  await lugarDe('Ingresá a tu cuenta');
  vi.restoreAllMocks();
});

test('con sesión, la raíz y /app llevan al tablero, que saluda por el nombre [SES-023, SES-024, DAS-001, DAS-002]', async () => {
  for (const direccion of ['/', '/app']) {
    iniciarSesion();
    const pantalla = abrir(direccion);
    expect(await titulo('Hola, María Elena')).toBeInTheDocument();
    expect(lugar(pantalla)).toBe('/app/dashboard');
    pantalla.unmount();
  }
});

test('un token vencido se renueva al entrar; si no se puede, al ingreso con el motivo [SES-022, SES-028]', async () => {
  iniciarSesion({ exp: claims().exp - 3600 });
  responder(rutasDeSesion.renovarToken, { token: token(), refresh_token: 'r2' });
  const bien = abrir('/app/dashboard');
  expect(await titulo(/Hola/)).toBeInTheDocument();
  bien.unmount();
  iniciarSesion({ exp: claims().exp - 3600 });
  responder(rutasDeSesion.renovarToken, () => problema(401, 'No'));
  const mal = abrir('/app/ejercicio');
  await titulo('Ingresá a tu cuenta');
  expect(lugar(mal)).toBe('/login?motivo=vencida&volver=%2Fapp%2Fejercicio%2Flegajos%2Flistado');
});

const PRIVADAS = PANTALLAS.filter(({ acceso }) => acceso !== 'publica').map(({ path }) => path.replace(/:[^/]+/g, '1'));

test.each([
  ['sin sesión', null],
  ['al papel operador_consejo', ['operador_consejo']],
  ['al papel operador_distrital', ['operador_distrital']],
] as const)('ninguna pantalla de /app se abre %s [SES-022, SES-029, SES-047, SES-054]', async (_, contextos) => {
  expect(PRIVADAS).toContain('/app/sesion/cambioClave');
  for (const direccion of PRIVADAS) {
    sessionStorage.clear();
    if (contextos) iniciarSesion({ contextos: [...contextos] });
    // The guard decides where it leads before anything is drawn.
    const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
    const llego = () => expect(router.state.location.pathname, direccion).toBe('/login');
    await waitFor(llego, { timeout: 8000, interval: 5 });
    expect(leerSesion()).toBeNull();
    router.dispose();
  }
});

test('lo público se abre sin sesión [SES-029, SES-030, SES-036, SES-038]', async () => {
  for (const [direccion, nombre] of [
    ['/recuperarContrasenia', 'Obtener o recuperar la contraseña'],
    ['/confirmada?email=a%40b.com', 'Revisá tu correo'],
    ['/reset-password/abc', 'Elegí una contraseña nueva'],
    ['/accesibilidad', 'Accesibilidad'],
    ['/valores-de-referencia', 'Valores de referencia'],
    ['/honorarios', 'Calcular un honorario'],
    ['/guia', 'Guía de Colega'],
    ['/credencial-guardada', 'Última copia de tu credencial'],
  ] as const) {
    const pantalla = abrir(direccion);
    expect(await titulo(nombre)).toBeInTheDocument();
    pantalla.unmount();
  }
});

test('cambiada la contraseña, la raíz lleva al inicio con la sesión y el aviso [SES-051, SES-052]', async () => {
  iniciarSesion();
  responder(rutasDeSesion.cambiarClave, { message: 'Contraseña actualizada correctamente' });
  const pantalla = abrir('/app/sesion/cambioClave');
  await titulo('Cambiar contraseña');
  for (const etiqueta of [/^Contraseña actual/, /^Nueva contraseña/, /^Confirmar contraseña/])
    await userEvent.type(screen.getByLabelText(etiqueta), 'Otra.Clave.1');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await titulo('Hola, María Elena')).toBeInTheDocument();
  expect(await screen.findByText('Contraseña actualizada correctamente')).toBeInTheDocument();
  expect(lugar(pantalla)).toBe('/app/dashboard');
  expect(leerSesion()).not.toBeNull();
});

test('una sesión que vence en una pantalla lleva al ingreso y guarda el lugar [SES-026, SES-028]', async () => {
  iniciarSesion();
  responder(rutasDeLegajos.listarLegajos, () => problema(401, 'Vencido'));
  responder(rutasDeSesion.renovarToken, () => problema(401, 'No'));
  const pantalla = abrir('/app/ejercicio/legajos/listado');
  await titulo('Ingresá a tu cuenta');
  expect(lugar(pantalla)).toBe('/login?motivo=vencida&volver=%2Fapp%2Fejercicio%2Flegajos%2Flistado');
  pantalla.dejar();
});

test('/cerrarSesion cierra y va al ingreso [SES-020]', async () => {
  iniciarSesion();
  const pantalla = abrir('/cerrarSesion');
  await titulo('Ingresá a tu cuenta');
  expect(lugar(pantalla)).toBe('/login');
  expect(leerSesion()).toBeNull();
});

test('/error y toda dirección desconocida dicen que la página no se encontró, con la vuelta al inicio [LAY-010, LAY-011]', async () => {
  iniciarSesion();
  for (const direccion of ['/error', '/nada', '/app/no-existe']) {
    const pantalla = abrir(direccion);
    expect(await titulo('No pudimos encontrar la página')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/app/dashboard');
    pantalla.unmount();
  }
});

test('un número de la dirección que no es un número es una dirección que no existe, en toda pantalla que lo lleve [LAY-011]', async () => {
  iniciarSesion();
  const conNumero = PANTALLAS.filter(({ path }) => /:id/.test(path)).map(({ path }) =>
    path.replace('/:tipo_calculo', '/manual').replace('/:lugar', '/netPago').replace('/:tipo', '/confirmado'),
  );
  expect(conNumero.length).toBeGreaterThan(15);
  const direcciones = [
    ...conNumero.map((path) => path.replace(/:id\w*\??/g, 'abc')),
    '/app/ejercicio/legajo/7/ampliacion/x/manual/editar',
    ...['0', '-1', '1.5', '1e3', '07', '99999999999'].map((id) => `/app/ejercicio/legajo/${id}/detail`),
  ];
  for (const direccion of direcciones) {
    const pantalla = abrir(direccion);
    expect(await titulo('No pudimos encontrar la página'), direccion).toBeInTheDocument();
    expect(lugar(pantalla)).toBe('/error');
    pantalla.unmount();
  }
});

test('al navegar cambian el título y el foco va al encabezado de la pantalla', async () => {
  iniciarSesion();
  const { router } = abrir('/app/dashboard');
  await titulo(/Hola/);
  await router.navigate('/app/legajos');
  expect(await titulo('Legajos')).toHaveFocus();
  expect(router.state.location.pathname).toBe('/app/ejercicio/legajos/listado');
  expect(document.title).toBe('Legajos · Colega');
});

test('las habilidades salen de los contextos y de los bloqueos [SES-055, SES-057, SES-059, DAS-010]', async () => {
  responder(rutasDeSesion.permisosDePersona, async ({ request }) => {
    expect(await request.json()).toEqual({ persona_id: 70 });
    return permisos({ ejercicio: false });
  });
  iniciarSesion();
  abrir('/app/dashboard');
  const nuevo = await screen.findByRole('button', { name: 'Nuevo legajo' }, { timeout: 8000 });
  await waitFor(() => expect(nuevo).toHaveAccessibleDescription(mensajes.sin_habilidad_ejercicio_en_inicio));
  expect(nuevo).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Legajos' })).toBeInTheDocument();
});

test('mientras se consultan los permisos, la pantalla ya tiene su título y el foco la espera [SES-062]', async () => {
  let responderPermisos = (): void => undefined;
  const llegan = new Promise<void>((resolver) => {
    responderPermisos = resolver;
  });
  responder(rutasDeSesion.permisosDePersona, async () => {
    await llegan;
    return permisos({ ejercicio: false });
  });
  iniciarSesion();
  const pantalla = abrir('/app/dashboard');
  await titulo(/Hola/);
  await pantalla.router.navigate('/app/ejercicio/legajo/automatico');
  expect(await titulo('Nuevo Legajo Automático')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  responderPermisos();
  expect(await titulo('No podés entrar a esta parte')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('No podés entrar a esta parte · Colega'));
  expect(screen.getByText(mensajes.sin_habilidad_ejercicio)).toBeVisible();
  expect(screen.queryByText('No pudimos encontrar la página')).not.toBeInTheDocument();
});

test('el menú de la persona lleva al cambio de contraseña y cierra la sesión [LAY-019, LAY-020]', async () => {
  for (const [opcion, encabezado, direccion] of [
    ['Cambiar contraseña', 'Cambiar contraseña', '/app/sesion/cambioClave'],
    ['Accesibilidad', 'Accesibilidad', '/accesibilidad'],
    ['Cerrar sesión', 'Ingresá a tu cuenta', '/login'],
  ] as const) {
    iniciarSesion();
    const pantalla = abrir('/app/dashboard');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Tu cuenta: María Elena García' }, { timeout: 8000 }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: opcion }));
    await titulo(encabezado);
    expect(lugar(pantalla)).toBe(direccion);
    expect(leerSesion() === null).toBe(opcion === 'Cerrar sesión');
    pantalla.unmount();
  }
});

test('al empezar se cargan la persona y los medios de pago, con una cortina si tardan [SES-025]', async () => {
  const pedidos: string[] = [];
  let llegan = (): void => undefined;
  const espera = new Promise<void>((listo) => {
    llegan = listo;
  });
  responder(rutasDePerfil.persona, ({ params }) => {
    pedidos.push(`persona ${params.id}`);
    return persona();
  });
  responder(rutasDePagos.mediosHabilitados, async () => {
    pedidos.push('medios');
    await espera;
    return mediosHabilitados();
  });
  iniciarSesion();
  abrir('/app/ejercicio/legajos/listado');
  expect(await screen.findByText('Cargando tus datos…', {}, { timeout: 8000 })).toBeInTheDocument();
  expect(pedidos.sort()).toEqual(['medios', 'persona 70']);
  llegan();
  await waitFor(() => expect(screen.queryByText('Cargando tus datos…')).not.toBeInTheDocument());
});

test('quien está bloqueado y vuelve de pagar por el banco llega a /error, que dice que el pago sigue [SES-062]', async () => {
  responder(rutasDeSesion.permisosDePersona, permisos({ ejercicio: false }));
  iniciarSesion();
  for (const camino of ['resultado', 'rechazado']) {
    const pantalla = abrir(`/app/pagoOnline/${camino}?cupon=50`);
    expect(await titulo('No podés entrar a esta parte')).toBeInTheDocument();
    expect(lugar(pantalla)).toBe('/error');
    expect(screen.getByText('Tu pago está siendo procesado')).toBeInTheDocument();
    pantalla.unmount();
  }
  const pantalla = abrir('/app/ejercicio/legajo/1/pagarCep');
  expect(await titulo('No podés entrar a esta parte')).toBeInTheDocument();
  expect(screen.queryByText('Tu pago está siendo procesado')).not.toBeInTheDocument();
  pantalla.unmount();
});

test('sin LiquidarMatricula, liquidar lleva a /error, que dice por qué [SES-063]', async () => {
  responder(rutasDeSesion.permisosDePersona, permisos({ liquidar: false }));
  iniciarSesion();
  const pantalla = abrir('/app/cuenta/liquidar');
  expect(await titulo('No podés entrar a esta parte')).toBeInTheDocument();
  expect(lugar(pantalla)).toBe('/error');
  expect(screen.getByText(mensajes.sin_habilidad_liquidar)).toBeInTheDocument();
});

test('de las tarjetas se vuelve sin ninguna habilidad, pero con sesión; sin ella se vuelve después de ingresar [SES-064]', async () => {
  const camino = '/app/pagoOnline/7/sipago/rechazado';
  const sinSesion = abrir(`${camino}?cupon=50`);
  await titulo('Ingresá a tu cuenta');
  expect(new URLSearchParams(sinSesion.router.state.location.search).get('volver')).toBe(`${camino}?cupon=50`);
  sinSesion.unmount();
  responder(rutasDeSesion.permisosDePersona, permisos({ ejercicio: false, liquidar: false }));
  iniciarSesion();
  for (const direccion of [camino, '/app/pagoOnline/sipago/rechazado', '/app/pagoOnline/netPago/confirmado']) {
    const pantalla = abrir(direccion);
    expect(await titulo('Resultado del pago')).toBeInTheDocument();
    expect(lugar(pantalla)).toBe(direccion);
    pantalla.unmount();
  }
});

test('/cerrarSesion en una pestaña nueva cierra la sesión de las otras [SES-020]', async () => {
  const dejarCanal = abrirCanal();
  const otra = new BroadcastChannel('colega:sesion');
  const avisos: string[] = [];
  otra.onmessage = ({ data }) => {
    avisos.push(data.tipo);
    if (data.tipo === 'pedido') otra.postMessage({ tipo: 'entrega', user_id: 7, token: token(), refresh_token: 'r9' });
  };
  const pantalla = abrir('/cerrarSesion');
  await titulo('Ingresá a tu cuenta');
  expect(lugar(pantalla)).toBe('/login');
  expect(leerSesion()).toBeNull();
  await waitFor(() => expect(avisos).toEqual(['pedido', 'cierre']));
  otra.close();
  dejarCanal();
});
