import { usaCoeficiente } from './coeficiente.ts';
import { fuenteEn } from './preparar/normas.ts';
import { armarRuta, mapaEn, valorEn } from './preparar/ruta-de-celda.ts';
import type { DatosParaTarifas, ResolucionEnUso } from './resolucion-en-uso.ts';

type ConFuentes = Pick<ResolucionEnUso, 'fuentes' | 'tabla'>;

const DE_OBRA = ['escala', 'factores_superficie', 'coeficientes_tipo_obra', 'vivienda_unifamiliar', 'estado_obra'];

/** The tables that the fee of a file may read, in the rubros that the college has. */
const tablasQueSeLeen = (
  resolucion: ConFuentes,
  segmentos: ReadonlySet<string>,
  tareas: readonly string[],
): string[] => {
  const conObra = [...segmentos].some(usaCoeficiente);
  const conCategorias = mapaEn(resolucion, 'tabla/factores_categoria/valores').some(([clave]) => segmentos.has(clave));
  const conRepartos = conObra || tareas.some((tarea) => valorEn(resolucion, armarRuta(tarea, 'reparto')) !== undefined);
  const suyas = [
    ...(conObra ? DE_OBRA : []),
    ...(conCategorias ? ['factores_categoria'] : []),
    ...(conRepartos ? ['repartos'] : []),
  ];
  return suyas
    .map((clave) => armarRuta('tabla', clave))
    .filter((tabla) => mapaEn(resolucion, armarRuta(tabla, 'valores')).length > 0);
};

/** Of any of its figures. */
const tieneSupuestos = (valor: unknown): boolean =>
  typeof valor === 'object' &&
  valor !== null &&
  Object.entries(valor).some(([clave, uno]) => (clave === 'supuesto' && uno !== undefined) || tieneSupuestos(uno));

const CATEGORIAS = armarRuta('tabla', 'factores_categoria');
/** Where the figures that are read say their own source: of the categories, those of the rubros that the college has. */
const loQueSeLee = (resolucion: ConFuentes, segmentos: ReadonlySet<string>, ruta: string): unknown =>
  ruta === CATEGORIAS
    ? mapaEn(resolucion, armarRuta(CATEGORIAS, 'fuentes', 'valores')).filter(([clave]) => segmentos.has(clave))
    : valorEn(resolucion, ruta);

/** Whether all that a file's fee reads in it comes from a norm: with one assumption, it is a value of reference (S-1130). */
export const estaConfirmada = (
  resolucion: ConFuentes,
  { rubros, segmento_tareas }: Pick<DatosParaTarifas, 'rubros' | 'segmento_tareas'>,
): boolean => {
  const segmentos = new Set(rubros.flatMap(({ activo, segmento }) => (activo && segmento ? [segmento.key] : [])));
  const tareas = segmento_tareas
    .filter(({ segmento, inhabilitado }) => segmentos.has(segmento.key) && !inhabilitado)
    .map(({ clave }) => armarRuta('tabla', 'tarifas', clave))
    .filter((ruta) => valorEn(resolucion, ruta) !== undefined);
  const generales = mapaEn(resolucion, 'fuentes').map(([clave]) => armarRuta('fuentes', clave));
  return [...generales, ...tablasQueSeLeen(resolucion, segmentos, tareas), ...tareas].every(
    (ruta) => !('supuesto' in fuenteEn(resolucion, ruta)) && !tieneSupuestos(loQueSeLee(resolucion, segmentos, ruta)),
  );
};
