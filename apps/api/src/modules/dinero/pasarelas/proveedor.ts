import { z } from 'zod';
import type { Cobranzas, Pasarela, RedDePago } from './pasarela.ts';
import type { AjustesDePolitica, Politica } from './politica.ts';

type Ajuste = { variable: string; forma: z.ZodType<string>; espera: string; supuesto?: string };

export type Conexion = { politica: Politica; pasarela?: Pasarela; redLink?: RedDePago; cobranzas?: Cobranzas };

export type ProveedorDePagos<A extends string = string, C extends Conexion = Conexion> = {
  nombre: string;
  ajustes: Readonly<Record<A, Ajuste>>;
  simulado(url: string): Record<A, string>;
  conectar(ajustes: Readonly<Record<A, string>>, reloj: () => Date, politica: AjustesDePolitica): C;
};

export const defineProveedor = <const A extends string, C extends Conexion>(proveedor: ProveedorDePagos<A, C>) =>
  proveedor;

export const TEXTO = z.string().min(1);
export const DIRECCION = {
  forma: z.url({ protocol: /^https?$/ }).transform((valor) => valor.replace(/\/+$/, '')),
  espera: 'una dirección http o https',
};
export const cifras = (cantidad: number) => z.string().regex(new RegExp(`^\\d{${cantidad}}$`));
