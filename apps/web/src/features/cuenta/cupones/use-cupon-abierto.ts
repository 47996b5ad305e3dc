import { useSearchParams } from 'react-router';

const NOMBRE = 'cupon';

/** The search of an address, with that coupon open over its list. */
export const conCupon = (search: string, id: number): string => {
  const busqueda = new URLSearchParams(search);
  busqueda.set(NOMBRE, String(id));
  return `?${busqueda}`;
};

/** The coupon that the address opens, if any, and the way to close it. */
export const useCuponAbierto = () => {
  const [busqueda, setBusqueda] = useSearchParams();
  const texto = busqueda.get(NOMBRE) ?? '';
  const cerrar = () => {
    const sin = new URLSearchParams(busqueda);
    sin.delete(NOMBRE);
    setBusqueda(sin, { replace: true, preventScrollReset: true });
  };
  return { id: /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : null, cerrar };
};
