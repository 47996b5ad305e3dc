import { mensajes, texto } from '@colega/contract/mensajes';
import { esMedioEnLinea, type MedioDePago, type MedioEnLinea, PASARELAS } from '@colega/domain/dinero';
import { detalleDelError, explicarFalla, explicarFaltaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { descargar } from '@colega/web-kit/lib/navegacion/descargar.ts';
import { salirA } from '@colega/web-kit/lib/navegacion/salir.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { imprimirCupon, useCuentaCambiada } from '../../../lib/consultas/cuenta.ts';
import { abrirPago, useEnviarARedLink } from '../../../lib/consultas/pagos.ts';

/** `hecho` needs nothing more; `salio` came back from the provider; `fallo` was told, and can be tried again. */
export type FinDelPago = 'hecho' | 'salio' | 'fallo';

/** API-063, PAG-016. */
export const bajarCupon = async (id: number): Promise<void> => {
  try {
    descargar(await imprimirCupon(id), `cupon_${id}.pdf`);
  } catch (error) {
    avisarError(explicarFaltaDeRed(error, mensajes.error_intentar_imprimir)); // ERR-012
  }
};

/** PAG-017, OPN-094: an existing coupon is printed, sent, or paid at its provider's page. */
export const usePagarOrden = () => {
  const enviar = useEnviarARedLink();
  const cuentaCambiada = useCuentaCambiada();

  const enviarARedLink = async (orden: number): Promise<FinDelPago> => {
    try {
      await enviar.mutateAsync(orden);
      avisarExito(mensajes.cupon_enviado_a_redlink);
      return 'hecho';
    } catch (error) {
      avisarError(explicarFalla(error, mensajes.error_enviar_red_link)); // ERR-035
      return 'fallo';
    }
  };

  const irAlProveedor = async (
    medio: MedioEnLinea,
    orden: number,
    antes?: () => Promise<void>,
  ): Promise<FinDelPago> => {
    let direccion: string;
    try {
      direccion = await abrirPago(medio, orden);
    } catch (error) {
      const detalle = detalleDelError(error, mensajes.sin_conexion);
      const { proveedor } = PASARELAS[medio];
      avisarError(`${texto({ codigo: 'error_redireccionar', datos: { proveedor } })}\n${detalle}`); // ERR-029..031, ERR-037
      return 'fallo';
    }
    await antes?.();
    await salirA(direccion);
    return 'salio';
  };

  return async (medio: MedioDePago, orden: number, antesDeSalir?: () => Promise<void>): Promise<FinDelPago> => {
    let fin: FinDelPago = 'hecho';
    if (esMedioEnLinea(medio)) fin = await irAlProveedor(medio, orden, antesDeSalir);
    else if (medio === 'redLink') fin = await enviarARedLink(orden);
    else await bajarCupon(orden);
    void cuentaCambiada();
    return fin;
  };
};
