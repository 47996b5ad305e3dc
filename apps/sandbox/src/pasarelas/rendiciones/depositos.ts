import type { Almacen, Cobro, MovimientoDeBanco } from '../almacen.ts';
import { diaLocal } from '../montos.ts';
import { comisionDe } from './comisiones.ts';
import { siguienteHabil } from './dias-habiles.ts';
import { listarPagados, listarRenglones } from './lo-cobrado.ts';

/** How each one signs what it deposits. */
export const DEPOSITANTES = {
  ...({ siro: 'LIQUIDACION SIRO', redLink: 'LIQUIDACION RED LINK' } as const),
  ...({ sipago: 'LIQUIDACION SIPAGO', net_pagos: 'LIQUIDACION NET PAGOS' } as const),
} as const;
export type Depositante = keyof typeof DEPOSITANTES;
export const esDepositante = (texto: string): texto is Depositante => texto in DEPOSITANTES;

const sumar = (importes: readonly number[]): number => importes.reduce((suma, uno) => suma + uno, 0);

const netoDe = (cobrador: Depositante, importe: number, dia: string): number =>
  importe - comisionDe(cobrador, importe, dia);

/** What was given back of what its page took is of the day on which it was. */
const dePaginas = (cobrador: Depositante, cobros: readonly Cobro[], dia: string): number =>
  sumar(
    cobros.flatMap(({ final, devuelto }) => {
      const cobrado = diaLocal(new Date(final?.pagado ?? 0));
      const vuelto = diaLocal(new Date(devuelto?.cuando ?? 0));
      return [
        siguienteHabil(cobrado) === dia ? netoDe(cobrador, final?.importe ?? 0, cobrado) : 0,
        siguienteHabil(vuelto) === dia ? -(devuelto?.importe ?? 0) : 0,
      ];
    }),
  );

const deArchivo = (almacen: Almacen, cobrador: 'siro' | 'redLink', dia: string): number =>
  sumar(
    listarRenglones(almacen, cobrador)
      .filter(({ renglon }) => renglon.acreditacion === dia && renglon.canal !== 'BPD')
      .map(({ renglon: { reversa, importe, dia: suyo } }) => (reversa ? -importe : netoDe(cobrador, importe, suyo))),
  );

/** What it owes for that day, less what it keeps. Negative when it gave back more than it took. */
export const calcularDeposito = (almacen: Almacen, cobrador: Depositante, dia: string): number => {
  if (cobrador === 'redLink') return deArchivo(almacen, cobrador, dia);
  const pagados = dePaginas(cobrador, listarPagados(almacen, cobrador), dia);
  return cobrador === 'siro' ? pagados + deArchivo(almacen, cobrador, dia) : pagados;
};

export const moverEnElBanco = (almacen: Almacen, movimiento: Omit<MovimientoDeBanco, 'id'>): MovimientoDeBanco => {
  const anotado = { id: almacen.numero(), ...movimiento };
  almacen.estado.movimientos.push(anotado);
  return anotado;
};
