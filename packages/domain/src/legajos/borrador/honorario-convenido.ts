import { Decimal, type Importe } from '../../dinero/decimal.ts';
import { parseMonto } from '../../dinero/parse-monto.ts';
import { requerido } from '../../validacion/reglas.ts';
import type { ProblemaDelAsistente } from './problema-del-asistente.ts';

/** CAL-007, CAL-008, AMP-021, AMP-031: required, two decimals at most, and at least the minimum, which is inclusive (OPN-067). */
export const validarHonorarioConvenido = (convenido: string, minimo: Importe): ProblemaDelAsistente[] => {
  const campo = 'honorario_convenido';
  const vacio = requerido(convenido);
  if (vacio) return [{ ...vacio, campo }];
  const monto = parseMonto(convenido);
  if (!monto.ok) return [{ codigo: 'monto_decimal', campo, datos: { field: 'Honorario convenido', decimals: 2 } }];
  return new Decimal(monto.valor).lt(minimo) ? [{ codigo: 'honorario_convenido_menor', campo }] : [];
};
