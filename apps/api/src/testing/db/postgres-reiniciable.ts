import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Accesos } from '../../db/accesos.ts';
import { prepararBinarios } from '../../db/embebida/binarios.ts';
import { crearClusterSiFalta, leerClave, ROL } from '../../db/embebida/cluster.ts';
import { estaVivo } from '../../db/embebida/proceso.ts';
import { entrarComoPrograma } from '../../db/embebida/rol-del-programa.ts';
import { iniciarServidor } from '../../db/embebida/servidor.ts';
import { CARPETA_COMUN, ubicarCluster } from '../../db/embebida/ubicacion.ts';

export type PostgresReiniciable = Accesos & {
  /** SIGINT closes the server as its administrator would; SIGQUIT is a crash, recovered from its log. */
  reiniciar(senial: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  cerrar(): Promise<void>;
};

export async function abrirPostgresReiniciable(): Promise<PostgresReiniciable> {
  const dataDir = mkdtempSync(join(tmpdir(), 'colega-reinicio-'));
  chmodSync(dataDir, 0o711);
  const ubicacion = ubicarCluster(dataDir);
  const binarios = prepararBinarios(ubicacion.usuario, CARPETA_COMUN);
  crearClusterSiFalta(binarios, ubicacion, dataDir, false);
  const registro = join(dataDir, 'postgresql.log');
  let servidor = await iniciarServidor(binarios, ubicacion, registro, false);
  const { puerto } = servidor;
  const duenio = `postgres://${ROL}:${leerClave(dataDir)}@127.0.0.1:${puerto}/postgres`;
  return {
    url: await entrarComoPrograma(duenio, dataDir),
    duenio,
    reiniciar: async (senial) => {
      process.kill(servidor.pid, senial);
      while (estaVivo(servidor.pid)) await esperar(10);
      servidor = await iniciarServidor(binarios, ubicacion, registro, false, async () => puerto);
    },
    cerrar: async () => {
      await servidor.detener();
      rmSync(dataDir, { recursive: true, force: true });
      rmSync(ubicacion.cluster, { recursive: true, force: true });
    },
  };
}
