import type { ItemTipoObra } from '@colega/contract/honorarios';
import type { ActaEstadoObra, ContextoDeValidacion, ItemsDeVivienda } from '@colega/domain/formularios';
import { useCarga } from '../contexto-de-carga.ts';

export type EstadoDeObraCalculado = Pick<ActaEstadoObra, 'estado_obra' | 'porcentaje_faltante_total'>;
export type CategoriaCalculada = { key: string; codigo: string; descripcion: string };
export type TablaDeTipoObra = { titulo: string; items: readonly ItemTipoObra[] };

/** Nothing in here fetches by itself: tables and calls come from outside. */
export type ContextoDeFormulario = {
  tiposDeObra: readonly TablaDeTipoObra[];
  itemsDeEstadoDeObra: readonly { key: string; nombre: string }[];
  /** A rejection is a failure to save (FRM-026). */
  calcularEstadoDeObra: (estado: ActaEstadoObra['estado_obra']) => Promise<EstadoDeObraCalculado>;
  calcularCategoriaDeVivienda: (items: ItemsDeVivienda) => Promise<CategoriaCalculada>;
  /** FRM-023: a chosen task settles the responsibility. */
  resuelveFaltante: boolean;
  /** FRM-011: one act for all tasks is drawn above them, and its field draws nothing here. */
  actaCompartida: boolean;
};

const esDeTareas = (carga: object): carga is ContextoDeFormulario => 'calcularEstadoDeObra' in carga;

export const useContextoDeFormulario = (): ContextoDeFormulario => useCarga(esDeTareas);

export const contextoDeValidacionDe = (contexto: ContextoDeFormulario): ContextoDeValidacion => ({
  tiposDeObra: contexto.tiposDeObra.flatMap((tabla) => tabla.items),
  resuelve_faltante: contexto.resuelveFaltante,
});
