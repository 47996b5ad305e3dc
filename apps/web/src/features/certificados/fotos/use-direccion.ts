import { useEffect, useMemo } from 'react';

/** The browser's memory is given back when the image is no longer shown. */
export const useDireccion = (contenido: Blob | null): string | null => {
  const direccion = useMemo(() => contenido && URL.createObjectURL(contenido), [contenido]);
  useEffect(() => () => (direccion ? URL.revokeObjectURL(direccion) : undefined), [direccion]);
  return direccion;
};
