import type { RevisionDelLegajo } from '@colega/contract/legajos';
import type { FichaDePersona } from '@colega/contract/perfil';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { bandejaDe } from '../../../testing/legajos/bandeja.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../../testing/legajos/vida.ts';
import { insertOperador, replaceRoles } from '../../operadores/operadores.repository.ts';

const INGRESO = '/colegio/authentication_token';
const ROLES = ['visado', 'matriculas'] as const;
const motivo = 'Nota 12/26';
const NEGADO = [409, 'Es sobre vos: lo tiene que hacer otra persona del Colegio.'];

let e: Escenario;
let vida: Vida;
/** A technician who works for the college too. */
let maria: Pedir;
let otra: Pedir;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
  const { id } = await e.db
    .selectFrom('usuarios')
    .select('id')
    .where('username', '=', 'mgarcia')
    .executeTakeFirstOrThrow();
  otra = await bandejaDe(e).operar(ROLES);
  const legajo = await vida.hasta('confirmado');
  await insertOperador(e.db, id, null);
  await replaceRoles(e.db, id, ROLES);
  maria = await e.prueba.conSesion('mgarcia', INGRESO);
  suyo = legajo.id;
});
let suyo: number;
afterAll(() => e.prueba.cerrar());

const actuar = async (como: Pedir, path: string, version: number, payload: object) => {
  const respuesta = await como('POST', path, { payload, headers: { 'if-match': `"${version}"` } });
  return [respuesta.statusCode, respuesta.json<{ message: string }>().message];
};

test('sobre su propio legajo no actúa ni se le ofrece; otra persona sí', async () => {
  const leer = async (como: Pedir) => (await como('GET', `/colegio/legajos/${suyo}`)).json<RevisionDelLegajo>();
  const { version, acciones } = await leer(maria);
  const lasSuyas = acciones.filter(({ accion }) => ['observar', 'visar', 'anular'].includes(accion));
  expect(lasSuyas.map(({ puede, motivo: porque }) => [puede, porque])).toEqual(lasSuyas.map(() => [false, NEGADO[1]]));
  const cuerpos = {
    observar: { observaciones: [{ texto: 'Falta', campo: null }] },
    visar: {},
    anular: { motivo },
    confirmar: {},
  };
  for (const [acto, payload] of Object.entries(cuerpos))
    expect([acto, ...(await actuar(maria, `/colegio/legajos/${suyo}/${acto}`, version, payload))]).toEqual([
      acto,
      ...NEGADO,
    ]);
  const [status] = await actuar(otra, `/colegio/legajos/${suyo}/observar`, version, cuerpos.observar);
  expect(status).toBe(200);
  const { observaciones, version: despues } = await leer(maria);
  expect(observaciones[0]?.puede_el_colegio.retirar).toBe(false);
  const [observacion] = (await leer(otra)).observaciones;
  expect(observacion?.puede_el_colegio.retirar).toBe(true);
  const retirar = `/colegio/observaciones/${observacion?.id}/retirar`;
  expect(await actuar(maria, retirar, despues, { texto: 'Ya está' })).toEqual(NEGADO);
});

test('sobre lo que el Colegio tiene de ella tampoco: ni el bloqueo, ni la excepción, ni sus datos, ni su credencial', async () => {
  const { id } = e.persona;
  const tipo = { clave: 'prueba', nombre: 'Prueba', nombre_corto: 'P', color: '#b42318', quita_ejercicio: true };
  await e.db.insertInto('tipos_bloqueo').values(tipo).execute();
  const version = async () => (await maria('GET', `/colegio/personas/${id}`)).json<FichaDePersona>().version;
  const sobreElla = async (como: Pedir, acto: string, payload: object) =>
    actuar(como, `/colegio/personas/${id}/${acto}`, await version(), payload);
  expect((await sobreElla(otra, 'bloquear', { tipo: 'prueba', motivo }))[0]).toBe(200);
  const cuerpos = {
    desbloquear: { tipo: 'prueba', motivo },
    excepcion: { hasta: '2026-04-20', motivo },
    verificar: { dato: 'identidad' },
    carnet: {},
    corregir: { motivo, datos: { apellido: 'Otro' } },
  };
  for (const [acto, payload] of Object.entries(cuerpos))
    expect([acto, ...(await sobreElla(maria, acto, payload))]).toEqual([acto, ...NEGADO]);
  expect((await sobreElla(otra, 'desbloquear', cuerpos.desbloquear))[0]).toBe(200);
});
