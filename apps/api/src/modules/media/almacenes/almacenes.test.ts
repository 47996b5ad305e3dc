import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BaseDePrueba, crearBaseDePrueba } from '../../../testing/crear-base-de-prueba.ts';
import { abrirBucket, type Bucket } from '../../../testing/media/bucket.ts';
import type { AlmacenDeImagenes } from './almacen.ts';
import { crearAlmacen } from './crear-almacen.ts';

const FOTO = new Uint8Array([0xff, 0xd8, 0xff, 0, 1, 2, 250]);
const CLAVE = `${'ab'.repeat(16)}.jpg`;

let base: BaseDePrueba;
let carpeta: string;
let bucket: Bucket;

beforeAll(async () => {
  base = await crearBaseDePrueba();
  carpeta = await mkdtemp(join(tmpdir(), 'colega-almacen-'));
  bucket = await abrirBucket();
});
beforeEach(() => bucket.vaciar());
afterAll(async () => {
  await bucket.cerrar();
  await base.cerrar();
  await rm(carpeta, { recursive: true, force: true });
});

const enS3 = (): AlmacenDeImagenes =>
  crearAlmacen({ storageUrl: bucket.storageUrl, dataDir: carpeta, databaseUrl: null }, base.db);
const enDisco = (): AlmacenDeImagenes =>
  crearAlmacen({ storageUrl: null, dataDir: carpeta, databaseUrl: null }, base.db);
const enBase = (): AlmacenDeImagenes =>
  crearAlmacen({ storageUrl: null, dataDir: carpeta, databaseUrl: base.url }, base.db);

describe.each([
  ['disco', enDisco],
  ['S3', enS3],
  ['la base', enBase],
])('en %s', (_, crear) => {
  test('lo guardado se lee igual, y lo que no está es null', async () => {
    const almacen = crear();
    await almacen.guardar(CLAVE, FOTO);
    expect(Buffer.from((await almacen.leer(CLAVE)) ?? [])).toEqual(Buffer.from(FOTO));
    expect(await almacen.leer(`${'cd'.repeat(16)}.jpg`)).toBeNull();
    await almacen.guardar(CLAVE, FOTO.subarray(3));
    expect((await almacen.leer(CLAVE))?.byteLength).toBe(FOTO.byteLength - 3);
  });

  test('lo borrado no está más, y borrar lo que no está no es una falla', async () => {
    const almacen = crear();
    await almacen.guardar(CLAVE, FOTO);
    await almacen.borrar(CLAVE);
    await almacen.borrar(CLAVE);
    expect(await almacen.leer(CLAVE)).toBeNull();
  });
});

test('con la base de varios procesos, lo que antes estaba en disco se sigue leyendo', async () => {
  const clave = `${'ef'.repeat(16)}.jpg`;
  await enDisco().guardar(clave, FOTO);
  expect(await enBase().leer(clave)).toEqual(Buffer.from(FOTO));
  await enBase().borrar(clave);
  expect(await enBase().leer(clave)).toBeNull();
});

test('en disco no queda ningún archivo a medio escribir', async () => {
  await enDisco().guardar(CLAVE, FOTO);
  expect(await readdir(join(carpeta, 'media', 'ab'))).toEqual([CLAVE]);
});

test('cada pedido a S3 va firmado, a su depósito, sin el secreto', async () => {
  const almacen = enS3();
  await almacen.guardar(CLAVE, FOTO);
  await almacen.leer(CLAVE);
  expect(bucket.pedidos.map(({ metodo, camino }) => `${metodo} ${camino}`)).toEqual([
    `PUT /fotos/${CLAVE}`,
    `GET /fotos/${CLAVE}`,
  ]);
  expect(bucket.pedidos[0]?.tipo).toBe('image/jpeg');
  for (const { autorizacion, resumen } of bucket.pedidos) {
    expect(autorizacion).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIAPRUEBA\/\d{8}\/sa-east-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, Signature=[0-9a-f]{64}$/,
    );
    expect(autorizacion).not.toContain('secreto');
    expect(resumen).not.toBe('');
  }
});

test('un almacén que se niega o que falla no pasa por vacío', async () => {
  const almacen = enS3();
  bucket.falla = 403;
  await expect(almacen.leer(CLAVE)).rejects.toThrow('respondió 403 al leer');
  bucket.falla = 500;
  await expect(almacen.guardar(CLAVE, FOTO)).rejects.toThrow('respondió 500 al guardar');
  await expect(almacen.borrar(CLAVE)).rejects.toThrow('respondió 500 al borrar');
});

test('una dirección a la que el almacén manda no se sigue', async () => {
  bucket.falla = 302;
  await expect(enS3().leer(CLAVE)).rejects.toThrow();
  expect(bucket.pedidos.map(({ camino }) => camino)).toEqual([`/fotos/${CLAVE}`]);
});
