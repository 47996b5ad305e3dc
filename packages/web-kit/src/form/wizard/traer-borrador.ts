import { type BorradorLeido, rutasDeBorradores } from '@colega/contract/borradores';
import type { UseQueryOptions } from '@tanstack/react-query';
import { llamar, type OpcionesDeLlamada } from '../../lib/api/llamar.ts';
import { guardarBorrador, leerBorrador } from '../../lib/borradores/almacen-de-borradores.ts';
import { anotarCopia, copiaDe, leerCopia } from '../../lib/borradores/copias.ts';
import { desocupar, esIgualALaCopia } from '../../lib/borradores/lugares.ts';
import { leerValores } from '../../lib/borradores/valores.ts';
import { leerSesion } from '../../lib/sesion/sesion.ts';

export const usuario = (): number => leerSesion()?.user_id ?? 0;

/** What is here stays unless it is an older copy of what the server has; of two that are newer the wizard asks. */
const ponerEnElLugar = (user_id: number, lugar: string, leido: BorradorLeido): void => {
  const copia = leerCopia(user_id, lugar);
  const hayAca = leerBorrador(user_id, lugar) !== null && copia?.id === leido.id;
  if (hayAca && (!esIgualALaCopia(user_id, lugar) || copia.version >= leido.version)) return;
  if (!hayAca) desocupar(user_id, lugar);
  guardarBorrador(user_id, lugar, leerValores(leido));
  anotarCopia(user_id, lugar, copiaDe(leido));
};

/** Asked each time, and of the server alone: what was answered before says nothing of what is there now. */
export const DEL_SERVIDOR = {
  retry: false,
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
  persister: (preguntar, contexto) => preguntar(contexto),
} satisfies Partial<UseQueryOptions<boolean, Error, boolean, string[]>>;

/** Brings it to its place on this device. */
export const traerBorrador = async (id: string, lugar: string, opciones: OpcionesDeLlamada): Promise<boolean> => {
  const leido = await llamar(rutasDeBorradores.borrador, { params: { id } }, opciones);
  ponerEnElLugar(usuario(), lugar, leido);
  return true;
};
