import { esperarQuietud } from '../navegacion/esperar-quietud.ts';
import { nombresDe } from './en-el-dispositivo.ts';

/** S-862: when the portal is opened, and each time that the network or the person is back. Answers the way to stop. */
export const seguirLoPendiente = (user_id: number): (() => void) => {
  const subir = async (): Promise<void> => {
    await esperarQuietud();
    if (nombresDe('copia-de-borrador', user_id).length === 0) return;
    const { subirLoPendiente } = await import('./subir-lo-pendiente.ts');
    await subirLoPendiente(user_id);
  };
  const intentar = (): void => void subir().catch(() => undefined);
  intentar();
  // a server that did not answer says nothing when it does
  const alVolver = (): void => void (document.visibilityState === 'visible' && intentar());
  window.addEventListener('online', intentar);
  document.addEventListener('visibilitychange', alVolver);
  return () => {
    window.removeEventListener('online', intentar);
    document.removeEventListener('visibilitychange', alVolver);
  };
};
