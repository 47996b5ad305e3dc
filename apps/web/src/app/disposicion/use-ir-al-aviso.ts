import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** A notice of this device that is pressed (push.js) goes to its screen as a link does: what is being written asks first. */
export const useIrAlAviso = (): void => {
  const navegar = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const programa = navigator.serviceWorker;
    const alPedir = ({ data, ports }: MessageEvent) => {
      if (data?.type !== 'IR_A' || !String(data.enlace).startsWith('/app/')) return;
      ports[0]?.postMessage(true);
      void navegar(data.enlace);
    };
    programa.addEventListener('message', alPedir);
    return () => programa.removeEventListener('message', alPedir);
  }, [navegar]);
};
