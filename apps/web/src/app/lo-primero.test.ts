import { rutasDeLegajos } from '@colega/contract/legajos';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { clienteDe, usarCliente } from '@colega/web-kit/lib/consultas/cliente-de-consultas.ts';
import { guardarFiltros } from '@colega/web-kit/lib/filtros/filtros-guardados.ts';
import { leerSesion, type Sesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { listaDeLegajos } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import { configuracion, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultasDePersona } from '../lib/consultas/perfil.ts';
import { cargarPantalla } from './cargar-pantalla.ts';
import { traerLoPrimero } from './lo-primero.ts';
import { PANTALLAS } from './rutas.ts';

/** As the router gets them: by the name that it looks for in the screen's module. */
const adelantosDe = async (camino: string) => {
  const pantalla = PANTALLAS.find(({ path }) => path === camino);
  if (!pantalla) throw new Error(`There is no screen at ${camino}`);
  const { adelantos } = await cargarPantalla(pantalla);
  if (!adelantos) throw new Error(`${camino} asks for nothing`);
  return adelantos;
};
const LISTADO = '/app/ejercicio/legajos/listado';
/** S-360. */
const LO_QUE_SE_ESPERA_MS = 200;
const NADA = { busqueda: new URLSearchParams(), params: {} };
const sesion = () => leerSesion() as Sesion;
const loTraido = () => clienteDe(sesion()).getQueryData(consultasDePersona(sesion().persona_id).persona.queryKey);
let pedidos: URLSearchParams[] = [];

beforeEach(() => {
  sessionStorage.clear();
  usarCliente(clienteDe({ token: '' }))();
  pedidos = [];
  responder(rutasDePerfil.persona, persona());
  responder(rutasDeReferencias.configuracion, configuracion());
  responder(rutasDeReferencias.estadosLegajos, pagina([]));
  responder(rutasDeSesion.permisosDePersona, permisos());
  responder(rutasDeLegajos.listarLegajos, ({ request }) => {
    pedidos.push(new URL(request.url).searchParams);
    return listaDeLegajos([]);
  });
});

afterEach(() => void vi.restoreAllMocks());

test('el código de cada pantalla dice con un solo nombre qué se pide mientras llega', async () => {
  const modulos = await Promise.all(
    PANTALLAS.map(async (pantalla) => [pantalla.modulo, await cargarPantalla(pantalla)] as const),
  );
  const otros = modulos.flatMap(([nombre, modulo]) =>
    Object.entries(modulo).flatMap(([clave, valor]) =>
      typeof valor === 'function' && /^antes|^adelanto/.test(clave) && clave !== 'adelantos'
        ? [`${nombre}: ${clave}`]
        : [],
    ),
  );
  expect(otros).toEqual([]);
  const conAdelantos = new Set(modulos.flatMap(([nombre, { adelantos }]) => (adelantos ? [nombre] : [])));
  expect(conAdelantos.size).toBeGreaterThan(18);
});

test('lo que lee una pantalla está antes de que se dibuje, con los filtros que va a tener', async () => {
  iniciarSesion();
  guardarFiltros('legajos', sesion().user_id, new URLSearchParams({ 'estado.id': '4' }));
  // however slow the machine is, what is waited for comes
  const { setTimeout: dejarPasar } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((hacer: () => void, ms = 0) =>
    ms === LO_QUE_SE_ESPERA_MS ? 0 : dejarPasar(hacer, ms)) as typeof setTimeout);
  await traerLoPrimero(await adelantosDe(LISTADO), NADA);
  expect(loTraido()).toMatchObject({ nombre: persona().nombre });
  expect(pedidos.map((pedido) => pedido.get('estado.id'))).toEqual(['4']);
  await traerLoPrimero(await adelantosDe(LISTADO), NADA);
  expect(pedidos).toHaveLength(1);
});

test('no se espera a lo que tarda, ni se pide nada sin una sesión de técnico que valga', async () => {
  let contestar = () => {};
  const respuesta = new Promise<void>((listo) => {
    contestar = listo;
  });
  responder(rutasDePerfil.persona, async () => {
    await respuesta;
    return persona();
  });
  iniciarSesion();
  await traerLoPrimero(undefined, NADA);
  expect(loTraido()).toBeUndefined();
  contestar();
  iniciarSesion({ contextos: [] });
  await traerLoPrimero(await adelantosDe(LISTADO), NADA);
  expect(pedidos).toEqual([]);
});

test('otra sesión no encuentra lo que se trajo para la anterior', async () => {
  iniciarSesion();
  await traerLoPrimero(undefined, NADA);
  expect(loTraido()).toBeDefined();
  iniciarSesion({ user_id: 99, username: 'csosa' });
  expect(loTraido()).toBeUndefined();
});
