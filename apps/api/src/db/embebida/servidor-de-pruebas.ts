import type { Accesos } from '../accesos.ts';

export const servidorDePruebas = (): Accesos | undefined => {
  const { PRUEBAS_DATABASE_URL: duenio, PRUEBAS_PROGRAMA_URL: url } = process.env;
  return duenio === undefined || url === undefined ? undefined : { url, duenio };
};

export const usarServidorDePruebas = (servidor: Accesos | undefined): void => {
  delete process.env.PRUEBAS_DATABASE_URL;
  delete process.env.PRUEBAS_PROGRAMA_URL;
  if (!servidor) return;
  process.env.PRUEBAS_DATABASE_URL = servidor.duenio;
  process.env.PRUEBAS_PROGRAMA_URL = servidor.url;
};
