import { mensajes } from '@colega/contract/mensajes';
import { EsperandoElBorrador } from '@colega/web-kit/form/wizard/esperando-el-borrador.tsx';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { conReintento } from '@colega/web-kit/ui/esperas/con-reintento.tsx';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { IGUAL_A } from '../../../lib/navegacion/direcciones.ts';
import type { Abierto } from '../edicion/abrir.ts';

/** What comes for the few that begin with what another file has. */
export const crearParaIguales = <P extends object>(cargar: Parameters<typeof conReintento<P>>[0], titulo: string) =>
  conReintento(cargar, {
    mientras: <EsperandoElBorrador titulo={titulo} />,
    falla: (reintentar) => <ErrorDeCarga mensaje={mensajes.error_cargar_legajo} alReintentar={reintentar} />,
  });

/** `deQuien` ends the name of its draft. */
type Props = { titulo: string; children: (modelo: Abierto | null, deQuien: string) => ReactNode };

const LeerModelo = crearParaIguales(() => import('./leer-modelo.tsx'), 'Nuevo legajo');

/** `?igual_a=…` begins with what another file has. */
export const ConModelo = ({ titulo, children }: Props) => {
  const [busqueda] = useSearchParams();
  const id = idDe(busqueda.get(IGUAL_A) ?? undefined);
  if (id === null) return children(null, '');
  return (
    <LeerModelo key={id} id={id} titulo={titulo} seSigue={busqueda.has('borrador')}>
      {(modelo) => children(modelo, `-igual-a-${id}`)}
    </LeerModelo>
  );
};
