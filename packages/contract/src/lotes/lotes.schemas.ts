import { z } from 'zod';
import { zFiltrosDeCupones } from '../dinero/cupones.schemas.ts';
import { zIdNumerico } from '../primitives/primitives.ts';

export const zPedidoDeLote = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('certificados'), legajo_id: zIdNumerico }),
  z.object({ tipo: z.literal('recibos'), filtros: zFiltrosDeCupones }),
]);
export type PedidoDeLote = z.output<typeof zPedidoDeLote>;

export const zLote = z.object({
  id: z.number(),
  nombre: z.string(),
  estado: z.enum(['en_cola', 'listo', 'fallido']),
  total: z.number(),
  hechos: z.number(),
});
export type Lote = z.output<typeof zLote>;
