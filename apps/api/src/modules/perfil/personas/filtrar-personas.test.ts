import type { FilaDePersonas } from '@colega/contract/perfil';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, persona } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { leerXlsx } from '../../../testing/dinero/leer-xlsx.ts';

const MAESTRO = 'Maestro mayor de obras';
const ELECTRICISTA = 'Técnico electricista';
const UN_DIA_MS = 86_400_000;
const PERSONAS_DE_MAS = 215;

let s: EscenarioDePagos;
let mira: Pedir;
let registra: Pedir;
let operar: ReturnType<typeof cajaDe>['operar'];
let lejos: number;
const ids: Record<'paga' | 'futura' | 'vencida' | 'lejana', number> = { paga: 0, futura: 0, vencida: 0, lejana: 0 };

const conMatricula = async (apellido: string, suya: { codigo: string; descripcion: string; estado?: 'suspendido' }) => {
  const { id } = await persona(s.db, { apellido, verificado: true });
  const { estado, ...datos } = suya;
  const { id: matricula_id } = await matricula(s.db, id, datos);
  if (estado) {
    const { id: estado_id } = await s.db
      .selectFrom('estados_matriculas')
      .select('id')
      .where('clave', '=', estado)
      .executeTakeFirstOrThrow();
    await s.db.updateTable('matriculas').set({ estado_id }).where('id', '=', matricula_id).execute();
  }
  return { id, matricula_id };
};
const cargar = (matricula_id: number, vencimiento: string) =>
  s.db
    .insertInto('cargos')
    .values({
      ...{
        matricula_id,
        anio: 2026,
        concepto: 'cuota_1',
        descripcion: 'CUOTA 1 2026',
        importe: '1000.00',
        vencimiento,
      },
      creado_en: s.prueba.ahora(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  s = await crearEscenarioDePagos();
  ({ operar } = cajaDe(s));
  [mira, registra] = [await operar(['tesoreria']), await operar(['matriculas'])];
  const hoy = s.momento().hoy;
  const manana = new Date(s.prueba.ahora().getTime() + UN_DIA_MS).toISOString().slice(0, 10);
  const paga = await conMatricula('Zabala', { codigo: 'T-90.001', descripcion: MAESTRO });
  const futura = await conMatricula('Zabala', { codigo: 'T-90.002', descripcion: MAESTRO, estado: 'suspendido' });
  const vencida = await conMatricula('Zabala', { codigo: 'T-90.003', descripcion: ELECTRICISTA });
  const lejana = await conMatricula('Zabala', { codigo: 'T-90.004', descripcion: ELECTRICISTA });
  Object.assign(ids, { paga: paga.id, futura: futura.id, vencida: vencida.id, lejana: lejana.id });
  const { id: cargo_id } = await cargar(paga.matricula_id, '2026-01-31');
  const orden = await s.cuponDeCargo(paga.id, { cargo_id, importe: '1000.00' });
  await s.acreditar(orden, { importe: '1000.00' });
  await cargar(futura.matricula_id, manana);
  await cargar(vencida.matricula_id, '2026-01-31');
  // What falls due on that very day is not overdue.
  await cargar(lejana.matricula_id, hoy);
  const otro = await s.db
    .selectFrom('distritos')
    .select('id')
    .where('id', '<>', s.e.persona.distrito_id)
    .executeTakeFirstOrThrow();
  lejos = otro.id;
  await s.db.updateTable('personas').set({ distrito_id: lejos }).where('id', '=', lejana.id).execute();
});
afterAll(() => s.prueba.cerrar());

const buscar = async (query: string, como: Pedir = mira) => {
  const respuesta = await como('GET', `/colegio/personas?texto=zabala&${query}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<{ items: FilaDePersonas[] }>().items.map(({ id }) => id);
};

test('se filtra por el estado de una matrícula, su especialidad y el distrito', async () => {
  const { paga, futura, vencida, lejana } = ids;
  expect(await buscar('')).toEqual([paga, futura, vencida, lejana]);
  expect(await buscar('estado=suspendido')).toEqual([futura]);
  expect(await buscar('estado=activo')).toEqual([paga, vencida, lejana]);
  expect(await buscar(`especialidad=${encodeURIComponent(MAESTRO)}`)).toEqual([paga, futura]);
  expect(await buscar(`especialidad=${encodeURIComponent(ELECTRICISTA)}&estado=suspendido`)).toEqual([]);
  expect(await buscar(`distrito_id=${lejos}`)).toEqual([lejana]);
  // The state and the speciality are of one same licence.
  await matricula(s.db, futura, { codigo: 'T-90.005', descripcion: ELECTRICISTA });
  expect(await buscar(`especialidad=${encodeURIComponent(ELECTRICISTA)}&estado=suspendido`)).toEqual([]);
});

test('por lo que deben: algo, algo vencido o nada; también lo que espera en un cupón', async () => {
  const { paga, futura, vencida, lejana } = ids;
  expect(await buscar('deuda=debe')).toEqual([futura, vencida, lejana]);
  expect(await buscar('deuda=vencida')).toEqual([vencida]);
  expect(await buscar('deuda=nada')).toEqual([paga]);
  const { id: cargo_id } = await s.db
    .selectFrom('cargos as c')
    .innerJoin('matriculas as m', 'm.id', 'c.matricula_id')
    .select('c.id')
    .where('m.persona_id', '=', vencida)
    .executeTakeFirstOrThrow();
  await s.cuponDeCargo(vencida, { cargo_id, importe: '1000.00' });
  expect(await buscar('deuda=vencida')).toEqual([vencida]);
  expect(await buscar('deuda=nada')).toEqual([paga]);
});

test('quien no mira las cuentas no pregunta qué se debe, y un distrito tiene a su gente', async () => {
  expect((await registra('GET', '/colegio/personas?deuda=debe')).statusCode).toBe(403);
  expect((await registra('GET', '/colegio/personas/exportar/csv?deuda=debe')).statusCode).toBe(403);
  const suyo = await operar(['tesoreria'], s.e.persona.distrito_id);
  expect(await buscar(`distrito_id=${lejos}`, suyo)).toEqual([]);
  expect(await buscar('deuda=debe', suyo)).toEqual([ids.futura, ids.vencida]);
  const opciones = (como: Pedir) => como('GET', '/colegio/personas/opciones');
  const { distritos, estados, especialidades } = (await opciones(mira)).json();
  expect(distritos.length).toBeGreaterThan(1);
  expect(estados).toContainEqual({ clave: 'suspendido', nombre: 'Suspendido' });
  expect(especialidades).toEqual(expect.arrayContaining([MAESTRO, ELECTRICISTA]));
  expect((await opciones(suyo)).json().distritos.map(({ id }: { id: number }) => id)).toEqual([
    s.e.persona.distrito_id,
  ]);
  for (const mal of ['estado=raro', 'deuda=si', 'distrito_id=0'])
    expect((await mira('GET', `/colegio/personas?${mal}`)).statusCode, mal).toBe(422);
});

test('se exportan todas las de un filtro, con sus matrículas y su contacto; lo que parece fórmula es texto', async () => {
  const bajar = (formato: string, query: string, como: Pedir = registra) =>
    como('GET', `/colegio/personas/exportar/${formato}?${query}`);
  const telefono = { codigo_area: '0221', numero: '4890123', tipo_contacto: 'celular' };
  await s.db
    .updateTable('personas')
    .set({ nombre: '=Ana', email: 'ana.zabala@example.com', telefonos: JSON.stringify([telefono]) })
    .where('id', '=', ids.futura)
    .execute();
  const csv = await bajar('csv', 'texto=zabala&estado=suspendido');
  expect(csv.statusCode, csv.body).toBe(200);
  expect(csv.headers['content-disposition']).toContain('personas.csv');
  const [titulos, linea = '', ...demas] = csv.body.replace('\ufeff', '').trim().split('\r\n');
  expect(titulos).toBe(
    'Apellido;Nombre;CUIT;Matrículas;Estados;Especialidades;Distrito;Correo;Teléfonos;Alta;Bloqueada',
  );
  expect(demas).toEqual([]);
  expect(linea).toContain("Zabala;'=Ana;");
  expect(linea).toContain(`;"T-90.002; T-90.005";"Suspendido; Activo";"${MAESTRO}; ${ELECTRICISTA}";`);
  expect(linea).toContain(';ana.zabala@example.com;0221 4890123;');
  const { hoja, textos } = leerXlsx((await bajar('xlsx', 'texto=zabala&estado=suspendido')).rawPayload);
  expect([hoja.includes('<f>'), textos.includes('=Ana')]).toEqual([false, true]);
  for (let n = 0; n < PERSONAS_DE_MAS; n++) {
    const { id } = await persona(s.db, { apellido: 'Muchos' });
    await matricula(s.db, id, { codigo: `T-91.${String(n).padStart(3, '0')}` });
  }
  expect((await bajar('csv', 'texto=muchos')).body.trim().split('\r\n')).toHaveLength(1 + PERSONAS_DE_MAS);
  const rastro = await s.db
    .selectFrom('auditoria')
    .select(['hasta', 'entidad', sql<boolean>`entidad_id = usuario_id`.as('de_quien')])
    .where('accion', '=', 'exportar_personas')
    .orderBy('id')
    .execute();
  const filtros = { texto: 'zabala', estado: 'suspendido' };
  expect(rastro.map(({ hasta }) => hasta)).toEqual([
    { formato: 'csv', cuantas: 1, filtros },
    { formato: 'xlsx', cuantas: 1, filtros },
    { formato: 'csv', cuantas: PERSONAS_DE_MAS, filtros: { texto: 'muchos' } },
  ]);
  expect(rastro.every(({ entidad, de_quien }) => entidad === 'usuario' && de_quien)).toBe(true);
  const suyo = await operar(['matriculas'], s.e.persona.distrito_id);
  const todas = (await bajar('csv', 'texto=zabala', suyo)).body;
  expect([todas.includes('T-90.001'), todas.includes('T-90.004')]).toEqual([true, false]);
  expect((await bajar('csv', '', await operar(['aranceles']))).statusCode).toBe(403);
});
