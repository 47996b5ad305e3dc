import type { ComponentProps } from 'react';
import { useExisteRuta } from '../../lib/navegacion/navegacion.ts';
import { BotonEnlace } from '../../ui/boton-enlace.tsx';

/** A way to another screen. What is not in the portal yet is announced, not hidden: people look for it (S-167). */
export const BotonDeTarjeta = ({ deshabilitado = false, porque, ...resto }: ComponentProps<typeof BotonEnlace>) => {
  const existe = useExisteRuta(resto.to);
  const motivo = existe ? porque : 'Pronto vas a poder entrar desde acá.';
  return <BotonEnlace {...resto} deshabilitado={deshabilitado || !existe} porque={motivo} />;
};
