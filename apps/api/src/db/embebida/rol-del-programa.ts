import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { CLAVE_DEL_PROGRAMA } from './piezas.ts';

const ROL_DEL_PROGRAMA = 'colega_app';
const CERROJO = 7_410_417;

const readClave = (dataDir: string): string | null => {
  try {
    return readFileSync(join(dataDir, CLAVE_DEL_PROGRAMA), 'utf8').trim();
  } catch {
    return null;
  }
};

const crearClave = (dataDir: string): string => {
  const clave = randomBytes(24).toString('base64url');
  writeFileSync(join(dataDir, CLAVE_DEL_PROGRAMA), clave, { mode: 0o600 });
  return clave;
};

async function exigirRol(cliente: pg.Client, dataDir: string): Promise<string> {
  const { rowCount } = await cliente.query('select 1 from pg_roles where rolname = $1', [ROL_DEL_PROGRAMA]);
  const anterior = readClave(dataDir);
  if (rowCount && anterior !== null) return anterior;
  const clave = anterior ?? crearClave(dataDir);
  const orden = rowCount ? 'alter' : 'create';
  await cliente.query(`${orden} role ${ROL_DEL_PROGRAMA} login password ${pg.escapeLiteral(clave)}`);
  return clave;
}

export async function entrarComoPrograma(duenio: string, dataDir: string): Promise<string> {
  const cliente = new pg.Client({ connectionString: duenio });
  await cliente.connect();
  try {
    // A command may run this while the portal starts.
    await cliente.query('select pg_advisory_lock($1)', [CERROJO]);
    const url = new URL(duenio);
    url.username = ROL_DEL_PROGRAMA;
    url.password = await exigirRol(cliente, dataDir);
    return url.href;
  } finally {
    await cliente.end();
  }
}
