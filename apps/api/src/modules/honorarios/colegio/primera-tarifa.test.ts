import type { ListaDeAranceles, PreparacionLeida } from '@colega/contract/honorarios';
import { ITEMS_DE_VIVIENDA } from '@colega/domain/formularios';
import { construirCatalogo, leerPublicado } from '@colega/domain/honorarios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { formularioDe } from '../../../testing/formulario-de.ts';
import { AHORA, crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/aranceles';
const HOY = AHORA.toISOString().slice(0, 10);
const ITEMS = Object.fromEntries(ITEMS_DE_VIVIENDA.map(({ key }) => [key, false]));
const DE_ANTES = '2026-01-01';

let e: Escenario;
let ana: Pedir;
let beto: Pedir;
beforeAll(async () => {
  e = await crearEscenario();
  for (const username of ['ana', 'beto']) await operador(e.db, username, { roles: ['aranceles'] });
  await operador(e.db, 'ines', { roles: ['administracion'] });
  await operador(e.db, 'dora', { roles: ['aranceles'], distrito_id: 1 });
  [ana, beto] = [await e.prueba.conSesion('ana', INGRESO), await e.prueba.conSesion('beto', INGRESO)];
  await e.db.updateTable('rubros').set({ activo: false }).where('clave', '<>', 'instalaciones_de_gas').execute();
});
afterAll(() => e.prueba.cerrar());

const lista = async (como = ana) => (await como('GET', BASE)).json<ListaDeAranceles>();
/** What a portal calculates with may be two seconds old (S-98). */
const SE_NOTA = { timeout: 10_000, interval: 200 };
const tarifas = async () => (await e.prueba.pedir('GET', '/calculo_honorarios/tarifas')).json().items;
const queTarifaHay = async () => {
  const ines = await e.prueba.conSesion('ines', INGRESO);
  return (await ines('GET', '/colegio/primeros_pasos')).json().tarifa;
};
const quitar = (como = ana) => como('POST', `${BASE}/quitar_del_programa`, { payload: {} });
const empezar = async (payload: object = {}): Promise<number> =>
  (await ana('POST', `${BASE}/preparaciones`, { payload })).json().id;
const leer = async (id: number, como = ana) =>
  (await como('GET', `${BASE}/preparaciones/${id}`)).json<PreparacionLeida>();
const cambiar = async (id: number, que: string, payload: object) => {
  const hecho = await ana('PUT', `${BASE}/preparaciones/${id}/${que}`, {
    payload,
    headers: { 'if-match': `"${(await leer(id)).version}"` },
  });
  expect(hecho.statusCode, hecho.body).toBe(200);
  return hecho.json<PreparacionLeida>();
};
const publicar = async (id: number, como: Pedir) =>
  como('POST', `${BASE}/preparaciones/${id}/publicar`, {
    headers: { 'if-match': `"${(await leer(id)).version}"` },
  });
const celdasDe = ({ tablas }: PreparacionLeida) =>
  tablas.flatMap(({ renglones }) => renglones.flatMap(({ celdas }) => celdas.filter((celda) => celda !== null)));

/** Each table as the screen gives it, filled in outside, and brought back. */
const llenarPorPlanilla = async (id: number): Promise<void> => {
  for (const { clave } of (await leer(id)).tablas) {
    const modelo = await ana('GET', `${BASE}/preparaciones/${id}/planilla/csv?tabla=${clave}`);
    const llena = modelo.body.replace(/;;(?=[^;\r\n]*;[^;\r\n]*\r?$)/gm, ';1,5;');
    const leida = await ana(
      'POST',
      `${BASE}/preparaciones/${id}/leer_planilla?tabla=${clave}`,
      formularioDe('file', 'tabla.csv', Buffer.from(llena)),
    );
    expect(leida.statusCode, leida.body).toBe(200);
    const { celdas } = leida.json<{ celdas: object[] }>();
    expect(celdas.length, modelo.body).toBeGreaterThan(0);
    await cambiar(id, 'celdas', { celdas });
  }
};

test('las que vinieron con el programa se quitan todas, una vez, y no por quien es de un distrito', async () => {
  expect((await lista()).del_programa).toBe(true);
  const dora = await e.prueba.conSesion('dora', INGRESO);
  expect((await quitar(dora)).statusCode).toBe(403);
  const [cuantas] = await e.db
    .selectFrom('resoluciones')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .execute();
  const dos = await Promise.all([quitar(), quitar(beto)]);
  expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await lista()).toEqual({ resoluciones: [], en_preparacion: [], del_programa: false });
  expect(await queTarifaHay()).toBe('ninguna');
  const lineas = await e.db.selectFrom('auditoria').select('id').where('accion', '=', 'retirar_resolucion').execute();
  expect(lineas).toHaveLength(Number(cuantas?.n));
});

test('sin ninguna tarifa el portal sigue andando, y donde se calcula lo dice', async () => {
  await expect.poll(tarifas, SE_NOTA).toEqual([]);
  const publicado = (await e.prueba.pedir('GET', '/calculo_honorarios/catalogo')).json();
  expect(construirCatalogo(leerPublicado(publicado))).toMatchObject({ ok: true, valor: { resoluciones: [] } });
  const pedidos = [
    e.mgarcia('POST', '/calculo_honorarios/calcular', { payload: e.pedido() }),
    e.mgarcia('POST', '/calculo_honorarios/generar', { payload: { ...e.pedido(), honorario_convenido: '9000000.00' } }),
    e.mgarcia('GET', '/calculo_honorarios/tipo_obras'),
    e.mgarcia('GET', '/calculo_honorarios/estado_obra/items'),
    e.prueba.pedir('POST', '/calculo_honorarios/presupuesto', { payload: { pedido: e.pedido(), vence: HOY } }),
  ];
  for (const respuesta of await Promise.all(pedidos))
    expect([respuesta.statusCode, respuesta.json().detail]).toEqual([
      422,
      expect.stringContaining('todavía no publicó su tarifa'),
    ]);
  for (const ruta of ['/rubros?activo=1', '/tareas?manual=1', '/segmentos', '/legajos', '/tablero'])
    expect((await e.mgarcia('GET', ruta)).statusCode, ruta).toBeLessThan(500);
});

test('sin tarifa se carga igual un legajo con cálculo manual', async () => {
  const { items } = (await e.mgarcia('GET', '/tareas?manual=1')).json<{ items: { id: number; nombre: string }[] }>();
  const [tarea = { id: 0, nombre: '' }] = items;
  const monto = '100000.00';
  const {
    calculo_honorario_id: _,
    resolucion_id: __,
    ...detalle
  } = e.detalle({
    ...{ id: 0, resolucion_id: 0, monto },
    tareas: [{ tarea, monto }],
  });
  const manual = { ...detalle, tipo_calculo: 'manual', destino_tarea: 'Presentar ante quien corresponda' } as const;
  const payload = {
    ...e.legajo({ id: 0, resolucion_id: 0, monto, tareas: [] }),
    ...{ rubro_id: await e.idDe('rubros', 'instalaciones_de_gas'), detalles: [manual] },
  };
  const creado = await e.mgarcia('POST', '/legajos', { payload });
  expect(creado.statusCode, creado.body).toBeLessThan(300);
});

let primera: number;
test('la primera empieza en blanco con los renglones de sus rubros, y dice cada cifra que falta', async () => {
  primera = await empezar();
  const leida = await leer(primera);
  expect(leida).toMatchObject({
    base: null,
    ultima: null,
    al_dia: true,
    vigente_desde: HOY,
    no_publica: expect.any(String),
  });
  expect(leida.tablas.map(({ clave }) => clave)).toEqual(['generales', 'repartos', 'tarifas_gas']);
  const faltan = celdasDe(leida).filter(({ tipo }) => tipo !== 'tope' && tipo !== 'reparto');
  expect(leida.problemas).toEqual(faltan.map(({ ruta }) => ({ campo: ruta, mensaje: 'Falta la cifra.' })));
  expect((await publicar(primera, beto)).json()).toMatchObject({ status: 422, codigo: 'arancel_con_problemas' });
  expect((await ana('POST', `${BASE}/preparaciones/${primera}/ensayo`, { payload: {} })).statusCode).toBe(422);
  expect((await beto('GET', `${BASE}/preparaciones/${primera}/cambios`)).json()).toMatchObject({ anterior: null });
});

test('se llena con las planillas que da la pantalla, con su norma, y la publica otra persona, desde antes de hoy', async () => {
  await llenarPorPlanilla(primera);
  const llena = await leer(primera);
  const rutas = llena.problemas.map(({ campo }) => campo);
  expect(new Set(llena.problemas.map(({ mensaje }) => mensaje)).size).toBe(1);
  await cambiar(primera, 'normas', { rutas, norma: 'Res. 1 del Consejo', articulo: '' });
  await cambiar(primera, 'datos', { nombre: 'Resolución 1 del Consejo', vigente_desde: '2014-12-31' });
  expect((await leer(primera)).problemas.map(({ campo }) => campo)).toEqual(['vigente_desde']);
  const lista_para = await cambiar(primera, 'datos', { nombre: 'Resolución 1 del Consejo', vigente_desde: DE_ANTES });
  expect(lista_para.problemas).toEqual([]);
  expect((await publicar(primera, ana)).json()).toMatchObject({ codigo: 'arancel_publica_otra_persona' });
  const hecha = await publicar(primera, beto);
  expect(hecha.statusCode, hecha.body).toBe(200);
  expect((await lista()).resoluciones).toMatchObject([
    { nombre: 'Resolución 1 del Consejo', estado: 'vigente', vigente_desde: DE_ANTES, vigente_hasta: null },
  ]);
  await expect.poll(tarifas, SE_NOTA).toHaveLength(1);
  expect(await tarifas()).toMatchObject([
    { nombre: 'Resolución 1 del Consejo', unidad_referencial: '1.50', confirmada: true },
  ]);
  const prueba_de_gas = await e.segmentoTarea('gas', 'prueba_hermeticidad');
  const gas = { segmento: 'gas', categoria: null };
  const pedido = {
    ...e.pedido(),
    ...gas,
    tareas_valores: [{ segmento_tarea: prueba_de_gas, parametros: { metros_caneria: '10', cantidad_artefactos: '2' } }],
  };
  const calculado = await e.mgarcia('POST', '/calculo_honorarios/calcular', { payload: pedido });
  expect(calculado.statusCode, calculado.body).toBe(200);
  expect(calculado.json()).toMatchObject({ resolucion: 'Resolución 1 del Consejo' });
  const deVivienda = await e.mgarcia('POST', '/categoria_vivienda_unifamiliar/calcular_categoria', { payload: ITEMS });
  expect(deVivienda.statusCode, deVivienda.body).toBe(422);
  expect(await queTarifaHay()).toBe('del_colegio');
  expect((await quitar()).json()).toMatchObject({ status: 409, codigo: 'sin_tarifas_del_programa' });
});

test('de un rubro que se prende después se piden sus renglones, también sobre la última', async () => {
  const deAntes = await empezar();
  await e.db.updateTable('rubros').set({ activo: true }).where('clave', '=', 'instalaciones_electricas').execute();
  for (const id of [deAntes, await empezar()]) {
    const leida = await leer(id);
    expect(leida.tablas.map(({ clave }) => clave)).toContain('tarifas_electricidad');
    const rutas = leida.problemas.filter(({ mensaje }) => mensaje === 'Falta la cifra.').map(({ campo }) => campo);
    expect(rutas).toContain('tabla/tarifas/electricidad.censo_carga/ur_fija');
  }
  const enBlanco = await leer(await empezar({ en_blanco: true }));
  expect(enBlanco.base).toMatchObject({ nombre: 'Resolución 1 del Consejo' });
  expect(celdasDe(enBlanco).find(({ ruta }) => ruta === 'unidad_referencial')).toMatchObject({
    valor: '',
    base: '1.50',
  });
});
