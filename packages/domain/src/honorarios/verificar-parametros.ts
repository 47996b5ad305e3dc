import type { CodigoDeCampo } from '../formularios/codigos.ts';
import { ajustarPorTareaQueResuelve } from '../formularios/especiales/editar-acta.ts';
import type { ActaEstadoObra, Parametros, ValorDeCampo } from '../formularios/formulario.ts';
import { activosOTodos } from '../formularios/interacciones.ts';
import { normalizarParametros, tieneDatos, validarParametros } from '../formularios/parametros.ts';
import { anteponerCampo, type Problema } from '../resultado/problema.ts';
import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import type { TareaDelCatalogo } from './catalogo.ts';
import type { CodigoDeHonorarios } from './codigos.ts';
import { type ActaCalculada, calcularActa } from './obra/estado-de-obra.ts';
import type { ResolucionEnUso } from './resolucion-en-uso.ts';
import type { TareaPedida } from './verificar-tareas.ts';

export type TareaVerificada = TareaPedida & { parametros: Parametros; acta: ActaCalculada | null };
export type ProblemaDeCalculo = Problema<CodigoDeHonorarios | CodigoDeCampo>;

const CLAVE_DEL_ACTA = 'acta_estado_obra';

export const verificarParametros = (
  pedida: TareaPedida,
  resolucion: ResolucionEnUso,
  resuelve_faltante: boolean,
): Resultado<TareaVerificada, ProblemaDeCalculo[]> => {
  const revisados = revisarParametros(pedida.tarea, pedida.parametros, resolucion, resuelve_faltante);
  return revisados.ok
    ? exito({ ...pedida, ...revisados.valor })
    : fracaso(anteponerCampo(`tareas_valores.${pedida.indice}.parametros`, revisados.problema));
};

/** AUT-046, AUT-048. The client is not believed: the missing share is worked out before the act is judged (FRM-018). */
export const revisarParametros = (
  { formulario, tarea }: Pick<TareaDelCatalogo, 'formulario' | 'tarea'>,
  crudos: unknown,
  resolucion: ResolucionEnUso,
  resuelve_faltante: boolean,
): Resultado<Pick<TareaVerificada, 'parametros' | 'acta'>, ProblemaDeCalculo[]> => {
  const normalizados = normalizarParametros(formulario, crudos);
  if (!normalizados.ok) return normalizados;
  const { parametros, acta } = recalcularActa(normalizados.valor, resolucion, resuelve_faltante);
  const activos = activosOTodos(formulario, parametros);
  if (!tieneDatos(formulario, parametros, activos)) {
    return fracaso([{ codigo: 'tarea_sin_datos', datos: { nombre: tarea.nombre } }]);
  }
  const contexto = { tiposDeObra: resolucion.tiposDeObra, resuelve_faltante };
  const problemas = validarParametros(formulario, parametros, contexto, activos);
  return problemas.length > 0 ? fracaso(problemas) : exito({ parametros, acta });
};

const recalcularActa = (parametros: Parametros, { cifras }: ResolucionEnUso, resuelve: boolean) => {
  const cargada = parametros[CLAVE_DEL_ACTA];
  if (!cargada) return { parametros, acta: null };
  const calculada = calcularActa(cargada as unknown as ActaEstadoObra, cifras);
  const acta = ajustarPorTareaQueResuelve(calculada.acta, resuelve);
  return {
    parametros: { ...parametros, [CLAVE_DEL_ACTA]: acta as unknown as ValorDeCampo },
    acta: { ...calculada, acta },
  };
};
