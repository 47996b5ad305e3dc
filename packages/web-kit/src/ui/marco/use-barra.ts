import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** LAY-014. */
const ANGOSTA = '(max-width: 768px)';
const CIERRE_SOLO_MS = 2500;
const CLAVE = 'sidebarStatic';

export type EstadoDeBarra = {
  fija: boolean;
  abierta: boolean;
  angosta: boolean;
  alternar: () => void;
  cerrar: () => void;
  fijar: (fija: boolean) => void;
  retener: (retenida: boolean) => void;
};

/** LAY-013..017: fixed, or open for 2.5 s at a time. */
export const useBarra = (): EstadoDeBarra => {
  const angosta = useAngosta();
  const [elegida, setElegida] = useState(() => sessionStorage.getItem(CLAVE) !== 'false'); // S-85
  const [desplegada, setDesplegada] = useState(false);
  const [retenida, setRetenida] = useState(false);
  const fija = elegida && !angosta;
  const cerrar = useCallback(() => setDesplegada(false), []);

  useEffect(() => {
    if (fija || !desplegada || retenida) return;
    const id = setTimeout(cerrar, CIERRE_SOLO_MS);
    return () => clearTimeout(id);
  }, [fija, desplegada, retenida, cerrar]);

  const fijar = (valor: boolean) => {
    sessionStorage.setItem(CLAVE, String(valor));
    setElegida(valor);
    setDesplegada(false);
    setRetenida(false);
  };
  const alternar = () => (fija ? fijar(false) : setDesplegada((previa) => !previa));
  return { fija, abierta: fija || desplegada, angosta, alternar, cerrar, fijar, retener: setRetenida };
};

const useAngosta = (): boolean => {
  const consulta = useRef<MediaQueryList | null>(null);
  consulta.current ??= window.matchMedia(ANGOSTA);
  const lista = consulta.current;
  const suscribir = useCallback(
    (avisar: () => void) => {
      lista.addEventListener('change', avisar);
      return () => lista.removeEventListener('change', avisar);
    },
    [lista],
  );
  return useSyncExternalStore(suscribir, () => lista.matches);
};
