import { readFileSync } from 'node:fs';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/conectar.ts';
import { ErrorDeArranque } from '../../../error-de-arranque.ts';
import { leerColegio } from '../../colegio/leer-colegio.service.ts';
import type { CredencialesDelPadron } from './firmar-cms.ts';
import { recordar } from './recordar.ts';
import { crearRegistroArca } from './registro-arca.ts';
import { type RegistroDeCuits, SIN_PADRON } from './registro-de-cuits.ts';

function readPem(ajuste: string, archivo: string): string {
  try {
    return readFileSync(archivo, 'utf8');
  } catch {
    throw new ErrorDeArranque(`No se puede leer el archivo de ${ajuste}.`);
  }
}

function readCredenciales({ padronCertificado, padronClave }: Config): CredencialesDelPadron | null {
  if (padronCertificado === null || padronClave === null) return null;
  return {
    certificado: readPem('PADRON_CERTIFICADO', padronCertificado),
    clave: readPem('PADRON_CLAVE', padronClave),
  };
}

/** The registry at `url`, as configured; without one, a registry that never answers. Throws ErrorDeArranque. */
export function crearRegistroDeCuits(config: Config, url: string | null, db: Db, reloj: () => Date): RegistroDeCuits {
  if (url === null) return SIN_PADRON;
  // S-78: the college asks in its own name where no other is set.
  const cuit = config.padronCuit ?? (async () => (await leerColegio(db)).cuit);
  return recordar(crearRegistroArca({ url, credenciales: readCredenciales(config), cuit }, db, reloj), reloj);
}

/** Of a neighbour that may start later: it is looked for at each question, until it is there. */
export const registroPor = (
  direccion: () => string | null,
  crear: (url: string) => RegistroDeCuits,
): RegistroDeCuits => {
  let registro: RegistroDeCuits | null = null;
  return {
    buscar: (cuit) => {
      const url = direccion();
      if (url !== null) registro ??= crear(url);
      return (registro ?? SIN_PADRON).buscar(cuit);
    },
  };
};
