import { ponerSuTabla } from '../resolucion.ts';
import { cerrarSeguidas } from '../vigencias.ts';
import { crearLector, leerDe, leerTexto, type ProblemaDeDatos } from './lector.ts';

export type ArchivosDeDatos = Readonly<Record<string, unknown>>;

const SUELTOS = {
  segmentos: 'segmentos.json',
  rubros: 'rubros.json',
  categorias: 'categorias.json',
  tareas: 'tareas.json',
  segmento_tareas: 'segmento-tareas.json',
  tipo_obras: 'tipo-obras.json',
  estado_obra: 'estado-obra.json',
} as const;

const enCarpeta = (archivos: ArchivosDeDatos, carpeta: string): [string, unknown][] =>
  Object.entries(archivos)
    .filter(([ruta]) => ruta.startsWith(`${carpeta}/`))
    .sort(([a], [b]) => (a < b ? -1 : 1));

export const datosDeArchivos = (
  archivos: ArchivosDeDatos,
): { datos: Record<string, unknown>; problemas: ProblemaDeDatos[] } => {
  const tablas = new Map(
    enCarpeta(archivos, 'tablas').map(([ruta, tabla]) => [leerTexto(leerDe(crearLector(tabla, ruta), 'clave')), tabla]),
  );
  const resoluciones = enCarpeta(archivos, 'resoluciones').map(([ruta, r]) => ponerSuTabla(r, tablas, ruta));
  const sueltos = Object.entries(SUELTOS).map(([clave, ruta]) => [clave, archivos[ruta]]);
  return {
    datos: {
      ...Object.fromEntries(sueltos),
      formularios: enCarpeta(archivos, 'formularios').map(([, formulario]) => formulario),
      resoluciones: cerrarSeguidas(resoluciones.map((r) => r.resolucion)),
    },
    problemas: resoluciones.flatMap((r) => r.problemas),
  };
};
