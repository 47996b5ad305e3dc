import type { Localidad, Modalidad, Rubro, SegmentoTarea } from '@colega/contract/referencias';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matricula, type UsuarioDePrueba, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { cargarReferencias } from './cargar-referencias.ts';

let prueba: AppDePrueba;
let maria: UsuarioDePrueba;
let otra: UsuarioDePrueba;
let pedir: Pedir;

beforeAll(async () => {
  prueba = await crearAppDePrueba();
  maria = await usuario(prueba.db, 'mgarcia', { datos: { verificado: true } });
  otra = await usuario(prueba.db, 'csosa');
  await matricula(prueba.db, maria.persona.id, { codigo: 'T-12.345' });
  await matricula(prueba.db, maria.persona.id, { codigo: 'R-99.001', estado: 'registro' });
  await matricula(prueba.db, otra.persona.id);
  pedir = await prueba.conSesion('mgarcia');
});
afterAll(() => prueba.cerrar());

type Lista<T> = { items: T[]; pagination: { total_items: number; current: number; pages: number } };

async function listar<T>(path: string): Promise<Lista<T>> {
  const respuesta = await pedir('GET', path);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json();
}

// A table with a key and a name, and no moment of creation, is a list that somebody chooses from.
test('sin la demo no queda vacía ninguna lista de las que se eligen', async () => {
  const { rows } = await sql<{ tabla: string; filas: string }>`
    select c.table_name as tabla,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', c.table_name), true, true, '')))[1]::text as filas
    from information_schema.columns c where c.table_schema = 'public' and c.column_name in ('clave', 'key', 'nombre', 'creado_en')
    group by 1 having count(*) = 2 and bool_and(c.column_name <> 'creado_en') order by 1`.execute(prueba.db);
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ filas }) => filas === '0')).toEqual([]);
});

test('las modalidades: solo las activas, Tradicional primero y después por nombre [API-027]', async () => {
  const { items } = await listar<Modalidad>('/modalidades');
  const nombres = items.map(({ nombre }) => nombre);
  const [primera, ...resto] = nombres;
  expect(primera).toBe('Tradicional');
  expect(resto).toEqual([...resto].sort((a, b) => a.localeCompare(b, 'es')));
  expect(items.every(({ activa }) => activa)).toBe(true);
});

test('una sola modalidad avisa, una exige la Res. 806/12 y una el CUIT fijo [AUT-024]', async () => {
  const { items } = await listar<Modalidad>('/modalidades');
  expect(items.filter(({ alerta }) => alerta !== null)).toHaveLength(1);
  expect(items.filter(({ exige_res_806 }) => exige_res_806)).toHaveLength(1);
  expect(items.filter(({ cuit_fijo }) => cuit_fijo !== null)).toHaveLength(1);
});

test('rubros activos, con su segmento [API-046, AUT-113]', async () => {
  const { items } = await listar<Rubro>('/rubros?activo=1');
  expect(items.length).toBeGreaterThan(3);
  expect(items.every(({ activo }) => activo)).toBe(true);
  expect(items.find(({ segmento }) => segmento?.key === 'civil')).toBeDefined();
});

test('categorías del segmento pedido, activas y no generales [API-047]', async () => {
  const { items } = await listar<{ segmento: { key: string }; general: boolean; activa: boolean }>(
    '/segmento_categorias?key=civil&general=0&activa=1',
  );
  expect(items.length).toBeGreaterThan(0);
  expect(items.every((c) => c.segmento.key === 'civil' && !c.general && c.activa)).toBe(true);
});

test('tareas del segmento, con su formulario, requiere y bloquea [API-048, FRM-004]', async () => {
  const { items } = await listar<SegmentoTarea>('/segmento_tareas?segmento.id=1&inhabilitado=0&pagination=false');
  expect(items.length).toBeGreaterThan(3);
  expect(items.every((t) => t.segmento.id === 1 && !t.inhabilitado && t.formulario_id > 0)).toBe(true);
  const ids = new Set(items.map(({ id }) => id));
  expect(items.flatMap(({ bloquea }) => bloquea).every((id) => ids.has(id))).toBe(true);
});

test('las tareas manuales [API-049]', async () => {
  const { items } = await listar<{ manual: boolean }>('/tareas?pagination=false&manual=1');
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ manual }) => manual)).toBe(true);
});

test('los estados de un legajo, y uno por su id [API-028, API-029]', async () => {
  const { items } = await listar<{ id: number; clave: string }>('/estados_legajos');
  expect(items.map(({ clave }) => clave)).toEqual(['borrador', 'confirmado', 'timbrado', 'visado', 'anulado']);
  for (const estado of items) expect((await pedir('GET', `/estados_legajos/${estado.id}`)).json()).toEqual(estado);
  expect((await pedir('GET', '/estados_legajos/999')).statusCode).toBe(404);
});

test.each([
  ['/localidades?search=la+plata', 'La Plata'],
  ['/localidades?search=LA%20PLATA%201900', 'La Plata'],
  ['/localidades?search=c%C3%B3rdoba', 'Córdoba'],
  ['/localidades?search=cordoba', 'Córdoba'],
  ['/localidades?nombre=tandil', 'Tandil'],
])('%s encuentra primero %s [API-050]', async (path, nombre) => {
  const { items } = await listar<Localidad>(path);
  expect(items[0]?.nombre).toBe(nombre);
});

test.each(['%25%25%25%25', '____', '%27%27%27%27', '?nombre=...'])(
  '%s no es el nombre de ninguna localidad',
  async (signos) => {
    const { items, pagination } = await listar<Localidad>(
      `/localidades${signos.startsWith('?') ? signos : `?search=${signos}`}`,
    );
    expect([items, pagination.total_items]).toEqual([[], 0]);
  },
);

test('una localidad trae partido, provincia, código de ARBA y posición [AUT-114]', async () => {
  const { items } = await listar<Localidad>('/localidades?search=tandil&partido.id=103');
  expect(items[0]).toMatchObject({
    codigo_postal: '7000',
    partido: { nombre: 'Tandil', codigo_arba: '103', provincia: { nombre: 'Buenos Aires' } },
  });
  expect(Number(items[0]?.latitud)).toBeLessThan(-37);
});

test('search mira también el partido y el código postal [API-050]', async () => {
  const porPartido = await listar<Localidad>('/localidades?search=general%20pueyrredon');
  const deMarDelPlata = porPartido.items.filter(({ partido }) => partido.nombre === 'General Pueyrredón');
  expect(deMarDelPlata.length).toBeGreaterThan(5);
  const porCodigo = await listar<Localidad>('/localidades?search=7600');
  expect(porCodigo.items.map(({ nombre }) => nombre)).toContain('Mar del Plata');
});

test('páginas de 30, sin repetir ni saltear [API-050]', async () => {
  const primera = await listar<Localidad>('/localidades?provincia.id=1');
  expect(primera.items).toHaveLength(30);
  expect(primera.pagination).toEqual({ total_items: 2164, current: 1, pages: 73 });
  const segunda = await listar<Localidad>('/localidades?provincia.id=1&page=2');
  const ids = new Set([...primera.items, ...segunda.items].map(({ id }) => id));
  expect(ids.size).toBe(60);
});

test('los filtros de distrito y de código postal [API-050]', async () => {
  const { items } = await listar<Localidad>('/localidades?partido.distrito.id=1&codigo_postal=1900');
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ partido, codigo_postal }) => partido.distrito?.id === 1 && codigo_postal === '1900')).toBe(
    true,
  );
});

test('una localidad por id, y la que hizo otro no existe [API-051]', async () => {
  const { items } = await listar<Localidad>('/localidades?search=tandil');
  const encontrada = await pedir('GET', `/localidades/${items[0]?.id}`);
  expect(encontrada.json()).toEqual(items[0]);
  const ajena = await prueba.db
    .insertInto('localidades')
    .values({
      partido_id: 103,
      nombre: 'Paraje de otro',
      codigo_postal: '7000',
      latitud: '-37.3',
      longitud: '-59.1',
      nombre_simple: 'paraje de otro',
      busqueda: 'paraje de otro',
      creada_por: otra.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await pedir('GET', `/localidades/${ajena.id}`)).statusCode).toBe(404);
  expect((await listar('/localidades?search=paraje+de+otro')).items).toEqual([]);
});

test('la configuración no pide sesión y dice qué día es en Buenos Aires', async () => {
  const tarde = await crearAppDePrueba({ ahora: new Date('2026-03-02T02:30:00Z'), entorno: { DEMO: '0' } });
  const respuesta = await tarde.pedir('GET', '/configuracion');
  await tarde.cerrar();
  expect(respuesta.json()).toMatchObject({ hoy: '2026-03-01', demo: false, version: '1.2.5', usuarios_demo: [] });
});

test('cargar las referencias de nuevo no cambia nada y respeta lo que agregaron las personas', async () => {
  const contar = () =>
    prueba.db
      .selectFrom('localidades')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirst();
  const antes = await contar();
  await cargarReferencias(prueba.db);
  await prueba.comoDuenio((db) => db.deleteFrom('referencias_cargadas').execute());
  await cargarReferencias(prueba.db);
  expect(await contar()).toEqual(antes);
});
