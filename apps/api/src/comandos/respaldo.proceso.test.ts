import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar } from '../db/conectar.ts';
import { usarBaseEmbebida } from '../db/embebida/base-embebida.ts';
import { encolar } from '../jobs/cola.ts';
import { verificarCadena } from '../modules/auditoria/verificar-cadena.service.ts';
import { controlarSumas } from '../modules/informes/sumas.service.ts';
import { almacenEnDisco } from '../modules/media/almacenes/en-disco.ts';
import { abrirArchivo } from '../respaldo/abrir-archivo.ts';
import { NOMBRES, zResumen } from '../respaldo/manifiesto.ts';
import { armarTar, type EntradaDeTar } from '../respaldo/tar.ts';
import { contenidoDeBase } from '../testing/comandos/contenido.ts';
import { correrComandoReal, type Fin } from '../testing/comandos/correr-comando.ts';
import { crearBaseVacia } from '../testing/crear-base-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import { formularioDe } from '../testing/formulario-de.ts';
import { type Programa, rutaDePrograma } from '../testing/programas.ts';

let s: EscenarioDePagos;
let carpeta: string;
let archivo: string;

const correr = (comando: Programa, argumento: string, entorno: Record<string, string>): Promise<Fin> =>
  correrComandoReal(comando, [argumento], entorno);

const fotos = () => s.db.selectFrom('media_contenidos').selectAll().orderBy('clave').execute();

beforeAll(async () => {
  s = await crearEscenarioDePagos({ entorno: { DATABASE_URL: 'postgres://esta/base' } });
  carpeta = await mkdtemp(join(tmpdir(), 'colega-respaldo-'));
  await chmod(carpeta, 0o711);
  archivo = join(carpeta, 'colega.tar.gz');
  const cupon = await s.cuponDeLegajo('cep');
  await s.acreditar(cupon.id);
  for (const background of ['#336699', '#993366']) {
    const foto = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const subida = await s.e.mgarcia('POST', '/media_objects', formularioDe('file', 'tablero.jpg', foto));
    expect(subida.statusCode).toBe(201);
  }
  await encolar(s.db, 'vencer_cupones', {});
});
afterAll(async () => {
  await s.e.prueba.cerrar();
  await rm(carpeta, { recursive: true, force: true });
});

test('lo respaldado se restaura igual en una carpeta vacía, y nunca sobre datos', async () => {
  const hecho = await correr('respaldo', archivo, { DATABASE_URL: s.prueba.url });
  expect([hecho.codigo, hecho.errores]).toEqual([0, '']);
  expect(hecho.salida).toMatch(/· legajos: 1 fila\n(.*\n)*· imágenes: 2\nRespaldo listo: /);
  expect((await stat(archivo)).mode & 0o777).toBe(0o600);
  const { stdout } = await promisify(execFile)('tar', ['-tzf', archivo]);
  expect(stdout).toMatch(/^respaldo\.json\n(.*\n)*archivos\/[0-9a-f]{32}\.jpg\nresumen\.json\n$/);
  const otraVez = await correr('respaldo', archivo, { DATABASE_URL: s.prueba.url });
  expect([otraVez.codigo, otraVez.errores]).toEqual([1, expect.stringContaining('ya existe')]);

  const DATA_DIR = join(carpeta, 'datos');
  const restaurado = await correr('restaurar', archivo, { DATA_DIR });
  expect([restaurado.codigo, restaurado.errores]).toEqual([0, '']);
  expect(restaurado.salida).toContain('y 2 imágenes, iguales a las respaldadas');
  const sobreDatos = await correr('restaurar', archivo, { DATA_DIR });
  expect([sobreDatos.codigo, sobreDatos.errores]).toEqual([1, expect.stringContaining('ya tiene datos')]);

  const base = await usarBaseEmbebida({ dataDir: DATA_DIR, log: () => undefined });
  const contenido = await contenidoDeBase(base.url);
  const restaurada = conectar(base.url, { conexiones: 1 });
  const cortes = await verificarCadena(restaurada, new Date());
  const sumas = await controlarSumas(restaurada);
  await restaurada.destroy();
  await base.cerrar();
  expect(cortes).toEqual([]);
  expect(sumas).toEqual([]);
  expect(contenido['public.auditoria']).toMatch(/^[1-9]/);
  expect(contenido).toEqual(await contenidoDeBase(s.prueba.url));
  expect(contenido['public.operaciones_pago']).toMatch(/^1 /);
  const almacen = almacenEnDisco(join(DATA_DIR, 'media'));
  const guardadas = await fotos();
  expect(guardadas).toHaveLength(2);
  for (const { clave, bytes } of guardadas) expect(await almacen.leer(clave)).toEqual(bytes);
}, 60_000);

test('un respaldo cortado o ajeno no restaura nada', async () => {
  const entero = await readFile(archivo);
  const cortado = join(carpeta, 'cortado.tar.gz');
  await writeFile(cortado, entero.subarray(0, entero.length - 2_000));
  const otra = await crearBaseVacia(s.prueba);
  const entorno = { DATABASE_URL: otra.url, DATABASE_OWNER_URL: otra.duenio, DATA_DIR: join(carpeta, 'otros') };
  const fin = await correr('restaurar', cortado, entorno);
  expect([fin.codigo, fin.errores]).toEqual([1, expect.stringContaining('no se restauró nada')]);
  await writeFile(cortado, 'esto no es un respaldo');
  const ajeno = await correr('restaurar', cortado, entorno);
  expect([ajeno.codigo, ajeno.errores]).toEqual([1, expect.stringContaining('no se restauró nada')]);
  expect((await correr('restaurar', archivo, entorno)).codigo).toBe(0);
  expect(await contenidoDeBase(otra.url)).toEqual(await contenidoDeBase(s.prueba.url));
}, 60_000);

/** Makes an archive whose database has no people: its counts and digests are right, and its content is impossible. */
async function sinPersonas(destino: string): Promise<void> {
  const entradas = async function* (): AsyncGenerator<EntradaDeTar> {
    for await (const { nombre, contenido } of abrirArchivo(archivo, null)) {
      const bytes = await buffer(contenido);
      if (nombre.startsWith('tablas/public.personas/')) continue;
      if (nombre !== NOMBRES.resumen) yield { nombre, bytes };
      else {
        const resumen = zResumen.parse(JSON.parse(bytes.toString()));
        resumen.tablas['public.personas'] = { filas: 0, sha256: createHash('sha256').digest('hex') };
        yield { nombre, bytes: Buffer.from(JSON.stringify(resumen)) };
      }
    }
  };
  await pipeline(armarTar(entradas(), new Date()), createGzip(), createWriteStream(destino));
}

test('lo que la base no acepta no deja nada: ni filas, ni imágenes, ni carpeta', async () => {
  const imposible = join(carpeta, 'imposible.tar.gz');
  await sinPersonas(imposible);
  const otra = await crearBaseVacia(s.prueba);
  const DATA_DIR = join(carpeta, 'rechazada');
  for (const entorno of [{ DATABASE_URL: otra.url, DATABASE_OWNER_URL: otra.duenio, DATA_DIR }, { DATA_DIR }]) {
    const fin = await correr('restaurar', imposible, entorno);
    expect([fin.codigo, fin.errores]).toEqual([
      1,
      expect.stringMatching(/^La base de datos no aceptó .+: no se res.+\n$/),
    ]);
  }
  // A rollback does not take back the numbers that a sequence gave out.
  const vacias = Object.entries(await contenidoDeBase(otra.duenio)).filter(([nombre]) => !/_seq\d*$/.test(nombre));
  expect(vacias.filter(([, filas]) => !/^(0 |null|1$)/.test(filas))).toEqual([]);
  const cliente = new pg.Client({ connectionString: otra.duenio });
  await cliente.connect();
  expect((await cliente.query('select clave from media_contenidos')).rows).toEqual([]);
  await cliente.end();
  expect(await readdir(DATA_DIR)).toEqual([]);
}, 60_000);

test.runIf(process.platform === 'linux')(
  'el que no entra en el disco no deja nada, ni con su nombre ni con otro',
  async () => {
    const { PATH = '' } = process.env;
    const destino = join(carpeta, 'grande.tar.gz');
    const orden = ['--fsize=4096', process.execPath, rutaDePrograma('respaldo'), destino];
    const opciones = { env: { PATH, DEMO: '0', DATABASE_URL: s.prueba.duenio } };
    const fin = promisify(execFile)('prlimit', orden, opciones);
    await expect(fin).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^No hay lugar para el respaldo en /),
    });
    expect((await readdir(carpeta)).filter((nombre) => nombre.startsWith('grande'))).toEqual([]);
  },
);
