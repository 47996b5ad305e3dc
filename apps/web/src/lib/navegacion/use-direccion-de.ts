import { useLayoutEffect, useState } from 'react';

/** An address for the bytes of an image, while somebody draws it; then the browser's memory is given back. */
export const useDireccionDe = (imagen: Blob | null | undefined): string | null => {
  const [direccion, setDireccion] = useState<string | null>(null);
  // Each time that it is put on the page it has another, before it is painted: one that was given back draws nothing.
  useLayoutEffect(() => {
    if (!imagen) return;
    const propia = URL.createObjectURL(imagen);
    setDireccion(propia);
    return () => {
      URL.revokeObjectURL(propia);
      setDireccion(null);
    };
  }, [imagen]);
  return direccion;
};
