import type { ColegioALaVista } from '@colega/contract/referencias';
import { useSyncExternalStore } from 'react';

declare global {
  /** Left by `tema.js`, which paints with it before the program is here. */
  var __colegio: ColegioALaVista | null | undefined;
}

const CLAVE = 'colegio';
const COLORES = { claro: 'color', oscuro: 'color_oscuro' } as const;

let actual: ColegioALaVista | null | undefined;
const interesados = new Set<() => void>();

/** Null until the server has said it once. */
export const leerColegioALaVista = (): ColegioALaVista | null => {
  actual ??= globalThis.__colegio ?? null;
  return actual;
};

const pintar = (colegio: ColegioALaVista): void => {
  const { style } = document.documentElement;
  for (const tema of ['claro', 'oscuro'] as const) {
    const color = colegio[COLORES[tema]];
    document.documentElement.toggleAttribute(`data-${tema}`, color !== null);
    if (color === null) style.removeProperty(`--colegio-${tema}`);
    else style.setProperty(`--colegio-${tema}`, color);
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
  if (texto === JSON.stringify(leerColegioALaVista())) return;
  actual = colegio;
  pintar(colegio);
  for (const avisar of interesados) avisar();
};

const suscribir = (avisar: () => void) => {
  interesados.add(avisar);
  return () => interesados.delete(avisar);
};

export const useColegioALaVista = (): ColegioALaVista | null => useSyncExternalStore(suscribir, leerColegioALaVista);
