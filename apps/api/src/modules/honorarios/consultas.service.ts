import type { ItemTipoObra } from '@colega/contract/honorarios';
import { type CodigoDeMensaje, textoDelColegio } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import type { ActaEstadoObra, FormularioEscrito, ItemsDeVivienda } from '@colega/domain/formularios';
import { validarEstadoDeObra } from '@colega/domain/formularios';
import {
  type Catalogo,
  categoriaDeVivienda,
  faltanteTotal,
  itemsEstadoObra,
  type ProblemaDeCalculo,
  type ResolucionEnUso,
  resolucionDe,
  revisarParametros,
  tablasDeTipoObra,
} from '@colega/domain/honorarios';
import type { Problema } from '@colega/domain/resultado';
import { errorNoEncontrado, invalido } from '../../http/error-http.ts';

/** Throws 422 on `fecha` when there is no tariff for it. */
const tarifaDe = (catalogo: Catalogo, fecha: string): ResolucionEnUso => {
  const resolucion = resolucionDe(catalogo, fecha);
  if (resolucion) return resolucion;
  throw invalido([{ codigo: 'fecha_sin_tarifa', campo: 'fecha', datos: { fecha: formatFecha(fecha) } }]);
};

export const formularioPorId = (catalogo: Catalogo, id: number): FormularioEscrito => {
  const formulario = catalogo.datos.formularios.find((f) => f.id === id);
  if (!formulario) throw errorNoEncontrado();
  return formulario;
};

type TareaPorValidar = { segmento_tarea: number; parametros: unknown; tareas_elegidas: readonly number[] };

const enSuTarjeta = (problema: ProblemaDeCalculo): Problema<CodigoDeMensaje> =>
  problema.codigo === 'tarea_sin_datos' ? { codigo: 'tarea_sin_datos_al_cerrar', campo: 'parametros' } : problema;

export const validarTarea = (catalogo: Catalogo, fecha: string, pedido: TareaPorValidar) => {
  const { segmento_tarea, parametros, tareas_elegidas } = pedido;
  const tarea = catalogo.tareas.get(segmento_tarea);
  if (!tarea) throw invalido([{ codigo: 'tarea_desconocida', campo: 'segmento_tarea' }]);
  const resuelve = [segmento_tarea, ...tareas_elegidas].some((id) => catalogo.tareas.get(id)?.resuelve_faltante);
  const revisados = revisarParametros(tarea, parametros, tarifaDe(catalogo, fecha), resuelve);
  const problemas = revisados.ok ? [] : revisados.problema.map(enSuTarjeta);
  const errores = problemas.map((problema) => ({ campo: problema.campo ?? '', mensaje: textoDelColegio(problema) }));
  return { valida: errores.length === 0, mensajes: [...new Set(errores.map(({ mensaje }) => mensaje))], errores };
};

export const itemsDeEstadoDeObra = (catalogo: Catalogo, fecha: string) => {
  const items = itemsEstadoObra(catalogo.datos.estado_obra, tarifaDe(catalogo, fecha).cifras);
  return { items };
};

export const calcularEstadoDeObra = (catalogo: Catalogo, fecha: string, estado_obra: ActaEstadoObra['estado_obra']) => {
  const { cifras } = tarifaDe(catalogo, fecha);
  const problemas = validarEstadoDeObra(estado_obra);
  const ajeno = Object.keys(estado_obra).find((clave) => !cifras.estado_obra.valores.has(clave));
  if (ajeno !== undefined) problemas.push({ codigo: 'estado_obra_invalido', campo: `estado_obra.${ajeno}` });
  if (problemas.length > 0) throw invalido(problemas);
  return { estado_obra, porcentaje_faltante_total: faltanteTotal(estado_obra, cifras).toFixed(2) };
};

const CATEGORIAS = ['categoria_a', 'categoria_b', 'categoria_c', 'categoria_d', 'categoria_e'] as const;

/** Category of a single-family house by the table of a day (FRM-037, FRM-038). */
export const categoriaDe = (catalogo: Catalogo, fecha: string, items: ItemsDeVivienda) => {
  const { key, codigo, descripcion } = categoriaDeVivienda(items, tarifaDe(catalogo, fecha).cifras);
  const clave = CATEGORIAS.find((categoria) => categoria === key);
  if (!clave) throw new Error(`La tabla de vivienda unifamiliar tiene una categoría desconocida: ${key}`);
  return { key: clave, codigo, descripcion };
};

export const tiposDeObra = (
  catalogo: Catalogo,
  fecha: string,
): { items: { titulo: string; items: ItemTipoObra[] }[] } => ({
  items: tablasDeTipoObra(catalogo.datos.tipo_obras, tarifaDe(catalogo, fecha).cifras),
});
