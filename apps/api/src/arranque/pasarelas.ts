import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { ConfigDePasarelas } from '../config-de-pasarelas.ts';

/** The gateways of the sandbox at `url`, with what it takes for credentials. */
export const pasarelasDelSandbox = (url: string) =>
  ({
    siro: {
      usuario: '30546672340',
      clave: 'sandbox',
      convenio: '5150058293',
      sesionUrl: `${url}/auth/sesion`,
      pagosUrl: url,
      gestionUrl: url,
    },
    sipago: { clientId: 'colega', clientSecret: 'sandbox', authUrl: url, url },
    netPagos: { url, apiKey: 'sandbox', servicio: '001' },
    redLink: { url: `${url}/linkpagosservices/AltaDeudasServices`, entidad: '0447', ente: 'CTP', ip: '127.0.0.1' },
  }) satisfies ConfigDePasarelas;

/** Those that are configured; in a demo, the sandbox's for the rest. Never in production: there the rest is not offered. */
export function pasarelasDe(
  { pasarelas, produccion, demo }: Pick<Config, 'pasarelas' | 'produccion' | 'demo'>,
  sandboxUrl: string | null,
): ConfigDePasarelas {
  if (sandboxUrl === null || produccion || !demo) return pasarelas;
  const simuladas = pasarelasDelSandbox(sandboxUrl);
  return {
    siro: pasarelas.siro ?? simuladas.siro,
    sipago: pasarelas.sipago ?? simuladas.sipago,
    netPagos: pasarelas.netPagos ?? simuladas.netPagos,
    redLink: pasarelas.redLink ?? simuladas.redLink,
  };
}

export const carpetaDelSandbox = (dataDir: string): string => join(dataDir, 'sandbox');

const puertoAnotado = (dataDir: string, nombre: 'puerto' | 'correo'): string | null => {
  const archivo = join(carpetaDelSandbox(dataDir), nombre);
  return existsSync(archivo) ? `127.0.0.1:${readFileSync(archivo, 'utf8').trim()}` : null;
};

/** Where the sandbox of a portal on this DATA_DIR listens: for the commands that work beside it. */
export function sandboxVecino(dataDir: string): string | null {
  const direccion = puertoAnotado(dataDir, 'puerto');
  return direccion && `http://${direccion}`;
}

/** The mail server that is configured; in a demo without one, the mailbox of that sandbox. */
export function correoVecino({ smtpUrl, demo, dataDir }: Pick<Config, 'smtpUrl' | 'demo' | 'dataDir'>): string | null {
  if (smtpUrl !== null || !demo) return smtpUrl;
  const direccion = puertoAnotado(dataDir, 'correo');
  return direccion && `smtp://${direccion}`;
}
