import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import {
  type AjustesDeProveedores,
  type ConfigDePasarelas,
  MEDIOS_CON_PROVEEDOR,
  PROVEEDORES,
} from '../modules/dinero/pasarelas/proveedores.ts';

export const pasarelasDelSandbox = (url: string): AjustesDeProveedores =>
  Object.fromEntries(
    MEDIOS_CON_PROVEEDOR.map((medio) => [medio, PROVEEDORES[medio].simulado(url)]),
  ) as AjustesDeProveedores;

/** The configured gateways; a demo completes them with the sandbox's. Production never does: it does not offer the rest. */
export function pasarelasDe(
  { pasarelas, produccion, demo }: Pick<Config, 'pasarelas' | 'produccion' | 'demo'>,
  sandboxUrl: string | null,
): ConfigDePasarelas {
  if (sandboxUrl === null || produccion || !demo) return pasarelas;
  const configuradas = Object.entries(pasarelas).filter(([, ajustes]) => ajustes !== null);
  return { ...pasarelasDelSandbox(sandboxUrl), ...Object.fromEntries(configuradas) };
}

export const carpetaDelSandbox = (dataDir: string): string => join(dataDir, 'sandbox');

const puertoAnotado = (dataDir: string, nombre: 'puerto' | 'correo'): string | null => {
  const archivo = join(carpetaDelSandbox(dataDir), nombre);
  return existsSync(archivo) ? `127.0.0.1:${readFileSync(archivo, 'utf8').trim()}` : null;
};

export function sandboxVecino(dataDir: string): string | null {
  const direccion = puertoAnotado(dataDir, 'puerto');
  return direccion && `http://${direccion}`;
}

/** The registry's address: its own, or the demo's sandbox once there is one. */
export function padronVecino({
  padronUrl,
  demo,
  dataDir,
}: Pick<Config, 'padronUrl' | 'demo' | 'dataDir'>): string | null {
  return padronUrl ?? (demo ? sandboxVecino(dataDir) : null);
}

export function correoVecino({ smtpUrl, demo, dataDir }: Pick<Config, 'smtpUrl' | 'demo' | 'dataDir'>): string | null {
  if (smtpUrl !== null || !demo) return smtpUrl;
  const direccion = puertoAnotado(dataDir, 'correo');
  return direccion && `smtp://${direccion}`;
}
