import { useExisteRuta } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import type { ComponentProps } from 'react';

/** A way to another screen. What is not in the portal yet is announced, not hidden: people look for it (S-167). */
export const BotonDeTarjeta = ({ deshabilitado = false, ...resto }: ComponentProps<typeof BotonEnlace>) => {
  const existe = useExisteRuta(resto.to);
  const seExplica = existe || resto.porque !== undefined || resto.explicadoPor !== undefined;
  return <BotonEnlace {...resto} deshabilitado={deshabilitado || !existe} {...(!seExplica && { porque: PRONTO })} />;
};

const PRONTO = 'Pronto vas a poder entrar desde acá.';
