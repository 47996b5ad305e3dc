import { mensajes } from '@colega/contract/mensajes';
import { type CuitEncontrado, rutasDeReferencias } from '@colega/contract/referencias';
import { esDeCodigo, esFallaDeRed, esperaPedida } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisoDeSinRed } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { useEffect, useRef, useState } from 'react';

/** S-476: the wait is told after the first time, and ends after the second. */
const SE_DICE_MS = 1_000;
const SE_ESPERA_MS = 5_000;

/** `tarda` while it is being asked and has not answered in a moment; `sin_respuesta` when it was waited for long enough. */
export type EstadoDelPadron = 'libre' | 'consultando' | 'tarda' | 'sin_respuesta';

/** `callado`: it did not answer, which says nothing of the CUIT. */
type Respuesta = { encontrado: CuitEncontrado } | { porque: string; callado: boolean };

/** One lookup at a time never holds the step: what is typed meanwhile is the person's. */
export const useConsultaAlPadron = () => {
  const [estado, setEstado] = useState<EstadoDelPadron>('libre');
  const corte = useRef<AbortController | null>(null);
  useEffect(() => () => corte.current?.abort(), []);

  const consultar = async (cuit: string): Promise<Respuesta | null> => {
    const propio = new AbortController();
    corte.current = propio;
    let vencio = false;
    const aviso = setTimeout(() => setEstado('tarda'), SE_DICE_MS);
    const fin = setTimeout(() => {
      vencio = true;
      propio.abort();
    }, SE_ESPERA_MS);
    setEstado('consultando');
    try {
      const encontrado = await llamar(rutasDeReferencias.cuit, { params: { cuit } }, { signal: propio.signal });
      setEstado('libre');
      return { encontrado };
    } catch (falla) {
      if (propio.signal.aborted && !vencio) return null;
      setEstado(vencio ? 'sin_respuesta' : 'libre');
      // ERR-004, AUT-058
      if (vencio) return { porque: mensajes.cuit_no_validado, callado: true };
      return {
        callado: esFallaDeRed(falla) || esDeCodigo(falla, 'padron_sin_respuesta'),
        porque: esFallaDeRed(falla) ? avisoDeSinRed() : (esperaPedida(falla) ?? mensajes.cuit_no_validado),
      };
    } finally {
      clearTimeout(aviso);
      clearTimeout(fin);
    }
  };
  const cortar = (): void => {
    corte.current?.abort();
    setEstado('libre');
  };
  return { estado, consultar, cortar, olvidar: () => setEstado('libre') };
};
