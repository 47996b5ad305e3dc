import type { Importe } from '../../importes/decimal.ts';
import { entraEnLaBarra } from '../cupones/codigo-de-barras-siro.ts';
import type { Circuito } from '../cupones/cupon.ts';
import type { MedioDePago, MediosPorCircuito } from '../cupones/medios.ts';

/** S-870: by what people have at hand; the code on the screen is collected by the provider of the payment on line. */
export const FORMAS_DE_PAGO = ['qr', 'sipago', 'net_pagos', 'online', 'redLink', 'codigo_barra'] as const;
export type FormaDePago = (typeof FORMAS_DE_PAGO)[number];

export const medioDeForma = (forma: FormaDePago): MedioDePago => (forma === 'qr' ? 'online' : forma);

export type FormaOfrecida = { forma: FormaDePago; impide: 'circuito' | 'barra' | null };

/** One way to pay several things: each circuit takes it, and each amount fits. */
export const formasOfrecidas = (
  medios: MediosPorCircuito,
  pagos: readonly { circuito: Circuito; importe: Importe }[],
): FormaOfrecida[] => {
  const toma = (circuito: Circuito, forma: FormaDePago): boolean =>
    medios[circuito].some(({ key, habilitado }) => habilitado && key === medioDeForma(forma));
  const circuitos = Object.keys(medios) as Circuito[];
  return FORMAS_DE_PAGO.filter((forma) => circuitos.some((circuito) => toma(circuito, forma))).map((forma) => {
    if (pagos.some(({ circuito }) => !toma(circuito, forma))) return { forma, impide: 'circuito' };
    const noEntra = forma === 'codigo_barra' && pagos.some(({ importe }) => !entraEnLaBarra(importe));
    return { forma, impide: noEntra ? 'barra' : null };
  });
};
