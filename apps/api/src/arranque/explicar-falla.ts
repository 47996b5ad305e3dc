import { ErrorDeArranque } from '../error-de-arranque.ts';

const SIN_PERMISO =
  'no hay permiso ahí. Si la carpeta de datos se copió como root (cp -r), devolvésela con chown -R a quien arranca Colega';

const MOTIVOS: Readonly<Record<string, string>> = {
  EACCES: SIN_PERMISO,
  EPERM: SIN_PERMISO,
  EROFS: 'es de solo lectura',
  ENOSPC: 'no queda espacio en el disco',
  ENOTDIR: 'no es una carpeta',
  EEXIST: 'no es una carpeta',
};

// A person gets one sentence when they can do something about it; a fault of ours gets all we know.
export function explicarFalla(error: unknown): string {
  if (error instanceof ErrorDeArranque) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  const motivo = MOTIVOS[code ?? ''];
  if (motivo && path) return `No se puede usar ${path}: ${motivo}. Podés elegir otra carpeta con DATA_DIR.`;
  return `Colega no pudo arrancar por una falla inesperada:\n${error instanceof Error ? error.stack : String(error)}`;
}
