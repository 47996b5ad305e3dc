import { rutasDeLiquidaciones } from '@colega/contract/dinero';
import type { Llamada } from '@colega/contract/route';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { SIEMPRE_AL_DIA } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';

const r = rutasDeLiquidaciones;

/** API-072. */
export type LiquidacionPedida = Llamada<typeof r.recalcularLiquidacion>['body'];
export type CargoAConfirmar = Llamada<typeof r.confirmarCep>['body'];

export const usePersonaDeLaSesion = (): number => useSesion()?.persona_id ?? 0;

export const consultaDePreLiquidacion = (personaId: number) => consulta(r.preLiquidacion, { params: { personaId } });

/** LIQ-004. What was read a while ago may be paid by now. */
export const usePreLiquidacion = (habilitada = true) => {
  const personaId = usePersonaDeLaSesion();
  return useQuery({
    ...consultaDePreLiquidacion(personaId),
    ...SIEMPRE_AL_DIA,
    enabled: habilitada && personaId > 0,
  });
};

/** A later selection leaves the earlier one behind, whichever is answered first. */
export const useRecalculo = (pedido: LiquidacionPedida | null) =>
  useQuery({
    queryKey: [r.recalcularLiquidacion.path, pedido] as const,
    queryFn: ({ signal, queryKey: [, body] }) => llamar(r.recalcularLiquidacion, { body: body ?? NADA }, { signal }),
    enabled: pedido !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

const NADA: LiquidacionPedida = {
  persona_id: 0,
  sanciones: [],
  items_vigentes: [],
  items_vencidos: [],
  bonificaciones: [],
  importe_total: '0.00',
  preferencias_de_pago: [],
};

export const confirmarLiquidacion = (body: LiquidacionPedida, idempotencyKey: string) =>
  llamar(r.confirmarLiquidacion, { body }, { idempotencyKey });

export type CargoDeLegajo = 'cep' | 'timbrado';
const CARGOS = {
  cep: { pre: r.preLiquidacionDeCep, confirmar: r.confirmarCep },
  timbrado: { pre: r.preLiquidacionDeTimbrado, confirmar: r.confirmarTimbrado },
} as const;

export const consultaDeLiquidacionDeLegajo = (cargo: CargoDeLegajo, id: number) =>
  queryOptions({
    queryKey: [CARGOS[cargo].pre.path, id] as const,
    queryFn: ({ signal }) => llamar(CARGOS[cargo].pre, { body: { id } }, { signal }),
  });

export const consultaDeCargosPorPagar = (personaId: number) => consulta(r.cargosPorPagar, { params: { personaId } });

/** What was read a while ago may be in a coupon by now. */
export const useCargosPorPagar = () => {
  const personaId = usePersonaDeLaSesion();
  return useQuery({ ...consultaDeCargosPorPagar(personaId), ...SIEMPRE_AL_DIA, enabled: personaId > 0 });
};

/** API-067, API-068. */
export const useLiquidacionDeLegajo = (cargo: CargoDeLegajo, id: number, habilitada: boolean) =>
  useQuery({ ...consultaDeLiquidacionDeLegajo(cargo, id), ...SIEMPRE_AL_DIA, enabled: habilitada });

export const confirmarCargo = (cargo: CargoDeLegajo, body: CargoAConfirmar, idempotencyKey: string) =>
  llamar(CARGOS[cargo].confirmar, { body }, { idempotencyKey });
