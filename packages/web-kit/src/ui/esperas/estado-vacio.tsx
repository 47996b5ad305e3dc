import type { ReactNode } from 'react';
import { Cara } from '../signos/cara.tsx';
import type { NombreDeIcono } from '../signos/icono.tsx';

type Props = { titulo: string; texto?: ReactNode; accion?: ReactNode; icono?: NombreDeIcono };

/** LAY-029. */
export const EstadoVacio = ({ titulo, texto, accion, icono = 'legajos' }: Props) => (
  <Cara icono={icono} titulo={titulo} texto={texto} acciones={accion} />
);
