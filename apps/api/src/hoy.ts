import { diaDelColegio, type Fecha } from '@colega/domain/fechas';

export const hoy = (reloj: () => Date): Fecha => diaDelColegio(reloj());
