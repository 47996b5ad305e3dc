import type { ReactNode } from 'react';
import { Cara } from '../signos/cara.tsx';

type Props = { titulo?: string; porque: ReactNode; accion?: ReactNode };

export const SinPermiso = ({ titulo = 'No tenés permiso para ver esto', porque, accion }: Props) => (
  <Cara icono="candado" color="yellow" titulo={titulo} texto={porque} acciones={accion} />
);
