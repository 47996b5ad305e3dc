type ConPartido = { nombre: string; partido: { nombre: string } };

/** There are several of one name. */
export const nombrarLocalidad = (localidad: ConPartido | null | undefined): string =>
  localidad ? `${localidad.nombre}, ${localidad.partido.nombre}` : '';
