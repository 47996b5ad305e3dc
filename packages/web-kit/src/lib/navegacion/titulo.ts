import { useEffect } from 'react';

const SUFIJO = 'Colega';
export const escribirTitulo = (titulo: string): void => {
  document.title = titulo ? `${titulo} · ${SUFIJO}` : SUFIJO;
};

/** For a screen whose title depends on what it shows. */
export const useTitulo = (titulo: string | undefined): void => {
  useEffect(() => {
    if (titulo) escribirTitulo(titulo);
  }, [titulo]);
};
