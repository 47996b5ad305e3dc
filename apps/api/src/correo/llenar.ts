/** Puts each value where `{its name}` stands. */
export const llenar = (plantilla: string, datos: Readonly<Record<string, string>>): string =>
  plantilla.replace(/\{(\w+)\}/g, (entero, nombre: string) => datos[nombre] ?? entero);

/** As a text of a letter says it: every letter knows its college. */
export const llenarDeCarta = (plantilla: string, colegio: string, datos: Readonly<Record<string, string>>): string =>
  llenar(plantilla, { colegio, ...datos });
