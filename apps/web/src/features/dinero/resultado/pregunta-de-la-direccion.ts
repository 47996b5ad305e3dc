import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { PreguntaDeResultado } from './use-resultado-de-pago.ts';

export const usePreguntaPorCupon = (): PreguntaDeResultado | null => {
  const [busqueda] = useSearchParams();
  const cupon = idDe(busqueda.get('cupon'));
  return useMemo(() => (cupon === null ? null : { cupon }), [cupon]);
};

/** PAG-023: what SIRO's return brought is passed on as it came (API-079); without it, the coupon. */
export const usePreguntaDeSiro = (): PreguntaDeResultado | null => {
  const [busqueda] = useSearchParams();
  const porCupon = usePreguntaPorCupon();
  const traido = busqueda.toString();
  return useMemo(() => {
    const retorno = Object.fromEntries(new URLSearchParams(traido));
    const { IdReferenciaOperacion } = retorno;
    return IdReferenciaOperacion ? { siro: { ...retorno, IdReferenciaOperacion } } : porCupon;
  }, [traido, porCupon]);
};
