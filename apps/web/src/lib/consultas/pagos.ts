import { rutasDeCupones, rutasDeIntencion, rutasDePagos } from '@colega/contract/dinero';
import type { MedioEnLinea } from '@colega/domain/dinero';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { type Adelanto, adelantar, SIEMPRE_AL_DIA } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useReleerCupon } from './cuenta.ts';

const r = rutasDePagos;

/** API-066. */
export const useMediosHabilitados = () =>
  useQuery({
    ...consulta(r.mediosHabilitados, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** API-075, CUP-021. */
export const useEnviarARedLink = () => {
  const releer = useReleerCupon();
  return useMutation({
    mutationFn: (orden_id: number) => llamar(r.altaDeDeuda, { body: { orden_id } }),
    onSuccess: ({ cupon }) => releer(cupon),
  });
};

/** What was read a while ago may be paid by now. */
export const useCuponPorPagar = (id: number) =>
  useQuery({ ...consulta(rutasDeCupones.cupon, { params: { id } }), ...SIEMPRE_AL_DIA });

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

/** Asking twice gives the same page. */
export const abrirPago = async (medio: MedioEnLinea, orden_id: number): Promise<string> =>
  (await llamar(rutasDeIntencion[medio], { body: { orden_id } })).urlRedirect;

export const elegirBarra = (id: number) => llamar(r.elegirMedio, { params: { id }, body: { key: 'codigo_barra' } });

/** Of what is left to pay today: another day it may ask for more. */
export const useQrDeCupon = (id: number) =>
  useQuery({ ...consulta(rutasDeCupones.qrDeCupon, { params: { id } }), ...SIEMPRE_AL_DIA });

export type RetornoDeSiro = Record<string, string> & { IdReferenciaOperacion: string };

export const consultarPago = (id: number) => llamar(r.consultarPago, { params: { id } });
export const resultadoDeSiro = (retorno: RetornoDeSiro) => llamar(r.resultadoDeSiro, { body: retorno });
