import { mensajes } from '@colega/contract/mensajes';
import { consultaDe } from '@colega/web-kit/lib/consultas/consulta-de.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { IGUAL_A } from '../../../lib/navegacion/direcciones.ts';
import { type Abierto, useAbierto } from '../edicion/abrir.ts';

type Props = { titulo: string; children: (modelo: Abierto | null) => ReactNode };

/** `?igual_a=…` begins with what another file has. */
export const ConModelo = ({ titulo, children }: Props) => {
  const id = idDe(useSearchParams()[0].get(IGUAL_A) ?? undefined);
  if (id === null) return children(null);
  return (
    <Leido key={id} id={id} titulo={titulo}>
      {children}
    </Leido>
  );
};

const Leido = ({ id, titulo, children }: Props & { id: number }) => (
  <ConReferencias
    titulo={titulo}
    consulta={consultaDe(useAbierto(id, 'original'))}
    mensaje={mensajes.error_cargar_legajo}
  >
    {children}
  </ConReferencias>
);
