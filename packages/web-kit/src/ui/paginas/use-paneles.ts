import { useState } from 'react';
import { useSesion } from '../../lib/sesion/use-sesion.ts';
import type { EstadoDePanel, PropsDePanel } from './panel.tsx';

type Guardado = Readonly<Record<string, EstadoDePanel>>;
const claveDe = (user_id: number, nombre: string): string => `paneles:${user_id}:${nombre}`;
const ESTADOS: readonly unknown[] = ['normal', 'contraido', 'cerrado'] satisfies EstadoDePanel[];

export const usePaneles = <P extends string>(nombre: string, paneles: readonly P[]) => {
  const clave = claveDe(useSesion()?.user_id ?? 0, nombre);
  const [estados, setEstados] = useState(() => leer(clave));
  const estadoDe = (panel: P): EstadoDePanel => estados[panel] ?? 'normal';
  const cambiar = (panel: P, estado: EstadoDePanel) => {
    const nuevos = { ...estados, [panel]: estado };
    setEstados(nuevos);
    guardar(clave, nuevos);
  };
  return {
    de: (panel: P): PropsDePanel => ({
      estado: estadoDe(panel),
      alCambiar: (estado) => cambiar(panel, estado),
    }),
    cerrados: paneles.filter((panel) => estadoDe(panel) === 'cerrado'),
    abrir: (panel: P) => cambiar(panel, 'normal'),
  };
};

const leer = (clave: string): Guardado => {
  try {
    const guardado: unknown = JSON.parse(localStorage.getItem(clave) ?? '{}');
    if (typeof guardado !== 'object' || guardado === null) return {};
    return Object.fromEntries(Object.entries(guardado).filter(([, estado]) => ESTADOS.includes(estado)));
  } catch {
    return {};
  }
};

const guardar = (clave: string, estados: Guardado): void => {
  try {
    localStorage.setItem(clave, JSON.stringify(estados));
  } catch {
    // Without a place to keep it, it lasts as long as the screen.
  }
};
