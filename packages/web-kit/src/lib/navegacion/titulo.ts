import { useEffect } from 'react';

const SUFIJO = 'Colega';
export const escribirTitulo = (titulo: string): void => {
  document.title = titulo ? `${titulo} · ${SUFIJO}` : SUFIJO;
};

export const useTitulo = (titulo: string | undefined): void => {
  useEffect(() => {
    if (titulo) escribirTitulo(titulo);
  }, [titulo]);
};
