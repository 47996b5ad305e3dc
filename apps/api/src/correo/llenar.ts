/** Puts each value where `{its name}` stands. */
export const llenar = (plantilla: string, datos: Readonly<Record<string, string>>): string =>
  plantilla.replace(/\{(\w+)\}/g, (entero, nombre: string) => datos[nombre] ?? entero);
