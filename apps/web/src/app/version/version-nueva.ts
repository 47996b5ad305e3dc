import { useSyncExternalStore } from 'react';
import { PROGRAMA } from '../../lib/navegacion/programa.ts';

let enEspera: ServiceWorker | null = null;
const interesados = new Set<() => void>();

const anunciar = (nueva: ServiceWorker | null): void => {
  enEspera = nueva;
  for (const avisar of interesados) avisar();
};

const anunciarSiHayOtra = (nueva: ServiceWorker | null): void => {
  if (nueva && navigator.serviceWorker.controller) anunciar(nueva);
};

const seguir = (registro: ServiceWorkerRegistration): void => {
  anunciarSiHayOtra(registro.waiting);
  registro.addEventListener('updatefound', () => {
    const nueva = registro.installing;
    nueva?.addEventListener('statechange', () => {
      if (nueva.state === 'installed') anunciarSiHayOtra(nueva);
    });
  });
};

export const guardarEnElDispositivo = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registro = await navigator.serviceWorker.register(PROGRAMA).catch(() => undefined);
  if (registro) seguir(registro);
};

export const actualizar = (): void => {
  if (enEspera?.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    enEspera.postMessage({ type: 'SKIP_WAITING' });
    return;
  }
  // Another tab asked for it already: the new version is in its place, and tells no more of it.
  location.reload();
};

const suscribir = (avisar: () => void): (() => void) => {
  interesados.add(avisar);
  return () => interesados.delete(avisar);
};

export const useHayVersionNueva = (): boolean => useSyncExternalStore(suscribir, () => enEspera !== null);
