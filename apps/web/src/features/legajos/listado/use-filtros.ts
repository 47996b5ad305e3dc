import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSesion } from '../../../lib/sesion/use-sesion.ts';
import { aBusqueda, type Filtros, filtrosDe, guardarFiltros, leerFiltrosGuardados, SIN_FILTROS } from './filtros.ts';

/** The filters live in the address; a bare address brings back the ones this user last had (LIS-015, LIS-016). */
export const useFiltros = () => {
  const [busqueda, setBusqueda] = useSearchParams();
  const user_id = useSesion()?.user_id ?? 0;
  const llegada = useRef(true);
  const guardados = leerFiltrosGuardados(user_id);
  const porRestaurar = llegada.current && busqueda.size === 0 && guardados !== '';
  const filtros = filtrosDe(porRestaurar ? new URLSearchParams(guardados) : busqueda);
  // Two changes can come before the address has moved: the second builds on the first, not on what is drawn.
  const ultimos = useRef(filtros);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address brings other filters
  useEffect(() => {
    ultimos.current = filtros;
  }, [busqueda]);

  useEffect(() => {
    if (!llegada.current) return;
    llegada.current = false;
    if (porRestaurar) setBusqueda(new URLSearchParams(guardados), { replace: true });
    else guardarFiltros(user_id, filtros);
  });

  const poner = (siguientes: Filtros, opciones: { replace: boolean }) => {
    ultimos.current = siguientes;
    guardarFiltros(user_id, siguientes);
    setBusqueda(aBusqueda(siguientes), { ...opciones, preventScrollReset: true });
  };
  return {
    filtros,
    /** A changed criterion starts again from the first page. */
    cambiar: (cambios: Partial<Filtros>) => poner({ ...ultimos.current, page: 1, ...cambios }, { replace: true }),
    irAPagina: (page: number) => {
      poner({ ...ultimos.current, page }, { replace: false });
      window.scrollTo(0, 0);
    },
    limpiar: () => poner({ ...SIN_FILTROS, orden: ultimos.current.orden }, { replace: true }),
  };
};
