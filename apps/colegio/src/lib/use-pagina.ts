import { useSearchParams } from 'react-router';

/** The page of a list, in the address. */
export const usePagina = () => {
  const [busqueda, cambiar] = useSearchParams();
  const dicha = Number(busqueda.get('page'));
  return {
    page: Number.isInteger(dicha) && dicha > 0 && dicha <= 10_000 ? dicha : 1,
    irAPagina: (page: number): void => cambiar(page > 1 ? { page: String(page) } : {}),
  };
};
