import { esFecha, type Fecha } from '@colega/domain/fechas';
import { useSearchParams } from 'react-router';

/**
 * The days of a table are in its address, so that it can be shared; without any, `alLlegar`. One that was cleared is there without its day,
 * and is asked for.
 */
export const useDiasEnLaDireccion = <N extends string>(alLlegar: Readonly<Record<N, Fecha>>) => {
  const [busqueda, setBusqueda] = useSearchParams();
  const nombres = Object.keys(alLlegar) as N[];
  const leer = (nombre: N): Fecha | null => {
    const dicho = busqueda.get(nombre);
    return dicho !== null && esFecha(dicho) ? dicho : null;
  };
  const llega = !nombres.some((nombre) => busqueda.has(nombre));
  const dias = (llega ? alLlegar : Object.fromEntries(nombres.map((nombre) => [nombre, leer(nombre)]))) as Record<
    N,
    Fecha | null
  >;
  const cambiar = (nuevos: Record<N, Fecha | null>): void =>
    setBusqueda(
      nombres.map((nombre): [string, string] => [nombre, nuevos[nombre] ?? '']),
      { replace: true, preventScrollReset: true },
    );
  return { dias, cambiar };
};
