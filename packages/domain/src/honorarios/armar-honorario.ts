import { formatFecha } from '../fechas/fecha.ts';
import { componerTarea } from './componer-tarea.ts';
import type { Honorario, PedidoDeCalculo, TareaCalculada } from './honorario.ts';
import { avisoDeFaltante, cobrarUnaVez, obraFaltante } from './obra-faltante.ts';
import { type Monto, pesos, suma } from './paso.ts';
import type { ResolucionEnUso } from './resolucion-en-uso.ts';
import type { TareaVerificada } from './verificar-parametros.ts';
import type { Encabezado } from './verificar-pedido.ts';

type Calculada = { tarea: TareaCalculada; orden: number; monto: Monto };

export const calcularTareas = (tareas: readonly TareaVerificada[], encabezado: Encabezado): Calculada[] => {
  const { resolucion } = encabezado;
  const enOrden = [...tareas].sort((a, b) => a.tarea.orden - b.tarea.orden);
  const conFaltante = enOrden.map((verificada) => {
    const calcular = resolucion.calcular.get(verificada.tarea.id);
    if (!calcular) throw new Error(`no rule prepared for task ${verificada.tarea.clave}`);
    const { parametros, acta } = verificada;
    const parcial = calcular({ parametros, acta, tabla: resolucion.cifras, ur: resolucion.ur });
    return { verificada, parcial, faltante: obraFaltante(verificada, parcial, resolucion.cifras) };
  });
  return cobrarUnaVez(conFaltante).map(({ verificada, parcial, faltante }) => {
    const partes = faltante ? [...parcial.partes, faltante] : parcial.partes;
    const { tarea, parametros } = verificada;
    const { monto, honorario, mensajes } = componerTarea(tarea.tarea.nombre, partes, encabezado);
    const { id, clave, nombre } = tarea.tarea;
    return {
      orden: verificada.indice,
      monto,
      tarea: {
        segmento_tarea: tarea.id,
        tarea: { id, clave, nombre },
        parametros,
        honorario_determinado: honorario,
        mensajes: [...parcial.mensajes, ...avisoDeFaltante(verificada, faltante !== null), ...mensajes],
        pasos: monto.paso.pasos,
      },
    };
  });
};

/** Steps and tasks go in the order in which a person loaded them: amounts do not depend on it. */
export const armarHonorario = (
  pedido: Pick<PedidoDeCalculo, 'fecha' | 'segmento'>,
  encabezado: Encabezado,
  tareas: readonly Calculada[],
): Honorario => {
  const { resolucion, categoria, coeficiente } = encabezado;
  const pedidas = [...tareas].sort((a, b) => a.orden - b.orden);
  const fuente = resolucion.fuentes.unidad_referencial;
  const todo = suma(
    { regla: 'honorario', texto: 'Honorario mínimo', fuente },
    pedidas.map((t) => t.monto),
  );
  return {
    fecha: pedido.fecha,
    segmento: pedido.segmento,
    categoria: categoria?.categoria.key ?? null,
    factor_coeficiente: coeficiente.elegido,
    factor_correccion: resolucion.factor_correccion,
    unidad_referencial: resolucion.unidad_referencial,
    resolucion_id: resolucion.id,
    resolucion: resolucion.nombre,
    honorario: todo.paso.importe,
    tareas_valores: pedidas.map((t) => t.tarea),
    mensajes: mensajesDe(resolucion),
    pasos: todo.paso.pasos,
  };
};

const mensajesDe = ({ ur, vigente_desde, vigente_hasta, fuentes }: ResolucionEnUso): string[] => {
  const hasta = vigente_hasta ? `hasta el ${formatFecha(vigente_hasta)}` : 'sin fecha de fin publicada';
  const vigencia = `Unidad referencial ${pesos(ur)}, vigente desde el ${formatFecha(vigente_desde)} ${hasta}.`;
  const { unidad_referencial: fuente } = fuentes;
  const origen =
    'supuesto' in fuente
      ? 'La unidad referencial y las tablas son valores de referencia que el colegio debe confirmar.'
      : `Unidad referencial según ${fuente.norma}; las tablas son valores de referencia que el colegio debe confirmar.`;
  return [vigencia, origen];
};
