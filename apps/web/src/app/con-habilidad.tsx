import type { Habilidad } from '@colega/domain/permisos';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useHabilidad } from '../lib/consultas/permisos.ts';
import { DIRECCIONES } from '../lib/navegacion/direcciones.ts';
import { ErrorDeCarga } from '../ui/error-de-carga.tsx';
import { EsqueletoDePantalla } from '../ui/esqueleto.tsx';

/** A screen that needs an ability: without it the person goes to /error, which says why (SES-062). */
export const ConHabilidad = ({ habilidad, children }: { habilidad: Habilidad; children: ReactNode }) => {
  const { estado, reintentar } = useHabilidad(habilidad);
  if (estado === 'permitida') return children;
  if (estado === 'negada') return <Navigate to={DIRECCIONES.error} replace state={{ habilidad }} />;
  if (estado === 'falla')
    return <ErrorDeCarga mensaje="No pudimos consultar tus permisos." alReintentar={reintentar} />;
  return <EsqueletoDePantalla />;
};
