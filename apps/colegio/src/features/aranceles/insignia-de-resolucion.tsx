import type { ResolucionDeLista } from '@colega/contract/honorarios';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';

const COMO = {
  vigente: { tono: 'exito', dicho: 'Vigente' },
  futura: { tono: 'info', dicho: 'Va a regir' },
  anterior: { tono: 'neutro', dicho: 'Anterior' },
  retirada: { tono: 'peligro', dicho: 'Retirada' },
} as const;

export const InsigniaDeResolucion = ({ estado }: Pick<ResolucionDeLista, 'estado'>) => (
  <InsigniaDeEstado tono={COMO[estado].tono}>{COMO[estado].dicho}</InsigniaDeEstado>
);
