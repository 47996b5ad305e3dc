import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leerRecienHecho, type RecienHecho } from '../../../lib/navegacion/recien-hecho.ts';

/** It is told once: coming back to the file, or loading it again, nothing was just done. */
export const useRecienHecho = (): { recien: RecienHecho | null; contar: (recien: RecienHecho | null) => void } => {
  const { state, pathname } = useLocation();
  const navegar = useNavigate();
  const [recien, setRecien] = useState(() => leerRecienHecho(state));
  const llego = leerRecienHecho(state) !== null;
  useEffect(() => {
    if (llego) void navegar(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [llego, navegar, pathname]);
  const contar = useCallback((uno: RecienHecho | null) => setRecien(uno), []);
  return { recien, contar };
};
