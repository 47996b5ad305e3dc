import { rutasDePagos } from '@colega/contract/pagos';
import { useMutation, useQuery } from '@tanstack/react-query';
import { llamar } from '../api/llamar.ts';
import { consulta } from './consulta.ts';
import { useReleerCupon } from './cuenta.ts';

const r = rutasDePagos;

/** Read once (API-066). */
export const useMediosHabilitados = () =>
  useQuery({
    ...consulta(r.mediosHabilitados, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Sends a coupon to the payment-code network; afterwards it is read again where it is shown (API-075, CUP-021). */
export const useEnviarARedLink = () => {
  const releer = useReleerCupon();
  return useMutation({
    mutationFn: (orden_id: number) => llamar(r.altaDeDeuda, { body: { orden_id } }),
    onSuccess: ({ cupon }) => releer(cupon),
  });
};
