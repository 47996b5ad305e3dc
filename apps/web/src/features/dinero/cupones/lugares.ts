import type { Cupon } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { CIRCUITO_POR_DEFECTO } from '@colega/domain/dinero';
import { type Fecha, formatFecha, formatFechaCorta } from '@colega/domain/fechas';
import { createContext, useContext } from 'react';

/** OPN-084..086, OPN-136: each place has its own words, formats and rules. */
export type LugarDeCupones = {
  fecha: (fecha: Fecha) => string;
  codigoRedLink: string;
  sePaga: (cupon: Cupon) => boolean;
  errorAlCargar: string;
};

const pendiente = ({ estado }: Cupon): boolean => estado.nombre === 'pendiente';

export const EN_LA_CUENTA: LugarDeCupones = {
  fecha: formatFecha,
  codigoRedLink: 'CÓDIGO REDLINK',
  sePaga: pendiente, // CUP-010
  errorAlCargar: mensajes.error_cargar_cupones,
};

export const EN_EL_EJERCICIO: LugarDeCupones = {
  fecha: formatFechaCorta, // CUP-020
  codigoRedLink: 'CODIGO REDLINK',
  sePaga: (cupon) => pendiente(cupon) && cupon.circuito === CIRCUITO_POR_DEFECTO, // CUP-013
  errorAlCargar: mensajes.error_cargar_los_cupones,
};

export const LugarContext = createContext<LugarDeCupones>(EN_LA_CUENTA);
export const useLugar = (): LugarDeCupones => useContext(LugarContext);
