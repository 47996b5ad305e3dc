type Calle = { calle: string; numero: string; piso: string | null; departamento: string | null };
type Lugar = { localidad: { nombre: string; codigo_postal: string; partido: { nombre: string } } | null };

export const calleDeDomicilio = ({ calle, numero, piso, departamento }: Calle): string =>
  [`${calle} ${numero}`, piso && `piso ${piso}`, departamento && `depto. ${departamento}`].filter(Boolean).join(', ');

export const lugarDeDomicilio = ({ localidad }: Lugar): string =>
  localidad === null ? '' : `${localidad.nombre} (${localidad.codigo_postal}), ${localidad.partido.nombre}`;
