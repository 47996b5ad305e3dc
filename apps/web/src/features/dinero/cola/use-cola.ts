import { contarCola, esMedioEnLinea, medioDeForma, siguienteDeLaCola } from '@colega/domain/dinero';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useCuponesEnCola } from '../../../lib/consultas/por-pagar.ts';
import { usePagarOrden } from '../medio/use-pagar-orden.ts';
import { type ColaDePagos, guardarCola, leerCola, olvidarCola } from './cola-guardada.ts';

/** Somebody pays with the telephone while the screen shows the code. */
const CADA_MS = 10_000;
const NINGUNO: readonly number[] = [];

/** What is being paid one after the other. It is on this device, and each payment on the server: a reload loses neither. */
export const useCola = (mirando = false) => {
  const userId = useSesion()?.user_id ?? 0;
  const pagarOrden = usePagarOrden();
  const [cola, setCola] = useState(() => leerCola(userId));
  const leidos = useCuponesEnCola(cola?.cupones ?? NINGUNO, mirando && cola?.forma === 'qr' && CADA_MS);
  return {
    ...leidos,
    cola,
    siguiente: siguienteDeLaCola(leidos.cupones),
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

/** After one of those that are paid in a row; `otro` is the next one that is due. */
export const useSiguienteTras = (cuponId: number) => {
  const en = useCola();
  const esDeLaCola = en.cola?.cupones.includes(cuponId) === true && !en.cargando;
  return {
    ...en,
    esDeLaCola,
    otro: esDeLaCola ? siguienteDeLaCola(en.cupones.filter(({ id }) => id !== cuponId)) : null,
  };
};

/** The link to how each payment went carries it. */
export const PARA_VER_COMO_QUEDO = { comoQuedo: true } as const;

/** The queue on its own page: one that was over before anybody came is let go, unless they come to see how it went. */
export const useColaALaVista = (): ColaEnCurso => {
  const en = useCola(true);
  const { state } = useLocation();
  const vieneAVer = (state as Partial<typeof PARA_VER_COMO_QUEDO> | null)?.comoQuedo === true;
  const seMuestra = useRef(vieneAVer || en.cola === null);
  const { cola, alDia, cupones, dejar } = en;
  const quedan = contarCola(cupones).pendiente > 0;
  useEffect(() => {
    if (cola === null || !alDia || seMuestra.current) return;
    if (quedan) seMuestra.current = true;
    else dejar();
  });
  return en;
};
