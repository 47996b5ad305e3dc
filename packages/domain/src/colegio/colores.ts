import type { Problema } from '../resultado/problema.ts';
import type { CodigoDeColegio } from './codigos.ts';

/** What is behind each theme's text where that is hardest to read, which is also the ink over a band of the colour. */
export const FONDOS = { claro: '#f8f9fa', oscuro: '#2a353d' } as const;
export type TemaDelColegio = keyof typeof FONDOS;

/** WCAG 1.4.3, of text of any size. */
export const CONTRASTE_MINIMO = 4.5;

const canal = (valor: number): number => {
  const parte = valor / 255;
  return parte <= 0.04045 ? parte / 12.92 : ((parte + 0.055) / 1.055) ** 2.4;
};
const luminancia = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((desde) => canal(Number.parseInt(color.slice(desde, desde + 2), 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG's ratio of two colours written `#rrggbb`, from 1 to 21. */
export const contraste = (uno: string, otro: string): number => {
  const [clara = 0, oscura = 0] = [luminancia(uno), luminancia(otro)].sort((a, b) => b - a);
  return (clara + 0.05) / (oscura + 0.05);
};

export const seLee = (color: string, tema: TemaDelColegio): boolean =>
  contraste(color, FONDOS[tema]) >= CONTRASTE_MINIMO;

/** Null is the program's own. */
export type ColoresDelColegio = { color: string | null; color_oscuro: string | null };

const CAMPO_DE = { claro: 'color', oscuro: 'color_oscuro' } as const;

/** Any colour that is read on its theme's page, and that lets the page's colour be read on it. */
export const validarColores = (colores: ColoresDelColegio): Problema<CodigoDeColegio>[] =>
  (['claro', 'oscuro'] as const).flatMap((tema) => {
    const color = colores[CAMPO_DE[tema]];
    if (color === null || seLee(color, tema)) return [];
    const razon = contraste(color, FONDOS[tema]).toFixed(1).replace('.', ',');
    return [{ codigo: 'color_ilegible' as const, campo: CAMPO_DE[tema], datos: { razon, tema } }];
  });
