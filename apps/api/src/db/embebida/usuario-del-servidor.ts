import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ErrorDeArranque } from '../../error-de-arranque.ts';

export type UsuarioDelServidor = { uid: number; gid: number } | null;

function findUsuario(nombre: string): UsuarioDelServidor {
  const linea = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((fila) => fila.startsWith(`${nombre}:`));
  const campos = linea?.split(':');
  return campos ? { uid: Number(campos[2]), gid: Number(campos[3]) } : null;
}

function findDuenio(cluster: string): UsuarioDelServidor {
  try {
    const { uid, gid } = statSync(cluster);
    return uid === 0 ? null : { uid, gid };
  } catch {
    return null;
  }
}

// PostgreSQL refuses to run as root. An existing cluster keeps its owner, even if a `postgres` user appears later.
export function elegirUsuario(cluster: string): UsuarioDelServidor {
  if (process.getuid?.() !== 0) return null;
  const usuario = findDuenio(cluster) ?? findUsuario('postgres') ?? findUsuario('nobody');
  if (usuario) return usuario;
  throw new ErrorDeArranque(
    'PostgreSQL no puede correr como root y no existe el usuario «postgres» ni «nobody»: creá uno o definí DATABASE_URL.',
  );
}

const MUESTRAS = ['.', 'PG_VERSION', 'global', 'global/pg_control'];

export function comandoParaDevolverla(cluster: string, usuario: UsuarioDelServidor): string {
  const { uid, gid } = usuario ?? { uid: process.getuid?.(), gid: process.getgid?.() };
  return `Si se copió como root (cp -r), devolvésela a quien corre la base de datos: chown -R ${uid}:${gid} ${cluster}`;
}

/** PostgreSQL cannot read files copied by another user, and explains it badly. Throws ErrorDeArranque. */
export function exigirDuenio(cluster: string, usuario: UsuarioDelServidor): void {
  const uid = usuario?.uid ?? process.getuid?.();
  const ajeno = MUESTRAS.map((nombre) => join(cluster, nombre)).find(
    (ruta) => existsSync(ruta) && statSync(ruta).uid !== uid,
  );
  if (uid === undefined || ajeno === undefined) return;
  throw new ErrorDeArranque(
    `No se puede usar ${ajeno}: es de otro usuario. ${comandoParaDevolverla(cluster, usuario)}`,
  );
}

function puedePasar(carpeta: string, usuario: { uid: number; gid: number }): boolean {
  const { mode, uid, gid } = statSync(carpeta);
  if (uid === usuario.uid) return (mode & 0o100) !== 0;
  if (gid === usuario.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

export function puedeLlegar(carpeta: string, usuario: UsuarioDelServidor): boolean {
  if (!usuario) return true;
  for (let actual = resolve(carpeta); ; actual = dirname(actual)) {
    if (!puedePasar(actual, usuario)) return false;
    if (actual === dirname(actual)) return true;
  }
}
