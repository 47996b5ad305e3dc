import type { Cupon } from '@colega/contract/dinero';
import { esMedioEnLinea, medioDeForma, siguienteDeLaCola } from '@colega/domain/dinero';
import { SIEMPRE_AL_DIA } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { consultaDeCupon } from '../../../lib/consultas/cuenta.ts';
import { usePagarOrden } from '../medio/use-pagar-orden.ts';
import { type ColaDePagos, guardarCola, leerCola, olvidarCola } from './cola-guardada.ts';

/** Somebody pays with the telephone while the screen shows the code. */
const CADA_MS = 10_000;

/** What is being paid one after the other. It is on this device, and each payment on the server: a reload loses neither. */
export const useCola = () => {
  const userId = useSesion()?.user_id ?? 0;
  const pagarOrden = usePagarOrden();
  const [cola, setCola] = useState(() => leerCola(userId));
  const enPantalla = cola?.forma === 'qr';
  const leidos = useQueries({
    queries: (cola?.cupones ?? []).map((id) => ({
      ...consultaDeCupon(id),
      ...SIEMPRE_AL_DIA,
      ...(enPantalla && { refetchInterval: CADA_MS }),
    })),
  });
  const cupones: Cupon[] = leidos.flatMap(({ data }) => data ?? []);
  const siguiente = leidos.some(({ isPending }) => isPending) ? null : siguienteDeLaCola(cupones);
  return {
    cola,
    cupones,
    siguiente,
    cargando: leidos.some(({ isPending }) => isPending),
    falla: leidos.find(({ error, data }) => error && !data)?.error ?? null,
    releer: () => Promise.all(leidos.map(({ refetch }) => refetch())),
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
