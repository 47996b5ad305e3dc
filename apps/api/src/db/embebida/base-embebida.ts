import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { vigilar } from '../../vigilar.ts';
import type { Accesos } from '../accesos.ts';
import { prepararBinarios } from './binarios.ts';
import { terminarTraslado } from './carpeta-nueva.ts';
import { type Cerrojo, findDuenioVivo, tomarCerrojo } from './cerrojo.ts';
import { crearClusterSiFalta, leerClave, ROL } from './cluster.ts';
import { exigirDatosEnteros } from './datos-enteros.ts';
import { CLAVE, CLAVE_DEL_PROGRAMA } from './piezas.ts';
import { entrarComoPrograma } from './rol-del-programa.ts';
import { detenerHuerfano, iniciarServidor, leerEstado, type Servidor } from './servidor.ts';
import { CARPETA_COMUN, ubicarCluster } from './ubicacion.ts';
import { exigirDuenio } from './usuario-del-servidor.ts';

export type BaseEmbebida = Accesos & {
  carpeta: string;
  cerrar(): Promise<void>;
  alCaerse(aviso: () => void): void;
};

export type OpcionesDeBase = {
  dataDir: string;
  log: (mensaje: string) => void;
  cerrojo?: Cerrojo;
  // For tests: nothing survives a power cut, and closing deletes the data.
  desechable?: boolean;
};

function urlDe(dataDir: string, puerto: number, base: string): string {
  return `postgres://${ROL}:${leerClave(dataDir)}@127.0.0.1:${puerto}/${base}`;
}

async function crearBaseSiFalta(urlDeAdministracion: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: urlDeAdministracion });
  await cliente.connect();
  try {
    const { rowCount } = await cliente.query('select 1 from pg_database where datname = $1', [ROL]);
    if (rowCount === 0) await cliente.query(`create database "${ROL}"`);
  } finally {
    await cliente.end();
  }
}

async function iniciar(dataDir: string, log: OpcionesDeBase['log'], desechable: boolean) {
  await terminarTraslado(dataDir);
  exigirDatosEnteros(dataDir);
  const ubicacion = ubicarCluster(dataDir);
  exigirDuenio(ubicacion.cluster, ubicacion.usuario);
  const binarios = prepararBinarios(ubicacion.usuario, CARPETA_COMUN);
  await detenerHuerfano(ubicacion.cluster, log);
  if (crearClusterSiFalta(binarios, ubicacion, dataDir, !desechable)) log('Base de datos nueva');
  const lanzar = (elegirPuerto?: () => Promise<number>) =>
    iniciarServidor(binarios, ubicacion, join(dataDir, 'postgresql.log'), desechable, elegirPuerto);
  return { ubicacion, servidor: await lanzar(), lanzar };
}

async function accesosDe(dataDir: string, puerto: number): Promise<Accesos> {
  const duenio = urlDe(dataDir, puerto, ROL);
  return { url: await entrarComoPrograma(duenio, dataDir), duenio };
}

async function completar(dataDir: string, servidor: Servidor): Promise<Accesos> {
  try {
    await crearBaseSiFalta(urlDe(dataDir, servidor.puerto, 'postgres'));
    return await accesosDe(dataDir, servidor.puerto);
  } catch (error) {
    await servidor.detener();
    throw error;
  }
}

// Opens the PostgreSQL of `dataDir`, ready to use. Throws ErrorDeArranque.
export async function abrirBaseEmbebida(opciones: OpcionesDeBase): Promise<BaseEmbebida> {
  const dataDir = resolve(opciones.dataDir);
  const desechable = opciones.desechable ?? false;
  const cerrojo = opciones.cerrojo ?? tomarCerrojo(dataDir);
  const soltar = () => opciones.cerrojo === undefined && cerrojo.soltar();
  try {
    const { ubicacion, servidor, lanzar } = await iniciar(dataDir, opciones.log, desechable);
    const accesos = await completar(dataDir, servidor);
    const vigilado = vigilar(servidor, () => {
      opciones.log('PostgreSQL se detuvo: se lo vuelve a arrancar');
      return lanzar(async () => servidor.puerto);
    });
    let cerrada: Promise<void> | undefined;
    const cerrar = async () => {
      await vigilado.detener();
      if (desechable)
        for (const ruta of [ubicacion.cluster, join(dataDir, CLAVE), join(dataDir, CLAVE_DEL_PROGRAMA)])
          rmSync(ruta, { recursive: true, force: true });
      soltar();
    };
    return {
      ...accesos,
      carpeta: ubicacion.carpeta,
      cerrar: () => {
        cerrada ??= cerrar();
        return cerrada;
      },
      alCaerse: vigilado.alCaerse,
    };
  } catch (error) {
    soltar();
    throw error;
  }
}

// For commands: the database of the Colega that is running on this data, or one opened just for the command.
export async function usarBaseEmbebida(opciones: OpcionesDeBase): Promise<Accesos & Pick<BaseEmbebida, 'cerrar'>> {
  const dataDir = resolve(opciones.dataDir);
  const estado = findDuenioVivo(dataDir) ? leerEstado(ubicarCluster(dataDir).cluster) : null;
  if (!estado?.listo) return abrirBaseEmbebida(opciones);
  return { ...(await accesosDe(dataDir, estado.puerto)), cerrar: async () => {} };
}
