import { useExisteRuta } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import type { ComponentProps } from 'react';

/** S-167: what is not in the portal yet is announced, not hidden, since people look for it. */
export const BotonDeTarjeta = ({ deshabilitado = false, ...resto }: ComponentProps<typeof BotonEnlace>) => {
  const existe = useExisteRuta(resto.to);
  const seExplica = existe || resto.porque !== undefined || resto.explicadoPor !== undefined;
  return <BotonEnlace {...resto} deshabilitado={deshabilitado || !existe} {...(!seExplica && { porque: PRONTO })} />;
};

const PRONTO = 'Pronto vas a poder entrar desde acá.';
