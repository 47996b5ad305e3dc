import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carpetaDePrueba } from '../testing/arranque/proceso-de-prueba.ts';
import { abrirBaseEmbebida, type BaseEmbebida } from './embebida/base-embebida.ts';

let dataDir: string;
let archivados: string;
let cliente: pg.Client;
let base: BaseEmbebida;

const abrir = async (): Promise<void> => {
  base = await abrirBaseEmbebida({ dataDir, log: () => undefined });
  cliente = new pg.Client({ connectionString: base.duenio });
  await cliente.connect();
};
const cerrar = async (): Promise<void> => {
  await cliente.end();
  await base.cerrar();
};
const leer = async (sql: string): Promise<unknown[]> =>
  (await cliente.query({ text: sql, rowMode: 'array' })).rows.flat();
const configurar = (donde: string, ...ajustes: string[]): void =>
  appendFileSync(join(donde, 'postgresql.conf'), `\n${ajustes.join('\n')}\n`);

/** Copies the folder while it is written to, as pg_basebackup does, with what the server needs to read it. */
const copiarEnMarcha = async (copia: string): Promise<void> => {
  await cliente.query(`select pg_backup_start('prueba', true)`);
  execFileSync('cp', ['-a', join(dataDir, 'base'), copia]);
  const [etiqueta] = await leer('select labelfile from pg_backup_stop(true)');
  for (const propio of ['postmaster.pid', 'postmaster.opts', 'pg_wal'])
    rmSync(join(copia, propio), { recursive: true, force: true });
  writeFileSync(join(copia, 'backup_label'), String(etiqueta));
};

beforeAll(async () => {
  dataDir = carpetaDePrueba();
  archivados = join(dirname(dataDir), 'archivados');
  mkdirSync(archivados);
  chmodSync(archivados, 0o777);
  await abrir();
  await cerrar();
});
afterAll(async () => {
  await base.cerrar();
  rmSync(dirname(dataDir), { recursive: true, force: true });
});

test.runIf(process.platform === 'linux')(
  'con el WAL archivado se vuelve a cualquier momento después de la copia, con los ajustes de docs/operations.md',
  async () => {
    const cluster = join(dataDir, 'base');
    configurar(
      cluster,
      'archive_mode = on',
      `archive_command = 'test ! -f ${archivados}/%f && cp %p ${archivados}/%f.parte && mv ${archivados}/%f.parte ${archivados}/%f'`,
    );
    await abrir();
    await cliente.query('create table t (n int)');
    await cliente.query('insert into t values (1)');
    const copia = join(dirname(dataDir), 'copia');
    await copiarEnMarcha(copia);
    await cliente.query('insert into t values (2)');
    const [momento] = await leer('select clock_timestamp()::text');
    await cliente.query('delete from t');
    const [ultimo] = await leer('select pg_walfile_name(pg_switch_wal())');
    const archivado = async () => (await leer(`select last_archived_wal >= '${ultimo}' from pg_stat_archiver`))[0];
    await expect.poll(archivado, { timeout: 20_000, interval: 100 }).toBe(true);
    await cerrar();

    rmSync(cluster, { recursive: true });
    execFileSync('cp', ['-a', copia, `${cluster}.copia`]);
    const nuevo = `${cluster}.copia`;
    configurar(
      nuevo,
      'archive_mode = off',
      `restore_command = 'cp ${archivados}/%f %p'`,
      `recovery_target_time = '${momento}'`,
      `recovery_target_action = 'promote'`,
    );
    mkdirSync(join(nuevo, 'pg_wal'), { mode: 0o700 });
    writeFileSync(join(nuevo, 'recovery.signal'), '');
    execFileSync('chown', ['-R', '--reference', copia, nuevo]);
    renameSync(nuevo, cluster);
    await abrir();
    expect(await leer('select n from t order by n')).toEqual([1, 2]);
    await cliente.end();
  },
  120_000,
);
