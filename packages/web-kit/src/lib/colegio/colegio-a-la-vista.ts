import type { ColegioALaVista } from '@colega/contract/referencias';
import { useSyncExternalStore } from 'react';

declare global {
  /** Left by `tema.js`, which paints with it before the program is here. */
  var __colegio: ColegioALaVista | null | undefined;
}

const CLAVE = 'colegio';

/** Null until the server has said it once. */
let actual = globalThis.__colegio ?? null;
const interesados = new Set<() => void>();

const pintar = ({ color: claro, color_oscuro: oscuro }: ColegioALaVista): void => {
  for (const [tema, color] of Object.entries({ claro, oscuro })) {
    document.documentElement.toggleAttribute(`data-${tema}`, color !== null);
    document.documentElement.style.setProperty(`--colegio-${tema}`, color);
  }
};

/** The server says it with each configuration: what changed is seen at once, and by the next page that this device kept. */
export const ponerColegioALaVista = (colegio: ColegioALaVista): void => {
  const texto = JSON.stringify(colegio);
  try {
    localStorage.setItem(CLAVE, texto);
  } catch {
    // storage is closed in some private modes
  }
  if (texto === JSON.stringify(actual)) return;
  actual = colegio;
  pintar(colegio);
  for (const avisar of interesados) avisar();
};

const suscribir = (avisar: () => void) => {
  interesados.add(avisar);
  return () => interesados.delete(avisar);
};

export const useColegioALaVista = (): ColegioALaVista | null => useSyncExternalStore(suscribir, () => actual);
