import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fecha } from '@colega/domain/fechas';
import { leerUltimaResolucion } from './ultima-resolucion.ts';

type Fila = Record<string, unknown>;
type Cifras = Record<string, string | unknown>;
type Tabla = { clave: string; escala: { valores: { porcentaje: string }[] }; tarifas: Record<string, Cifras> };
type Ejemplo = {
  titulo: string;
  unidad_referencial: string;
  pedido: { fecha: Fecha; tareas_valores: { tarea: string }[] };
  tareas: { tarea: string }[];
};

const MODELO = 'medicion';
const TAREA = 'tarea_nueva';
const EJEMPLOS = 'packages/domain/src/honorarios/ejemplos';

/** The model's examples were worked out by hand with these figures, so they hold for the new task. */
const VALORES = { unidad_referencial: '58000.00', factor_correccion: '2900', honorario_minimo: '14500.00' };

const masCaro = (cifra: string, porcentaje: number): string => ((Number(cifra) * (100 + porcentaje)) / 100).toFixed(3);

const encarecer = (cifras: Cifras): Cifras =>
  Object.fromEntries(
    Object.entries(cifras).map(([clave, valor]) => [
      clave,
      typeof valor === 'string' && /^\d+(\.\d+)?$/.test(valor) ? masCaro(valor, 10) : valor,
    ]),
  );

const tablaNueva = ({ escala, tarifas, ...tabla }: Tabla): Tabla => ({
  ...tabla,
  clave: 'nueva',
  escala: { ...escala, valores: escala.valores.map((t) => ({ ...t, porcentaje: masCaro(t.porcentaje, 15) })) },
  tarifas: {
    ...Object.fromEntries(Object.entries(tarifas).map(([clave, cifras]) => [clave, encarecer(cifras)])),
    [`civil.${TAREA}`]: tarifas[`civil.${MODELO}`] ?? {},
  },
});

const proximoId = (filas: readonly Fila[]): number => Math.max(...filas.map(({ id }) => Number(id))) + 1;

/**
 * Follows the how-tos in a copy of the project: a task of an existing rule, with its form, figures and two examples, and a resolución with
 * a new table, in force since `vigente_desde`. Answers the resolución's file.
 */
export const publicarEnCopia = (carpeta: string, vigente_desde: Fecha): string => {
  const read = <T>(ruta: string): T => JSON.parse(readFileSync(join(carpeta, ruta), 'utf8'));
  const write = (ruta: string, datos: unknown): void => writeFileSync(join(carpeta, ruta), JSON.stringify(datos));
  const tareas = read<Fila[]>('data/tareas.json');
  const deSegmento = read<Fila[]>('data/segmento-tareas.json');
  const modelo = deSegmento.find(({ segmento, tarea }) => segmento === 'civil' && tarea === MODELO);
  const { ultima } = leerUltimaResolucion();

  write('data/tareas.json', [...tareas, { id: proximoId(tareas), clave: TAREA, nombre: 'Tarea nueva', manual: true }]);
  write('data/segmento-tareas.json', [...deSegmento, { ...modelo, id: proximoId(deSegmento), tarea: TAREA }]);
  write('data/tablas/nueva.json', tablaNueva(read<Tabla>(`data/tablas/${ultima.tabla}.json`)));
  const archivo = 'data/resoluciones/nueva.json';
  const propios = { id: ultima.id + 1, nombre: 'Resolución nueva', vigente_desde, vigente_hasta: null, tabla: 'nueva' };
  write(archivo, { ...ultima, ...VALORES, ...propios });

  const [ejemplo] = read<Ejemplo[]>(`${EJEMPLOS}/civil-${MODELO}.json`).filter(
    ({ unidad_referencial }) => unidad_referencial === VALORES.unidad_referencial,
  );
  if (!ejemplo) throw new Error('There is no example with those figures');
  const conNombre = <T extends { tarea: string }>(filas: readonly T[]): T[] =>
    filas.map((f) => ({ ...f, tarea: TAREA }));
  const propio = {
    ...ejemplo,
    pedido: { ...ejemplo.pedido, fecha: vigente_desde, tareas_valores: conNombre(ejemplo.pedido.tareas_valores) },
    tareas: conNombre(ejemplo.tareas),
  };
  write(`${EJEMPLOS}/civil-nueva.json`, [propio, { ...propio, titulo: 'La misma, otra vez' }]);
  return archivo;
};
