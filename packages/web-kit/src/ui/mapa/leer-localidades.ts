import { formatNombrePropio } from '@colega/domain/legajos';

export type LocalidadDelMapa = { nombre: string; lat: number; lng: number; cabecera: boolean };

/** Of the college's list, those whose place is known: others stand at the middle of their partido. No cell of it has commas of its own. */
export const leerLocalidades = (csv: string): LocalidadDelMapa[] => {
  const [titulos = '', ...renglones] = csv.trim().split(/\r?\n/);
  const columna = (nombre: string): number => titulos.split(',').indexOf(nombre);
  const [nombre, partido, lat, lng, fuente] = ['nombre', 'partido', 'latitud', 'longitud', 'fuente_coordenada'].map(
    columna,
  );
  const vistas = new Set<string>();
  return renglones.flatMap((renglon) => {
    const celdas = renglon.split(',');
    const de = (cual = -1): string => celdas[cual] ?? '';
    const clave = `${de(lat)} ${de(lng)}`;
    if (de(fuente) === 'centroide_partido' || vistas.has(clave)) return [];
    vistas.add(clave);
    const cabecera = de(nombre).toLowerCase() === de(partido).toLowerCase();
    return { nombre: formatNombrePropio(de(nombre)), lat: Number(de(lat)), lng: Number(de(lng)), cabecera };
  });
};

type Caja = { x: number; y: number };
const ANCHO = 110;
const ALTO = 26;

/** Those that can be read where they are: each partido's own first, and none over another. */
export const elegirSinTaparse = <T extends { cabecera: boolean; donde: Caja }>(
  localidades: readonly T[],
  tope: number,
): T[] => {
  const puestas: T[] = [];
  const libre = ({ donde }: T) =>
    puestas.every((otra) => Math.abs(otra.donde.x - donde.x) > ANCHO || Math.abs(otra.donde.y - donde.y) > ALTO);
  const enOrden = [...localidades].sort((una, otra) => Number(otra.cabecera) - Number(una.cabecera));
  for (const localidad of enOrden) if (puestas.length < tope && libre(localidad)) puestas.push(localidad);
  return puestas;
};
