import { useEffect } from 'react';

type Leida = { pagination: { pages: number } };

/** A page that no longer exists leads to the first one. */
export const usePaginaQueExiste = (
  pedida: number,
  leida: Leida | undefined,
  irAPagina: (page: number) => void,
): void => {
  const noExiste = leida !== undefined && leida.pagination.pages > 0 && pedida > leida.pagination.pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page asked for does not exist
  useEffect(() => {
    if (noExiste) irAPagina(1);
  }, [noExiste]);
};
