import { rutasDeBorradores } from '@colega/contract/borradores';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { SIEMPRE_AL_DIA } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';

export const consultaDeBorradores = consulta(rutasDeBorradores.borradores, {});
export const useBorradores = () => useQuery({ ...consultaDeBorradores, ...SIEMPRE_AL_DIA });

export const quitarBorrador = async (cliente: QueryClient, id: string): Promise<void> => {
  await llamar(rutasDeBorradores.quitarBorrador, { params: { id } });
  await cliente.invalidateQueries({ queryKey: consultaDeBorradores.queryKey });
};
