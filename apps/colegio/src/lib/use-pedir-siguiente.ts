import { rutasDeBandeja } from '@colega/contract/legajos';
import type { Llamada } from '@colega/contract/route';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';

type Cola = Llamada<typeof rutasDeBandeja.siguienteDeBandeja>;

/** Takes the next one of a queue, or null when none is free. What got no answer is asked for again as it was: two are not taken. */
export const usePedirSiguiente = () => {
  const { claveDe, olvidar } = useIntento();
  return async (cola: Cola): Promise<number | null> => {
    const { id } = await llamar(rutasDeBandeja.siguienteDeBandeja, cola, { idempotencyKey: claveDe(cola) });
    olvidar();
    return id;
  };
};
