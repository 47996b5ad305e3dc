import { type Parametros, superficieCargada, superficiesDeOtra } from '@colega/domain/formularios';
import type { BorradorAutomatico, TareaDelBorrador } from './borrador.ts';
import type { ContextoAutomatico } from './contexto.ts';

type ParaRepetir = { parametros: Parametros; superficie: string | null; nombre: string };

/** S-867: what another task already says of the building, the last one first, where this one says nothing yet. */
export const superficieParaRepetir = (
  borrador: BorradorAutomatico,
  contexto: ContextoAutomatico,
  id: number,
): ParaRepetir | null => {
  const cargado = ({ segmento_tarea, parametros }: TareaDelBorrador) => {
    const definicion = contexto.tareas.find((tarea) => tarea.id === segmento_tarea);
    const formulario = definicion && contexto.formularios[definicion.formulario_id];
    return formulario && { formulario, parametros, nombre: definicion.tarea.nombre };
  };
  const esta = borrador.tareas.filter(({ segmento_tarea }) => segmento_tarea === id).map(cargado)[0];
  if (!esta) return null;
  for (const otra of borrador.tareas
    .filter(({ segmento_tarea }) => segmento_tarea !== id)
    .map(cargado)
    .reverse()) {
    const parametros = otra ? superficiesDeOtra(esta, otra) : null;
    if (otra && parametros) return { parametros, superficie: superficieCargada(otra), nombre: otra.nombre };
  }
  return null;
};
