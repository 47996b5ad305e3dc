import type { Campo, Parametros, ValorDeCampo } from '@colega/domain/formularios';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ErrorEnPantalla } from './resumen-de-errores.tsx';

/** Texts to show, by the path of their field. */
export type Errores = ReadonlyMap<string, string>;

const NINGUNO: Errores = new Map();

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
export type Motivos = ReturnType<typeof crearMotivos>;

/** A repeated part of a step: whose its fields are, and how to get to them. */
export type Parte = {
  nombre: string;
  /** The definitions of its fields, by their paths within the part. */
  campos?: readonly Campo[] | undefined;
  /** Puts its fields on the screen. */
  abrir?: () => void;
};
export type Partes = Map<string, Parte>;

/** What the form says of one field, besides its value. */
export type PropsDeCampo = {
  id: string;
  error: string | undefined;
  description?: string;
  /** The one that the wizard was opened for. */
  autoFocus?: true;
  onBlur: () => void;
};

/** The step of a wizard: its fields by their paths in the draft. */
export type PasoEnPantalla = {
  definiciones: readonly Campo[];
  leer: (ruta: string) => unknown;
  poner: (ruta: string, valor: ValorDeCampo) => void;
  campo: (ruta: string, valor: unknown) => PropsDeCampo;
  /** The text to show at a path that has no input of its own. */
  errorEn: (ruta: string) => string | undefined;
};

/** The fields of one object of values. */
export type NivelDibujable = {
  campos: readonly Campo[];
  valores: Parametros;
  ruta: string;
  activos: ReadonlySet<string>;
  errores: Errores;
};

/** What every field that is drawn from its definition needs, and never changes while the form is on screen. */
export type AccionesDeFormulario = {
  prefijo: string;
  /** `tocada` is the path of the input that changed, when the field holds several in one value. */
  cambiar: (ruta: string, valor: ValorDeCampo, tocada?: string | null) => void;
  /** The field was left: what was typed in it may be judged (VAL-013). */
  salir: (ruta: string) => void;
  dibujar: (nivel: NivelDibujable) => ReactNode;
};

/** The form that a field is in. */
export type EnFormulario = {
  motivos: Motivos;
  partes: Partes;
  paso?: PasoEnPantalla;
  acciones?: AccionesDeFormulario;
};

const Contexto = createContext<EnFormulario | null>(null);
export const ProveedorDeFormulario = Contexto.Provider;
export const useFormulario = (): EnFormulario | null => useContext(Contexto);

/** A field says of its own accord what is wrong with what is written in it: whoever lists the errors says the same. */
export const useMotivo = (campo: string | undefined, motivo: string | null | undefined): void => {
  const motivos = useFormulario()?.motivos;
  useEffect(() => {
    if (!motivos || !campo || !motivo) return;
    motivos.poner(campo, motivo);
    return () => motivos.poner(campo, null);
  }, [motivos, campo, motivo]);
};

/** The errors of a list in the words of their fields. */
export const decirMotivos = (errores: readonly ErrorEnPantalla[], dichos: ReadonlyMap<string, string>) =>
  dichos.size === 0
    ? errores
    : errores.map((error) => ({ ...error, mensaje: dichos.get(error.campo) ?? error.mensaje }));

export const useMotivos = ({ leer, suscribir }: Motivos): ReadonlyMap<string, string> =>
  useSyncExternalStore(suscribir, leer);
