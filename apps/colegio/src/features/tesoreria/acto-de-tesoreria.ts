import { type Campo, crearCampo } from '@colega/domain/formularios';
import type { OpcionesDeLlamada } from '@colega/web-kit/lib/api/llamar.ts';

export type LoTipeado = Readonly<Record<string, string>>;

/** What is done with money: what is asked, and what it will do, said before. */
export type ActoDeTesoreria = {
  titulo: string;
  consecuencias: readonly string[];
  campos: readonly Campo[];
  /** Whether a field is asked, by what is written in the others; without it all are. */
  pide?: (ruta: string, valores: LoTipeado) => boolean;
  iniciales?: LoTipeado;
  confirmar: string;
  peligroso?: true;
  pedir: (valores: LoTipeado, opciones: OpcionesDeLlamada) => Promise<{ message: string }>;
};

const LARGO_DE_MOTIVO = 500;
export const MOTIVO_DEL_ACTO: Campo = crearCampo('motivo', 'Motivo', 'texto', {
  ...{ requerido: true, largo: LARGO_DE_MOTIVO },
  ayuda: 'Queda en la auditoría, con tu nombre.',
});
