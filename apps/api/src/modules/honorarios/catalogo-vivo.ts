import { type Catalogo, construirCatalogo } from '@colega/domain/honorarios';
import type { Db } from '../../db/conectar.ts';
import { leerDatosDeHonorarios } from './datos-de-honorarios.ts';
import { findResoluciones, findVersion } from './resoluciones.repository.ts';

/** The college's data and the published tariffs, ready to calculate. */
export type CatalogoVivo = {
  reciente(db: Db): Promise<Catalogo>;
  alDia(db: Db): Promise<Catalogo>;
};

// S-98: a process may miss what another published for this long.
const SE_MIRA_CADA_MS = 2_000;

export const construirDesde = (resoluciones: readonly unknown[]): Catalogo => {
  const catalogo = construirCatalogo({ ...leerDatosDeHonorarios(), resoluciones });
  if (catalogo.ok) return catalogo.valor;
  const [primero] = catalogo.problema;
  throw new Error(`Los datos de honorarios no son válidos: ${primero?.ruta}: ${primero?.motivo}`);
};

export const crearCatalogoVivo = (): CatalogoVivo => {
  let actual: { version: string; catalogo: Catalogo } | undefined;
  let mirado = Number.NEGATIVE_INFINITY;
  const alDia = async (db: Db): Promise<Catalogo> => {
    const version = await findVersion(db);
    if (actual?.version !== version) actual = { version, catalogo: construirDesde(await findResoluciones(db)) };
    mirado = performance.now();
    return actual.catalogo;
  };
  return {
    alDia,
    reciente: async (db) => (actual && performance.now() - mirado < SE_MIRA_CADA_MS ? actual.catalogo : alDia(db)),
  };
};
