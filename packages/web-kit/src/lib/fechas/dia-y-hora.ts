import { crearFormatoDeFecha } from './formato-de-fecha.ts';

const EN_EL_COLEGIO = { timeZone: 'America/Argentina/Buenos_Aires' } as const;
const HORA = { ...EN_EL_COLEGIO, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** 22/11 */
export const escribirDia = crearFormatoDeFecha('es-AR', { ...EN_EL_COLEGIO, day: '2-digit', month: '2-digit' });
/** 10:47 */
export const escribirHora = crearFormatoDeFecha('es-AR', HORA);
/** 10:47:09 */
export const escribirHoraConSegundos = crearFormatoDeFecha('es-AR', { ...HORA, second: '2-digit' });
