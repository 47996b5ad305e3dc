import { useRef } from 'react';
import { crearClaveDeIdempotencia } from './llamar.ts';

/** A request keeps its key when it is sent again, so that it is done once; another one has another. */
export const useIntento = () => {
  const ultimo = useRef<{ pedido: string; clave: string } | null>(null);
  return {
    claveDe: (pedido: unknown): string => {
      const texto = JSON.stringify(pedido);
      if (ultimo.current?.pedido !== texto) ultimo.current = { pedido: texto, clave: crearClaveDeIdempotencia() };
      return ultimo.current.clave;
    },
    /** It was answered: the same, asked once more, is to be done again. */
    olvidar: (): void => {
      ultimo.current = null;
    },
  };
};
