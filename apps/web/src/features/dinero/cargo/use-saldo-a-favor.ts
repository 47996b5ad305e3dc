import type { LiquidacionDeLegajo } from '@colega/contract/dinero';
import { aplicarSaldoAFavor } from '@colega/domain/dinero';
import { useState } from 'react';

export const useSaldoAFavor = ({ importe_total, bonificaciones }: LiquidacionDeLegajo) => {
  const [usado, usar] = useState(false);
  const { disponible, tomado, resto } = aplicarSaldoAFavor(importe_total, bonificaciones);
  return {
    disponible,
    tomado,
    hay: bonificaciones.length > 0,
    usado: usado && bonificaciones.length > 0,
    usar,
    aPagar: usado ? resto : importe_total,
    cubreTodo: usado && resto === '0.00',
  };
};

export type SaldoAFavor = ReturnType<typeof useSaldoAFavor>;
