import type { ReactNode } from 'react';
import { Cara } from '../signos/cara.tsx';

type Props = { titulo?: string; porque: ReactNode; accion?: ReactNode };

/** What may not be done here, and why. */
export const SinPermiso = ({ titulo = 'No tenés permiso para ver esto', porque, accion }: Props) => (
  <Cara icono="candado" color="yellow" titulo={titulo} texto={porque} acciones={accion} />
);
