import { useEffect } from 'react';

type Leida = { pagination: { pages: number } };

/** Who asks for a page that does not exist any more is taken to the first one. */
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
