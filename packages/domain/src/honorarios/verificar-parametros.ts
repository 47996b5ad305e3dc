import type { CodigoDeCampo } from '../formularios/codigos.ts';
import { conTareaQueResuelve } from '../formularios/especiales/editar-acta.ts';
import type { ActaEstadoObra, Parametros, ValorDeCampo } from '../formularios/formulario.ts';
import { activosOTodos } from '../formularios/interacciones.ts';
import { normalizarParametros, tieneDatos, validarParametros } from '../formularios/parametros.ts';
import { enCampo, type Problema } from '../resultado/problema.ts';
import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import type { CodigoDeHonorarios } from './codigos.ts';
import { type ActaCalculada, calcularActa } from './obra/estado-de-obra.ts';
import type { ResolucionEnUso } from './resolucion-en-uso.ts';
import type { TareaPedida } from './verificar-tareas.ts';

/** A task whose parameters are canonical and right. */
export type TareaVerificada = TareaPedida & { parametros: Parametros; acta: ActaCalculada | null };
export type ProblemaDeCalculo = Problema<CodigoDeHonorarios | CodigoDeCampo>;

const CLAVE_DEL_ACTA = 'acta_estado_obra';

/**
 * The parameters of a task against its form (AUT-046, AUT-048). What the client worked out is not believed: the missing
 * share of the act is worked out again before the act is judged (FRM-018).
 */
export const verificarParametros = (
  pedida: TareaPedida,
  resolucion: ResolucionEnUso,
  resuelve_faltante: boolean,
): Resultado<TareaVerificada, ProblemaDeCalculo[]> => {
  const { tarea, indice } = pedida;
  const ruta = `tareas_valores.${indice}.parametros`;
  const normalizados = normalizarParametros(tarea.formulario, pedida.parametros);
  if (!normalizados.ok) return fracaso(enCampo(ruta, normalizados.problema));
  const { parametros, acta } = recalcularActa(normalizados.valor, resolucion, resuelve_faltante);
  const activos = activosOTodos(tarea.formulario, parametros);
  if (!tieneDatos(tarea.formulario, parametros, activos)) {
    return fracaso([{ codigo: 'tarea_sin_datos', campo: ruta, datos: { nombre: tarea.tarea.nombre } }]);
  }
  const contexto = { tiposDeObra: resolucion.tiposDeObra, resuelve_faltante };
  const problemas = validarParametros(tarea.formulario, parametros, contexto, activos);
  return problemas.length > 0 ? fracaso(enCampo(ruta, problemas)) : exito({ ...pedida, parametros, acta });
};

const recalcularActa = (parametros: Parametros, { cifras }: ResolucionEnUso, resuelve: boolean) => {
  const cargada = parametros[CLAVE_DEL_ACTA];
  if (!cargada) return { parametros, acta: null };
  // already canonical: the form has just normalised it
  const calculada = calcularActa(cargada as unknown as ActaEstadoObra, cifras);
  const acta = conTareaQueResuelve(calculada.acta, resuelve);
  return {
    parametros: { ...parametros, [CLAVE_DEL_ACTA]: acta as unknown as ValorDeCampo },
    acta: { ...calculada, acta },
  };
};
