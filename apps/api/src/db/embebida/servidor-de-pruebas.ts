import type { Accesos } from '../accesos.ts';

/** The server in which the tests make their databases; undefined while nobody has started one. */
export const servidorDePruebas = (): Accesos | undefined => {
  const { PRUEBAS_DATABASE_URL: duenio, PRUEBAS_PROGRAMA_URL: url } = process.env;
  return duenio === undefined || url === undefined ? undefined : { url, duenio };
};

/** From now on it is that one. The processes of a run know it by their environment. */
export const usarServidorDePruebas = (servidor: Accesos | undefined): void => {
  delete process.env.PRUEBAS_DATABASE_URL;
  delete process.env.PRUEBAS_PROGRAMA_URL;
  if (!servidor) return;
  process.env.PRUEBAS_DATABASE_URL = servidor.duenio;
  process.env.PRUEBAS_PROGRAMA_URL = servidor.url;
};
