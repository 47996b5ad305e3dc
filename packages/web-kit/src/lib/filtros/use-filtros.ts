import type { Campo } from '@colega/domain/formularios';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { useSesion } from '../sesion/use-sesion.ts';
import { guardarFiltros, leerFiltrosGuardados, PAGINA } from './filtros-guardados.ts';

export type DefinicionDeFiltros<F extends { page: number }> = {
  lista: string;
  campos: readonly Campo[];
  nombres: readonly string[];
  leer: (busqueda: URLSearchParams) => F;
  escribir: (filtros: F) => URLSearchParams;
  limpios: (filtros: F) => F;
  cantidad: (filtros: F) => number;
};

/** LIS-015, LIS-016: an address without filters brings back those that this user last had. */
export const useFiltros = <F extends { page: number }>(definicion: DefinicionDeFiltros<F>) => {
  const { lista, leer, escribir, limpios } = definicion;
  const [busqueda, setBusqueda] = useSearchParams();
  const user_id = useSesion()?.user_id ?? 0;
  const llegada = useRef(true);
  const [vez, setVez] = useState(0);
  const { state, pathname } = useLocation();
  const destino = useNavigation().location?.pathname ?? pathname;
  const guardados = leerFiltrosGuardados(lista, user_id, state);
  const porRestaurar = llegada.current && seRestauran(definicion, busqueda, guardados);
  const filtros = leer(porRestaurar ? guardados : busqueda);
  // Several changes can come before the address has moved, so each builds on the one before.
  const ultimos = useRef(filtros);
  const enCamino = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address brings other filters
  useEffect(() => {
    const llego = enCamino.current === null || enCamino.current === escribir(filtros).toString();
    if (!llego) return;
    enCamino.current = null;
    ultimos.current = filtros;
    if (!llegada.current) guardarFiltros(lista, user_id, escribir(filtros));
  }, [busqueda]);

  useEffect(() => {
    if (!llegada.current) return;
    llegada.current = false;
    if (porRestaurar) setBusqueda(conLoDemas(definicion, busqueda, guardados), { replace: true });
    else guardarFiltros(lista, user_id, escribir(filtros));
  });

  const poner = (siguientes: F, opciones: { replace: boolean }) => {
    // Somebody is on the way to another screen: what was typed before must not bring them back.
    if (destino !== pathname) return;
    ultimos.current = siguientes;
    const propios = escribir(siguientes);
    enCamino.current = propios.toString();
    guardarFiltros(lista, user_id, propios);
    setBusqueda(conLoDemas(definicion, busqueda, propios), { ...opciones, preventScrollReset: true });
  };
  return {
    filtros,
    /** A changed criterion starts again from the first page, and one that says the same changes nothing. */
    cambiar: (cambios: Partial<F>) => {
      const dichos = Object.entries(cambios);
      const dicenLoMismo = dichos.every(([cual, valor]) => Reflect.get(ultimos.current, cual) === valor);
      if (dichos.length === 0 || !dicenLoMismo) poner({ ...ultimos.current, page: 1, ...cambios }, { replace: true });
    },
    irAPagina: (page: number) => {
      poner({ ...ultimos.current, page }, { replace: false });
      window.scrollTo(0, 0);
    },
    limpiar: () => {
      poner(limpios(ultimos.current), { replace: true });
      setVez((anterior) => anterior + 1);
    },
    /** A new number starts the fields anew. */
    vez,
  };
};

const seRestauran = <F extends { page: number }>(
  { leer, escribir }: DefinicionDeFiltros<F>,
  busqueda: URLSearchParams,
  guardados: URLSearchParams,
): boolean => escribir(leer(busqueda)).size === 0 && !busqueda.has(PAGINA) && guardados.size > 0;

export const filtrosDeLlegada = <F extends { page: number }>(
  definicion: DefinicionDeFiltros<F>,
  { busqueda, sesion }: { busqueda: URLSearchParams; sesion: { user_id: number } },
): F => {
  const guardados = leerFiltrosGuardados(definicion.lista, sesion.user_id);
  return definicion.leer(seRestauran(definicion, busqueda, guardados) ? guardados : busqueda);
};

const conLoDemas = <F extends { page: number }>(
  { nombres }: DefinicionDeFiltros<F>,
  busqueda: URLSearchParams,
  propios: URLSearchParams,
): URLSearchParams => {
  const ajenos = [...busqueda].filter(([nombre]) => !nombres.includes(nombre));
  return new URLSearchParams([...propios, ...ajenos]);
};
