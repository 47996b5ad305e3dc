import { type Fecha, formatFecha } from '../fechas/fecha.ts';
import { validarEstadoDeObra } from '../formularios/especiales/validar-acta.ts';
import type { ActaEstadoObra, ItemsDeVivienda } from '../formularios/formulario.ts';
import { exito, fracaso, type Resultado } from '../resultado/resultado.ts';
import { type Catalogo, problemaDeTarifa, resolucionDe } from './catalogo.ts';
import { faltanteTotal } from './obra/estado-de-obra.ts';
import { categoriaDeVivienda } from './obra/vivienda-unifamiliar.ts';
import type { ResolucionEnUso } from './resolucion-en-uso.ts';
import { tieneObra } from './tabla.ts';
import { type ProblemaDeCalculo, revisarParametros } from './verificar-parametros.ts';

/** The tariff of a day, or a problem of `fecha`. */
export const tarifaDe = (catalogo: Catalogo, fecha: Fecha): Resultado<ResolucionEnUso, ProblemaDeCalculo[]> => {
  const resolucion = resolucionDe(catalogo, fecha);
  if (resolucion) return exito(resolucion);
  return fracaso([problemaDeTarifa(catalogo, fecha)]);
};

type TareaPorValidar = { segmento_tarea: number; parametros: unknown; tareas_elegidas: readonly number[] };

/** What is wrong with the data of one task (AUT-040, FRM-023). It fails where it cannot be asked. */
export const problemasDeTarea = (
  catalogo: Catalogo,
  fecha: Fecha,
  { segmento_tarea, parametros, tareas_elegidas }: TareaPorValidar,
): Resultado<ProblemaDeCalculo[], ProblemaDeCalculo[]> => {
  const tarea = catalogo.tareas.get(segmento_tarea);
  if (!tarea) return fracaso([{ codigo: 'tarea_desconocida', campo: 'segmento_tarea' }]);
  const tarifa = tarifaDe(catalogo, fecha);
  if (!tarifa.ok) return tarifa;
  const resuelve = [segmento_tarea, ...tareas_elegidas].some((id) => catalogo.tareas.get(id)?.resuelve_faltante);
  const revisados = revisarParametros(tarea, parametros, tarifa.valor, resuelve);
  return exito(revisados.ok ? [] : revisados.problema);
};

type EstadoDeObra = ActaEstadoObra['estado_obra'];

/** FRM-018: in percent, with two decimals. */
export const calcularEstadoDeObra = (
  catalogo: Catalogo,
  fecha: Fecha,
  estado_obra: EstadoDeObra,
): Resultado<{ estado_obra: EstadoDeObra; porcentaje_faltante_total: string }, ProblemaDeCalculo[]> => {
  const tarifa = tarifaDe(catalogo, fecha);
  if (!tarifa.ok) return tarifa;
  const { cifras } = tarifa.valor;
  const problemas: ProblemaDeCalculo[] = validarEstadoDeObra(estado_obra);
  const ajeno = Object.keys(estado_obra).find((clave) => !cifras.estado_obra.valores.has(clave));
  if (ajeno !== undefined) problemas.push({ codigo: 'estado_obra_invalido', campo: `estado_obra.${ajeno}` });
  if (problemas.length > 0) return fracaso(problemas);
  return exito({ estado_obra, porcentaje_faltante_total: faltanteTotal(estado_obra, cifras).toFixed(2) });
};

/** FRM-037, FRM-038. */
export const categoriaDeLaVivienda = (catalogo: Catalogo, fecha: Fecha, items: ItemsDeVivienda) => {
  const tarifa = tarifaDe(catalogo, fecha);
  if (!tarifa.ok) return tarifa;
  const { cifras } = tarifa.valor;
  if (tieneObra(cifras)) return exito(categoriaDeVivienda(items, cifras));
  const sinObra: ProblemaDeCalculo = {
    ...{ codigo: 'tarifa_sin_obra', campo: 'fecha' },
    datos: { tarifa: tarifa.valor.nombre, fecha: formatFecha(fecha) },
  };
  return fracaso([sinObra]);
};
