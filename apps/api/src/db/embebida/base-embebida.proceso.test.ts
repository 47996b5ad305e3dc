import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { abrirBaseEmbebida, usarBaseEmbebida } from './base-embebida.ts';
import { estaVivo } from './proceso.ts';
import { leerEstado } from './servidor.ts';
import { ubicarCluster } from './ubicacion.ts';

const carpetas: string[] = [];
const log = () => {};

function carpetaNueva(modo = 0o711): string {
  const carpeta = mkdtempSync(join(tmpdir(), 'colega-base-'));
  chmodSync(carpeta, modo);
  carpetas.push(carpeta);
  return carpeta;
}

async function consultar(url: string, sql: string): Promise<unknown[]> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    return (await cliente.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await cliente.end();
  }
}

afterEach(() => {
  for (const carpeta of carpetas.splice(0)) rmSync(carpeta, { recursive: true, force: true });
});

describe('base embebida', () => {
  test('abre con UTF-8, orden en castellano y sumas de control, y al cerrar no queda nada', async () => {
    const dataDir = carpetaNueva();
    const base = await abrirBaseEmbebida({ dataDir, log });
    const pid = leerEstado(ubicarCluster(dataDir).cluster)?.pid ?? 0;
    expect(await consultar(base.url, `select current_setting('data_checksums'), upper('áñü')`)).toEqual(['on', 'ÁÑÜ']);
    const nombres = `select n from unnest(array['Ñandú','Zárate','Nuñez','Álvarez']) n order by n collate "es-AR-x-icu"`;
    expect(await consultar(base.url, nombres)).toEqual(['Álvarez', 'Nuñez', 'Ñandú', 'Zárate']);
    await base.cerrar();
    expect(estaVivo(pid)).toBe(false);
    expect(existsSync(join(dataDir, 'en-uso.json'))).toBe(false);
  });

  test('si su servidor se cae vuelve solo, en la misma dirección y con lo confirmado', async () => {
    const dataDir = carpetaNueva();
    const base = await abrirBaseEmbebida({ dataDir, log });
    await consultar(base.duenio, 'create table t as select 7 as n');
    const caido = leerEstado(ubicarCluster(dataDir).cluster)?.pid ?? 0;
    process.kill(caido, 'SIGQUIT');
    const leer = () => consultar(base.duenio, 'select n from t').catch(() => []);
    await expect.poll(() => estaVivo(caido), { timeout: 5_000, interval: 20 }).toBe(false);
    await expect.poll(leer, { timeout: 10_000, interval: 50 }).toEqual([7]);
    await base.cerrar();
    expect(leerEstado(ubicarCluster(dataDir).cluster)).toBeNull();
  });

  test('conserva los datos entre arranques, y una segunda apertura se rechaza sin tocar la primera', async () => {
    const dataDir = carpetaNueva();
    const primera = await abrirBaseEmbebida({ dataDir, log });
    await consultar(primera.duenio, 'create table t as select 7 as n');
    await expect(abrirBaseEmbebida({ dataDir, log })).rejects.toThrow(/ya está en marcha/);
    expect(await consultar(primera.duenio, 'select n from t')).toEqual([7]);
    await primera.cerrar();
    const segunda = await abrirBaseEmbebida({ dataDir, log });
    expect(await consultar(segunda.duenio, 'select n from t')).toEqual([7]);
    await segunda.cerrar();
  });

  test('un comando usa la base del sistema en marcha, o abre la suya', async () => {
    const dataDir = carpetaNueva();
    const propia = await usarBaseEmbebida({ dataDir, log });
    expect(await consultar(propia.url, 'select 1')).toEqual([1]);
    const compartida = await usarBaseEmbebida({ dataDir, log });
    expect(compartida).toMatchObject({ url: propia.url, duenio: propia.duenio });
    await compartida.cerrar();
    expect(await consultar(propia.url, 'select 1')).toEqual([1]);
    await propia.cerrar();
  });

  test('el programa entra con un rol sin poder, que se crea donde falta: datos nuevos, o de una versión anterior', async () => {
    const dataDir = carpetaNueva();
    const clave = join(dataDir, 'programa.clave');
    const entrar = async (preparar?: (duenio: string) => Promise<unknown>) => {
      const base = await abrirBaseEmbebida({ dataDir, log });
      const poder =
        'select rolname, rolsuper or rolcreatedb or rolcreaterole from pg_roles where rolname = current_user';
      expect(await consultar(base.url, poder)).toEqual(['colega_app', false]);
      await preparar?.(base.duenio);
      await base.cerrar();
      return readFileSync(clave, 'utf8');
    };
    const primera = await entrar();
    expect(statSync(clave).mode & 0o777).toBe(0o600);
    expect(await entrar((duenio) => consultar(duenio, 'drop role colega_app'))).toBe(primera);
    expect(await entrar()).toBe(primera);
    rmSync(clave);
    expect(await entrar()).not.toBe(primera);
  });

  test('la desechable no deja datos', async () => {
    const dataDir = carpetaNueva();
    const base = await abrirBaseEmbebida({ dataDir, log, desechable: true });
    expect(await consultar(base.url, 'show fsync')).toEqual(['off']);
    await base.cerrar();
    expect(readdirSync(dataDir)).not.toContain('base');
  });
});

describe('base embebida en una carpeta cerrada', () => {
  test('cada DATA_DIR tiene su propia base, al alcance del usuario del servidor', async () => {
    const cerrada = carpetaNueva(0o700);
    const dirs = ['a', 'b'].map((nombre) => join(cerrada, nombre));
    for (const dir of dirs) mkdirSync(dir);
    const bases = await Promise.all(dirs.map((dataDir) => abrirBaseEmbebida({ dataDir, log, desechable: true })));
    expect(new Set(bases.map((base) => base.carpeta)).size).toBe(2);
    for (const base of bases) {
      expect(base.carpeta.startsWith(cerrada)).toBe(process.getuid?.() !== 0);
      await base.cerrar();
      rmSync(base.carpeta, { recursive: true, force: true });
    }
  });
});

// A real process opens the database and is killed, which makes the orphan.
test('la base de un proceso muerto se recupera con lo confirmado', { timeout: 30_000 }, async () => {
  const dataDir = carpetaNueva();
  const guion = `
    import { abrirBaseEmbebida } from ${JSON.stringify(import.meta.resolve('./base-embebida.ts'))};
    const base = await abrirBaseEmbebida({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
    process.stdout.write(base.duenio + '\\n');
    setInterval(() => {}, 1000);`;
  const hijo = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', guion], { stdio: 'pipe' });
  const url = await new Promise<string>((listo) => hijo.stdout.once('data', (dato) => listo(String(dato).trim())));
  await consultar(url, 'create table t as select 7 as n');
  const huerfano = leerEstado(ubicarCluster(dataDir).cluster)?.pid ?? 0;
  hijo.kill('SIGKILL');
  await new Promise((listo) => hijo.once('exit', listo));
  expect(estaVivo(huerfano)).toBe(true);

  const base = await abrirBaseEmbebida({ dataDir, log });
  expect(estaVivo(huerfano)).toBe(false);
  expect(await consultar(base.duenio, 'select n from t')).toEqual([7]);
  await base.cerrar();
});
