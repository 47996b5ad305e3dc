import { useEffect, useMemo } from 'react';

/** An object of the page's memory, given back when it is no longer shown. */
export const useDireccion = (contenido: Blob | null): string | null => {
  const direccion = useMemo(() => contenido && URL.createObjectURL(contenido), [contenido]);
  useEffect(() => () => (direccion ? URL.revokeObjectURL(direccion) : undefined), [direccion]);
  return direccion;
};
