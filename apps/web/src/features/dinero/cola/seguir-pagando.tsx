import type { ResultadoDePagoLeido } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { conceptosDe, importePedidoDe } from '../conceptos-del-cupon.ts';
import { SigueSolo } from './sigue-solo.tsx';
import { PARA_VER_COMO_QUEDO, useSiguienteTras } from './use-cola.ts';

/** After one of several, paid or rejected, the next one, with one press; once there is no other, the page that says how each went. */
export const SeguirPagando = ({ cupon }: Pick<ResultadoDePagoLeido, 'cupon'>) => {
  const { cola, cupones, esDeLaCola, otro, pagar } = useSiguienteTras(cupon.id);
  if (!esDeLaCola) return null;
  if (!otro)
    return cupones.length > 1 ? (
      <Button component={Link} to={DIRECCIONES.loQueDebo} state={PARA_VER_COMO_QUEDO}>
        Ver cómo quedó cada pago
      </Button>
    ) : null;
  const abrir = () => pagar(otro.id);
  const texto = `Seguir: ${conceptosDe(otro)}, ${formatImporte(importePedidoDe(otro))}`;
  // one that was not paid is looked at first
  return cola?.sigue_solo && cupon.estado.nombre === 'pago' ? (
    <SigueSolo texto={texto} alAbrir={abrir} />
  ) : (
    <BotonDeAccion ocupado="Abriendo…" alPresionar={abrir}>
      {texto}
    </BotonDeAccion>
  );
};
