import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORMATO, NOMBRES } from './manifiesto.ts';
import { recorrer } from './recorrer.ts';
import { armarTar, type EntradaDeTar } from './tar.ts';

let carpeta: string;
let archivo: string;
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'colega-recorrer-'));
  archivo = join(carpeta, 'respaldo.tar.gz');
});
afterAll(() => rm(carpeta, { recursive: true, force: true }));

const sha = (...partes: (string | Buffer)[]): string =>
  partes.reduce((hash, parte) => hash.update(parte), createHash('sha256')).digest('hex');
const json = (nombre: string, datos: unknown): EntradaDeTar => ({ nombre, bytes: Buffer.from(JSON.stringify(datos)) });
const PARTES = ['1\tAna\n2\tLu', 'z\\nSol\n'];
const FOTO = Buffer.from([0xff, 0xd8, 0xff]);
// One key is named as the demo does, and the other as the portal does.
const CLAVES = ['Zk3_-abcdefghijklmnopqrstuvwxyzA.jpg', `${'0f'.repeat(16)}.jpg`];

type Armado = { formato?: number; claves?: string[]; partes?: string[]; filas?: number; sobran?: EntradaDeTar[] };
const indiceDe = (formato: number): EntradaDeTar =>
  json(NOMBRES.indice, {
    ...{ formato, version: '1.0.0', creado_en: '2026-11-22', migraciones: ['0001_base'], cola: [1] },
    tablas: [{ tabla: 'public.personas', columnas: ['id', 'nombre'] }],
  });
const entradas = ({ formato = FORMATO, claves = CLAVES, partes = PARTES, filas = 2, sobran = [] }: Armado = {}) => [
  indiceDe(formato),
  ...partes.map((texto, i) => ({ nombre: `tablas/public.personas/00000${i + 1}`, bytes: Buffer.from(texto) })),
  ...claves.map((clave) => ({ nombre: `archivos/${clave}`, bytes: FOTO })),
  ...sobran,
  json(NOMBRES.resumen, {
    tablas: { 'public.personas': { filas, sha256: sha(...PARTES) } },
    archivos: { cantidad: 2, faltan: 0, sha256: sha(...CLAVES.flatMap((clave) => [clave, FOTO])) },
    secuencias: [],
  }),
];
async function* deLista(lista: EntradaDeTar[]): AsyncGenerator<EntradaDeTar> {
  yield* lista;
}
const escribir = (lista: EntradaDeTar[]): Promise<void> =>
  pipeline(armarTar(deLista(lista), new Date(0)), createGzip(), createWriteStream(archivo));

test.each([1, FORMATO])(
  'uno del formato %d se lee entero, con las claves de la demo y las del portal',
  async (formato) => {
    await escribir(entradas({ formato }));
    const leidas: string[] = [];
    const { resumen } = await recorrer(archivo, null, {
      alEmpezar: async ({ version }) => void leidas.push(version),
      alLeerTabla: async ({ tabla }, filas) => {
        let texto = '';
        for await (const bytes of filas) texto += bytes.toString();
        leidas.push(`${tabla}: ${texto}`);
      },
      alLeerArchivo: async (clave, bytes) => void leidas.push(`${clave}: ${bytes.length}`),
    });
    expect(leidas).toEqual(['1.0.0', `public.personas: ${PARTES.join('')}`, ...CLAVES.map((clave) => `${clave}: 3`)]);
    expect(resumen.archivos).toMatchObject({ cantidad: 2, faltan: 0, cuales: [] });
  },
);

test('al que le falta, le sobra o le cambiaron algo no pasa por entero', async () => {
  const sinResumen = entradas().slice(0, -1);
  const deOtraTabla = { nombre: 'tablas/public.ajena/000001', bytes: Buffer.from('1\n') };
  const repetida = { nombre: 'tablas/public.personas/000009', bytes: Buffer.from('3\tEva\n') };
  const deAfuera = { nombre: 'archivos/../../afuera.jpg', bytes: FOTO };
  const malos = [
    entradas({ claves: CLAVES.slice(1) }),
    entradas({ partes: PARTES.slice(1) }),
    entradas({ partes: [] }),
    entradas({ filas: 3 }),
    sinResumen,
    sinResumen.slice(1),
    [],
    ...[deOtraTabla, repetida, deAfuera].map((una) => entradas({ sobran: [una] })),
  ];
  for (const malo of malos) {
    await escribir(malo);
    await expect(recorrer(archivo, null)).rejects.toThrow('no se restauró nada');
  }
});

test('cortado en cualquier parte, o con un byte cambiado, se dice en una oración', async () => {
  await escribir(entradas());
  const entero = await readFile(archivo);
  for (let corte = 0; corte < entero.length; corte += 7) {
    await writeFile(archivo, entero.subarray(0, corte));
    await expect(recorrer(archivo, null), `cortado en ${corte}`).rejects.toThrow('no se restauró nada');
  }
  // The first bytes mark time and system, and say nothing of the content.
  for (let donde = 10; donde < entero.length; donde += 11) {
    const tocado = Buffer.from(entero);
    tocado[donde] = (tocado[donde] ?? 0) ^ 0xff;
    await writeFile(archivo, tocado);
    await expect(recorrer(archivo, null), `tocado en ${donde}`).rejects.toThrow('no se restauró nada');
  }
});

test('uno más nuevo, o cifrado sin su frase, dice qué hace falta', async () => {
  await escribir(entradas({ formato: FORMATO + 1 }));
  await expect(recorrer(archivo, null)).rejects.toThrow('de una versión más nueva');
  await writeFile(archivo, 'COLEGA-CIFRADO-1 y lo que sigue');
  await expect(recorrer(archivo, null)).rejects.toThrow('hace falta RESPALDO_CLAVE');
  await expect(recorrer(archivo, 'una frase larga de prueba')).rejects.toThrow('RESPALDO_CLAVE no es la frase');
});
