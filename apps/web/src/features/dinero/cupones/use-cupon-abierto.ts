import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const NOMBRE = 'cupon';

/** A link of the list itself carries it: closing is then going back. */
export const DESDE_LA_LISTA = { desdeLaLista: true } as const;

export const abrirCuponEnDireccion = (search: string, id: number): string => {
  const busqueda = new URLSearchParams(search);
  busqueda.set(NOMBRE, String(id));
  return `?${busqueda}`;
};

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
    if (cerrado.current === texto) return;
    cerrado.current = texto;
    if ((state as Partial<typeof DESDE_LA_LISTA> | null)?.desdeLaLista) return void navegar(-1);
    const sin = new URLSearchParams(busqueda);
    sin.delete(NOMBRE);
    setBusqueda(sin, { replace: true, preventScrollReset: true });
  };
  return { id: idDe(texto), cerrar };
};
