import type { Importe } from '../../dinero/decimal.ts';
import { validarConvenido } from '../../honorarios/convenido.ts';
import { montoDecimal, requerido } from '../../validacion/reglas.ts';
import type { ProblemaDelAsistente } from './problema-del-asistente.ts';

/** CAL-007, CAL-008, AMP-021, AMP-031: required, two decimals at most, and at least the minimum, which is inclusive (OPN-067). */
export const validarHonorarioConvenido = (convenido: string, minimo: Importe): ProblemaDelAsistente[] => {
  const campo = 'honorario_convenido';
  const vacio = requerido(convenido);
  if (vacio) return [{ ...vacio, campo }];
  const monto = montoDecimal(convenido, 'Honorario convenido');
  if (!monto.ok) return [{ ...monto.problema, campo }];
  const menor = validarConvenido(monto.valor, minimo);
  return menor ? [menor] : [];
};
