import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SIN_PASARELAS } from '../../modules/dinero/pasarelas/sin-pasarelas.ts';
import { consolaDe } from '../../testing/comandos/consola.ts';
import { operador, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { activarApp } from '../../testing/sesion/con-factor.ts';

let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
let numero = 0;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ entorno: { DEMO: '0' }, limiteDePedidos: 1_000_000 });
  const filas = await prueba.db.selectFrom('distritos').select('id').orderBy('id').execute();
  for (const una of ['jefa', 'jefe', 'tercera']) await operador(prueba.db, una, { roles: ['administracion'] });
  await operador(prueba.db, 'matriculera', { roles: ['matriculas'] });
  await operador(prueba.db, 'de-mesa', { roles: ['mesa', 'visado'] });
  await operador(prueba.db, 'de-distrito', { roles: ['administracion'], distrito_id: filas[0]?.id ?? 0 });
});
beforeEach(async () => {
  numero += 1;
  maria = await usuario(prueba.db, `maria${numero}`);
});
afterAll(() => prueba.cerrar());

const { correr, rechazo } = consolaDe(() => ({ db: prueba.db, reloj: prueba.ahora, pasarelas: SIN_PASARELAS }));
const SIN_PERMISO = 'No tenés permiso para hacer esto.';
const pedido = (accion: string, usuario: string, como?: string) => [
  ...[accion, '--usuario', usuario, '--motivo', 'Perdió el teléfono'],
  ...(como === undefined ? [] : ['--como', como]),
];
const historia = async (id: number) =>
  (
    await prueba.db
      .selectFrom('auditoria')
      .select(['accion', 'quien', 'motivo'])
      .where('entidad_id', '=', id)
      .where('motivo', 'is not', null)
      .orderBy('id')
      .execute()
  ).map(({ accion, quien, motivo }) => `${accion} ${quien}: ${motivo}`);

describe('cerrar las sesiones de alguien', () => {
  test('terminan todas en su próximo pedido, y queda dicho quién y por qué', async () => {
    const sesiones = [await prueba.conSesion(maria.username), await prueba.conSesion(maria.username)];
    const dicho = await correr(...pedido('cerrar-sesiones', maria.username.toUpperCase(), 'matriculera'));
    expect(dicho).toBe(`${maria.username}: 2 sesiones cerradas.`);
    for (const sesion of sesiones) expect((await sesion('GET', '/sesiones')).statusCode).toBe(401);
    expect(await historia(maria.id)).toEqual(['cerrar_sesiones matriculera: Perdió el teléfono']);
    expect(await correr(...pedido('cerrar-sesiones', maria.username))).toContain('0 sesiones');
  });

  test('pide su permiso, y las de un operador de todo el Colegio no las cierra uno de un distrito', async () => {
    expect(await rechazo(...pedido('cerrar-sesiones', maria.username, 'de-mesa'))).toBe(
      `${SIN_PERMISO} Es de un operador que sea de: matriculas, administracion.`,
    );
    expect(await rechazo(...pedido('cerrar-sesiones', 'jefa', 'de-distrito'))).toBe(SIN_PERMISO);
    expect(await rechazo(...pedido('cerrar-sesiones', 'nadie'))).toBe('No hay un usuario «nadie».');
    expect(await correr(...pedido('cerrar-sesiones', maria.username, 'de-distrito'))).toContain('0 sesiones');
  });
});

describe('quitar el segundo factor de alguien', () => {
  const quitar = (como?: string, usuario = maria.username) => correr(...pedido('quitar-factor', usuario, como));
  const negado = (como?: string, usuario = maria.username) => rechazo(...pedido('quitar-factor', usuario, como));
  const activar = async () => {
    const sesion = await prueba.conSesion(maria.username);
    await activarApp(prueba, sesion);
    return sesion;
  };

  test('lo hacen dos personas distintas: la primera lo pide y la segunda lo hace', async () => {
    const sesion = await activar();
    expect(await quitar('jefa')).toContain('Falta que otra persona haga lo mismo en las próximas 24 horas');
    expect(await quitar('Jefa')).toContain('Falta que otra persona');
    expect((await prueba.conSesion(maria.username)).token).toBeUndefined();
    expect(await quitar('jefe')).toBe(`${maria.username}: ya no tiene segundo factor, y sus sesiones se cerraron.`);
    expect((await sesion('GET', '/sesiones')).statusCode).toBe(401);
    expect((await prueba.conSesion(maria.username)).token).toBeDefined();
    expect(await historia(maria.id)).toEqual([
      'pedir_quitar_factor jefa: Perdió el teléfono',
      'pedir_quitar_factor jefa: Perdió el teléfono',
      'segundo_factor_quitado_por_el_colegio jefe: Perdió el teléfono',
    ]);
  });

  test('ni la consola sin nombre, ni uno mismo, ni quien no tiene permiso', async () => {
    await activar();
    expect(await negado()).toContain('dos personas');
    expect(await negado('matriculera')).toBe(`${SIN_PERMISO} Es de un operador que sea de: administracion.`);
    const jefa = await prueba.conSesion('jefa', '/colegio/authentication_token');
    await activarApp(prueba, jefa);
    expect(await negado('jefa', 'jefa')).toContain('otras dos personas');
    expect(await negado('de-distrito', 'jefa')).toBe(SIN_PERMISO);
    expect(await negado('jefe', 'de-mesa')).toBe('Esa persona no tiene un segundo factor.');
  });

  test('lo que se pidió vence, y no vale de quien ya no puede', async () => {
    await activar();
    const { id } = await operador(prueba.db, `saliente${numero}`, { roles: ['administracion'] });
    await quitar(`saliente${numero}`);
    await prueba.db.deleteFrom('operadores').where('usuario_id', '=', id).execute();
    expect(await quitar('tercera')).toContain('Falta que otra persona');
    prueba.avanzar(24 * 3_600_000);
    expect(await quitar('jefe')).toContain('Falta que otra persona');
  });

  test('de dos a la vez una lo pide y la otra lo hace', async () => {
    await activar();
    const juntas = await Promise.all([quitar('jefa'), quitar('jefe')]);
    expect(juntas.filter((dicho) => dicho.includes('ya no tiene'))).toHaveLength(1);
  });
});
