import { todosLosMensajes } from '@colega/contract/mensajes';
import { MOTIVOS_DE_PAGO } from '@colega/domain/dinero';
import { z } from 'zod';

const DECISIONES = {
  deshecho: 'pago_deshecho',
  a_favor: 'revision_a_favor',
  devuelto: 'revision_devuelto',
  dejo_de_pagar_a_favor: 'dejo_de_pagar_a_favor',
  dejo_de_pagar_devuelto: 'dejo_de_pagar_devuelto',
} as const satisfies Record<string, keyof typeof todosLosMensajes>;

export const zDestinoLeido = z.object({
  motivo: z.enum(MOTIVOS_DE_PAGO).nullable(),
  decision: z.enum(['deshecho', 'a_favor', 'devuelto', 'dejo_de_pagar_a_favor', 'dejo_de_pagar_devuelto']).nullable(),
});
export type DestinoLeido = z.output<typeof zDestinoLeido>;

export const destinoDePago = ({ motivo, decision }: DestinoLeido): string | null => {
  if (decision) return todosLosMensajes[DECISIONES[decision]];
  return motivo && todosLosMensajes[motivo];
};
