import type { Campo, Parametros, ValorDeCampo } from '@colega/domain/formularios';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ErrorEnPantalla } from './resumen-de-errores.tsx';

export type Errores = ReadonlyMap<string, string>;

const NINGUNO: Errores = new Map();

/** By field: some wrong texts do not fit in the value (a date with a year of two digits is none). */
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
export type Motivos = ReturnType<typeof crearMotivos>;

export type Parte = {
  nombre: string;
  campos?: readonly Campo[] | undefined;
  abrir?: () => void;
};
export type Partes = Map<string, Parte>;

export type PropsDeCampo = {
  id: string;
  error: string | undefined;
  description?: string;
  autoFocus?: true;
  onBlur: () => void;
};

export type PasoEnPantalla = {
  definiciones: readonly Campo[];
  leer: (ruta: string) => unknown;
  poner: (ruta: string, valor: ValorDeCampo) => void;
  campo: (ruta: string, valor: unknown) => PropsDeCampo;
  errorEn: (ruta: string) => string | undefined;
};

export type NivelDibujable = {
  campos: readonly Campo[];
  valores: Parametros;
  ruta: string;
  activos: ReadonlySet<string>;
  errores: Errores;
};

export type AccionesDeFormulario = {
  prefijo: string;
  /** `tocada` is the path of the input that changed, when the field holds several in one value. */
  cambiar: (ruta: string, valor: ValorDeCampo, tocada?: string | null) => void;
  /** VAL-013: what was typed may be judged. */
  salir: (ruta: string) => void;
  dibujar: (nivel: NivelDibujable) => ReactNode;
};

/** What a field is finding out: whether it lets go on, once it is known. */
export type Esperas = Map<Promise<boolean>, string>;

export type EnFormulario = {
  motivos: Motivos;
  esperas?: Esperas;
  partes: Partes;
  paso?: PasoEnPantalla;
  acciones?: AccionesDeFormulario;
};

const Contexto = createContext<EnFormulario | null>(null);
export const ProveedorDeFormulario = Contexto.Provider;
export const useFormulario = (): EnFormulario | null => useContext(Contexto);

/** A field may judge its own text, and the summary of errors says the same. */
export const useMotivo = (campo: string | undefined, motivo: string | null | undefined): void => {
  const motivos = useFormulario()?.motivos;
  useEffect(() => {
    if (!motivos || !campo || !motivo) return;
    motivos.poner(campo, motivo);
    return () => motivos.poner(campo, null);
  }, [motivos, campo, motivo]);
};

/** Going on waits for what this hook is given, and leads to that field when it does not let. */
export const useEspera = (campo: string): ((trabajo: Promise<boolean>) => void) => {
  const esperas = useFormulario()?.esperas;
  return (trabajo) => {
    esperas?.set(trabajo, campo);
    void trabajo.finally(() => esperas?.delete(trabajo));
  };
};

export const decirMotivos = (errores: readonly ErrorEnPantalla[], dichos: ReadonlyMap<string, string>) =>
  dichos.size === 0
    ? errores
    : errores.map((error) => ({ ...error, mensaje: dichos.get(error.campo) ?? error.mensaje }));

export const useMotivos = ({ leer, suscribir }: Motivos): ReadonlyMap<string, string> =>
  useSyncExternalStore(suscribir, leer);
