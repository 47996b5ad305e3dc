import { mensajes } from '@colega/contract/mensajes';
import { type FormaDePago, medioDeForma } from '@colega/domain/dinero';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { crearClaveDeIdempotencia } from '@colega/web-kit/lib/api/llamar.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { confirmarCargo, confirmarLiquidacion } from '../../../lib/consultas/liquidaciones.ts';
import { useEnviarARedLink } from '../../../lib/consultas/pagos.ts';
import type { PorPagar } from './por-pagar.ts';

const GRATIS = '0.00';

/** What is sent again goes under the same key, so that it makes no second coupon. */
const useClaves = () => {
  const dadas = useRef(new Map<string, string>());
  return (pedido: unknown): string => {
    const texto = JSON.stringify(pedido);
    const clave = dadas.current.get(texto) ?? crearClaveDeIdempotencia();
    dadas.current.set(texto, clave);
    return clave;
  };
};

/** A coupon of each thing chosen, made where there is none. What fails is told, and the rest goes on. */
export const usePreparar = () => {
  const claveDe = useClaves();
  const enviar = useEnviarARedLink();
  const cliente = useQueryClient();
  const cuponDe = async (pago: PorPagar, forma: FormaDePago): Promise<number> => {
    if (pago.de === 'cupon') return pago.cupon.id;
    const preferencias_de_pago = pago.importe === GRATIS ? [] : [{ key: medioDeForma(forma) }];
    if (pago.de === 'cargo') {
      const { circuito, identificador } = pago.cargo;
      const cuerpo = { conceptos: [{ identificador }], preferencias_de_pago };
      const cargo = circuito === 'cep' ? 'cep' : 'timbrado';
      return (await confirmarCargo(cargo, cuerpo, claveDe({ cargo, cuerpo }))).orden_pago_id;
    }
    if (!pago.pedido) throw new Error('La liquidación todavía se está calculando');
    const cuerpo = { ...pago.pedido, preferencias_de_pago };
    return (await confirmarLiquidacion(cuerpo, claveDe(cuerpo))).orden_pago_id;
  };
  return async (elegidos: readonly PorPagar[], forma: FormaDePago) => {
    const preparados: { pago: PorPagar; orden: number }[] = [];
    const fallas: { sinCupon: string[]; sinEnviar: string[] } = { sinCupon: [], sinEnviar: [] };
    for (const pago of elegidos) {
      try {
        preparados.push({ pago, orden: await cuponDe(pago, forma) });
      } catch (error) {
        fallas.sinCupon.push(decirFalla(pago, error, mensajes.error_generar_cupon)); // ERR-028, ERR-037
      }
    }
    const porCobrar = preparados.filter(({ pago }) => pago.importe !== GRATIS);
    for (const { pago, orden } of forma === 'redLink' ? porCobrar : []) {
      if (pago.de === 'cupon' && pago.cupon.enviado_red_link) continue;
      try {
        await enviar.mutateAsync(orden);
      } catch (error) {
        fallas.sinEnviar.push(decirFalla(pago, error, mensajes.error_enviar_red_link)); // ERR-035
      }
    }
    void cliente.invalidateQueries({ refetchType: 'none' });
    return { preparados, primero: porCobrar[0]?.orden ?? null, fallas };
  };
};

/** What has no coupon is not in the queue; what was not sent is, and is sent from there. */
export type Fallas = { sinCupon: readonly string[]; sinEnviar: readonly string[] };
export const SIN_FALLAS: Fallas = { sinCupon: [], sinEnviar: [] };

const decirFalla = ({ que }: PorPagar, error: unknown, alternativa: string): string =>
  `${que}: ${explicarFalla(error, alternativa)}`;
