import type { Parametros } from '../../formularios/formulario.ts';
import type { Decimal } from '../../importes/decimal.ts';
import type { Lector } from '../datos/lector.ts';
import type { ActaCalculada } from '../obra/estado-de-obra.ts';
import type { Monto } from '../paso.ts';
import type { Tabla } from '../tabla.ts';

export type Caso = {
  parametros: Parametros;
  tabla: Tabla;
  /** The unidad referencial of the contract date, in pesos. */
  ur: Decimal;
  acta: ActaCalculada | null;
};

export type Parcial = {
  partes: Monto[];
  mensajes: string[];
  base_faltante?: Monto;
};

export type Regla = (tarifa: Lector, tabla: Tabla) => (caso: Caso) => Parcial;
