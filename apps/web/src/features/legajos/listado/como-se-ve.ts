import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { TAMANIO_DE_PAGINA_DE_LEGAJOS } from './filtros.ts';

const CLAVE = 'legajos-en-tabla';
/** A table needs this much; narrower, there are cards. */
const ANCHA = '(min-width: 1200px)';
const FILAS_DE_LA_TABLA = 25;

const seEligioTabla = (): boolean => localStorage.getItem(CLAVE) !== null;

/** S-919: cards, as the specification gives them, until a wide window's owner chooses a table on this device. */
export const useComoSeVe = () => {
  const cabe = useMediaQuery(ANCHA, false, { getInitialValueInEffect: false }) ?? false;
  const [elegida, setElegida] = useState(seEligioTabla);
  const verTabla = (si: boolean) => {
    if (si) localStorage.setItem(CLAVE, 'si');
    else localStorage.removeItem(CLAVE);
    setElegida(si);
  };
  return { cabe, tabla: cabe && elegida, verTabla };
};

/** LIS-023, S-919. */
export const tamanioDePagina = (tabla: boolean): number => (tabla ? FILAS_DE_LA_TABLA : TAMANIO_DE_PAGINA_DE_LEGAJOS);

/** Before there is a screen. */
export const seVeraComoTabla = (): boolean => seEligioTabla() && matchMedia(ANCHA).matches;
