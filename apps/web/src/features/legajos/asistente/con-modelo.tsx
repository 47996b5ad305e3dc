import { mensajes } from '@colega/contract/mensajes';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { consultaDe } from '@colega/web-kit/lib/consultas/consulta-de.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { IGUAL_A } from '../../../lib/navegacion/direcciones.ts';
import { type Abierto, useAbierto } from '../edicion/abrir.ts';

/** `deQuien` ends the name of its draft. */
type Props = { titulo: string; children: (modelo: Abierto | null, deQuien: string) => ReactNode };

/** `?igual_a=…` begins with what another file has. A draft that was begun so goes on though that one is gone. */
export const ConModelo = ({ titulo, children }: Props) => {
  const [busqueda] = useSearchParams();
  const id = idDe(busqueda.get(IGUAL_A) ?? undefined);
  if (id === null) return children(null, '');
  return (
    <Leido key={id} id={id} titulo={titulo} seSigue={busqueda.has('borrador')}>
      {(modelo) => children(modelo, `-igual-a-${id}`)}
    </Leido>
  );
};

type DelLeido = Pick<Props, 'titulo'> & {
  id: number;
  seSigue: boolean;
  children: (modelo: Abierto | null) => ReactNode;
};

const Leido = ({ id, titulo, seSigue, children }: DelLeido) => {
  const abierto = useAbierto(id, 'original');
  if (seSigue && esNoEncontrado(abierto.error)) return children(null);
  return (
    <ConReferencias titulo={titulo} consulta={consultaDe(abierto)} mensaje={mensajes.error_cargar_legajo}>
      {children}
    </ConReferencias>
  );
};
