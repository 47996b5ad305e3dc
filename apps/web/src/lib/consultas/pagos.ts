import { rutasDeCupones } from '@colega/contract/cuenta';
import { rutasDeIntencion, rutasDePagos } from '@colega/contract/pagos';
import type { MedioEnLinea } from '@colega/domain/cupones';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { type Adelanto, adelantar, SIEMPRE_AL_DIA } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
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

/** A coupon about to be paid: what was read a while ago may be paid by now. */
export const useCuponPorPagar = (id: number) =>
  useQuery({ ...consulta(rutasDeCupones.cupon, { params: { id } }), ...SIEMPRE_AL_DIA });

/** The methods a coupon can be paid with, and why not with the others. */
export const useMediosDeCupon = (id: number, activa: boolean) =>
  useQuery({
    ...consulta(rutasDeCupones.mediosDeCupon, { params: { id } }),
    ...SIEMPRE_AL_DIA,
    enabled: activa,
  });

export const adelantosDePagarCupon = (id: number): readonly Adelanto[] => [
  adelantar(consulta(rutasDeCupones.cupon, { params: { id } })),
  adelantar(consulta(rutasDeCupones.mediosDeCupon, { params: { id } })),
];

/** Where the browser goes to pay. Asked twice, it is the same page. */
export const abrirPago = async (medio: MedioEnLinea, orden_id: number): Promise<string> =>
  (await llamar(rutasDeIntencion[medio], { body: { orden_id } })).urlRedirect;

/** Writes down that a coupon is to be paid in print. */
export const elegirBarra = (id: number) => llamar(r.elegirMedio, { params: { id }, body: { key: 'codigo_barra' } });

export type RetornoDeSiro = Record<string, string> & { IdReferenciaOperacion: string };

/** How a payment goes: asked about by its coupon, or by what the return of SIRO brought. */
export const consultarPago = (id: number) => llamar(r.consultarPago, { params: { id } });
export const resultadoDeSiro = (retorno: RetornoDeSiro) => llamar(r.resultadoDeSiro, { body: retorno });
