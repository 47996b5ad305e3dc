import type { Fecha } from '@colega/domain/fechas';
import type { Comitente, MarcoDeFechas } from '@colega/domain/legajos';
import type { BorradorDeLegajo } from './borrador-de-legajo.ts';

export type RubroDelContexto = {
  id: number;
  segmento: { id: number; key: string } | null;
  oculta_categoria: boolean;
  muestra_coeficiente: boolean;
  es_electrico: boolean;
};

export type ContextoDeLegajo = {
  hoy: Fecha;
  matriculas: readonly { id: number }[];
  rubros: readonly RubroDelContexto[];
  modalidades: readonly { id: number; exige_res_806: boolean; cuit_fijo: string | null }[];
  con_montos: boolean;
  fechas?: MarcoDeFechas;
  /** AUT-051, S-137: they stay with the file though its form does not load them. */
  locadores: readonly Comitente[];
};

export const rubroElegido = (
  { rubro_id }: Pick<BorradorDeLegajo, 'rubro_id'>,
  { rubros }: Pick<ContextoDeLegajo, 'rubros'>,
): RubroDelContexto | null => rubros.find((rubro) => rubro.id === rubro_id) ?? null;
