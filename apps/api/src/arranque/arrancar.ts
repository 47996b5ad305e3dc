import { mkdirSync } from 'node:fs';
import type { Config } from '../config.ts';
import { type Cerrojo, tomarCerrojo } from '../db/embebida/cerrojo.ts';
import { direccionDe } from '../direccion.ts';
import { abrirSistema } from './abrir-sistema.ts';
import { abrirBaseDeDatos } from './base-de-datos.ts';
import { type Cierres, crearCierres } from './cierres.ts';
import { lugaresDe } from './lugares.ts';
import { carpetaDelSandbox, pasarelasDe } from './pasarelas.ts';
import type { Progreso } from './progreso.ts';
import { pushDe } from './push.ts';
import { iniciarSandbox, type Sandbox } from './sandbox.ts';
import { secretoDeSesion } from './secreto-de-sesion.ts';
import { verificar } from './verificar.ts';

export type EnMarcha = {
  direccion: string;
  datos: string;
  sandbox: string | null;
  buzon: string | null;
  cerrar(): Promise<void>;
  alCaerse(aviso: () => void): void;
};

async function abrirSandbox(config: Config, cierres: Cierres, progreso: Progreso): Promise<Sandbox | null> {
  const sinPasarelas = Object.values(config.pasarelas).some((pasarela) => pasarela === null);
  const falta = config.padronUrl === null || config.smtpUrl === null || (sinPasarelas && !config.produccion);
  if (!config.demo || !falta) return null;
  const carpeta = carpetaDelSandbox(config.dataDir);
  const sandbox = await progreso.paso('Iniciando el sandbox', () =>
    iniciarSandbox(config.sandboxPort, carpeta, progreso.avisar),
  );
  cierres.alCerrar(sandbox.cerrar);
  return sandbox;
}

// One process owns the folder when its database is inside it; with an external database several may share it.
function reservarDatos({ databaseUrl, dataDir }: Config, cierres: Cierres): Cerrojo | null {
  if (databaseUrl !== null) {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    return null;
  }
  const cerrojo = tomarCerrojo(dataDir);
  cierres.alCerrar(cerrojo.soltar);
  return cerrojo;
}

async function abrirTodo(config: Config, progreso: Progreso, cierres: Cierres): Promise<EnMarcha> {
  const cerrojo = reservarDatos(config, cierres);
  const base = await abrirBaseDeDatos(config, cerrojo, cierres, progreso);
  // This comes after the database: a secret without one is what is left of a database that was lost.
  const sessionSecret = secretoDeSesion(config.sessionSecret, config.dataDir);
  const sandbox = await abrirSandbox(config, cierres, progreso);
  const servicios = {
    padronUrl: config.padronUrl ?? sandbox?.url ?? null,
    smtpUrl: config.smtpUrl ?? sandbox?.smtpUrl ?? null,
    pasarelas: pasarelasDe(config, sandbox?.url ?? null),
    lugares: lugaresDe(config, sandbox?.url ?? null),
    push: pushDe(config, sandbox?.url ?? null),
  };
  const port = await abrirSistema({ config, base, sessionSecret, servicios, cierres, progreso });
  return {
    direccion: direccionDe(config.host, port),
    datos: base.descripcion,
    sandbox: sandbox?.url ?? null,
    buzon: sandbox && config.smtpUrl === null ? `${sandbox.url}/correo` : null,
    cerrar: cierres.cerrar,
    alCaerse: base.alCaerse,
  };
}

export async function arrancar(config: Config, progreso: Progreso): Promise<EnMarcha> {
  await verificar(config);
  const cierres = crearCierres();
  try {
    return await abrirTodo(config, progreso, cierres);
  } catch (error) {
    await cierres.cerrar();
    throw error;
  }
}
