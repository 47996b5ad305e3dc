import { type Catalogo, type CatalogoPublicado, construirCatalogo, publicarCatalogo } from '@colega/domain/honorarios';
import type { Db } from '../../db/conectar.ts';
import { leerDatosDeHonorarios } from './datos-de-honorarios.ts';
import { findResoluciones, findRubrosConTarifa, findVersion } from './resoluciones.repository.ts';

/** The college's data and the published tariffs, ready to calculate. */
export type CatalogoVivo = {
  reciente(db: Db): Promise<Catalogo>;
  alDia(db: Db): Promise<Catalogo>;
  /** The same, for who calculates elsewhere. */
  publicado(db: Db): Promise<CatalogoPublicado>;
};

// S-98: a process may miss what another published for this long.
const SE_MIRA_CADA_MS = 2_000;

/** `rubros`: those that the college has, which it says at its desk. */
export const construirDesde = (resoluciones: readonly unknown[], rubros: ReadonlySet<number>): Catalogo =>
  construir(reunir(resoluciones, rubros));

const reunir = (resoluciones: readonly unknown[], activos: ReadonlySet<number>) => {
  const datos = leerDatosDeHonorarios();
  const deArchivo = Array.isArray(datos.rubros) ? (datos.rubros as { id: number }[]) : [];
  return { ...datos, rubros: deArchivo.map((rubro) => ({ ...rubro, activo: activos.has(rubro.id) })), resoluciones };
};

const construir = (crudos: Record<string, unknown>): Catalogo => {
  const catalogo = construirCatalogo(crudos);
  if (catalogo.ok) return catalogo.valor;
  const [primero] = catalogo.problema;
  throw new Error(`Los datos de honorarios no son válidos: ${primero?.ruta}: ${primero?.motivo}`);
};

export const crearCatalogoVivo = (): CatalogoVivo => {
  let actual: { version: string; catalogo: Catalogo; publicado: CatalogoPublicado } | undefined;
  let mirado = Number.NEGATIVE_INFINITY;
  const mirar = async (db: Db) => {
    const version = await findVersion(db);
    if (actual?.version !== version) {
      const [resoluciones, rubros] = [
        await findResoluciones(db),
        await findRubrosConTarifa(db, { conLosQueSiguen: false }),
      ];
      const crudos = reunir(resoluciones, rubros);
      actual = { version, catalogo: construir(crudos), publicado: publicarCatalogo(crudos) };
    }
    mirado = performance.now();
    return actual;
  };
  const mirarCadaTanto = async (db: Db) =>
    actual && performance.now() - mirado < SE_MIRA_CADA_MS ? actual : mirar(db);
  return {
    alDia: async (db) => (await mirar(db)).catalogo,
    reciente: async (db) => (await mirarCadaTanto(db)).catalogo,
    publicado: async (db) => (await mirarCadaTanto(db)).publicado,
  };
};
