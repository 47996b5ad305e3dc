import type { Fecha } from '@colega/domain/fechas';
import { type Catalogo, resolucionDe } from '@colega/domain/honorarios';
import { type BorradorAutomatico, borradorAutomatico } from '../automatico/borrador.ts';
import type { ContextoAutomatico } from '../automatico/contexto.ts';

/** Any published tariff may be asked for, also one that is not in force yet. */
const CUALQUIER_DIA: Fecha = '9999-12-31';

export const borradorDelLaboratorio = (hoy: Fecha): BorradorAutomatico => ({ ...borradorAutomatico(), fecha: hoy });

/** What the wizard of a file is told by the server, a published catalogue says by itself. */
type ConNombre = { id: number; nombre: string };

/** Its rubros and categories say their names too. */
export type ContextoDelLaboratorio = Omit<ContextoAutomatico, 'rubros' | 'categorias'> & {
  rubros: readonly (ContextoAutomatico['rubros'][number] & ConNombre)[];
  categorias: readonly (ContextoAutomatico['categorias'][number] & ConNombre & { descripcion: string })[];
};

export const contextoDelLaboratorio = (catalogo: Catalogo, fecha: Fecha): ContextoDelLaboratorio => {
  const { rubros, categorias } = catalogo.datos;
  const tareas = [...catalogo.tareas.values()].sort((a, b) => a.orden - b.orden);
  const tarifa = resolucionDe(catalogo, fecha) ?? catalogo.resoluciones.at(-1);
  return {
    hoy: CUALQUIER_DIA,
    con_montos: true,
    locadores: [],
    matriculas: [],
    modalidades: [],
    rubros: rubros.filter(({ activo, segmento }) => activo && segmento !== null),
    categorias: categorias.filter(({ activa, general }) => activa && !general),
    tareas: tareas.map(({ exige_acta, ...tarea }) => ({ ...tarea, exige_acta_estado_obra: exige_acta })),
    formularios: Object.fromEntries(tareas.map(({ formulario }) => [formulario.id, formulario])),
    ...(tarifa && { tipos_de_obra: tarifa.tiposDeObra }),
  };
};
