import type { FormularioEscrito } from '../../formularios/escrito.ts';
import type { NodoDeTipoObra } from '../../formularios/especiales/tipos-de-obra.ts';
import type { ClaveDeRegla } from '../reglas/reglas.ts';

export type Segmento = { id: number; key: string; nombre: string };
export type RubroDelCatalogo = {
  id: number;
  clave: string;
  nombre: string;
  activo: boolean;
  segmento: Segmento | null;
  oculta_categoria: boolean;
  muestra_coeficiente: boolean;
  es_electrico: boolean;
};
export type Categoria = {
  id: number;
  key: string;
  nombre: string;
  descripcion: string;
  segmento: Segmento;
  general: boolean;
  activa: boolean;
};
export type TareaPublicada = { id: number; clave: string; nombre: string; manual: boolean };

/** FRM-004, and what the engine needs. `clave` is `segmento.tarea` and names its figures in the tables. */
export type SegmentoTareaDelCatalogo = {
  id: number;
  clave: string;
  formulario_id: number;
  regla: ClaveDeRegla;
  tarea: TareaPublicada;
  segmento: Segmento;
  requiere: number[];
  bloquea: number[];
  inhabilitado: boolean;
  permite_varias_unidades: boolean;
  resuelve_faltante: boolean;
};
export type GrupoDeTiposDeObra = { titulo: string; items: NodoDeTipoObra[] };
export type ItemDeEstadoDeObra = { key: string; nombre: string };

export type DatosDelCatalogo = {
  segmentos: Segmento[];
  rubros: RubroDelCatalogo[];
  categorias: Categoria[];
  tareas: TareaPublicada[];
  segmento_tareas: SegmentoTareaDelCatalogo[];
  formularios: FormularioEscrito[];
  tipo_obras: GrupoDeTiposDeObra[];
  estado_obra: ItemDeEstadoDeObra[];
  resoluciones: unknown[];
};
