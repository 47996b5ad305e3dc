import type { Problema } from '@colega/domain/resultado';
import type { AccionDeAsistente, EntornoDelAsistente, EstadoDelAsistente } from './estado.ts';
import { reducir } from './reducir.ts';

/** Holds the one value of a wizard, and tells whoever draws it or works for it of each change. */
export const crearAlmacen = <B, C, P extends Problema, G>(inicial: EstadoDelAsistente<B, P, G>) => {
  type Oyente = (estado: EstadoDelAsistente<B, P, G>, antes: EstadoDelAsistente<B, P, G>) => void;
  let estado = inicial;
  let entorno: EntornoDelAsistente<B, C, P> | null = null;
  const oyentes = new Set<Oyente>();
  return {
    leer: () => estado,
    /** What its rules know beyond the draft, as of now. */
    situar: (nuevo: EntornoDelAsistente<B, C, P>): void => {
      entorno = nuevo;
    },
    despachar: (accion: AccionDeAsistente<B, G>): void => {
      if (!entorno) throw new Error('A wizard is told what its rules know before anything happens in it');
      const antes = estado;
      estado = reducir(antes, accion, entorno);
      if (estado !== antes) for (const oyente of [...oyentes]) oyente(estado, antes);
    },
    suscribir: (oyente: Oyente): (() => void) => {
      oyentes.add(oyente);
      return () => void oyentes.delete(oyente);
    },
  };
};
export type AlmacenDeAsistente<B, C, P extends Problema, G> = ReturnType<typeof crearAlmacen<B, C, P, G>>;
