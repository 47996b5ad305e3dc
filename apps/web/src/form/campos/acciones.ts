import type { Campo, Parametros, ValorDeCampo } from '@colega/domain/formularios';
import { createContext, type ReactNode, useContext } from 'react';
import type { Errores } from './props.ts';

export type NivelDibujable = {
  campos: readonly Campo[];
  valores: Parametros;
  ruta: string;
  activos: ReadonlySet<string>;
  errores: Errores;
};

/** What every field needs and never changes while the form is on screen. */
export type AccionesDeFormulario = {
  prefijo: string;
  /** `tocada` is the path of the input that changed, when the field holds several in one value. */
  cambiar: (ruta: string, valor: ValorDeCampo, tocada?: string | null) => void;
  /** The field was left: what was typed in it may be judged (VAL-013). */
  salir: (ruta: string) => void;
  dibujar: (nivel: NivelDibujable) => ReactNode;
};

const Acciones = createContext<AccionesDeFormulario | null>(null);

export const ProveedorDeAcciones = Acciones.Provider;

export const useAcciones = (): AccionesDeFormulario => {
  const acciones = useContext(Acciones);
  if (!acciones) throw new Error('A dynamic field lives inside FormularioDinamico');
  return acciones;
};

/** The id of a field's input is its full path, so that a list of problems can link to it. */
export const idDeCampo = (prefijo: string, ruta: string): string => (prefijo === '' ? ruta : `${prefijo}.${ruta}`);
