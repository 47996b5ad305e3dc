import { mensajes } from '@colega/contract/mensajes';
import type { MedioDePago } from '@colega/domain/dinero';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { direccionDePago } from '../../../lib/navegacion/direcciones.ts';
import { usePagarOrden } from './use-pagar-orden.ts';

type Generado = { orden_pago_id: number; message: string };
type Pasos<B> = {
  confirmar: (cuerpo: B, clave: string) => Promise<Generado>;
  /** OPN-094: the person goes here once all is done. */
  destino: string;
  alGenerar: () => void;
  alFallar: (error: unknown) => void;
};

/**
 * PAG-017: the coupon is made, then paid. The same request sent again goes under the same key and makes no second
 * coupon; once it exists, a later failure leads to its own pay page (S-264). Without a method it is born paid.
 */
export const useGenerarCupon = <B>({ confirmar, destino, alGenerar, alFallar }: Pasos<B>) => {
  const { claveDe } = useIntento();
  const pagarOrden = usePagarOrden();
  const navegar = useNavigate();
  const cliente = useQueryClient();
  const loLeidoEsViejo = () => cliente.invalidateQueries({ refetchType: 'none' });

  return async (cuerpo: B, medio: MedioDePago | null): Promise<void> => {
    let generado: Generado;
    try {
      generado = await confirmar(cuerpo, claveDe(cuerpo));
    } catch (error) {
      avisarError(explicarFalla(error, mensajes.error_generar_cupon)); // ERR-028, ERR-037
      void loLeidoEsViejo();
      alFallar(error);
      return;
    }
    avisarExito(generado.message || mensajes.cupon_creado); // ERR-032
    alGenerar();
    void loLeidoEsViejo();
    const orden = generado.orden_pago_id;
    const aSuPagina = () => Promise.resolve(navegar(direccionDePago(orden), { replace: true }));
    const fin = medio ? await pagarOrden(medio, orden, aSuPagina) : 'hecho';
    if (fin === 'fallo') await aSuPagina();
    else if (fin === 'hecho') await navegar(destino, { replace: true });
  };
};
