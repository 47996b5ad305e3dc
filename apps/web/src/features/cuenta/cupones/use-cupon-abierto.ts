import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const NOMBRE = 'cupon';

/** Carried by a link of the list itself: closing is then going back. */
export const DESDE_LA_LISTA = { desdeLaLista: true } as const;

/** The search of an address, with that coupon open over its list. */
export const abrirCuponEnDireccion = (search: string, id: number): string => {
  const busqueda = new URLSearchParams(search);
  busqueda.set(NOMBRE, String(id));
  return `?${busqueda}`;
};

/** The coupon that the address opens, if any, and the way to close it. */
export const useCuponAbierto = () => {
  const [busqueda, setBusqueda] = useSearchParams();
  const texto = busqueda.get(NOMBRE) ?? '';
  const { state } = useLocation();
  const navegar = useNavigate();
  const cerrado = useRef<string | null>(null);
  useEffect(() => {
    if (cerrado.current !== texto) cerrado.current = null;
  }, [texto]);
  const cerrar = () => {
    // the way back takes a moment: asked twice, it is one
    if (cerrado.current === texto) return;
    cerrado.current = texto;
    if ((state as Partial<typeof DESDE_LA_LISTA> | null)?.desdeLaLista) return void navegar(-1);
    const sin = new URLSearchParams(busqueda);
    sin.delete(NOMBRE);
    setBusqueda(sin, { replace: true, preventScrollReset: true });
  };
  return { id: idDe(texto), cerrar };
};
