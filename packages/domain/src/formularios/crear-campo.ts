import type { CodigoDeFalta } from './codigos.ts';
import type { Campo, ReglaDeCampo, TipoDeCampo } from './formulario.ts';

type DeCampo = Omit<Campo, 'ruta' | 'etiqueta' | 'tipo' | 'reglas' | 'campos'> & {
  /** Or what is said of it when it is empty. */
  requerido?: true | CodigoDeFalta;
  largo?: number;
  reglas?: readonly ReglaDeCampo[];
};

/** A field of one value, as a definition is written. */
export const crearCampo = <const R extends string>(
  ruta: R,
  etiqueta: string,
  tipo: TipoDeCampo,
  { requerido, largo, reglas = [], ...resto }: DeCampo = {},
): Campo & { ruta: R } => ({
  ruta,
  etiqueta,
  tipo,
  ...resto,
  reglas: [
    ...(requerido ? [{ regla: 'requerido', ...(requerido !== true && { codigo: requerido }) } as const] : []),
    ...(largo === undefined ? [] : [{ regla: 'largo', tope: largo } as const]),
    ...reglas,
  ],
  campos: [],
});
