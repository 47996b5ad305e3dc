import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parametros } from '../formularios/formulario.ts';
import type { Catalogo } from '../honorarios/catalogo.ts';
import type { Paso, PedidoDeCalculo } from '../honorarios/honorario.ts';

const CARPETA = join(import.meta.dirname, '../honorarios/ejemplos');

/** A professional can check it by hand: `cuenta` is the arithmetic, written without the engine. */
export type Ejemplo = {
  titulo: string;
  pedido: Omit<PedidoDeCalculo, 'tareas_valores'> & { tareas_valores: { tarea: string; parametros: Parametros }[] };
  unidad_referencial: string;
  cuenta: string;
  tareas: { tarea: string; honorario: string; pasos: { regla: string; importe: string }[] }[];
  honorario: string;
};

export const leerEjemplos = (): { archivo: string; ejemplo: Ejemplo }[] =>
  readdirSync(CARPETA)
    .sort()
    .flatMap((archivo) =>
      (JSON.parse(readFileSync(join(CARPETA, archivo), 'utf8')) as Ejemplo[]).map((ejemplo) => ({ archivo, ejemplo })),
    );

export const idDeTarea = ({ tareas }: Catalogo, clave: string): number => {
  const tarea = [...tareas.values()].find((t) => t.clave === clave);
  if (!tarea) throw new Error(`no segment-task ${clave}`);
  return tarea.id;
};

export const comoPedido = ({ pedido }: Ejemplo, catalogo: Catalogo): PedidoDeCalculo => ({
  ...pedido,
  tareas_valores: pedido.tareas_valores.map(({ tarea, parametros }) => ({
    segmento_tarea: idDeTarea(catalogo, `${pedido.segmento}.${tarea}`),
    parametros,
  })),
});

export const aplanar = (pasos: readonly Paso[]): { regla: string; importe: string }[] =>
  pasos.flatMap(({ regla, importe, pasos: dentro }) => [...aplanar(dentro), { regla, importe }]);
