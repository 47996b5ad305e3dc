import type { ItemTipoObra } from '@colega/contract/honorarios';
import type { ActaEstadoObra, ContextoDeValidacion, ItemsDeVivienda } from '@colega/domain/formularios';
import { useCarga } from '../contexto-de-carga.ts';

export type EstadoDeObraCalculado = Pick<ActaEstadoObra, 'estado_obra' | 'porcentaje_faltante_total'>;
export type CategoriaCalculada = { key: string; codigo: string; descripcion: string };
export type TablaDeTipoObra = { titulo: string; items: readonly ItemTipoObra[] };

/** What the special fields need from outside: tables, and the calls they may make. Nothing in here fetches by itself. */
export type ContextoDeFormulario = {
  /** GET /calculo_honorarios/tipo_obras */
  tiposDeObra: readonly TablaDeTipoObra[];
  /** GET /calculo_honorarios/estado_obra/items */
  itemsDeEstadoDeObra: readonly { key: string; nombre: string }[];
  /** POST /calculo_honorarios/estado_obra/calcular; a rejection is a failure to save (FRM-026). */
  calcularEstadoDeObra: (estado: ActaEstadoObra['estado_obra']) => Promise<EstadoDeObraCalculado>;
  /** POST /categoria_vivienda_unifamiliar/calcular_categoria */
  calcularCategoriaDeVivienda: (items: ItemsDeVivienda) => Promise<CategoriaCalculada>;
  /** A chosen task settles the responsibility for the missing work (FRM-023). */
  resuelveFaltante: boolean;
  /** The works-status act is one for all tasks and drawn above them; its field draws nothing here (FRM-011). */
  actaCompartida: boolean;
};

const esDeTareas = (carga: object): carga is ContextoDeFormulario => 'calcularEstadoDeObra' in carga;

export const useContextoDeFormulario = (): ContextoDeFormulario => useCarga(esDeTareas);

export const contextoDeValidacionDe = (contexto: ContextoDeFormulario): ContextoDeValidacion => ({
  tiposDeObra: contexto.tiposDeObra.flatMap((tabla) => tabla.items),
  resuelve_faltante: contexto.resuelveFaltante,
});
