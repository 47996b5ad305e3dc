import pg from 'pg';
import type { Config } from '../config.ts';
import type { Accesos } from '../db/accesos.ts';
import { ErrorDeArranque } from '../error-de-arranque.ts';

const ESPERA_MAXIMA_MS = 5_000;

const MOTIVOS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no hay ningún servidor escuchando ahí',
  ENOTFOUND: 'no se encuentra ese servidor',
  EAI_AGAIN: 'no se encuentra ese servidor',
  EHOSTUNREACH: 'no se llega a ese servidor',
  '28P01': 'el usuario o la clave no son correctos',
  '28000': 'el servidor no acepta a ese usuario',
  '3D000': 'esa base de datos no existe',
};

function nombrar(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** The accesses to the configured server; null without one. Without an owner's address, DATABASE_URL serves for both. */
export const accesosDelAjuste = ({ databaseUrl, databaseOwnerUrl }: Config): Accesos | null =>
  databaseUrl === null ? null : { url: databaseUrl, duenio: databaseOwnerUrl ?? databaseUrl };

export async function exigirBaseAlcanzable(url: string, ajuste: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: url, connectionTimeoutMillis: ESPERA_MAXIMA_MS });
  try {
    await cliente.connect();
    await cliente.query('select 1');
  } catch (error) {
    const motivo = MOTIVOS[(error as NodeJS.ErrnoException).code ?? ''] ?? 'el servidor no responde';
    throw new ErrorDeArranque(`No se puede usar la base de datos de ${ajuste} (${nombrar(url)}): ${motivo}.`);
  } finally {
    await cliente.end().catch(() => {});
  }
}
