import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { DIRECCIONES } from '../lib/navegacion/direcciones.ts';

export const idsDe = (path: string): string[] => [...path.matchAll(/:(id\w*)/g)].map(([, nombre = '']) => nombre);

/** LAY-011: an id that is no number makes an address that does not exist. */
export const ConIds = ({ ids, children }: { ids: readonly string[]; children: ReactNode }) => {
  const params = useParams();
  const existe = ids.every((id) => params[id] === undefined || idDe(params[id]) !== null);
  return existe ? children : <Navigate to={DIRECCIONES.error} replace />;
};
