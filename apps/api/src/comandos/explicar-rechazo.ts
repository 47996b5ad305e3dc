import { ErrorDeArranque } from '../error-de-arranque.ts';
import { ErrorHttp } from '../http/error-http.ts';
import { FallaDePasarela } from '../modules/dinero/pasarelas/pasarela.ts';

const DE_UN_ARCHIVO: Readonly<Record<string, string>> = {
  ENOENT: 'no existe',
  EACCES: 'no hay permiso',
  EPERM: 'no hay permiso',
  EROFS: 'es de solo lectura',
  ENOSPC: 'no queda espacio en el disco',
  EISDIR: 'es una carpeta',
  ENOTDIR: 'no es una carpeta',
  EEXIST: 'ya existe',
  ENAMETOOLONG: 'su nombre es muy largo',
};

const DE_BASE_OCUPADA = ['55P03', '40P01', '40001', '57014'];

const frasesDe = ({ message, errores = [] }: ErrorHttp): string =>
  errores.length > 1 ? [message, ...errores.map(({ campo, mensaje }) => `  ${campo}: ${mensaje}`)].join('\n') : message;

const fraseDelSistema = ({ code = '', path }: NodeJS.ErrnoException): string | null => {
  if (code.startsWith('ERR_PARSE_ARGS')) return 'Hay una opción que no se entiende: mirá --help.';
  if (DE_BASE_OCUPADA.includes(code)) return 'La base de datos está ocupada: volvé a intentar en un rato.';
  const motivo = DE_UN_ARCHIVO[code];
  return motivo && path ? `No se puede usar ${path}: ${motivo}.` : null;
};

export const fraseDeRechazo = (error: unknown): string | null => {
  if (error instanceof ErrorDeArranque) return error.message;
  if (error instanceof ErrorHttp) return frasesDe(error);
  if (error instanceof FallaDePasarela)
    return `El proveedor no contestó (${error.message}): volvé a intentar más tarde.`;
  if (!(error instanceof Error)) return null;
  if (!(error instanceof AggregateError)) return fraseDelSistema(error);
  const frases = error.errors.map(fraseDeRechazo);
  return frases.includes(null) ? null : [...new Set([`${error.message}:`, ...frases])].join('\n');
};

export const explicarRechazo = (error: unknown): string =>
  fraseDeRechazo(error) ??
  `Una falla inesperada cortó el comando:\n${error instanceof Error ? error.stack : String(error)}`;
