import { Decimal } from '../../importes/decimal.ts';
import { fuenteDeCifra } from '../datos/lector.ts';
import type { Fuente } from '../honorario.ts';
import { CERO, calculo, cifra, factor, type Monto, pesosDeUr, sumarCifras } from '../paso.ts';
import type { Tramo } from '../tabla.ts';

type Medida = { nombre: string; unidad: string; cantidad: Decimal; tramos: readonly Tramo[]; fuente: Fuente };

export const valuarPorTramos = ({ nombre, unidad, cantidad, tramos, fuente }: Medida, ur: Decimal): Monto => {
  const partes: Monto[] = [];
  let desde = CERO;
  for (const { hasta, valor } of tramos) {
    if (partes.length > 0 && cantidad.lte(desde)) break;
    const tope = hasta === null ? cantidad : Decimal.min(cantidad, hasta);
    partes.push(
      valuarPorUnidad({ nombre: rango(desde, hasta, unidad), unidad, cantidad: tope.minus(desde), valor, fuente }, ur),
    );
    desde = tope;
  }
  return sumarCifras({ regla: 'tramos', texto: `${nombre}: ${cifra(cantidad)} ${unidad}`, fuente }, partes);
};

const rango = (desde: Decimal, hasta: Decimal | null, unidad: string): string => {
  if (hasta === null) return `Por encima de ${cifra(desde)} ${unidad}`;
  return desde.isZero() ? `Hasta ${cifra(hasta)} ${unidad}` : `De ${cifra(desde)} a ${cifra(hasta)} ${unidad}`;
};

type Cantidad = { nombre: string; unidad: string; cantidad: Decimal; valor: Decimal; fuente: Fuente };

export const valuarPorUnidad = ({ nombre, unidad, cantidad, valor, fuente }: Cantidad, ur: Decimal): Monto =>
  calculo(
    {
      regla: 'cantidad',
      texto: `${nombre}: ${cifra(cantidad)} ${unidad} × ${factor(valor)} UR × ${pesosDeUr(ur)}`,
      fuente: fuenteDeCifra(valor, fuente),
    },
    cantidad.times(valor).times(ur),
  );

export const fijo = (nombre: string, valor: Decimal, ur: Decimal, fuente: Fuente): Monto =>
  calculo(
    {
      ...{ regla: 'fijo', texto: `${nombre}: ${factor(valor)} UR × ${pesosDeUr(ur)}` },
      fuente: fuenteDeCifra(valor, fuente),
    },
    valor.times(ur),
  );
