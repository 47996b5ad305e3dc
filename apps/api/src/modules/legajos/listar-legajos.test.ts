import { type LegajoDeLista, zQueryLegajos } from '@colega/contract/legajos';
import type { EsperanA } from '@colega/domain/legajos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aspirar } from '../../testing/aspirar.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { medirLectura } from '../../testing/legajos/medir-lectura.ts';
import { columnasDeBusqueda } from './buscar-comitentes.ts';
import { insertComitentes, insertDetalle, insertLegajo } from './insert-legajo.repository.ts';
import { findLegajos } from './listar-legajos.repository.ts';

type Lista = {
  items: LegajoDeLista[];
  pagination: { total_items: number; current: number; pages: number };
  esperan: Record<EsperanA, number>;
  recien_guardado: number | null;
};
type Datos = {
  fecha: string;
  cliente: [apellido: string, nombre: string, cuit: string];
  estado?: 'borrador' | 'visado';
  espera_a?: 'colegio' | null;
  creado_en?: Date;
  sinDetalles?: boolean;
  personaId?: number;
};

let e: Escenario;
let rubro_id: number;
let modalidad_id: number;

const AYER_Y_ALGO_MS = 25 * 3_600_000;
const haceMas = () => new Date(e.prueba.ahora().getTime() - AYER_Y_ALGO_MS);

const guardar = async ({ fecha, cliente, estado = 'borrador', sinDetalles = false, personaId, ...suyo }: Datos) => {
  const [apellido, nombre, cuit] = cliente;
  const comitente = { apellido, nombre, cuit, fisico: true, locador: false, res_806: false, firmante: '', cargo: '' };
  const { usuario_id, persona_id } = { usuario_id: 1, persona_id: personaId ?? e.persona.id };
  const { id, numero_legajo } = await insertLegajo(e.db, {
    estado,
    persona_id,
    usuario_id,
    distrito_id: e.persona.distrito_id,
    matricula_id: e.otra.matricula_id,
    rubro_id,
    modalidad_id,
    fecha,
    creado_en: haceMas(),
    ...suyo,
    ...columnasDeBusqueda([comitente]),
  });
  if (estado === 'visado') {
    const quien = { quien: 'operador', usuario_id: null, creado_en: e.prueba.ahora() };
    const visado = { numero: 'V-77', numero_control: '77', hash: 'h77', fecha: '2026-03-18' };
    await e.db
      .insertInto('cvds')
      .values({ legajo_id: id, ...visado, ...quien })
      .execute();
  }
  await insertComitentes(e.db, id, [comitente]);
  if (sinDetalles) return numero_legajo;
  const tareas = [{ tarea_id: await e.idDe('tareas', 'proyecto'), monto: '100.00' }];
  const textos = { tribunal_actuante: 'x', forma_de_pago: 'x', clausula_condicion: '', destino_tarea: '' };
  const detalle = { fecha, vencimiento: '2027-01-01', monto: '100.00', observaciones: '', ...textos, tareas };
  const sinCalculo = { calculo_honorario_id: null, resolucion_id: null };
  const tipos = { estado: 'borrador', tipo_contrato: 'original', tipo_calculo: 'manual' } as const;
  await insertDetalle(e.db, id, { ...detalle, ...sinCalculo, ...tipos });
  return numero_legajo;
};

const listar = async (query: string): Promise<Lista> => {
  const respuesta = await e.mgarcia('GET', `/legajos?persona.id=${e.persona.id}&${query}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<Lista>();
};
const numeros = async (query: string) => (await listar(query)).items.map(({ numero_legajo }) => numero_legajo);

let n: Record<'garcia' | 'nandu' | 'alvarez' | 'zeta', number>;
beforeAll(async () => {
  e = await crearEscenario();
  rubro_id = await e.idDe('rubros', 'obra_civil');
  modalidad_id = await e.idDe('modalidades', 'tradicional');
  n = {
    garcia: await guardar({ fecha: '2026-01-10', cliente: ['García', 'Ana María', '27301112225'] }),
    nandu: await guardar({
      fecha: '2026-03-01',
      cliente: ['Ñandú', 'Obras S.A.', '30712345671'],
      estado: 'visado',
      espera_a: null,
    }),
    alvarez: await guardar({ fecha: '2026-02-05', cliente: ['Álvarez', '100%', '20254443337'], espera_a: 'colegio' }),
    zeta: await guardar({ fecha: '2026-03-01', cliente: ['zeta', '', '20182223337'] }),
  };
  await guardar({ fecha: '2026-03-02', cliente: ['García', 'Oculto', '23287654324'], sinDetalles: true });
  await guardar({ fecha: '2026-03-03', cliente: ['García', 'Ajeno', '27301112225'], personaId: e.otra.persona.id });
});
afterAll(() => e.prueba.cerrar());

test('por defecto van los más nuevos primero y los empates por id; sin detalles no aparecen [API-014, LIS-010, LIS-014]', async () => {
  const { items, pagination } = await listar('');
  expect(items.map(({ numero_legajo }) => numero_legajo)).toEqual([n.zeta, n.nandu, n.alvarez, n.garcia]);
  expect(pagination).toEqual({ total_items: 4, current: 1, pages: 1 });
});

test('los seis órdenes; los nombres, como en castellano [LIS-013]', async () => {
  expect(await numeros('order[numero_legajo]=asc')).toEqual([n.garcia, n.nandu, n.alvarez, n.zeta]);
  expect(await numeros('order[numero_legajo]=desc')).toEqual([n.zeta, n.alvarez, n.nandu, n.garcia]);
  expect(await numeros('order[fecha]=asc')).toEqual([n.garcia, n.alvarez, n.nandu, n.zeta]);
  expect(await numeros('order[fecha]=desc')).toEqual([n.zeta, n.nandu, n.alvarez, n.garcia]);
  expect(await numeros('order[comitente]=asc')).toEqual([n.alvarez, n.garcia, n.nandu, n.zeta]);
  expect(await numeros('order[comitente]=desc')).toEqual([n.zeta, n.nandu, n.garcia, n.alvarez]);
});

test('busca comitentes sin acentos, por palabras y por CUIT con o sin guiones [LIS-012]', async () => {
  expect(await numeros('comitente.search=GARCIA')).toEqual([n.garcia]);
  expect(await numeros('comitente.search=mar%C3%ADa%20garc')).toEqual([n.garcia]);
  expect(await numeros('comitente.search=nandu')).toEqual([n.nandu]);
  expect(await numeros('comitente.search=30-71234567-1')).toEqual([n.nandu]);
  expect(await numeros('comitente.search=100%25')).toEqual([n.alvarez]);
  expect(await numeros('comitente.search=%25')).toEqual([n.alvarez]);
  expect(await numeros('comitente.search=nadie')).toEqual([]);
});

test('filtra por fechas, estado y número [LIS-012]', async () => {
  expect(await numeros('fecha_desde=2026-02-05&fecha_hasta=2026-02-05')).toEqual([n.alvarez]);
  expect(await numeros(`numero_legajo=${n.zeta}`)).toEqual([n.zeta]);
  expect(await numeros('numero_legajo=&fecha_desde=&estado.id=')).toHaveLength(4);
  const { id } = await e.db
    .selectFrom('estados_legajos')
    .select('id')
    .where('clave', '=', 'visado')
    .executeTakeFirstOrThrow();
  const { items } = await listar(`estado.id=${id}`);
  expect(items).toEqual([
    expect.objectContaining({ numero_legajo: n.nandu, visado: { numero: 'V-77', fecha: '2026-03-18' } }),
  ]);
});

test('filtra por a quién espera cada uno, y cuenta los de cada grupo con lo demás que se filtre', async () => {
  expect(await numeros('espera=matriculado')).toEqual([n.zeta, n.garcia]);
  expect(await numeros('espera=colegio')).toEqual([n.alvarez]);
  expect(await numeros('espera=nadie&order[fecha]=asc')).toEqual([n.nandu]);
  const { esperan, pagination } = await listar('espera=colegio');
  expect([esperan, pagination.total_items]).toEqual([{ matriculado: 2, colegio: 1, nadie: 1 }, 1]);
  const deMarzo = await listar('fecha_desde=2026-03-01');
  expect([deMarzo.esperan, deMarzo.pagination.total_items]).toEqual([{ matriculado: 1, colegio: 0, nadie: 1 }, 2]);
});

test('fecha hasta anterior a fecha desde se rechaza con su texto [LIS-022]', async () => {
  const url = `/legajos?persona.id=${e.persona.id}&fecha_desde=2026-03-02&fecha_hasta=2026-03-01`;
  const respuesta = await e.mgarcia('GET', url);
  expect(respuesta.statusCode).toBe(422);
  expect(respuesta.json()).toMatchObject({
    detail: 'El campo fecha hasta no puede ser anterior a la fecha desde',
    errores: [{ campo: 'fecha_hasta' }],
  });
});

test('las páginas son de 10, de 100 a lo sumo (S-148), y una que no existe viene vacía con el total [API-014, LIS-023]', async () => {
  const { items, pagination } = await listar('limit=3&page=2');
  expect([items.length, pagination]).toEqual([1, { total_items: 4, current: 2, pages: 2 }]);
  expect((await listar('limit=3&page=9')).pagination).toEqual({ total_items: 4, current: 9, pages: 2 });
  for (const numero of [1, 2, 3, 4, 5, 6, 7])
    await guardar({ fecha: '2025-12-01', cliente: ['Página', `${numero}`, '20335557779'] });
  const primera = await listar('');
  expect([primera.items.length, primera.pagination.pages]).toEqual([10, 2]);
  expect((await listar('limit=100')).items).toHaveLength(11);
  const excesiva = await e.mgarcia('GET', `/legajos?persona.id=${e.persona.id}&limit=101`);
  expect([excesiva.statusCode, excesiva.json().errores[0].campo]).toEqual([422, 'limit']);
});

test('el que se acaba de guardar es el primero de la lista entera, y no vuelve a aparecer en las otras páginas (S-850)', async () => {
  const antes = await numeros('limit=100');
  expect((await listar('')).recien_guardado).toBeNull();
  const nuevo = await guardar({
    fecha: '2020-01-01',
    cliente: ['Recién', 'Guardado', '20254443337'],
    creado_en: e.prueba.ahora(),
  });
  const paginas = await Promise.all([1, 2, 3].map((page) => listar(`limit=5&page=${page}`)));
  expect(paginas.flatMap(({ items }) => items.map(({ numero_legajo }) => numero_legajo))).toEqual([nuevo, ...antes]);
  expect(new Set(paginas.map(({ recien_guardado }) => recien_guardado))).toEqual(new Set([paginas[0]?.items[0]?.id]));
  expect((await numeros('limit=100&order[fecha]=desc')).at(-1)).toBe(nuevo);
  expect((await numeros('limit=100&espera=matriculado')).at(-1)).toBe(nuevo);
});

test('los legajos de otra persona no existen', async () => {
  expect((await e.mgarcia('GET', `/legajos?persona.id=${e.otra.persona.id}`)).statusCode).toBe(404);
  const ajeno = await e.db
    .selectFrom('legajos')
    .select('id')
    .where('persona_id', '=', e.otra.persona.id)
    .executeTakeFirstOrThrow();
  const respuesta = await e.mgarcia('GET', `/legajos/${ajeno.id}`);
  const inexistente = await e.mgarcia('GET', '/legajos/999999');
  expect([respuesta.statusCode, respuesta.json()]).toEqual([404, inexistente.json()]);
});

const agregarAjenos = async (cantidad: number): Promise<void> => {
  await sql`insert into legajos (persona_id, usuario_id, distrito_id, matricula_id, rubro_id, modalidad_id, estado_id,
      fecha, comitentes_busqueda, comitentes_orden, creado_en)
    select l.persona_id, l.usuario_id, l.distrito_id, l.matricula_id, l.rubro_id, l.modalidad_id, l.estado_id,
      l.fecha - i, l.comitentes_busqueda, l.comitentes_orden, l.creado_en
    from legajos l, generate_series(1, ${cantidad}::int) i
    where l.id = (select min(id) from legajos where persona_id = ${e.otra.persona.id})`.execute(e.db);
  await sql`insert into legajo_detalles (legajo_id, tipo_contrato, tipo_calculo, estado_id, fecha, vencimiento, monto,
      tribunal_actuante, forma_de_pago, clausula_condicion, destino_tarea, observaciones)
    select l.id, 'original', 'manual', l.estado_id, l.fecha, l.fecha, 1, '', '', '', '', ''
    from legajos l where not l.con_detalles and l.persona_id = ${e.otra.persona.id}`.execute(e.db);
  await aspirar(e.prueba, 'legajos', 'legajo_detalles');
};

test('lo que se lee para una página no crece con los legajos de los demás', async () => {
  const consultas = ['', 'page=2', 'order[numero_legajo]=asc', 'order[comitente]=desc', 'comitente.search=garcia'];
  const medir = () =>
    Promise.all(
      consultas.map((texto) => {
        const query = { 'persona.id': String(e.persona.id), ...Object.fromEntries(new URLSearchParams(texto)) };
        return medirLectura(e.db, (db) => findLegajos(db, zQueryLegajos.parse(query)));
      }),
    );
  await agregarAjenos(1000);
  const antes = await medir();
  await agregarAjenos(4000);
  const despues = await medir();
  expect(despues.map(({ filas }) => filas)).toEqual(antes.map(({ filas }) => filas));
  for (const [i, { filas, bloques }] of despues.entries()) {
    expect(filas, consultas[i]).toBeGreaterThan(0);
    expect(filas, consultas[i]).toBeLessThan(200);
    expect(bloques, consultas[i]).toBeLessThan(2 * (antes[i]?.bloques ?? 0)); // an index gets a level deeper, no more
  }
});
