import type { CuentaConSaldo, SumaDeCuenta, SumasYSaldos } from '@colega/contract/dinero';
import type { Importe } from '@colega/domain/importes';
import { importe, type TablaPorExportar, texto } from '../../../exportar/tabla.ts';

type Total<F> = Omit<F, 'clave' | 'codigo'> & { codigo: null };
type FilaDeSaldo = Omit<CuentaConSaldo, 'clave'> | Total<CuentaConSaldo>;
type FilaDeSuma = Omit<SumaDeCuenta, 'clave'> | Total<SumaDeCuenta>;

/** As on the screen, its total in the last row. */
export const TABLA_DE_CUENTAS: TablaPorExportar<FilaDeSaldo> = {
  nombre: 'Cuentas',
  columnas: [
    { titulo: 'Código', ancho: 16, celda: (c) => texto(c.codigo) },
    { titulo: 'Cuenta', ancho: 44, celda: (c) => texto(c.nombre) },
    { titulo: 'Saldo', ancho: 18, celda: (c) => importe(c.saldo) },
  ],
};
export const filasDeCuentas = ({ cuentas, total }: { cuentas: CuentaConSaldo[]; total: Importe }): FilaDeSaldo[] => [
  ...cuentas,
  { codigo: null, nombre: 'Total', saldo: total },
];

export const TABLA_DE_SUMAS: TablaPorExportar<FilaDeSuma> = {
  nombre: 'Sumas y saldos',
  columnas: [
    { titulo: 'Código', ancho: 16, celda: (c) => texto(c.codigo) },
    { titulo: 'Cuenta', ancho: 44, celda: (c) => texto(c.nombre) },
    { titulo: 'Saldo anterior', ancho: 18, celda: (c) => importe(c.inicial) },
    { titulo: 'Debe', ancho: 18, celda: (c) => importe(c.debe) },
    { titulo: 'Haber', ancho: 18, celda: (c) => importe(c.haber) },
    { titulo: 'Saldo', ancho: 18, celda: (c) => importe(c.final) },
  ],
};
export const filasDeSumas = ({ cuentas, total }: SumasYSaldos): FilaDeSuma[] => [
  ...cuentas,
  { codigo: null, nombre: 'Total', ...total },
];
