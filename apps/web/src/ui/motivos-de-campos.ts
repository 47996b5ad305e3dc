import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ErrorEnPantalla } from './resumen-de-errores.tsx';

const NINGUNO: ReadonlyMap<string, string> = new Map();

/** By field: what is wrong with what is written in it, where its value cannot hold that (a date of two digits of year is none). */
export const crearMotivos = () => {
  let motivos = NINGUNO;
  const oyentes = new Set<() => void>();
  return {
    leer: () => motivos,
    suscribir: (oyente: () => void) => {
      oyentes.add(oyente);
      return () => void oyentes.delete(oyente);
    },
    poner: (campo: string, motivo: string | null) => {
      if ((motivos.get(campo) ?? null) === motivo) return;
      const otros = [...motivos].filter(([otro]) => otro !== campo);
      motivos = new Map(motivo === null ? otros : [...otros, [campo, motivo]]);
      for (const oyente of oyentes) oyente();
    },
  };
};
type Motivos = ReturnType<typeof crearMotivos>;

const Contexto = createContext<Motivos | null>(null);
export const ProveedorDeMotivos = Contexto.Provider;

/** A field says of its own accord what is wrong with what is written in it: whoever lists the errors says the same. */
export const useMotivo = (campo: string | undefined, motivo: string | null | undefined): void => {
  const motivos = useContext(Contexto);
  useEffect(() => {
    if (!motivos || !campo || !motivo) return;
    motivos.poner(campo, motivo);
    return () => motivos.poner(campo, null);
  }, [motivos, campo, motivo]);
};

/** The errors of a list in the words of their fields. */
export const conMotivos = (errores: readonly ErrorEnPantalla[], dichos: ReadonlyMap<string, string>) =>
  dichos.size === 0
    ? errores
    : errores.map((error) => ({ ...error, mensaje: dichos.get(error.campo) ?? error.mensaje }));

export const useMotivos = ({ leer, suscribir }: Motivos): ReadonlyMap<string, string> =>
  useSyncExternalStore(suscribir, leer);
