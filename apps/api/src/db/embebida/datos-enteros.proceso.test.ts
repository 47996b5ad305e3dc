import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { carpetaDePrueba } from '../../testing/arranque/proceso-de-prueba.ts';
import { abrirBaseEmbebida } from './base-embebida.ts';
import { enCarpetaNueva } from './carpeta-nueva.ts';
import { CLAVE, CLAVE_DEL_PROGRAMA, CLAVE_NUEVA, NOTA } from './piezas.ts';

const log = () => {};
const NO_EMPEZO = 'No se empezó una nueva';

const consultar = async (url: string, sql: string): Promise<unknown[]> => {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    return (await cliente.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await cliente.end();
  }
};
const conBase = async (dataDir: string, sql: string): Promise<unknown[]> => {
  const base = await abrirBaseEmbebida({ dataDir, log });
  try {
    return await consultar(base.duenio, sql);
  } finally {
    await base.cerrar();
  }
};

let dataDir: string;
let usados: string;
beforeAll(async () => {
  usados = carpetaDePrueba();
  await conBase(usados, 'create table t as select 7 as n');
  return () => rmSync(dirname(usados), { recursive: true, force: true });
});
afterEach(() => rmSync(dirname(dataDir), { recursive: true, force: true }));

const copiar = (): string => {
  dataDir = carpetaDePrueba();
  renameSync(usados, dataDir);
  return dataDir;
};
const devolver = (): void => renameSync(dataDir, usados);
const todo = (): string[] => readdirSync(dataDir).sort();
const abrir = () => abrirBaseEmbebida({ dataDir, log });

describe('datos que había', () => {
  afterEach(() => {
    if (!existsSync(usados)) devolver();
  });

  test('sin su carpeta base no se empiezan de nuevo ni se pisa su clave; cuando vuelve, están', async () => {
    copiar();
    const clave = readFileSync(join(dataDir, CLAVE), 'utf8');
    const aparte = join(dirname(dataDir), 'disco-sin-montar');
    renameSync(join(dataDir, 'base'), aparte);
    const antes = todo();
    await expect(abrir()).rejects.toThrow(/hay base\.clave, programa\.clave y falta su base de datos, .+\/base\./);
    mkdirSync(join(dataDir, 'base'));
    await expect(abrir()).rejects.toThrow(NO_EMPEZO);
    rmSync(join(dataDir, 'base'), { recursive: true });
    expect(todo()).toEqual(antes);
    expect(readFileSync(join(dataDir, CLAVE), 'utf8')).toBe(clave);
    renameSync(aparte, join(dataDir, 'base'));
    expect(await conBase(dataDir, 'select n from t')).toEqual([7]);
  });

  test('sin la clave de su base se dice, y no se inventa otra', async () => {
    copiar();
    const clave = readFileSync(join(dataDir, CLAVE), 'utf8');
    rmSync(join(dataDir, CLAVE));
    await expect(abrir()).rejects.toThrow(/^Falta .+base\.clave, la clave de la base de datos: .+DATA_DIR\.$/);
    expect(existsSync(join(dataDir, CLAVE))).toBe(false);
    writeFileSync(join(dataDir, CLAVE), clave, { mode: 0o600 });
    expect(await conBase(dataDir, 'select n from t')).toEqual([7]);
  });

  test.runIf(process.getuid?.() === 0)('copiados como root se dice de quién tienen que ser', async () => {
    copiar();
    cpSync(join(dataDir, 'base'), join(dataDir, 'base.copia'), { recursive: true });
    renameSync(join(dataDir, 'base'), join(dataDir, 'base.original'));
    renameSync(join(dataDir, 'base.copia'), join(dataDir, 'base'));
    await expect(abrir()).rejects.toThrow(/es de otro usuario\. .+: chown -R \d+:\d+ .+\/base$/);
    rmSync(join(dataDir, 'base'), { recursive: true });
    renameSync(join(dataDir, 'base.original'), join(dataDir, 'base'));
  });
});

describe('restos sin su base', () => {
  test.each([CLAVE, CLAVE_DEL_PROGRAMA, 'sesion.clave', 'media/ab/foto.jpg'])(
    'con %s no se empieza una',
    async (resto) => {
      dataDir = carpetaDePrueba();
      mkdirSync(dirname(join(dataDir, resto)), { recursive: true });
      writeFileSync(join(dataDir, resto), 'lo que había');
      await expect(abrir()).rejects.toThrow(`hay ${resto.split('/')[0]} y falta su base de datos`);
      expect(todo()).toEqual([resto.split('/')[0]]);
      expect(readFileSync(join(dataDir, resto), 'utf8')).toBe('lo que había');
    },
  );

  test.each([
    ['no existe', false],
    ['está vacía', true],
  ])('la nota que nombra una carpeta que %s', async (_caso, existe) => {
    dataDir = carpetaDePrueba();
    const carpeta = join(dirname(dataDir), 'otro-disco');
    mkdirSync(dataDir, { mode: 0o711 });
    if (existe) mkdirSync(carpeta);
    writeFileSync(join(dataDir, NOTA), JSON.stringify({ carpeta, origen: dataDir }));
    await expect(abrir()).rejects.toThrow(`está en ${carpeta}, según base.json, y ahí no hay ninguna. ${NO_EMPEZO}`);
    expect([todo(), existsSync(carpeta)]).toEqual([[NOTA], existe]);
  });

  test('la nota que no se puede leer', async () => {
    dataDir = carpetaDePrueba();
    mkdirSync(dataDir, { mode: 0o711 });
    writeFileSync(join(dataDir, NOTA), '');
    await expect(abrir()).rejects.toThrow(/base\.json, que dice dónde está la base de datos, no se puede leer/);
    expect(todo()).toEqual([NOTA]);
  });
});

test('un primer arranque que se cortó, en cualquier punto, empieza otra vez', async () => {
  dataDir = carpetaDePrueba();
  const carpeta = join(dirname(dataDir), 'aparte');
  mkdirSync(dataDir, { mode: 0o711 });
  const nota = { carpeta, origen: dataDir, nueva: true };
  writeFileSync(join(dataDir, NOTA), JSON.stringify(nota));
  writeFileSync(join(dataDir, CLAVE_NUEVA), 'de-antes');
  mkdirSync(join(carpeta, 'base.nueva', 'global'), { recursive: true });
  expect(await conBase(dataDir, 'select 1')).toEqual([1]);
  expect(JSON.parse(readFileSync(join(dataDir, NOTA), 'utf8'))).toEqual({ carpeta, origen: dataDir });
  renameSync(join(dataDir, CLAVE), join(dataDir, CLAVE_NUEVA));
  writeFileSync(join(dataDir, NOTA), JSON.stringify(nota));
  expect(await conBase(dataDir, 'select 1')).toEqual([1]);
  expect(todo()).not.toContain(CLAVE_NUEVA);
});

describe('una restauración', () => {
  test('de una base que vive en otra carpeta queda anotada a nombre de la suya', async () => {
    dataDir = carpetaDePrueba();
    const carpeta = join(dirname(dataDir), 'aparte');
    mkdirSync(carpeta);
    await enCarpetaNueva(dataDir, async (donde) => {
      writeFileSync(join(donde, NOTA), JSON.stringify({ carpeta, origen: donde }));
    });
    expect(JSON.parse(readFileSync(join(dataDir, NOTA), 'utf8'))).toEqual({ carpeta, origen: dataDir });
  });

  const piezas = (donde: string) => {
    mkdirSync(join(donde, 'media', 'ab'), { recursive: true });
    writeFileSync(join(donde, 'media', 'ab', 'foto.jpg'), 'foto');
  };

  test('que falla no deja nada', async () => {
    dataDir = carpetaDePrueba();
    const falla = enCarpetaNueva(dataDir, async (donde) => {
      piezas(donde);
      throw new Error('se cortó');
    });
    await expect(falla).rejects.toThrow('se cortó');
    expect(todo()).toEqual([]);
  });

  test('que no terminó no se toma por datos ni por nada, y otra la reemplaza', async () => {
    dataDir = carpetaDePrueba();
    piezas(join(dataDir, 'restaurando'));
    await expect(abrir()).rejects.toThrow(/quedó una restauración sin terminar: .+npm run restaurar/);
    expect(todo()).toEqual(['restaurando']);
    await enCarpetaNueva(dataDir, async (donde) => expect(readdirSync(donde)).toEqual([]));
    expect(todo()).toEqual([]);
  });

  test('que estaba completa cuando el proceso murió queda en su lugar en el arranque siguiente', async () => {
    dataDir = carpetaDePrueba();
    await conBase(dataDir, 'create table t as select 7 as n');
    const restaurando = join(dataDir, 'restaurando');
    mkdirSync(restaurando);
    for (const pieza of ['base', CLAVE_DEL_PROGRAMA]) renameSync(join(dataDir, pieza), join(restaurando, pieza));
    piezas(restaurando);
    writeFileSync(join(restaurando, 'completa'), '');
    expect(await conBase(dataDir, 'select n from t')).toEqual([7]);
    expect(readFileSync(join(dataDir, 'media', 'ab', 'foto.jpg'), 'utf8')).toBe('foto');
    expect(existsSync(restaurando)).toBe(false);
  });

  test.each(['base.clave', 'base.json', 'media/ab/foto.jpg'])('no se hace donde hay %s', async (pieza) => {
    dataDir = carpetaDePrueba();
    mkdirSync(dirname(join(dataDir, pieza)), { recursive: true });
    writeFileSync(join(dataDir, pieza), 'x');
    const nombre = pieza.split('/')[0];
    await expect(enCarpetaNueva(dataDir, async () => undefined)).rejects.toThrow(`ya tiene datos (${nombre})`);
    expect(todo()).toEqual([nombre]);
  });
});
