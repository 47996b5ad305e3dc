import type { PreparacionLeida } from '@colega/contract/honorarios';
import { formatFecha, sumarDias } from '@colega/domain/fechas';
import { variacionDe } from '@colega/domain/honorarios';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { conectar, type Db } from '../../../db/conectar.ts';
import { operador } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { leerUltimaResolucion } from '../../../testing/honorarios/ultima-resolucion.ts';
import { crearCatalogoVivo } from '../catalogo-vivo.ts';
import { lockResoluciones } from '../publicar-resolucion.service.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/aranceles';
const { ultima } = leerUltimaResolucion();
const HOY = sumarDias(ultima.vigente_desde, 50);
const DESDE = sumarDias(HOY, 30);

let prueba: AppDePrueba;
let otroPortal: Db;
let ana: Pedir;
let beto: Pedir;
let caro: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date(`${HOY}T15:00:00Z`) });
  otroPortal = conectar(prueba.url, { conexiones: 1 });
  for (const username of ['ana', 'beto', 'caro']) await operador(prueba.db, username, { roles: ['aranceles'] });
  await operador(prueba.db, 'dora', { roles: ['aranceles'], distrito_id: 1 });
  [ana, beto, caro] = [
    await prueba.conSesion('ana', INGRESO),
    await prueba.conSesion('beto', INGRESO),
    await prueba.conSesion('caro', INGRESO),
  ];
});
afterAll(async () => {
  await otroPortal.destroy();
  await prueba.cerrar();
});

let id: number;
const leer = async (como = ana, cual = id) =>
  (await como('GET', `${BASE}/preparaciones/${cual}`)).json<PreparacionLeida>();
const cambiar = async (que: string, payload: object, como = ana, version?: number) =>
  como('PUT', `${BASE}/preparaciones/${id}/${que}`, {
    payload,
    headers: { 'if-match': `"${version ?? (await leer()).version}"` },
  });
const escribir = (ruta: string, escrito: string, como = ana, version?: number) =>
  cambiar('celdas', { celdas: [{ ruta, escrito }] }, como, version);
const publicar = async (como: Pedir, version?: number) =>
  como('POST', `${BASE}/preparaciones/${id}/publicar`, {
    headers: { 'if-match': `"${version ?? (await leer()).version}"` },
  });
const celda = ({ tablas }: PreparacionLeida, ruta: string) =>
  tablas.flatMap(({ renglones }) => renglones.flatMap(({ celdas }) => celdas)).find((una) => una?.ruta === ruta);
const retirar = (cual: number, motivo = 'Se aprobó otra', como = caro) =>
  como('POST', `${BASE}/resoluciones/${cual}/retirar`, { payload: { motivo } });
const lista = async () => (await ana('GET', BASE)).json();
const NORMA = { rutas: ['fuentes/honorario_minimo'], norma: 'Res. CD 7/27', articulo: 'art. 2' };
/** With a figure changed, its norm, its name and its day. */
const listaParaPublicar = async (nombre: string, desde = DESDE): Promise<void> => {
  await escribir('honorario_minimo', '300.000,00');
  await cambiar('normas', NORMA);
  await cambiar('datos', { nombre, vigente_desde: desde });
};

beforeEach(async () => {
  const hecho = await ana('POST', `${BASE}/preparaciones`, { payload: {} });
  expect(hecho.statusCode).toBe(201);
  id = hecho.json().id;
});

describe('preparar', () => {
  test('empieza con las cifras de la última, cada una con su norma y desde cuándo rige', async () => {
    const leida = await leer();
    expect(leida).toMatchObject({ version: 1, al_dia: true, problemas: [], base: { id: ultima.id }, terminado: null });
    const minimo = celda(leida, 'honorario_minimo');
    expect(minimo).toMatchObject({ base: minimo?.valor, escrito: null, desde: ultima.vigente_desde });
    expect(String(celda(leida, 'tabla/escala/valores/0/porcentaje')?.desde) <= ultima.vigente_desde).toBe(true);
    expect(leida.normas.find(({ ruta }) => ruta === 'tabla/escala')).toMatchObject({ supuesto: 'S-35' });
    expect((await lista()).en_preparacion.map((uno: { id: number }) => uno.id)).toContain(id);
  });

  test('también con las de otra, y se compara con la última', async () => {
    const hecho = await ana('POST', `${BASE}/preparaciones`, { payload: { de: 1 } });
    const leida = await leer(ana, hecho.json().id);
    expect(leida.base?.id).toBe(ultima.id);
    expect(celda(leida, 'unidad_referencial')?.valor).not.toBe(celda(leida, 'unidad_referencial')?.base);
    expect((await ana('POST', `${BASE}/preparaciones`, { payload: { de: 9999 } })).statusCode).toBe(404);
  });

  test('lo escrito se guarda; lo que no se entiende queda junto a su celda con el porqué, y no se pierde', async () => {
    const bien = (await escribir('honorario_minimo', '1.234,50')).json<PreparacionLeida>();
    expect(celda(bien, 'honorario_minimo')).toMatchObject({
      valor: '1234.50',
      escrito: null,
      desde: bien.vigente_desde,
    });
    const mal = (await escribir('unidad_referencial', '1,234')).json<PreparacionLeida>();
    expect(celda(mal, 'unidad_referencial')).toMatchObject({ escrito: '1,234' });
    expect(mal.problemas).toContainEqual({
      campo: 'unidad_referencial',
      mensaje: 'Puede ser 1234 o 1,23. Escribilo de una de esas dos formas.',
    });
    expect((await publicar(beto)).json()).toMatchObject({ status: 422, codigo: 'arancel_con_problemas' });
  });

  test('de dos que la cambian a la vez entra uno, y al otro se le dice quién fue; nada se pisa', async () => {
    const respuestas = await Promise.all([
      escribir('honorario_minimo', '300000', ana, 1),
      escribir('honorario_minimo', '310000', beto, 1),
    ]);
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const tarde = respuestas.find(({ statusCode }) => statusCode === 412)?.json();
    expect(tarde).toMatchObject({ codigo: 'arancel_cambiado', detail: expect.stringMatching(/la cambió .+ el \d+/) });
    expect((await leer()).version).toBe(2);
    const lineas = await prueba.db
      .selectFrom('auditoria')
      .select('accion')
      .where('entidad', '=', 'arancel')
      .where('entidad_id', '=', id)
      .orderBy('id')
      .execute();
    expect(lineas.map(({ accion }) => accion)).toEqual(['preparar_arancel', 'cambiar_arancel']);
  });

  test('un tramo se agrega y se quita, y una norma se pone', async () => {
    const lista_de = 'tabla/escala/valores';
    const antes = (await leer()).tablas.find(({ clave }) => clave === 'escala')?.renglones.length ?? 0;
    const cambiada = await cambiar('renglones', { lista: lista_de, lugar: 0, que: 'agregar' });
    const leida = cambiada.json<PreparacionLeida>();
    expect(leida.tablas.find(({ clave }) => clave === 'escala')?.renglones).toHaveLength(antes + 1);
    expect(leida.problemas.map(({ campo }) => campo)).toContain('tabla/escala/valores/0');
    await cambiar('renglones', { lista: lista_de, lugar: 0, que: 'quitar' });
    expect((await cambiar('renglones', { lista: lista_de, lugar: 99, que: 'quitar' })).statusCode).toBe(409);
    const conNorma = (await cambiar('normas', NORMA)).json<PreparacionLeida>();
    expect(conNorma.normas).toContainEqual({
      ...{ ruta: NORMA.rutas[0], supuesto: null },
      norma: NORMA.norma,
      articulo: NORMA.articulo,
    });
    expect((await cambiar('normas', { ...NORMA, rutas: ['tabla/nada'] })).statusCode).toBe(404);
  });

  test('quien trabaja en un distrito la lee y no la toca', async () => {
    const dora = await prueba.conSesion('dora', INGRESO);
    const leida = await leer(dora);
    expect(leida.no_publica).toContain('permiso de publicar');
    const rechazada = await dora('PUT', `${BASE}/preparaciones/${id}/celdas`, {
      payload: { celdas: [{ ruta: 'honorario_minimo', escrito: '1' }] },
    });
    expect(rechazada.statusCode).toBe(403);
  });

  test('descartada, queda para consultarla y no se cambia más', async () => {
    const { version } = await leer();
    const hecho = await ana('POST', `${BASE}/preparaciones/${id}/descartar`, {
      headers: { 'if-match': `"${version}"` },
    });
    expect(hecho.json()).toMatchObject({ terminado: { como: 'descartado' }, problemas: [] });
    expect((await escribir('honorario_minimo', '1')).json()).toMatchObject({
      status: 409,
      codigo: 'arancel_terminado',
    });
    expect((await lista()).en_preparacion.map((uno: { id: number }) => uno.id)).not.toContain(id);
  });
});

describe('publicar y retirar', () => {
  test('la publica otra persona, con lo que leyó, y se usa en el acto en todos los portales', async () => {
    await listaParaPublicar('Resolución CD 7/27');
    const { version } = await leer();
    expect((await publicar(ana)).json()).toMatchObject({ status: 409, codigo: 'arancel_publica_otra_persona' });
    expect((await publicar(beto, version - 1)).json()).toMatchObject({ status: 412, codigo: 'arancel_cambiado' });
    const sinLeer = await beto('POST', `${BASE}/preparaciones/${id}/publicar`, {});
    expect(sinLeer.json()).toMatchObject({ status: 409, codigo: 'arancel_sin_leer' });
    const cambios = (await beto('GET', `${BASE}/preparaciones/${id}/cambios`)).json();
    expect(cambios).toMatchObject({ version, anterior: { id: ultima.id, hasta: sumarDias(DESDE, -1) } });
    const minimo = ultima.honorario_minimo;
    expect(cambios.cambian).toEqual([
      expect.objectContaining({ antes: minimo, ahora: '300000.00', variacion: variacionDe(minimo, '300000.00') }),
    ]);
    const enOtro = crearCatalogoVivo();
    const antes = (await enOtro.alDia(otroPortal)).resoluciones.length;

    const respuestas = await Promise.all([publicar(beto, version), publicar(caro, version)]);
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const hecha = respuestas.find(({ statusCode }) => statusCode === 200)?.json();
    expect(hecha).toMatchObject({ message: expect.stringContaining('Resolución CD 7/27'), resolucion_id: 1001 });
    const { resoluciones } = await enOtro.alDia(otroPortal);
    expect(resoluciones).toHaveLength(antes + 1);
    expect(resoluciones.at(-1)).toMatchObject({ id: 1001, honorario_minimo: '300000.00', vigente_desde: DESDE });
    expect(resoluciones.at(-2)?.vigente_hasta).toBe(sumarDias(DESDE, -1));
    expect((await leer()).terminado).toEqual({ como: 'publicado', resolucion_id: 1001 });
    const publicada = (await ana('GET', `${BASE}/resoluciones/1001`)).json();
    expect(publicada).toMatchObject({ estado: 'futura', se_puede_retirar: true, anterior: { id: ultima.id } });
  });

  test('no la publica quien escribió alguna de sus cifras, aunque otra persona la haya tocado después', async () => {
    await listaParaPublicar('Resolución de nadie');
    await escribir('factor_correccion', '60000', beto);
    await escribir('factor_correccion', '61000', ana);
    expect((await leer(beto)).no_publica).toContain('la publica otra persona');
    expect((await publicar(beto)).json()).toMatchObject({ status: 409, codigo: 'arancel_publica_otra_persona' });
    expect((await leer(caro)).no_publica).toBeNull();
  });

  test('la que se empezó antes queda con una base vieja: se pone al día, o no se publica', async () => {
    const otra = id;
    id = (await ana('POST', `${BASE}/preparaciones`, { payload: {} })).json().id;
    await escribir('tabla/escala/valores/0/porcentaje', '11');
    await cambiar('normas', { ...NORMA, rutas: ['tabla/escala'] });
    await listaParaPublicar('Resolución CD 9/27', sumarDias(DESDE, 60));
    expect((await publicar(beto)).statusCode).toBe(200);
    id = otra;
    await escribir('factor_correccion', '60000');
    await cambiar('renglones', { lista: 'tabla/escala/valores', lugar: 0, que: 'agregar' });
    expect((await leer()).al_dia).toBe(false);
    expect((await publicar(beto)).json()).toMatchObject({ status: 409, codigo: 'arancel_con_base_vieja' });
    const { version } = await leer();
    const hecho = await ana('POST', `${BASE}/preparaciones/${id}/poner_al_dia`, {
      headers: { 'if-match': `"${version}"` },
    });
    const leida = hecho.json<PreparacionLeida>();
    expect(leida).toMatchObject({ al_dia: true, quedaron_enteras: ['Escala de honorarios'] });
    expect([celda(leida, 'honorario_minimo')?.valor, celda(leida, 'factor_correccion')?.valor]).toEqual([
      '300000.00',
      '60000',
    ]);
    expect(leida.vigente_desde > sumarDias(DESDE, 60)).toBe(true);
  });

  test('se retira antes de su día, con su motivo: sigue la anterior, y su nombre y sus días quedan libres', async () => {
    const futuras = () =>
      lista().then(({ resoluciones }) => resoluciones.filter((una: { estado: string }) => una.estado === 'futura'));
    const [segunda, primera] = await futuras();
    expect((await retirar(primera.id)).json()).toMatchObject({ status: 409, codigo: 'resolucion_con_otra_despues' });
    expect((await retirar(ultima.id)).json()).toMatchObject({ status: 409, codigo: 'resolucion_ya_vigente' });
    expect((await retirar(segunda.id, '  ')).statusCode).toBe(422);
    const hechas = await Promise.all([retirar(segunda.id), retirar(segunda.id, 'Se aprobó otra', beto)]);
    expect(hechas.find(({ statusCode }) => statusCode === 200)?.json().message).toContain(
      `Queda «${primera.nombre}», con vigencia desde el ${formatFecha(primera.vigente_desde)}.`,
    );
    expect(hechas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { resoluciones } = await lista();
    const retirada = resoluciones.find((una: { id: number }) => una.id === segunda.id);
    expect(retirada).toMatchObject({
      estado: 'retirada',
      retirada: { motivo: 'Se aprobó otra' },
      se_puede_retirar: false,
    });
    expect(resoluciones.find((una: { id: number }) => una.id === primera.id)).toMatchObject({ vigente_hasta: null });
    const { resoluciones: vivas } = await crearCatalogoVivo().alDia(otroPortal);
    expect(vivas.map((una) => una.id)).not.toContain(segunda.id);
    expect(vivas.at(-1)).toMatchObject({ id: primera.id, vigente_hasta: null });
    expect((await leer()).al_dia).toBe(false);
    id = (await ana('POST', `${BASE}/preparaciones`, { payload: {} })).json().id;
    await listaParaPublicar(segunda.nombre, segunda.vigente_desde);
    expect((await publicar(beto)).json().resolucion_id).toBe(segunda.id + 1);
    const linea = await prueba.db
      .selectFrom('auditoria')
      .select('motivo')
      .where('accion', '=', 'retirar_resolucion')
      .execute();
    expect(linea).toEqual([{ motivo: 'Se aprobó otra' }]);
  });

  test.each([
    ['un nombre que ya está', { nombre: 'Valores de referencia de octubre de 2026', vigente_desde: DESDE }, 'nombre'],
    ['un día que ya llegó', { nombre: 'Otra', vigente_desde: HOY }, 'vigente_desde'],
  ])('%s se dice junto a su dato, y no se publica', async (_, datos, campo) => {
    await escribir('honorario_minimo', '300.000,00');
    await cambiar('normas', NORMA);
    const leida = (await cambiar('datos', datos)).json<PreparacionLeida>();
    expect(leida.problemas.map((uno) => uno.campo)).toContain(campo);
    const rechazada = (await publicar(beto)).json();
    expect(rechazada.errores.map((uno: { campo: string }) => uno.campo)).toContain(campo);
  });

  test('lo que se retira después de esperar a otro mira el reloj cuando le toca: si empezó a regir, no', async () => {
    id = (await ana('POST', `${BASE}/preparaciones`, { payload: {} })).json().id;
    const desde = sumarDias(DESDE, 200);
    await listaParaPublicar('La que empieza a medianoche', desde);
    const { resolucion_id } = (await publicar(beto)).json();
    const esperan = async (): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(prueba.db);
      return rows[0]?.n ?? 0;
    };
    const retiro = await otroPortal.transaction().execute(async (trx) => {
      await lockResoluciones(trx);
      const pedido = retirar(resolucion_id);
      await expect.poll(esperan).toBeGreaterThan(0);
      prueba.avanzar(new Date(`${desde}T15:00:00Z`).getTime() - prueba.ahora().getTime());
      return { pedido };
    });
    expect((await retiro.pedido).json()).toMatchObject({ status: 409, codigo: 'resolucion_ya_vigente' });
  });
});
