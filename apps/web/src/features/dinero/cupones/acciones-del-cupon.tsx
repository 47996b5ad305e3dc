import type { Cupon } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { useExisteRuta } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import tarjeta from '@colega/web-kit/ui/listas/tarjeta-con-enlace.module.css';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group } from '@mantine/core';
import { imprimirComprobante, imprimirCupon } from '../../../lib/consultas/cuenta.ts';
import { direccionDePago } from '../../../lib/navegacion/direcciones.ts';
import { CancelarCupon } from '../../../ui/cancelar-cupon.tsx';
import { useLugar } from './lugares.ts';
import { RedLinkDelCupon } from './red-link-del-cupon.tsx';

/** CUP-007..010, CUP-013, CUP-014. Screen readers hear which coupon each action is for. */
export const AccionesDelCupon = ({ cupon }: { cupon: Cupon }) => {
  const { id, numero_boleta, comprobante_id } = cupon;
  const { sePaga } = useLugar();
  const pago = direccionDePago(id);
  const hayPago = useExisteRuta(pago);
  const nombre = (accion: string) => ({ 'aria-label': `${accion} cupón ${numero_boleta}` });
  return (
    <Group className={tarjeta.acciones} gap="sm" data-no-imprime>
      {sePaga(cupon) && hayPago && (
        <BotonEnlace to={pago} leftSection={<Icono nombre="cuenta" />} {...nombre('PAGAR')}>
          PAGAR
        </BotonEnlace>
      )}
      <BotonDeDescarga
        leftSection={<Icono nombre="documento" />}
        pedir={() => imprimirCupon(id)}
        nombre={`cupon_${id}.pdf`}
        falla={mensajes.error_intentar_imprimir}
        {...nombre('IMPRIMIR')}
      >
        IMPRIMIR
      </BotonDeDescarga>
      {comprobante_id !== null && (
        <BotonDeDescarga
          leftSection={<Icono nombre="tilde" />}
          pedir={() => imprimirComprobante(comprobante_id)}
          nombre={`recibo_${comprobante_id}.pdf`}
          falla={mensajes.error_intentar_imprimir}
          {...nombre('RECIBO')}
        >
          RECIBO
        </BotonDeDescarga>
      )}
      <RedLinkDelCupon cupon={cupon} />
      <CancelarCupon cupon={cupon} />
    </Group>
  );
};
