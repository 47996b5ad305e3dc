import { useEffect, useMemo } from 'react';

/** An address for the bytes of an image; the browser's memory is given back when it is no longer shown. */
export const useDireccionDe = (imagen: Blob | null | undefined): string | null => {
  const direccion = useMemo(() => (imagen ? URL.createObjectURL(imagen) : null), [imagen]);
  useEffect(() => () => (direccion ? URL.revokeObjectURL(direccion) : undefined), [direccion]);
  return direccion;
};
