import { mensajes } from '@colega/contract/mensajes';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { consultaDe } from '@colega/web-kit/lib/consultas/consulta-de.ts';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import type { ReactNode } from 'react';
import { type Abierto, useAbierto } from '../edicion/abrir.ts';

type Props = {
  id: number;
  titulo: string;
  /** A draft that was begun so goes on though that file is gone. */
  seSigue: boolean;
  children: (modelo: Abierto | null) => ReactNode;
};

const LeerModelo = ({ id, titulo, seSigue, children }: Props) => {
  const abierto = useAbierto(id, 'original');
  if (seSigue && esNoEncontrado(abierto.error)) return children(null);
  return (
    <ConReferencias titulo={titulo} consulta={consultaDe(abierto)} mensaje={mensajes.error_cargar_legajo}>
      {children}
    </ConReferencias>
  );
};

export default LeerModelo;
