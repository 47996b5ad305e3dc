import { TAREAS_DE_OBRA_FALTANTE } from '../formularios/especiales/claves-de-estado-de-obra.ts';
import type { NodoDeTipoObra } from '../formularios/especiales/tipos-de-obra.ts';
import { UNIDAD_ESPEJO_DE_AGUA, UNIDADES_DE_SUPERFICIE } from '../formularios/formulario.ts';
import { Decimal } from '../importes/decimal.ts';
import { usaCoeficiente } from './coeficiente.ts';
import type { DatosDelCatalogo } from './datos/datos-del-catalogo.ts';
import { crearLector, leerDe, type ProblemaDeDatos } from './datos/lector.ts';
import { tiposDeObraConCifras } from './obra/tipos-de-obra.ts';
import type { Caso, Parcial } from './reglas/regla.ts';
import { reglas } from './reglas/reglas.ts';
import { leerResolucion, type Resolucion } from './resolucion.ts';
import { type Tabla, tieneObra } from './tabla.ts';

export type ResolucionEnUso = Resolucion & {
  ur: Decimal;
  minimo: Decimal;
  cifras: Tabla;
  calcular: ReadonlyMap<number, (caso: Caso) => Parcial>;
  tiposDeObra: readonly NodoDeTipoObra[];
};

export type DatosParaTarifas = Pick<DatosDelCatalogo, 'segmento_tareas' | 'tipo_obras' | 'categorias' | 'rubros'>;

export const prepararResolucion = (
  cruda: unknown,
  ruta: string,
  datos: DatosParaTarifas,
): { resolucion: ResolucionEnUso; problemas: ProblemaDeDatos[] } => {
  const lector = crearLector(cruda, ruta);
  const leida = leerResolucion(lector);
  const calcular = datos.segmento_tareas.flatMap((t) => {
    const tarifa = leerDe(leida.cifras.tarifas, t.clave);
    return tarifa.valor === undefined ? [] : [[t.id, reglas[t.regla](tarifa, leida.cifras)] as const];
  });
  const resolucion: ResolucionEnUso = {
    ...leida,
    ur: new Decimal(leida.unidad_referencial),
    minimo: new Decimal(leida.honorario_minimo),
    calcular: new Map(calcular),
    tiposDeObra: tiposDeObraConCifras(datos.tipo_obras, leida.cifras),
  };
  return {
    resolucion,
    problemas: [...lector.problemas, ...cifrasIndispensables(resolucion, ruta === '' ? '' : `${ruta}.`)],
  };
};

const UNIDADES = [...UNIDADES_DE_SUPERFICIE, UNIDAD_ESPEJO_DE_AGUA];

/** Without these figures, a request that the forms accept could not be calculated. */
const cifrasIndispensables = ({ ur, minimo, cifras }: ResolucionEnUso, prefijo: string): ProblemaDeDatos[] => [
  ...(ur.gt(0) ? [] : [{ ruta: `${prefijo}unidad_referencial`, motivo: 'debe ser mayor a 0' }]),
  ...(minimo.gt(0) ? [] : [{ ruta: `${prefijo}honorario_minimo`, motivo: 'debe ser mayor a 0' }]),
  ...(tieneObra(cifras) ? cifrasDeObra(cifras, prefijo) : []),
];

const cifrasDeObra = (cifras: Tabla, prefijo: string): ProblemaDeDatos[] => [
  ...(cifras.escala.valores.length > 0 ? [] : [{ ruta: `${prefijo}tabla.escala.valores`, motivo: 'falta' }]),
  ...faltan(`${prefijo}tabla.factores_superficie.valores`, UNIDADES, cifras.factores_superficie.valores),
  ...faltan(
    `${prefijo}tabla.repartos.valores`,
    TAREAS_DE_OBRA_FALTANTE.map((t) => t.clave),
    cifras.repartos.valores,
  ),
];

const faltan = (ruta: string, claves: readonly string[], valores: ReadonlyMap<unknown, unknown>): ProblemaDeDatos[] =>
  claves.filter((clave) => !valores.has(clave)).map((clave) => ({ ruta: `${ruta}.${clave}`, motivo: 'falta' }));

/** Of a segment in which the college has no rubro, no figure is asked for (S-1004). */
export const cifrasQueFaltan = (
  { calcular, cifras, tiposDeObra }: ResolucionEnUso,
  datos: DatosParaTarifas,
): ProblemaDeDatos[] => {
  const segmentos = new Set(datos.rubros.flatMap(({ activo, segmento }) => (activo && segmento ? [segmento.key] : [])));
  return [
    ...deSusSegmentos({ calcular, cifras }, datos, segmentos),
    ...([...segmentos].some(usaCoeficiente)
      ? [...(tieneObra(cifras) ? [] : cifrasDeObra(cifras, '')), ...coeficientesQueFaltan(tiposDeObra, datos)]
      : []),
  ];
};

const deSusSegmentos = (
  { calcular, cifras }: Pick<ResolucionEnUso, 'calcular' | 'cifras'>,
  datos: DatosParaTarifas,
  segmentos: ReadonlySet<string>,
): ProblemaDeDatos[] => [
  ...datos.segmento_tareas
    .filter((t) => segmentos.has(t.segmento.key) && !t.inhabilitado && !calcular.has(t.id))
    .map((t) => ({ ruta: `tabla.tarifas.${t.clave}`, motivo: 'falta' })),
  ...datos.categorias
    .filter((c) => segmentos.has(c.segmento.key) && c.activa && !c.general)
    .filter((c) => !cifras.factores_categoria.valores.get(c.segmento.key)?.has(c.key))
    .map((c) => ({ ruta: `tabla.factores_categoria.valores.${c.segmento.key}.${c.key}`, motivo: 'falta' })),
];

/** Those of the buildings, which only a segment that has the coefficient asks for. */
const coeficientesQueFaltan = (
  tiposDeObra: ResolucionEnUso['tiposDeObra'],
  { tipo_obras }: DatosParaTarifas,
): ProblemaDeDatos[] =>
  faltan(
    'tabla.coeficientes_tipo_obra.valores',
    tipo_obras.flatMap((t) => t.items.flatMap(hojas)),
    new Map(tiposDeObra.flatMap(hojas).map((h) => [h, true])),
  );

const hojas = (nodo: NodoDeTipoObra): string[] => (nodo.items.length === 0 ? [nodo.key] : nodo.items.flatMap(hojas));
