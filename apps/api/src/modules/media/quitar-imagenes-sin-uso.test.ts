import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOTOS } from '@colega/domain/certificados';
import { cuerpoDePrueba } from '@colega/domain/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sinCorreo } from '../../correo/correo.ts';
import { encolar } from '../../jobs/cola.ts';
import { crearTareas } from '../../jobs/tareas.ts';
import { vaciarCola } from '../../jobs/trabajador.ts';
import { conCliente } from '../../respaldo/con-cliente.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { legajoElectrico } from '../../testing/legajos/legajo-electrico.ts';
import { abrirBucket, type Bucket } from '../../testing/media/bucket.ts';
import { SIN_PASARELAS } from '../dinero/pasarelas/sin-pasarelas.ts';
import type { AlmacenDeImagenes } from './almacenes/almacen.ts';
import { crearAlmacen } from './almacenes/crear-almacen.ts';
import { subirImagen } from './media.service.ts';
import { quitarImagenesSinUso } from './quitar-imagenes-sin-uso.service.ts';
import { retenerImagenes } from './retener-imagenes.ts';

const DIA_MS = 24 * 60 * 60_000;
const PLAZO_MS = 90 * DIA_MS;
let e: Escenario;
let carpeta: string;
let bucket: Bucket;
let foto: Buffer;
let legajo_id: number;
let partes: Record<string, number>;

beforeAll(async () => {
  e = await crearEscenario();
  carpeta = await mkdtemp(join(tmpdir(), 'colega-sin-uso-'));
  bucket = await abrirBucket();
  foto = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const electrico = await legajoElectrico(e);
  legajo_id = electrico.legajo.id;
  partes = electrico.partes;
});
beforeEach(async () => {
  bucket.vaciar();
  await e.db.deleteFrom('media_objects').execute();
});
afterAll(async () => {
  await bucket.cerrar();
  await e.prueba.cerrar();
  await rm(carpeta, { recursive: true, force: true });
});

const ahora = () => e.prueba.ahora();
const enElPasado = (ms: number) => new Date(ahora().getTime() - ms);
const subir = async (almacen: AlmacenDeImagenes, cuando: Date): Promise<number> => {
  const { persona_id } = await e.db
    .selectFrom('usuarios')
    .select('persona_id')
    .where('username', '=', 'mgarcia')
    .executeTakeFirstOrThrow();
  const firma = { secreto: '', ahora: cuando };
  return (await subirImagen(e.db, almacen, persona_id, { nombre: 'tablero.jpg', bytes: foto }, firma)).id;
};
const subirCuatro = (almacen: AlmacenDeImagenes, cuando: Date): Promise<number[]> =>
  Promise.all(FOTOS.map(() => subir(almacen, cuando)));
const claves = async (ids: readonly number[]): Promise<string[]> =>
  (
    await e.db
      .selectFrom('media_objects')
      .select('clave')
      .where('id', 'in', [...ids])
      .execute()
  ).map((f) => f.clave);
const enOrden = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);
const quedan = async (): Promise<number[]> =>
  (await e.db.selectFrom('media_objects').select('id').orderBy('id').execute()).map(({ id }) => id);

const guardarAnexo = async (fotos: readonly number[], cambios: Record<string, unknown>) => {
  const porCampo = Object.fromEntries(FOTOS.map(({ ruta }, i) => [ruta, fotos[i] ?? 0]));
  const payload = { legajo_id, ...cuerpoDePrueba('anexa_in_situ', porCampo), ...cambios };
  return e.mgarcia('POST', '/certificados/anexa_in_situ', { payload });
};
const emitirAnexo = async (fotos: readonly number[]): Promise<{ id: number; certificado_referencia: number }> => {
  const t1g = await e.mgarcia('POST', '/certificados/t1g', {
    payload: { legajo_id, ...cuerpoDePrueba('t1g', partes) },
  });
  const certificado_referencia: number = t1g.json().certificado.id;
  const anexo = await guardarAnexo(fotos, { certificado_referencia });
  expect(anexo.statusCode, anexo.body).toBe(201);
  return { id: anexo.json().certificado.id, certificado_referencia };
};

describe.each([
  ['disco', () => crearAlmacen({ storageUrl: null, dataDir: carpeta, databaseUrl: null }, e.db)],
  ['S3', () => crearAlmacen({ storageUrl: bucket.storageUrl, dataDir: carpeta, databaseUrl: null }, e.db)],
])('en %s', (_, crear) => {
  test('se quitan las que nadie pidió en 90 días, con su archivo; ni las de hoy ni las de un certificado, aunque se anule', async () => {
    const almacen = crear();
    const [justa, vieja, otraVieja] = [
      await subir(almacen, enElPasado(PLAZO_MS)),
      await subir(almacen, enElPasado(PLAZO_MS + 1)),
      await subir(almacen, enElPasado(PLAZO_MS + DIA_MS)),
    ];
    const [deAnexo, deAnulado] = [await subirCuatro(almacen, ahora()), await subirCuatro(almacen, ahora())];
    await emitirAnexo(deAnexo);
    const { id } = await emitirAnexo(deAnulado);
    const { items } = (await e.mgarcia('GET', '/estados_legajos')).json();
    const estado_id = items.find(({ clave }: { clave: string }) => clave === 'anulado').id;
    const anulado = await e.mgarcia('PUT', `/certificados/${id}/cambiar_estado`, { payload: { estado_id } });
    expect(anulado.statusCode, anulado.body).toBe(200);
    await e.db
      .updateTable('media_objects')
      .set({ visto_en: enElPasado(2 * PLAZO_MS) })
      .where('id', 'in', [...deAnexo, ...deAnulado])
      .execute();
    const quitadas = await claves([vieja, otraVieja]);
    const guardadas = await claves([justa, ...deAnexo, ...deAnulado]);
    expect(await quitarImagenesSinUso(e.db, almacen, ahora(), 1)).toBe(2);
    expect(await quedan()).toEqual(enOrden([justa, ...deAnexo, ...deAnulado]));
    for (const clave of quitadas) expect(await almacen.leer(clave)).toBeNull();
    for (const clave of guardadas) expect(await almacen.leer(clave)).not.toBeNull();
    expect(await quitarImagenesSinUso(e.db, almacen, ahora())).toBe(0);
  });
});

const enDisco = () => crearAlmacen({ storageUrl: null, dataDir: carpeta, databaseUrl: null }, e.db);

test('la de un borrador que se abre cuenta otra vez como nueva, y quien no es su dueño no la conserva', async () => {
  const [suya, otra] = [
    await subir(enDisco(), enElPasado(PLAZO_MS + DIA_MS)),
    await subir(enDisco(), enElPasado(PLAZO_MS + DIA_MS)),
  ];
  expect((await e.mgarcia('GET', `/media_objects/${suya}`)).statusCode).toBe(200);
  expect((await e.csosa('GET', `/media_objects/${otra}`)).statusCode).toBe(404);
  await quitarImagenesSinUso(e.db, enDisco(), ahora());
  expect(await quedan()).toEqual([suya]);
});

test('la que un anexo corregido llevaba antes sigue: la nombra su historia', async () => {
  const [primeras, segundas] = [await subirCuatro(enDisco(), ahora()), await subirCuatro(enDisco(), ahora())];
  const { id, certificado_referencia } = await emitirAnexo(primeras);
  const corregido = await guardarAnexo(segundas, { certificado_referencia, id });
  expect(corregido.statusCode, corregido.body).toBe(201);
  await e.db
    .updateTable('media_objects')
    .set({ visto_en: enElPasado(2 * PLAZO_MS) })
    .execute();
  expect(await quitarImagenesSinUso(e.db, enDisco(), ahora())).toBe(0);
  expect(await quedan()).toHaveLength(8);
});

test('las que un anexo toma mientras se las está por quitar, quedan', async () => {
  const sola = await subir(enDisco(), enElPasado(PLAZO_MS + DIA_MS));
  const fotos = await subirCuatro(enDisco(), enElPasado(PLAZO_MS + DIA_MS));
  const { borrar, ...resto } = enDisco();
  // The five are on the list when the first is removed.
  const almacen: AlmacenDeImagenes = {
    ...resto,
    borrar: async (clave) => {
      await emitirAnexo(fotos);
      await borrar(clave);
    },
  };
  expect(await quitarImagenesSinUso(e.db, almacen, ahora())).toBe(1);
  expect(await quedan()).toEqual(enOrden(fotos));
  expect(fotos).not.toContain(sola);
});

test('si el archivo no se puede borrar, la fila queda para la próxima; la cola lo hace', async () => {
  const almacen = crearAlmacen({ storageUrl: bucket.storageUrl, dataDir: carpeta, databaseUrl: null }, e.db);
  const vieja = await subir(almacen, enElPasado(PLAZO_MS + DIA_MS));
  bucket.falla = 500;
  await expect(quitarImagenesSinUso(e.db, almacen, ahora())).rejects.toThrow('respondió 500 al borrar');
  bucket.falla = null;
  expect(await quedan()).toEqual([vieja]);
  await encolar(e.db, 'quitar_imagenes', {});
  const deps = { reloj: ahora, correo: sinCorreo, almacen, pasarelas: SIN_PASARELAS, direccionPublica: () => '' };
  await vaciarCola(e.prueba.url, crearTareas({ db: e.db, ...deps }));
  expect(await quedan()).toEqual([]);
  expect(bucket.guardados.size).toBe(0);
});

test('mientras un respaldo las lee no se quita ninguna; cuando termina, sí', async () => {
  const vieja = await subir(enDisco(), enElPasado(PLAZO_MS + DIA_MS));
  await conCliente(e.prueba.url, async (cliente) => {
    await retenerImagenes(cliente);
    expect(await quitarImagenesSinUso(e.db, enDisco(), ahora())).toBe(0);
    expect(await quedan()).toEqual([vieja]);
  });
  await expect.poll(() => quitarImagenesSinUso(e.db, enDisco(), ahora())).toBe(1);
});
