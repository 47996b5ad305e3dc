import { armarPedidoDeCalculo, type BorradorAutomatico, type ContextoAutomatico } from '@colega/asistentes/legajos';
import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { mensajes } from '@colega/contract/mensajes';
import type { PedidoDeCalculo } from '@colega/domain/honorarios';
import { parseMonto } from '@colega/domain/importes';
import type { AlAvanzar } from '@colega/web-kit/form/wizard/definicion.ts';
import { ErrorDePaso, fallaDePaso } from '@colega/web-kit/form/wizard/error-de-paso.ts';
import { ErrorDeApi } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar, type OpcionesDeLlamada } from '@colega/web-kit/lib/api/llamar.ts';
import type { QueryClient } from '@tanstack/react-query';

const esNegativa = (error: unknown): boolean => error instanceof ErrorDeApi && error.status === 422;

const sinCambios = (borrador: BorradorAutomatico): BorradorAutomatico => borrador;

/** The step asks for what its line may have asked for a moment ago. */
export const consultaDeCalculo = (body: PedidoDeCalculo, opciones: OpcionesDeLlamada = {}) => ({
  queryKey: ['minimo', body],
  queryFn: () => llamar(rutasDeHonorarios.calcular, { body }, opciones),
  staleTime: 60_000,
});

/** What is already done and still valid is not asked again. */
export const trabajosDeCalculo = (
  contexto: ContextoAutomatico,
  cliente: QueryClient,
): Record<'tareas' | 'honorario', AlAvanzar<BorradorAutomatico>> => ({
  tareas: async (borrador) => {
    if (borrador.calculo) return sinCambios;
    try {
      const calculo = await cliente.fetchQuery(consultaDeCalculo(armarPedidoDeCalculo(borrador, contexto)));
      return (b) => ({ ...b, calculo });
    } catch (error) {
      throw fallaDePaso(error, mensajes.error_procesamiento_otro_momento); // AMP-019
    }
  },
  /** CAL-006, AMP-012. */
  honorario: async (borrador) => {
    if (borrador.generado) return sinCambios;
    const monto = parseMonto(borrador.honorario_convenido);
    if (!monto.ok) throw new ErrorDePaso(mensajes.error_procesamiento_de_nuevo);
    try {
      const { id, resolucion_id } = await llamar(rutasDeHonorarios.generar, {
        body: { ...armarPedidoDeCalculo(borrador, contexto), honorario_convenido: monto.valor },
      });
      const generado = await llamar(rutasDeHonorarios.tareasDelCalculo, { params: { id } });
      return (b) => ({ ...b, generado: { id, resolucion_id, ...generado } });
    } catch (error) {
      const calculo = esNegativa(error)
        ? await llamar(rutasDeHonorarios.calcular, { body: armarPedidoDeCalculo(borrador, contexto) }).catch(() => null)
        : null;
      const alDia = calculo ? (b: BorradorAutomatico): BorradorAutomatico => ({ ...b, calculo }) : undefined;
      throw fallaDePaso(error, mensajes.error_procesamiento_de_nuevo, alDia); // AMP-020
    }
  },
});
