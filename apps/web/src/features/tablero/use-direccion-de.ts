import { useEffect, useState } from 'react';

/** An address for the bytes of an image, while somebody draws it. */
export const useDireccionDe = (imagen: Blob | undefined): string | null => {
  const [direccion, setDireccion] = useState<string | null>(null);
  useEffect(() => {
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
