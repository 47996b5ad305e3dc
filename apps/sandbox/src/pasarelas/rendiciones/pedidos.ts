import type { Opciones } from '../actuar.ts';
import type { MovimientoDeBanco } from '../almacen.ts';
import { parsePesos } from '../montos.ts';
import { sePuedeEn } from './fallas-de-rendicion.ts';
import {
  FALLAS_DE_TODO,
  FALLAS_DE_UN_RENGLON,
  type FallaAPedido,
  ORIGENES_DE_ARCHIVO,
  type OrigenDeArchivo,
} from './renglon-de-afuera.ts';

export const esDia = (texto: unknown): texto is string =>
  typeof texto === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(texto) && !Number.isNaN(Date.parse(texto));

export const leerOrigen = (texto: unknown): OrigenDeArchivo | null =>
  ORIGENES_DE_ARCHIVO.find((uno) => uno === texto) ?? null;

const leerTexto = (valor: unknown): string | null =>
  (typeof valor === 'string' && valor !== '') || typeof valor === 'number' ? String(valor) : null;

/** "-1.234,50" left. */
export function leerImporte(valor: unknown): number | null {
  const escrito = leerTexto(valor)?.trim() ?? '';
  const importe = parsePesos(escrito.replace(/^-/, ''));
  return importe !== null && escrito.startsWith('-') ? -importe : importe;
}

const leerCon = ({ numero, cupon, importe, linea }: Opciones): FallaAPedido['con'] => {
  const [suyo, deEl, cuanto] = [leerTexto(numero), leerTexto(cupon), leerImporte(importe)];
  return {
    ...(suyo !== null && { numero: suyo }),
    ...(deEl !== null && { cupon: deEl }),
    ...(cuanto !== null && { importe: cuanto }),
    ...(Number(linea) > 0 && { linea: Number(linea) }),
  };
};

/** Null when there is no such fault, or it cannot be of that file. */
export function leerFalla(origen: OrigenDeArchivo, dia: string, pedida: Opciones): FallaAPedido | null {
  const deUno = FALLAS_DE_UN_RENGLON.find((una) => una === pedida.clase);
  const clase = deUno ?? FALLAS_DE_TODO.find((una) => una === pedida.clase);
  const cual = leerTexto(pedida.cual);
  if (!clase || !sePuedeEn(origen, clase) || (deUno && cual === null)) return null;
  const veces = Number(pedida.veces) > 0 ? Number(pedida.veces) : null;
  return { origen, dia, clase, cual: deUno ? cual : null, con: leerCon(pedida), veces };
}

export function leerMovimiento({ dia, importe, numero, detalle }: Opciones): Omit<MovimientoDeBanco, 'id'> | null {
  const centavos = leerImporte(importe);
  const dicho = leerTexto(detalle);
  return esDia(dia) && centavos && dicho !== null && !/[;\r\n"]/.test(dicho + (leerTexto(numero) ?? ''))
    ? { dia, importe: centavos, numero: leerTexto(numero) ?? '', detalle: dicho }
    : null;
}
