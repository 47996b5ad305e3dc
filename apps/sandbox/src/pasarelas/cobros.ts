import { randomUUID } from 'node:crypto';
import type { Almacen, Cobro, Devolucion, Final } from './almacen.ts';
import type { ProveedorConPagina } from './proveedores.ts';

export type EstadoDeCobro = 'pendiente' | 'vencido' | Final;

export function estadoDe({ final, vence }: Cobro, ahora: Date): EstadoDeCobro {
  if (final && new Date(final.desde) <= ahora) return final.estado;
  return vence !== null && new Date(vence) < ahora && final === null ? 'vencido' : 'pendiente';
}

export const findCobro = ({ estado }: Almacen, proveedor: ProveedorConPagina, id: string): Cobro | undefined =>
  estado.cobros.find((cobro) => cobro.proveedor === proveedor && cobro.id === id);

export function crearCobro(almacen: Almacen, datos: Omit<Cobro, 'id' | 'numero' | 'creado' | 'final'>): Cobro {
  const cobro = {
    ...datos,
    id: randomUUID(),
    numero: almacen.numero(),
    creado: almacen.ahora().toISOString(),
    final: null,
  };
  almacen.estado.cobros.push(cobro);
  almacen.guardar();
  return cobro;
}

export type Desenlace = { estado: Final; demoraSegundos: number; importe: number };

/** An approved payment stays so; a refused one may be tried again. False when nothing ended. */
export function terminarCobro(almacen: Almacen, cobro: Cobro, { estado, demoraSegundos, importe }: Desenlace): boolean {
  const ahora = almacen.ahora();
  if (cobro.cerrado || cobro.final?.estado === 'aprobado' || estadoDe(cobro, ahora) === 'vencido') return false;
  const desde = new Date(ahora.getTime() + demoraSegundos * 1000).toISOString();
  cobro.final = { estado, id: randomUUID(), importe, pagado: ahora.toISOString(), desde };
  almacen.guardar();
  return true;
}

export function devolverCobro(almacen: Almacen, cobro: Cobro, tipo: Devolucion, importe: number | null): boolean {
  if (estadoDe(cobro, almacen.ahora()) !== 'aprobado' || cobro.final === null) return false;
  const queda = cobro.final.importe - (cobro.devuelto?.importe ?? 0);
  if (queda <= 0) return false;
  const devuelto = cobro.final.importe - queda + Math.min(importe ?? queda, queda);
  cobro.devuelto = { importe: devuelto, tipo, cuando: almacen.ahora().toISOString() };
  almacen.guardar();
  return true;
}

/** As its merchant asks for it: no more than what is left, and never in part without being told so. */
export const devolverLoPedido = (almacen: Almacen, cobro: Cobro, importe: number): boolean => {
  const queda = (cobro.final?.importe ?? 0) - (cobro.devuelto?.importe ?? 0);
  return importe <= queda && devolverCobro(almacen, cobro, 'reembolso', importe);
};

export function cancelarCobro(almacen: Almacen, cobro: Cobro): boolean {
  if (cobro.final?.estado === 'cancelado') return true;
  if (cobro.final?.estado === 'aprobado') return false;
  const ahora = almacen.ahora().toISOString();
  cobro.final = { estado: 'cancelado', id: randomUUID(), importe: cobro.importe, pagado: ahora, desde: ahora };
  cobro.cerrado = true;
  almacen.guardar();
  return true;
}

export function vencerCobro(almacen: Almacen, cobro: Cobro): boolean {
  if (cobro.final !== null) return false;
  cobro.vence = new Date(almacen.ahora().getTime() - 1000).toISOString();
  almacen.guardar();
  return true;
}

export function conocerCobro(almacen: Almacen, { final }: Cobro): boolean {
  if (final === null) return false;
  final.desde = almacen.ahora().toISOString();
  almacen.guardar();
  return true;
}
