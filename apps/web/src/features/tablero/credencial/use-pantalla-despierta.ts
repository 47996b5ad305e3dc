import { useEffect } from 'react';

/** While it is shown the screen does not go dark. Where the browser or the battery do not let it, it goes as always. */
export const usePantallaDespierta = (): void => {
  useEffect(() => {
    let pedido: Promise<WakeLockSentinel | undefined> | undefined;
    // The browser takes it back when another application is looked at.
    const pedir = () => {
      if (document.visibilityState === 'visible') pedido = navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    pedir();
    document.addEventListener('visibilitychange', pedir);
    return () => {
      document.removeEventListener('visibilitychange', pedir);
      void pedido?.then((despierta) => despierta?.release());
    };
  }, []);
};
