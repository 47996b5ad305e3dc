import type { Parametros } from '../../formularios/formulario.ts';
import type { Decimal } from '../../importes/decimal.ts';
import type { Lector } from '../datos/lector.ts';
import type { ActaCalculada } from '../obra/estado-de-obra.ts';
import type { Monto } from '../paso.ts';
import type { Tabla } from '../tabla.ts';

/** The parameters are already validated and canonical. */
export type Caso = {
  parametros: Parametros;
  tabla: Tabla;
  /** Unidad referencial of the contract date, in pesos. */
  ur: Decimal;
  acta: ActaCalculada | null;
};

/** The amounts are those before category, coefficient and minimum. */
export type Parcial = {
  partes: Monto[];
  mensajes: string[];
  /** Full fee of the works that an act describes: the missing share is taken from it. */
  base_faltante?: Monto;
};

/** A fee rule: reads its figures of a dated table once, and then answers any number of cases. */
export type Regla = (tarifa: Lector, tabla: Tabla) => (caso: Caso) => Parcial;
