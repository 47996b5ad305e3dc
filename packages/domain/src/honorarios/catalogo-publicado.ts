/** All that a fee comes from, for anybody to calculate with: each table is told once, whatever many tariffs have it. */
export type CatalogoPublicado = { datos: Record<string, unknown>; tablas: unknown[] };

type Cruda = Readonly<Record<string, unknown>>;

const resolucionesDe = ({ resoluciones }: Cruda): Cruda[] =>
  Array.isArray(resoluciones) ? (resoluciones as Cruda[]) : [];

export const publicarCatalogo = (crudos: Cruda): CatalogoPublicado => {
  const tablas = new Map<string, { tabla: unknown; lugar: number }>();
  const lugarDe = (tabla: unknown): number => {
    const texto = JSON.stringify(tabla);
    const puesta = tablas.get(texto) ?? { tabla, lugar: tablas.size };
    tablas.set(texto, puesta);
    return puesta.lugar;
  };
  const resoluciones = resolucionesDe(crudos).map((una) => ({ ...una, tabla: lugarDe(una.tabla) }));
  return { datos: { ...crudos, resoluciones }, tablas: [...tablas.values()].map(({ tabla }) => tabla) };
};

/** What `construirCatalogo` reads. */
export const leerPublicado = ({ datos, tablas }: CatalogoPublicado): Record<string, unknown> => ({
  ...datos,
  resoluciones: resolucionesDe(datos).map((una) => ({ ...una, tabla: tablas[Number(una.tabla)] })),
});
