import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba } from '../../testing/crear-app-de-prueba.ts';
import { altaPersona, type DatosDeAlta } from './alta.service.ts';
import { emitirCarnet } from './carnets.service.ts';
import { abrirCausa } from './causas.service.ts';
import { bloquear, desbloquear, rehabilitar, sancionar } from './colegio.service.ts';

let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
let cuit: string;
const HOY = '2026-03-10';
const AUTOR = { actor: 'colegio', user_id: null, username: 'operador' } as const;
const EJERCICIO = 'prueba_de_ejercicio';
const motivo = 'Resolución 12/26';

beforeAll(async () => {
  prueba = await crearAppDePrueba({ ahora: new Date(`${HOY}T15:00:00Z`) });
  maria = await usuario(prueba.db, 'mgarcia', { datos: { verificado: true } });
  ({ cuit } = maria.persona);
  await matricula(prueba.db, maria.persona.id, { codigo: 'T-12.345' });
  const tipo = { clave: EJERCICIO, nombre: 'Suspensión', nombre_corto: 'S', color: '#b42318', quita_ejercicio: true };
  await prueba.db.insertInto('tipos_bloqueo').values(tipo).execute();
});
afterAll(() => prueba.cerrar());

const pedido = () => ({ ahora: prueba.ahora(), hoy: HOY, autor: AUTOR, cuit });
const historia = async (personaId = maria.persona.id) => {
  const hechos = await prueba.db
    .selectFrom('auditoria')
    .select(['quien', 'accion', 'desde', 'hasta', 'motivo'])
    .where('entidad', '=', 'persona')
    .where('entidad_id', '=', personaId)
    .orderBy('id')
    .execute();
  return hechos;
};
const permisos = async () => {
  const como = await prueba.conSesion('mgarcia');
  const payload = { persona_id: maria.persona.id };
  return (await como('POST', '/bloqueos/persona_check_all_permisos', { payload })).json();
};
const estado = async () => {
  const { estado_id } = await prueba.db
    .selectFrom('matriculas')
    .select('estado_id')
    .where('codigo', '=', 'T-12.345')
    .executeTakeFirstOrThrow();
  return estado_id;
};

test('bloquear quita la habilidad, dos veces es una sola, y desbloquear la devuelve', async () => {
  const conGuiones = `${cuit.slice(0, 2)}-${cuit.slice(2, 10)}-${cuit.slice(10)}`;
  const primero = await bloquear(prueba.db, { ...pedido(), cuit: conGuiones, tipo: EJERCICIO, motivo });
  expect(primero.nuevo).toBe(true);
  expect(await permisos()).toMatchObject({ permite_ejercicio_profesional: false, permite_liquidar_matricula: true });
  const otraVez = await bloquear(prueba.db, { ...pedido(), tipo: EJERCICIO, motivo: 'Otro' });
  expect(otraVez).toEqual({ bloqueo_id: primero.bloqueo_id, nuevo: false });
  await desbloquear(prueba.db, { ...pedido(), hoy: '2026-03-12', tipo: EJERCICIO, motivo: 'Cumplida' });
  expect(await permisos()).toMatchObject({ permite_ejercicio_profesional: true });
  await expect(desbloquear(prueba.db, { ...pedido(), tipo: EJERCICIO, motivo })).rejects.toMatchObject({ status: 409 });
  const rangos = await prueba.db.selectFrom('bloqueos_rangos').select(['estado', 'fecha']).orderBy('id').execute();
  expect(rangos).toEqual([
    { estado: 'inicio', fecha: HOY },
    { estado: 'fin', fecha: '2026-03-12' },
  ]);
  expect(await historia()).toMatchObject([
    { quien: 'operador', accion: 'bloquear', hasta: { tipo: EJERCICIO }, motivo },
    { quien: 'operador', accion: 'desbloquear', desde: { tipo: EJERCICIO }, motivo: 'Cumplida' },
  ]);
});

test('dos bloqueos a la vez del mismo tipo dejan uno', async () => {
  const a_la_vez = [1, 2, 3].map(() => bloquear(prueba.db, { ...pedido(), tipo: EJERCICIO, motivo }));
  const hechos = await Promise.all(a_la_vez);
  expect(hechos.filter(({ nuevo }) => nuevo)).toHaveLength(1);
  await desbloquear(prueba.db, { ...pedido(), tipo: EJERCICIO, motivo });
});

test('una sanción suspende la matrícula con su importe, y rehabilitar la vuelve a Activo', async () => {
  const matricula_ = 'T-12.345';
  for (const importe of ['0', '-5', '1,234', 'mil'])
    await expect(
      sancionar(prueba.db, { ...pedido(), matricula: matricula_, motivo, importe }),
      importe,
    ).rejects.toMatchObject({ status: 422 });
  await expect(rehabilitar(prueba.db, { ...pedido(), matricula: matricula_, motivo })).rejects.toMatchObject({
    status: 409,
    message: 'La matrícula está en estado activo y no hay nada que rehabilitar.',
  });
  const { sancion_id } = await sancionar(prueba.db, { ...pedido(), matricula: matricula_, motivo, importe: '15000,5' });
  expect(await prueba.db.selectFrom('sanciones').select(['id', 'importe', 'fecha']).execute()).toEqual([
    { id: sancion_id, importe: '15000.50', fecha: HOY },
  ]);
  expect(await estado()).toBe(2);
  await expect(emitirCarnet(prueba.db, pedido())).rejects.toMatchObject({ status: 409 });
  await rehabilitar(prueba.db, { ...pedido(), matricula: matricula_, motivo });
  expect(await estado()).toBe(1);
  expect((await historia()).slice(-2)).toMatchObject([
    { accion: 'sancionar', desde: { estado: 'activo' }, hasta: { estado: 'suspendido', importe: '15000.50' }, motivo },
    { accion: 'rehabilitar', desde: { estado: 'suspendido' }, hasta: { estado: 'activo' }, motivo },
  ]);
});

test('un registro rehabilitado vuelve a ser un registro, que no habilita a ejercer', async () => {
  const suyo = { ...pedido(), matricula: 'R-01.234', motivo };
  await matricula(prueba.db, maria.persona.id, { codigo: suyo.matricula, estado: 'registro' });
  await sancionar(prueba.db, { ...suyo, importe: '100' });
  expect(await rehabilitar(prueba.db, suyo)).toEqual({ estado: 'registro' });
  expect((await historia()).at(-1)).toMatchObject({ accion: 'rehabilitar', hasta: { estado: 'registro' } });
  const como = await prueba.conSesion('mgarcia');
  const { items } = (await como('GET', `/matriculas?persona.id=${maria.persona.id}`)).json();
  expect(items.at(-1)).toMatchObject({ codigo: 'R-01.234', estado: { clave: 'registro' } });
});

test('emitir un carnet anula el anterior, y solo a quien está activo, al día y verificado', async () => {
  const primero = await emitirCarnet(prueba.db, pedido());
  const segundo = await emitirCarnet(prueba.db, pedido());
  expect(segundo.vencimiento).toBe('2027-03-10');
  const carnets = await prueba.db.selectFrom('carnets').select(['id', 'anulado']).orderBy('id').execute();
  expect(carnets).toEqual([
    { id: primero.carnet_id, anulado: true },
    { id: segundo.carnet_id, anulado: false },
  ]);
});

test('una causa se abre una vez, y con el mismo número se pone al día', async () => {
  const datos = {
    numero: 'C-1',
    descripcion: 'Consulta',
    estado: 'En trámite',
    situacion: { class: 'info', mensaje: 'En análisis' } as const,
  };
  const abierta = await abrirCausa(prueba.db, { ...pedido(), datos });
  const cerrada = { ...datos, estado: 'Archivada' };
  const despues = await abrirCausa(prueba.db, { ...pedido(), hoy: '2026-04-01', datos: cerrada });
  expect([abierta.nueva, despues]).toEqual([true, { causa_id: abierta.causa_id, nueva: false }]);
  const fila = await prueba.db.selectFrom('causas').selectAll().executeTakeFirstOrThrow();
  expect(fila).toMatchObject({ vigente_desde: HOY, fecha_estado: '2026-04-01', estado: 'Archivada' });
  const otra = await usuario(prueba.db, 'csosa');
  await expect(abrirCausa(prueba.db, { ...pedido(), cuit: otra.persona.cuit, datos })).rejects.toMatchObject({
    status: 409,
  });
  const vacia = { ...datos, numero: 'C-2', descripcion: ' ' };
  await expect(abrirCausa(prueba.db, { ...pedido(), datos: vacia })).rejects.toMatchObject({ status: 422 });
});

const ALTA: DatosDeAlta = {
  apellido: 'Ibáñez',
  nombre: 'Lía',
  cuit: '20-40111222-8',
  email: 'lia@example.com',
  username: 'libanez',
  distrito: 'distrito_1',
  matriculas: [
    { codigo: 'T-30.001', descripcion: 'Maestra Mayor de Obras' },
    { codigo: 'R-30.002', descripcion: 'Higiene y Seguridad' },
  ],
};
const alta = async (cambios: Partial<DatosDeAlta> = {}) => {
  const { clave } = await prueba.db.selectFrom('distritos').select('clave').orderBy('id').executeTakeFirstOrThrow();
  const { cuit: _, ...delColegio } = pedido();
  return altaPersona(prueba.db, { ...delColegio, datos: { ...ALTA, distrito: clave, ...cambios } });
};

test('un alta crea persona, matrículas y usuario con autogestión, y deja en la cola la carta de bienvenida', async () => {
  const { persona_id, usuario_id } = await alta();
  const contextos = await prueba.db
    .selectFrom('contextos')
    .select('modo')
    .where('usuario_id', '=', usuario_id)
    .execute();
  expect(contextos).toEqual([{ modo: 'autogestion' }]);
  const suyas = await prueba.db
    .selectFrom('matriculas as m')
    .innerJoin('estados_matriculas as e', 'e.id', 'm.estado_id')
    .select(['m.codigo', 'e.clave'])
    .where('m.persona_id', '=', persona_id)
    .orderBy('m.id')
    .execute();
  expect(suyas).toEqual([
    { codigo: 'T-30.001', clave: 'activo' },
    { codigo: 'R-30.002', clave: 'registro' },
  ]);
  const payload = { username: 'libanez', password: '' };
  expect((await prueba.pedir('POST', '/authentication_token', { payload })).statusCode).toBe(422);
  const { rows: deElla } = await sql`select a.evento, a.cosa_id, count(j.id)::int as trabajos from avisos a
    left join graphile_worker._private_jobs j on (j.payload ->> 'aviso_id')::int = a.id
    where a.persona_id = ${persona_id} group by a.id`.execute(prueba.db);
  expect(deElla).toEqual([{ evento: 'bienvenida', cosa_id: String(usuario_id), trabajos: 1 }]);
  expect(await historia(persona_id)).toMatchObject([
    { quien: 'operador', accion: 'alta', hasta: { username: 'libanez' } },
  ]);
  const emitido = await emitirCarnet(prueba.db, { ...pedido(), cuit: '20401112228' });
  expect(emitido.numero).toMatch(/^C-\d{6}$/);
});

test.each<[string, Partial<DatosDeAlta>, number]>([
  ['con un CUIT que ya está', {}, 409],
  ['con un usuario que ya está', { cuit: '27305556667' }, 409],
  ['con una matrícula de otro', { cuit: '27305556667', username: 'otro.mas' }, 409],
  ['en un distrito que no existe', { distrito: 'ninguno' }, 404],
  ['sin nombre', { nombre: '' }, 422],
])('un alta %s no deja nada', async (_nombre, cambios, status) => {
  const contar = () => prueba.db.selectFrom('personas').select('id').execute();
  const antes = await contar();
  await expect(alta(cambios)).rejects.toMatchObject({ status });
  expect(await contar()).toEqual(antes);
});

test('a quien no existe, ni a una matrícula o un tipo que no existen, no se les hace nada', async () => {
  const nadie = { ...pedido(), cuit: '20000000001' };
  await expect(bloquear(prueba.db, { ...nadie, tipo: EJERCICIO, motivo })).rejects.toMatchObject({ status: 404 });
  await expect(bloquear(prueba.db, { ...pedido(), tipo: 'otro', motivo })).rejects.toMatchObject({ status: 404 });
  await expect(bloquear(prueba.db, { ...pedido(), tipo: EJERCICIO, motivo: ' ' })).rejects.toThrow('obligatorio');
  await expect(rehabilitar(prueba.db, { ...pedido(), matricula: 'T-99.999', motivo })).rejects.toMatchObject({
    status: 404,
  });
});

test('el bloqueo y el carnet de una persona no son los de otra', async () => {
  const activos = ['unasola', 'otramas'].map(async (username, i) => {
    const { persona } = await usuario(prueba.db, username, { datos: { verificado: true } });
    await matricula(prueba.db, persona.id, { codigo: `T-77.00${i}` });
    return persona;
  });
  const personas = await Promise.all(activos);
  const suyos = personas.map((persona) => ({ ...pedido(), cuit: persona.cuit, tipo: EJERCICIO, motivo }));
  for (const suyo of suyos) expect(await bloquear(prueba.db, suyo)).toMatchObject({ nuevo: true });
  for (const suyo of suyos) await desbloquear(prueba.db, suyo);
  for (const suyo of suyos) await emitirCarnet(prueba.db, suyo);
  const ids = personas.map(({ id }) => id);
  const carnets = await prueba.db.selectFrom('carnets').select('anulado').where('persona_id', 'in', ids).execute();
  expect(carnets).toEqual([{ anulado: false }, { anulado: false }]);
});
