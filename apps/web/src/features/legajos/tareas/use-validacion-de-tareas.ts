import { marcarTarea, parametrosDeTarea } from '@colega/asistentes/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { tieneDatos } from '@colega/domain/formularios';
import { detalleDelError } from '@colega/web-kit/lib/api/error-de-api.ts';
import { tranquilizarSobreLoCargado } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { useState } from 'react';
import { DEL_SERVIDOR, type ErroresDeTarea } from '../asistente/calculadora.ts';
import { useLoQueSeCalcula } from '../asistente/contexto-del-automatico.ts';

/** AUT-040, AUT-041, AUT-047: the server validates a card that closes. */
export const useValidacionDeTareas = () => {
  const { borrador, cambiar, contexto, calculadora = DEL_SERVIDOR } = useLoQueSeCalcula();
  const [enCurso, setEnCurso] = useState<ReadonlySet<number>>(new Set());
  const [errores, setErrores] = useState<ReadonlyMap<number, ErroresDeTarea>>(new Map());

  const preguntar = async (id: number): Promise<{ mensajes: string[]; errores: ErroresDeTarea }> => {
    const tarea = borrador.tareas.find(({ segmento_tarea }) => segmento_tarea === id);
    const definicion = contexto.tareas.find((otra) => otra.id === id);
    const formulario = definicion && contexto.formularios[definicion.formulario_id];
    if (!tarea || !formulario || !tieneDatos(formulario, tarea.parametros))
      return { mensajes: [mensajes.tarea_sin_datos_al_cerrar], errores: [] };
    try {
      const respuesta = await calculadora.validarTarea({
        segmento_tarea: id,
        parametros: parametrosDeTarea(tarea, borrador, contexto),
        tareas_elegidas: borrador.tareas.map(({ segmento_tarea }) => segmento_tarea),
        ...(borrador.fecha && { fecha: borrador.fecha }),
      });
      if (respuesta.valida) return { mensajes: [], errores: [] };
      // AUT-048: the problem of a field is told at the field, once the card is open again.
      const sonDeCampos = respuesta.errores.length > 0 || respuesta.mensajes.length === 0;
      return {
        mensajes: sonDeCampos ? [mensajes.verifique_los_datos] : respuesta.mensajes,
        errores: respuesta.errores,
      };
    } catch (error) {
      const detalle = detalleDelError(error, mensajes.error_procesamiento_otro_momento);
      return { mensajes: tranquilizarSobreLoCargado(error, detalle).split('\n'), errores: [] };
    }
  };

  const validar = async (id: number): Promise<void> => {
    const enviada = borrador.tareas.find(({ segmento_tarea }) => segmento_tarea === id);
    const acta = borrador.acta;
    setEnCurso((antes) => new Set(antes).add(id));
    const respuesta = await preguntar(id);
    setEnCurso((antes) => new Set([...antes].filter((otro) => otro !== id)));
    setErrores((antes) => new Map(antes).set(id, respuesta.errores));
    // An answer about values that changed meanwhile says nothing of the new ones.
    cambiar((b) => {
      const ahora = b.tareas.find(({ segmento_tarea }) => segmento_tarea === id);
      return ahora?.parametros === enviada?.parametros && b.acta === acta ? marcarTarea(b, id, respuesta.mensajes) : b;
    });
  };

  return { validar, enCurso, errores };
};
