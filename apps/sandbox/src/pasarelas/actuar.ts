import type { Almacen, Cobro, Devolucion, Final } from './almacen.ts';
import { type Cartero, MODOS_DE_AVISO, type ModoDeAviso } from './avisos.ts';
import { conocerCobro, devolverCobro, estadoDe, terminarCobro, vencerCobro } from './cobros.ts';
import { parsePesos } from './montos.ts';
import { vueltaDeSiro } from './siro.ts';

/**
 * `abandonar` and `avisar` do not change the payment; `vencer` ends the time of its page, `conocer` the wait of a
 * delayed one; `reembolsar` and `contracargar` give back all or a part of what was charged.
 */
export const ACCIONES = [
  'aprobar',
  'rechazar',
  'cancelar',
  'abandonar',
  'avisar',
  'vencer',
  'conocer',
  'reembolsar',
  'contracargar',
] as const;
export type AccionSobreCobro = (typeof ACCIONES)[number];
export const esAccion = (texto: string): texto is AccionSobreCobro => (ACCIONES as readonly string[]).includes(texto);

export type Opciones = Readonly<Record<string, unknown>>;

const FINALES: Readonly<Partial<Record<AccionSobreCobro, Final>>> = {
  aprobar: 'aprobado',
  rechazar: 'rechazado',
  cancelar: 'cancelado',
};
const DEVOLUCIONES: Readonly<Partial<Record<AccionSobreCobro, Devolucion>>> = {
  reembolsar: 'reembolso',
  contracargar: 'contracargo',
};
const SEGUNDOS_MAXIMOS = 86_400;
const DEMORA_DE_AVISO = 10;

const leerSegundos = (valor: unknown, siFalta: number): number => {
  const segundos = valor === undefined || valor === '' ? siFalta : Number(valor);
  return Number.isFinite(segundos) ? Math.min(Math.max(segundos, 0), SEGUNDOS_MAXIMOS) : siFalta;
};

const leerModo = (valor: unknown): ModoDeAviso => MODOS_DE_AVISO.find((modo) => modo === valor) ?? 'normal';

export type Actuado = { hecho: boolean; vuelta: string | null };

export function actuar(
  almacen: Almacen,
  cartero: Cartero,
  cobro: Cobro,
  accion: AccionSobreCobro,
  opciones: Opciones,
): Actuado {
  const avisar = () =>
    cartero.avisar(cobro, leerModo(opciones.aviso), leerSegundos(opciones.aviso_demora, DEMORA_DE_AVISO));
  if (accion === 'vencer') return { hecho: vencerCobro(almacen, cobro), vuelta: null };
  if (accion === 'conocer') {
    const conocido = conocerCobro(almacen, cobro);
    if (conocido) avisar();
    return { hecho: conocido, vuelta: null };
  }
  const devolucion = DEVOLUCIONES[accion];
  if (devolucion) {
    const hecho = devolverCobro(almacen, cobro, devolucion, parsePesos(String(opciones.importe ?? '')));
    return { hecho, vuelta: null };
  }
  const estado = FINALES[accion];
  if (estado === undefined) {
    if (accion === 'avisar' || opciones.aviso === 'falso') avisar();
    return { hecho: true, vuelta: null };
  }
  const importe = parsePesos(String(opciones.cobrado ?? '')) ?? cobro.importe;
  const demoraSegundos = leerSegundos(opciones.demora, 0);
  const hecho = terminarCobro(almacen, cobro, { estado, demoraSegundos, importe });
  if (hecho) avisar();
  return { hecho, vuelta: vueltaDe(cobro, almacen.ahora()) };
}

export function vueltaDe(cobro: Cobro, ahora: Date): string {
  if (cobro.proveedor === 'siro') return vueltaDeSiro(cobro);
  const bien = cobro.final?.estado === 'aprobado' || estadoDe(cobro, ahora) === 'aprobado';
  return bien ? cobro.urls.confirmado : cobro.urls.rechazado;
}
