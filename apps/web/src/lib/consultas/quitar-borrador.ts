import { rutasDeBorradores } from '@colega/contract/borradores';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import type { QueryClient } from '@tanstack/react-query';
import { consultaDeBorradores } from './borradores.ts';

/** Apart from their list, which brings nothing of what changes them. */
export const quitarBorrador = async (cliente: QueryClient, id: string): Promise<void> => {
  await llamar(rutasDeBorradores.quitarBorrador, { params: { id } });
  await cliente.invalidateQueries({ queryKey: consultaDeBorradores.queryKey });
};
