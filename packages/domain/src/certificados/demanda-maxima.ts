import type { Valores } from './campo.ts';
import { camposDelTipo } from './definiciones.ts';
import { leerDecimal, validarCampo } from './validar.ts';

/** CER-038, S-285: the percentage is of the installed power. */
export type DemandaMaxima = { kw: string; porcentaje: number | null };

const potencia = (ruta: 'pot_max_kw' | 'pot_total_kw', valores: Valores) => {
  const campo = camposDelTipo('caie').find((otro) => otro.ruta === ruta);
  const valor = valores[ruta];
  return campo && valor && !validarCampo(campo, valor) ? leerDecimal(String(valor)) : null;
};

export const demandaMaxima = (valores: Valores): DemandaMaxima | null => {
  const maxima = potencia('pot_max_kw', valores);
  const total = potencia('pot_total_kw', valores);
  if (!maxima) return null;
  const porcentaje = total?.gt(0) ? maxima.div(total).times(100).round().toNumber() : null;
  return { kw: maxima.toString().replace('.', ','), porcentaje };
};
