import { ENTIDADES_DE_AUDITORIA, type LineaDeAuditoria } from '@colega/contract/auditoria';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aspirar } from '../../testing/aspirar.ts';
import { operador, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';
import { medirLectura } from '../../testing/legajos/medir-lectura.ts';
import { anotarEnAuditoria, type HechoAuditado } from './anotar.service.ts';
import { type BusquedaEnAuditoria, findLineas } from './buscar.repository.ts';

const INGRESO = '/colegio/authentication_token';
const MUCHAS = 6_000;

let prueba: AppDePrueba;
let distritos: number[];
let propia: { id: number };
let audita: Pedir;
let deDistrito: Pedir;

const anotar = (quien: string, accion: HechoAuditado['accion'], persona_id: number, dia: string) =>
  anotarEnAuditoria(
    prueba.db,
    { user_id: null, username: quien },
    new Date(`2020-01-${dia}T15:00:00Z`),
    { entidad: 'persona', id: persona_id },
    {
      accion,
      hasta: { email: '=1+1' },
      motivo: 'A pedido; por mail',
    },
  );

beforeAll(async () => {
  prueba = await crearAppDePrueba();
  const filas = await prueba.db.selectFrom('distritos').select('id').orderBy('id').execute();
  distritos = filas.map(({ id }) => id);
  const [uno = 0, otro = 0] = distritos;
  await operador(prueba.db, 'audita', { roles: ['auditoria'] });
  await operador(prueba.db, 'audita-uno', { roles: ['auditoria'], distrito_id: uno });
  propia = (await usuario(prueba.db, 'vecina', { datos: { distrito_id: uno } })).persona;
  const ajena = (await usuario(prueba.db, 'lejana', { datos: { distrito_id: otro } })).persona;
  await anotar('jefa', 'corregir', propia.id, '10');
  await anotar('jefa', 'bloquear', propia.id, '11');
  await anotar('otra', 'corregir', ajena.id, '12');
  const cosa = { entidad: 'resolucion', id: 1 } as const;
  await anotarEnAuditoria(prueba.db, { user_id: null, username: 'jefa' }, new Date('2020-01-14T02:30:00Z'), cosa, {
    accion: 'publicar',
  });
  audita = await prueba.conSesion('audita', INGRESO);
  deDistrito = await prueba.conSesion('audita-uno', INGRESO);
});
afterAll(() => prueba.cerrar());

type Pagina = { items: LineaDeAuditoria[]; siguiente: number | null };
const DE_ENERO = 'fecha_desde=2020-01-01&fecha_hasta=2020-01-31';
const leer = async (como: Pedir, query: string) => {
  const respuesta = await como('GET', `/colegio/auditoria?${query}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<Pagina>();
};
const acciones = async (como: Pedir, query: string) =>
  (await leer(como, query)).items.map(({ quien, accion, cuando }) => `${cuando.slice(8, 10)} ${quien} ${accion}`);

test('dice quién hizo qué, a qué y cuándo, lo último primero, y se filtra', async () => {
  const [publicar, ajena, bloquear, corregir] = [
    '14 jefa publicar',
    '12 otra corregir',
    '11 jefa bloquear',
    '10 jefa corregir',
  ];
  expect(await acciones(audita, DE_ENERO)).toEqual([publicar, ajena, bloquear, corregir]);
  expect(await acciones(audita, `${DE_ENERO}&quien=jefa`)).toEqual([publicar, bloquear, corregir]);
  expect(await acciones(audita, `${DE_ENERO}&accion=corregir`)).toEqual([ajena, corregir]);
  expect(await acciones(audita, `entidad=persona&entidad_id=${propia.id}`)).toEqual([bloquear, corregir]);
  // The day is the province's: 2:30 in UTC is still the day before.
  expect(await acciones(audita, 'fecha_desde=2020-01-13&fecha_hasta=2020-01-13')).toEqual([publicar]);
  expect(await acciones(audita, 'fecha_desde=2020-01-11&fecha_hasta=2020-01-12')).toEqual([ajena, bloquear]);
});

test('una cosa se nombra como en el mostrador, y una línea por su número', async () => {
  const { cuit } = await prueba.db
    .selectFrom('personas')
    .select('cuit')
    .where('id', '=', propia.id)
    .executeTakeFirstOrThrow();
  const conGuiones = cuit.replace(/^(..)(.*)(.)$/, '$1-$2-$3');
  expect(await acciones(audita, `${DE_ENERO}&entidad=persona&cual=${conGuiones}`)).toEqual([
    '11 jefa bloquear',
    '10 jefa corregir',
  ]);
  for (const cual of ['20000000001', 'nadie', '12.345']) {
    for (const entidad of ENTIDADES_DE_AUDITORIA)
      expect((await leer(audita, `${DE_ENERO}&entidad=${entidad}&cual=${cual}`)).items).toEqual([]);
  }
  const [linea] = (await leer(audita, `${DE_ENERO}&accion=bloquear`)).items;
  expect(linea).toMatchObject({ cual: cuit, persona: expect.stringContaining(', '), nombre: null });
  expect((await leer(audita, `linea=${linea?.id}`)).items).toEqual([linea]);
  expect((await leer(deDistrito, `entidad=sesion&cual=audita`)).items).toEqual([]);
  const [ingreso] = (await leer(audita, 'entidad=sesion&cual=AUDITA-UNO&accion=ingresar')).items;
  expect(ingreso).toMatchObject({ quien: 'audita-uno', cual: 'audita-uno', nombre: expect.stringContaining(' ') });
});

test('se pide de a páginas, sin repetir ni saltear aunque entren otras', async () => {
  const primera = await leer(audita, `${DE_ENERO}&limit=2`);
  await anotar('jefa', 'desbloquear', propia.id, '20');
  const segunda = await leer(audita, `${DE_ENERO}&limit=2&antes=${primera.siguiente}`);
  expect([...primera.items, ...segunda.items].map(({ accion }) => accion)).toEqual([
    'publicar',
    'corregir',
    'bloquear',
    'corregir',
  ]);
  expect(segunda.siguiente).toBeNull();
});

test('quien audita un distrito ve lo de su distrito, y ni lo de otro ni lo de todo el Colegio', async () => {
  const vistas = (await leer(deDistrito, DE_ENERO)).items;
  expect(new Set(vistas.map(({ entidad_id, distrito_id }) => `${entidad_id} ${distrito_id}`))).toEqual(
    new Set([`${propia.id} ${distritos[0]}`]),
  );
  expect(await acciones(deDistrito, `${DE_ENERO}&accion=publicar`)).toEqual([]);
  const { body } = await deDistrito('GET', `/colegio/auditoria/exportar/csv?${DE_ENERO}`);
  expect(body).not.toMatch(/lejana|otra|publicar/);
});

test('una cosa se busca con su clase y su número, y un rango termina después de empezar', async () => {
  for (const query of [
    'entidad=legajo',
    'entidad_id=3',
    'cual=12345',
    'fecha_desde=2020-02-01&fecha_hasta=2020-01-01',
    'entidad=nada&entidad_id=1',
  ])
    for (const path of ['/colegio/auditoria', '/colegio/auditoria/exportar/csv'])
      expect([query, (await audita('GET', `${path}?${query}`)).statusCode]).toEqual([query, 422]);
});

test('se exporta en CSV, y nada de lo que alguien escribió es una fórmula', async () => {
  const { body, headers, statusCode } = await audita(
    'GET',
    `/colegio/auditoria/exportar/csv?${DE_ENERO}&accion=bloquear`,
  );
  expect([statusCode, headers['content-disposition']]).toEqual([200, expect.stringContaining('auditoria.csv')]);
  expect(body.split('\r\n')).toEqual([
    '\ufeffLínea;Cuándo (UTC);Quién;Nombre;Acción;De qué;Número interno;Cuál;Persona;Antes;Después;Motivo',
    expect.stringMatching(
      `^\\d+;2020-01-11T15:00:00.000Z;jefa;;Persona bloqueada;Persona;${propia.id};\\d{11};[^;]+, [^;]+;.*: vacío;.*=1\\+1.*;"A pedido; por mail"$`,
    ),
    '',
  ]);
});

test('quién hizo algo se busca por su nombre, su apellido o su usuario, y desde un distrito, entre los suyos', async () => {
  const [uno = 0, otro = 0] = distritos;
  const lia = { apellido: 'Ibáñez', nombre: 'Lía', distrito_id: uno };
  await usuario(prueba.db, 'ibanez-lia', { datos: lia });
  await usuario(prueba.db, 'ibanez-rosa', { datos: { apellido: 'Ibáñez', nombre: 'Rosa', distrito_id: otro } });
  const zoe = await operador(prueba.db, 'ibanez-opera', { roles: ['mesa'] });
  const llamada = { apellido: 'Ibáñez', nombre: 'Zoe' };
  await prueba.db.updateTable('personas').set(llamada).where('id', '=', zoe.persona.id).execute();
  const quienes = async (como: Pedir, texto: string) =>
    (await como('GET', `/colegio/auditoria/quienes?texto=${encodeURIComponent(texto)}`)).json<{
      items: { username: string; nombre: string | null }[];
    }>().items;
  const usuarios = async (como: Pedir, texto: string) => (await quienes(como, texto)).map(({ username }) => username);
  // Who works for the college comes first.
  expect(await usuarios(audita, 'IBANEZ')).toEqual(['ibanez-opera', 'ibanez-lia', 'ibanez-rosa']);
  expect(await quienes(audita, 'lía ibáñ')).toEqual([{ username: 'ibanez-lia', nombre: 'Lía Ibáñez' }]);
  expect(await usuarios(audita, 'ibanez-r')).toEqual(['ibanez-rosa']);
  expect(await usuarios(audita, '%_')).toEqual([]);
  expect(await quienes(audita, 'consola')).toEqual([{ username: 'Consola del servidor', nombre: null }]);
  expect(await usuarios(deDistrito, 'ibáñez')).toEqual(['ibanez-lia']);
  expect((await audita('GET', '/colegio/auditoria/quienes?texto=a')).statusCode).toBe(422);
});

test(`entre ${MUCHAS} líneas, una página no lee más que las suyas, con cualquier filtro`, async () => {
  await sql`insert into auditoria (cuando, quien, entidad, entidad_id, accion)
    select '2021-01-01'::timestamptz + n * interval '1 minute', 'q' || n % 40, 'persona', ${propia.id} + n % 60 * 1000000, 'a' || n % 40
    from generate_series(1, ${MUCHAS}::int) n`.execute(prueba.db);
  await aspirar(prueba, 'auditoria');
  const medir = (filtros: BusquedaEnAuditoria['filtros'], distrito_id: number | null = null, antes?: number) =>
    medirLectura(prueba.db, (db) => findLineas(db, { filtros, distrito_id }, { limit: 50, antes }));
  const { id: antes } = await prueba.db
    .selectFrom('auditoria')
    .select('id')
    .where('cuando', '>', new Date('2021-01-03'))
    .orderBy('cuando')
    .executeTakeFirstOrThrow();
  const lecturas = await Promise.all([
    medir({}),
    medir({}, null, antes),
    medir({ quien: 'q7' }),
    medir({ accion: 'a7' }, null, antes),
    medir({ entidad: 'persona', entidad_id: propia.id }),
    medir({ fecha_desde: '2021-01-02', fecha_hasta: '2021-01-02' }),
    medir({}, distritos[0] ?? 0),
    medir({}, distritos.at(-1) ?? 0),
    medir({ quien: 'nadie' }),
  ]);
  for (const { filas } of lecturas) expect(filas).toBeLessThanOrEqual(200);
  const deNinguna = await Promise.all([
    medir({ quien: 'q7', accion: 'a8' }),
    medir({ quien: 'q7' }, distritos[0] ?? 0),
    medir({ accion: 'a7' }, distritos[0] ?? 0),
  ]);
  expect(deNinguna.map(({ filas }) => filas)).toEqual([0, 0, 0]);
});
