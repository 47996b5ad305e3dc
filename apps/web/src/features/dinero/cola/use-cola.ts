import { esMedioEnLinea, medioDeForma, siguienteDeLaCola } from '@colega/domain/dinero';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useState } from 'react';
import { useCuponesEnCola } from '../../../lib/consultas/por-pagar.ts';
import { usePagarOrden } from '../medio/use-pagar-orden.ts';
import { type ColaDePagos, guardarCola, leerCola, olvidarCola } from './cola-guardada.ts';

/** Somebody pays with the telephone while the screen shows the code. */
const CADA_MS = 10_000;
const NINGUNO: readonly number[] = [];

/** What is being paid one after the other. It is on this device, and each payment on the server: a reload loses neither. */
export const useCola = () => {
  const userId = useSesion()?.user_id ?? 0;
  const pagarOrden = usePagarOrden();
  const [cola, setCola] = useState(() => leerCola(userId));
  const leidos = useCuponesEnCola(cola?.cupones ?? NINGUNO, cola?.forma === 'qr' && CADA_MS);
  const cupones = leidos.data ?? [];
  return {
    cola,
    cupones,
    siguiente: siguienteDeLaCola(cupones),
    cargando: cola !== null && leidos.isPending,
    falla: leidos.data ? null : leidos.error,
    releer: leidos.refetch,
    empezar: (nueva: ColaDePagos): void => {
      guardarCola(userId, nueva);
      setCola(nueva);
    },
    dejar: (): void => {
      olvidarCola(userId);
      setCola(null);
    },
    /** Leaves for the provider's page of one of them; a payment that does not open leaves the rest as it was. */
    pagar: async (orden: number, forma = cola?.forma): Promise<void> => {
      const medio = forma && forma !== 'qr' ? medioDeForma(forma) : null;
      if (medio && esMedioEnLinea(medio)) await pagarOrden(medio, orden);
    },
  };
};
export type ColaEnCurso = ReturnType<typeof useCola>;
