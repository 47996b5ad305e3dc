import { diaDelColegio, formatFecha, horaDelColegio } from '@colega/domain/fechas';

type Instante = Date | number;

/** 22/11 */
export const escribirDia = (cuando: Instante): string => formatFecha(diaDelColegio(new Date(cuando))).slice(0, 5);
/** 10:47 */
export const escribirHora = (cuando: Instante): string => escribirHoraConSegundos(cuando).slice(0, 5);
/** 10:47:09 */
export const escribirHoraConSegundos = (cuando: Instante): string => horaDelColegio(new Date(cuando));
