import { rutasDeLegajos } from '@colega/contract/legajos';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { clienteDe, usarCliente } from '@colega/web-kit/lib/consultas/cliente-de-consultas.ts';
import { guardarFiltros } from '@colega/web-kit/lib/filtros/filtros-guardados.ts';
import { leerSesion, type Sesion } from '@colega/web-kit/lib/sesion/sesion.ts';
import { persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import { configuracion, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { beforeEach, expect, test } from 'vitest';
import { adelantos as antesDelListado } from '../features/legajos/listado/listado.tsx';
import { consultasDePersona } from '../lib/consultas/perfil.ts';
import { traerLoPrimero } from './lo-primero.ts';

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
    return pagina([]);
  });
});

test('lo que lee una pantalla está antes de que se dibuje, con los filtros que va a tener', async () => {
  iniciarSesion();
  guardarFiltros('legajos', sesion().user_id, new URLSearchParams({ 'estado.id': '4' }));
  await traerLoPrimero(antesDelListado, NADA);
  expect(loTraido()).toMatchObject({ nombre: persona().nombre });
  expect(pedidos.map((pedido) => pedido.get('estado.id'))).toEqual(['4']);
  await traerLoPrimero(antesDelListado, NADA);
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
  await traerLoPrimero(antesDelListado, NADA);
  expect(pedidos).toEqual([]);
});

test('otra sesión no encuentra lo que se trajo para la anterior', async () => {
  iniciarSesion();
  await traerLoPrimero(undefined, NADA);
  expect(loTraido()).toBeDefined();
  iniciarSesion({ user_id: 99, username: 'csosa' });
  expect(loTraido()).toBeUndefined();
});
