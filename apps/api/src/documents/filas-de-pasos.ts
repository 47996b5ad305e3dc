import { type Paso, textoDeFuente } from '@colega/domain/honorarios';
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
