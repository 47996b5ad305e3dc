import type { ResultadoDePagoLeido } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { conceptosDe, importePedidoDe } from '../conceptos-del-cupon.ts';
import { useCola } from './use-cola.ts';

/** After one of several, the next one, with one press; once the last is paid, the page that says so. */
export const SeguirPagando = ({ cupon }: Pick<ResultadoDePagoLeido, 'cupon'>) => {
  const { cola, cupones, cargando, siguiente, pagar } = useCola();
  if (!cola?.cupones.includes(cupon.id) || cargando) return null;
  const otro = siguiente && siguiente.id !== cupon.id ? siguiente : null;
  if (!otro)
    return cupones.length > 1 ? <BotonEnlace to={DIRECCIONES.loQueDebo}>Ver cómo quedó cada pago</BotonEnlace> : null;
  return (
    <BotonDeAccion ocupado="Abriendo…" alPresionar={() => pagar(otro.id)}>
      Seguir: {conceptosDe(otro)}, {formatImporte(importePedidoDe(otro))}
    </BotonDeAccion>
  );
};
