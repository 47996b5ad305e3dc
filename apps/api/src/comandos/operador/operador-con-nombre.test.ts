import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIN_PASARELAS } from '../../modules/dinero/pasarelas/sin-pasarelas.ts';
import { consolaDe } from '../../testing/comandos/consola.ts';
import { operador } from '../../testing/construir.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { vidaDe } from '../../testing/legajos/vida.ts';

let e: Escenario;
beforeAll(async () => {
  e = await crearEscenario();
  const distritos = await e.db.selectFrom('distritos').select('id').orderBy('id').execute();
  const otro = distritos.find(({ id }) => id !== e.persona.distrito_id)?.id ?? 0;
  await operador(e.db, 'revisora', { roles: ['visado'] });
  await operador(e.db, 'de-mesa', { roles: ['mesa'] });
  await operador(e.db, 'vecina', { roles: ['visado', 'aranceles'], distrito_id: e.persona.distrito_id });
  await operador(e.db, 'tesorera', { roles: ['tesoreria'], distrito_id: e.persona.distrito_id });
  await operador(e.db, 'lejana', { roles: ['visado', 'matriculas', 'administracion'], distrito_id: otro });
  await operador(e.db, 'jefa', { roles: ['administracion'] });
});
afterAll(() => e.prueba.cerrar());

const sistema = () => ({ db: e.db, reloj: e.prueba.ahora, pasarelas: SIN_PASARELAS });
const { correr, rechazo } = consolaDe(sistema);
const SIN_PERMISO = 'No tenés permiso para hacer esto.';
const NO_ES = 'El usuario o la contraseña no son de un operador del Colegio.';

const confirmado = async () => {
  const { id, numero_legajo } = await vidaDe(e).hasta('confirmado');
  const historia = async () =>
    await e.db
      .selectFrom('auditoria as a')
      .leftJoin('usuarios as u', 'u.id', 'a.usuario_id')
      .select(['a.accion', 'a.quien', 'u.username'])
      .where('a.entidad', '=', 'legajo')
      .where('a.entidad_id', '=', id)
      .orderBy('a.id', 'desc')
      .executeTakeFirstOrThrow();
  return { legajo: ['--legajo', String(numero_legajo), '--texto', 'Falta la partida'], historia };
};

test('se firma con el nombre de quien dio su contraseña; sin nombre, firma la consola del servidor', async () => {
  const { legajo, historia } = await confirmado();
  await correr('observar', ...legajo, '--como', 'Revisora');
  expect(await historia()).toEqual({ accion: 'observar', quien: 'revisora', username: 'revisora' });
  await correr('observar', ...legajo);
  expect(await historia()).toEqual({ accion: 'observar', quien: 'Consola del servidor', username: null });
});

test('con otra contraseña, sin ser operador o después de una baja, nadie firma y nada cambia', async () => {
  const { legajo, historia } = await confirmado();
  const antes = await historia();
  const conOtraClave = consolaDe(sistema, 'otra clave');
  expect(await conOtraClave.rechazo('observar', ...legajo, '--como', 'revisora')).toBe(NO_ES);
  for (const quien of ['nadie', 'mgarcia']) expect(await rechazo('observar', ...legajo, '--como', quien)).toBe(NO_ES);
  await operador(e.db, 'saliente', { roles: ['visado'] });
  await correr('baja-operador', '--usuario', 'saliente', '--motivo', 'Renunció', '--como', 'jefa');
  expect(await rechazo('observar', ...legajo, '--como', 'saliente')).toBe(NO_ES);
  expect(await historia()).toEqual(antes);
});

test('cada acto pide su permiso, y a un operador distrital que la cosa sea de su distrito', async () => {
  const { legajo } = await confirmado();
  expect(await rechazo('observar', ...legajo, '--como', 'de-mesa')).toBe(
    `${SIN_PERMISO} Es de un operador que sea de: visado.`,
  );
  expect(await rechazo('observar', ...legajo, '--como', 'jefa')).toBe(
    `${SIN_PERMISO} Es de un operador que sea de: visado.`,
  );
  expect(await correr('observar', ...legajo, '--como', 'vecina')).toContain('observado');
  const bloqueo = ['--usuario', 'mgarcia', '--tipo', 'documentacion_pendiente', '--motivo', 'x', '--como', 'lejana'];
  expect(await rechazo('observar', ...legajo, '--como', 'lejana')).toBe(await rechazo('bloquear', ...bloqueo));
  expect(await rechazo('observar', ...legajo, '--como', 'lejana')).not.toBe(SIN_PERMISO);
  // A null district means the whole college.
  expect(await rechazo('generar-cargos', '--anio', '2026', '--como', 'vecina')).toBe(SIN_PERMISO);
  const deNadie = ['--cobranza', '1', '--usuario', 'mgarcia', '--motivo', 'Nota 7', '--como', 'tesorera'];
  expect(await rechazo('revisar', ...deNadie)).toBe(SIN_PERMISO);
  const roles = ['--roles', 'administracion', '--como', 'lejana'];
  const alta = ['--cuit', '27-20123456-0', '--apellido', 'Ríos', '--nombre', 'Inés', '--email', 'i@example.com'];
  expect(await rechazo('alta-operador', ...alta, '--usuario', 'irios', ...roles)).toBe(SIN_PERMISO);
});

test('el Colegio da de alta a sus operadores, les da roles y se los quita', async () => {
  const alta = ['--cuit', '27-20123456-0', '--apellido', 'Ríos', '--nombre', 'Inés', '--email', 'i@example.com'];
  expect(await correr('alta-operador', ...alta, '--usuario', 'IRios', '--roles', 'mesa, tesoreria')).toMatch(
    /^irios: mesa, tesoreria \(\d+ permisos\)\.$/,
  );
  const rol = (...que: string[]) => correr('rol', '--usuario', 'irios', ...que, '--como', 'jefa');
  expect(await rol('--dar', 'visado', '--quitar', 'mesa')).toMatch(/^irios: tesoreria, visado /);
  expect(await rechazo('rol', '--usuario', 'irios', '--dar', 'visado')).toBe('No hay nada que corregir: ya está así.');
  expect(await rechazo('rol', '--usuario', 'irios', '--dar', 'dios')).toContain('--dar tiene que ser mesa, visado');
  expect(await rechazo('rol', '--usuario', 'mgarcia', '--dar', 'mesa')).toBe('No hay un operador con ese usuario.');
  expect(await rechazo('baja-operador', '--usuario', 'jefa', '--motivo', 'x')).toContain(
    'última persona que administra',
  );
  expect(await correr('enlace-de-administracion')).toMatch(
    /^Vale 24 horas y una sola vez: https:\/\/portal\.test\/administrador\/[\w-]{43}$/,
  );
});
