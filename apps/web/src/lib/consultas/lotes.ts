import { type Lote, type PedidoDeLote, rutasDeLotes } from '@colega/contract/lotes';
import { mensajes } from '@colega/contract/mensajes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';

const CADA_MS = 500;

const espera = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((listo, dejar) => {
    const id = setTimeout(listo, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(id);
      dejar(signal.reason);
    });
  });

export const descargarLote = async (
  pedido: PedidoDeLote,
  alProgresar: (lote: Lote) => void,
  signal: AbortSignal,
): Promise<{ nombre: string; contenido: Blob }> => {
  let lote = await llamar(rutasDeLotes.pedirLote, { body: pedido }, { signal });
  while (lote.estado === 'en_cola') {
    alProgresar(lote);
    await espera(CADA_MS, signal);
    lote = await llamar(rutasDeLotes.lote, { params: { id: lote.id } }, { signal });
  }
  if (lote.estado === 'fallido') throw new Error(mensajes.lote_no_armado);
  const contenido = await llamar(rutasDeLotes.descargarLote, { params: { id: lote.id } }, { signal });
  return { nombre: lote.nombre, contenido };
};
