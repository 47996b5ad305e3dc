import { type Honorario, type Paso, supuestosDe, textoDeFuente } from '@colega/domain/honorarios';
import { formatImporte } from '@colega/domain/importes';

export type FilaDePaso = { texto: string; importe: string; nivel: number; suma: boolean; fuente: string | null };

const MARCA_DE_REFERENCIA = ' *';

/** Terms of a sum are told from what only explains a factor of the step above, so that nobody adds it twice. */
export const filasDePasos = (
  pasos: readonly Paso[],
  nivel = 0,
  suma = true,
  yaDicha: string | null = null,
): FilaDePaso[] =>
  pasos.flatMap((paso) => {
    const fuente = textoDeFuente(paso.fuente);
    const fila = {
      texto: `${paso.texto}${fuente === null ? MARCA_DE_REFERENCIA : ''}`,
      importe: formatImporte(paso.importe),
      nivel,
      suma,
      fuente: fuente === yaDicha ? null : fuente,
    };
    return [fila, ...filasDePasos(paso.pasos, nivel + 1, suma && paso.forma === 'suma', fuente ?? yaDicha)];
  });

const NOTA =
  'Los pasos con asterisco (*) usan cifras que el Colegio todavía no confirmó. El honorario definitivo es el que resulte de la resolución vigente a la fecha del contrato.';

type Explicable = Pick<Honorario, 'honorario' | 'pasos' | 'mensajes' | 'tareas_valores'>;

/** What explicacion.typ draws. */
export const explicar = ({ honorario, pasos, mensajes, tareas_valores }: Explicable) => ({
  minimo: formatImporte(honorario),
  nota: supuestosDe(pasos).length === 0 ? null : NOTA,
  pasos: filasDePasos(pasos),
  mensajes: [...new Set([...mensajes, ...tareas_valores.flatMap((tarea) => tarea.mensajes)])],
});
