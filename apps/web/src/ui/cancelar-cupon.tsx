import type { Cupon } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCancelarCupon } from '../lib/consultas/cuenta.ts';

type Props = {
  cupon: Cupon;
  alCancelar?: () => Promise<void>;
};

/** A coupon that somebody may still pay, at Red Link or on a provider's page, waits: the server refuses it too. */
const puedeCancelarse = ({ estado, enviado_red_link, estado_pago }: Cupon): boolean =>
  estado.nombre === 'pendiente' && !enviado_red_link && estado_pago !== 'en_proceso';

export const CancelarCupon = ({ cupon, alCancelar }: Props) => {
  const [abierto, setAbierto] = useState(false);
  const { cancelar, releer } = useCancelarCupon();
  if (!puedeCancelarse(cupon)) return null;
  const confirmar = async () => {
    try {
      avisarExito((await cancelar(cupon.id)).message);
      document.getElementById('contenido')?.focus();
      await alCancelar?.();
    } catch (error) {
      avisarError(explicarFalla(error, 'No pudimos cancelar el cupón.'));
    }
    setAbierto(false);
    await releer();
  };
  return (
    <>
      <Button variant="subtle" aria-label={`Cancelar cupón ${cupon.numero_boleta}`} onClick={() => setAbierto(true)}>
        Cancelar cupón
      </Button>
      <ConfirmarDialogo
        abierto={abierto}
        titulo={`¿Cancelar el cupón Nº ${cupon.numero_boleta}?`}
        texto={`Es por ${formatImporte(cupon.monto_a_pagar ?? cupon.monto_total)}. Deja de poder pagarse, y lo que cobraba se puede volver a liquidar.`}
        confirmar="Cancelar cupón"
        confirmando="Cancelando…"
        cancelar="Conservarlo"
        alConfirmar={confirmar}
        alCancelar={() => setAbierto(false)}
      />
    </>
  );
};
