import type { AjustesDelColegio, PrimerosPasos } from '@colega/contract/colegio';
import { CLAVES_DE_LISTA, type ClaveDeLista, PASOS, type PasoDelColegio } from '@colega/domain/colegio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matricula, operador, usuario } from '../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../testing/crear-app-de-prueba.ts';

const INGRESO = '/colegio/authentication_token';
const BASE = '/colegio/primeros_pasos';

let prueba: AppDePrueba;
let ana: Pedir;
let beto: Pedir;
beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000, ahora: new Date('2026-11-20T15:00:00Z') });
  await operador(prueba.db, 'ana', { roles: ['administracion'] });
  await operador(prueba.db, 'beto', { roles: ['administracion'] });
  await operador(prueba.db, 'dora', { roles: ['administracion'], distrito_id: 1 });
  [ana, beto] = [await prueba.conSesion('ana', INGRESO), await prueba.conSesion('beto', INGRESO)];
});
afterAll(() => prueba.cerrar());

const leer = async (como = ana) => (await como('GET', BASE)).json<PrimerosPasos>();
const marcar = (paso: string, estado: string, como = ana) => como('PUT', `${BASE}/${paso}`, { payload: { estado } });
const esDeFabrica = async (cual: PasoDelColegio) => (await leer()).pasos.find(({ paso }) => paso === cual)?.de_fabrica;
const idDe = async (username: string) =>
  (await prueba.db.selectFrom('usuarios').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
const lineas = async () =>
  (
    await prueba.db
      .selectFrom('auditoria')
      .select('hasta')
      .where('accion', 'in', ['marcar_paso', 'cerrar_primeros_pasos'])
      .orderBy('id')
      .execute()
  ).map(({ hasta }) => hasta);

test('un colegio que empieza tiene los ocho por hacer, y todos dicen lo que vino con el programa', async () => {
  const { cerrados, pasos, tarifa } = await leer();
  expect(tarifa).toBe('del_programa');
  expect(cerrados).toBe(false);
  expect(pasos.map(({ paso }) => paso)).toEqual([...PASOS]);
  expect(new Set(pasos.map(({ estado }) => estado))).toEqual(new Set(['pendiente']));
  expect(pasos.filter(({ de_fabrica }) => !de_fabrica)).toEqual([]);
});

test('lo que uno marca lo sigue otro; lo mismo dos veces, o a la vez, es una sola línea de la auditoría', async () => {
  expect((await marcar('marca', 'salteado')).statusCode).toBe(200);
  const ambos = await Promise.all([marcar('identidad', 'hecho'), marcar('identidad', 'hecho', beto)]);
  expect(ambos.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { pasos } = await leer(beto);
  expect(pasos.slice(0, 3).map(({ estado }) => estado)).toEqual(['hecho', 'salteado', 'pendiente']);
  expect((await marcar('marca', 'pendiente', beto)).json<PrimerosPasos>().pasos[1]?.estado).toBe('pendiente');
  expect(await lineas()).toEqual([{ marca: 'salteado' }, { identidad: 'hecho' }, { marca: 'pendiente' }]);
});

test('lo que el Colegio dice deja de ser lo del programa, también sin pasar por el paso', async () => {
  const colores = { color: '#1b5e2b', color_oscuro: null };
  expect((await ana('PUT', '/colegio/ajustes/colores', { payload: colores })).statusCode).toBe(200);
  expect(await esDeFabrica('marca')).toBe(false);
});

test('quien pone en marcha el Colegio le da sus códigos a las cuentas, y del libro no lee otra cosa', async () => {
  expect(await esDeFabrica('cuentas')).toBe(true);
  const { cuentas } = (await ana('GET', '/colegio/libro/codigos')).json<{ cuentas: { clave: string }[] }>();
  expect(cuentas.map(({ clave }) => clave)).toContain('recaudado.caja');
  const payload = { codigo: '110', nombre: 'Caja central', vigente_desde: '2026-11-20' };
  expect((await ana('PUT', '/colegio/libro/codigos/recaudado.caja', { payload })).statusCode).toBe(200);
  expect(await esDeFabrica('cuentas')).toBe(false);
  for (const ajena of ['/colegio/libro/cuentas', '/colegio/libro/diario'])
    expect((await ana('GET', ajena)).statusCode).toBe(403);
});

describe('las listas', () => {
  const publicar = async (lista: ClaveDeLista, vigente_desde: string) => {
    const [una, otra] = await Promise.all([idDe('ana'), idDe('beto')]);
    const { contenido } = await prueba.db
      .selectFrom('listas_del_colegio')
      .select('contenido')
      .where('lista', '=', lista)
      .orderBy('vigente_desde', 'desc')
      .executeTakeFirstOrThrow();
    const { id } = await prueba.db
      .insertInto('listas_del_colegio')
      .values({
        ...{ lista, vigente_desde, norma: 'Acta 1', contenido: JSON.stringify(contenido), origen: 'mesa' },
        ...{ estado: 'preparada', preparada_por: una, preparada_en: prueba.ahora() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const publicada = { estado: 'publicada' as const, publicada_por: otra, publicada_en: prueba.ahora() };
    await prueba.db.updateTable('listas_del_colegio').set(publicada).where('id', '=', id).execute();
    return id;
  };

  test('todas vinieron con el programa hasta que el Colegio publica la suya, aunque empiece otro día', async () => {
    expect((await leer()).listas_de_fabrica).toEqual([...CLAVES_DE_LISTA]);
    const id = await publicar('cargos', '2027-01-01');
    expect((await leer()).listas_de_fabrica).toEqual(CLAVES_DE_LISTA.filter((lista) => lista !== 'cargos'));
    const retiro = {
      estado: 'retirada' as const,
      retirada_por: await idDe('beto'),
      retirada_en: prueba.ahora(),
      motivo: 'No',
    };
    await prueba.db.updateTable('listas_del_colegio').set(retiro).where('id', '=', id).execute();
    expect((await leer()).listas_de_fabrica).toContain('cargos');
  });

  test('los plazos que se publican como lista ya no son los que vinieron', async () => {
    expect(await esDeFabrica('plazos')).toBe(true);
    await publicar('plazos', '2026-12-01');
    expect(await esDeFabrica('plazos')).toBe(false);
    expect((await leer()).listas_de_fabrica).not.toContain('plazos');
  });
});

test('un legajo que vino del sistema anterior no pone al Colegio en marcha; uno propio, sí', async () => {
  const { id: importacion_id } = await prueba.db
    .insertInto('importaciones')
    .values({ hojas: '[]', quien: 'ana', creada_en: prueba.ahora() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const suyo = await usuario(prueba.db, 'tecnica');
  const { id: matricula_id } = await matricula(prueba.db, suyo.persona.id);
  const agregar = (de: number | null) =>
    prueba.db
      .insertInto('legajos')
      .values({
        ...{ persona_id: suyo.persona.id, usuario_id: suyo.id, distrito_id: suyo.persona.distrito_id, matricula_id },
        ...{ rubro_id: 1, modalidad_id: 1, estado_id: 1, fecha: '2026-11-20', creado_en: prueba.ahora() },
        ...{ comitentes_busqueda: '', comitentes_orden: '', importacion_id: de },
      })
      .execute();
  await agregar(importacion_id);
  expect((await leer()).en_marcha).toBe(false);
  const { plazos } = (await ana('GET', '/colegio/ajustes')).json<AjustesDelColegio>();
  const version = plazos.find(({ plazo }) => plazo === 'volvieron')?.version;
  const cambiar = () =>
    ana('PUT', '/colegio/ajustes/plazos/volvieron', {
      payload: { dias: 6, vigente_desde: '2026-11-20' },
      headers: { 'if-match': `"${version}"` },
    });
  expect((await cambiar()).statusCode).toBe(200);
  await agregar(null);
  expect((await leer()).en_marcha).toBe(true);
});

test('se dejan de recordar y se vuelven a recordar; los de nadie más son de un distrito, y un paso que no está se rechaza', async () => {
  const cerrar = (cerrados: boolean) => ana('PUT', BASE, { payload: { cerrados } });
  expect((await cerrar(true)).json<PrimerosPasos>().cerrados).toBe(true);
  expect((await cerrar(false)).json<PrimerosPasos>().cerrados).toBe(false);
  expect((await marcar('nada', 'hecho')).statusCode).toBe(422);
  expect((await marcar('marca', 'a medias')).statusCode).toBe(422);
  const distrital = await prueba.conSesion('dora', INGRESO);
  expect((await distrital('GET', BASE)).statusCode).toBe(403);
  expect((await marcar('marca', 'hecho', distrital)).statusCode).toBe(403);
});
