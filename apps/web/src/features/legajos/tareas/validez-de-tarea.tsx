import type { TareaDelBorrador } from '@colega/asistentes/legajos';
import { InsigniaDeEstado, type Tono } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';

const APARIENCIA: Record<TareaDelBorrador['validez'], { tono: Tono; texto: string } | null> = {
  sin_validar: null,
  valida: { tono: 'exito', texto: 'Datos correctos' },
  invalida: { tono: 'peligro', texto: 'Con errores' },
};

export const ValidezDeTarea = ({
  validez,
  validando,
}: {
  validez: TareaDelBorrador['validez'];
  validando: boolean;
}) => {
  if (validando) return <InsigniaDeEstado tono="neutro">Validando…</InsigniaDeEstado>;
  const apariencia = APARIENCIA[validez];
  return apariencia && <InsigniaDeEstado tono={apariencia.tono}>{apariencia.texto}</InsigniaDeEstado>;
};
