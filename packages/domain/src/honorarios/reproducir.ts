import { leerActa } from '../formularios/especiales/acta-estado-obra.ts';
import type { Decimal } from '../importes/decimal.ts';
import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import { armarHonorario, calcularTareas } from './armar-honorario.ts';
import type { Catalogo } from './catalogo.ts';
import { leerCoeficiente } from './coeficiente.ts';
import type { Honorario } from './honorario.ts';
import { calcularActa } from './obra/estado-de-obra.ts';
import { UNO } from './paso.ts';
import type { ProblemaDeCalculo, TareaVerificada } from './verificar-parametros.ts';

export type CalculoPorReproducir = Pick<
  Honorario,
  'fecha' | 'segmento' | 'categoria' | 'factor_coeficiente' | 'resolucion_id' | 'tareas_valores'
>;

/** It gives the same to the centavo, though a task was withdrawn or a form changed since then. */
export const reproducir = (
  guardado: CalculoPorReproducir,
  catalogo: Catalogo,
): Resultado<Honorario, ProblemaDeCalculo[]> => {
  const resolucion = catalogo.resoluciones.find((r) => r.id === guardado.resolucion_id);
  if (!resolucion) return fracaso([{ codigo: 'fecha_sin_tarifa', campo: 'fecha', datos: { fecha: guardado.fecha } }]);
  const problemas: ProblemaDeCalculo[] = [];
  const tareas = guardado.tareas_valores.flatMap(({ segmento_tarea, parametros }, indice): TareaVerificada[] => {
    const tarea = catalogo.tareas.get(segmento_tarea);
    if (!tarea || !resolucion.calcular.has(tarea.id)) {
      problemas.push({ codigo: 'tarea_desconocida', campo: `tareas_valores.${indice}.segmento_tarea` });
      return [];
    }
    const acta = leerActa(parametros.acta_estado_obra);
    return [{ indice, tarea, parametros, acta: acta && calcularActa(acta, resolucion.cifras) }];
  });
  if (problemas.length > 0) return fracaso(problemas);
  const encabezado = {
    resolucion,
    coeficiente: leerCoeficiente(guardado.segmento, guardado.factor_coeficiente) ?? { elegido: '1', factor: UNO },
    categoria: categoriaGuardada(guardado, catalogo, resolucion.cifras.factores_categoria.valores),
  };
  return exito(armarHonorario(guardado, encabezado, calcularTareas(tareas, encabezado)));
};

const categoriaGuardada = (
  { segmento, categoria: key }: CalculoPorReproducir,
  { datos }: Catalogo,
  factores: ReadonlyMap<string, ReadonlyMap<string, Decimal>>,
) => {
  const categoria = datos.categorias.find((c) => c.segmento.key === segmento && c.key === key);
  const factor = key === null ? undefined : factores.get(segmento)?.get(key);
  return categoria && factor ? { categoria, factor } : null;
};
