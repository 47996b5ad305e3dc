import { type CronMatcher, parseCrontab } from 'graphile-worker';
import type { NombreDeTrabajo } from './cola.ts';

/** When each job is queued by itself; while one waits there is no second. The job's own data say who is asked about (S-201). */
const HORARIO: Partial<Record<NombreDeTrabajo, string>> = {
  barrer_intenciones: '* * * * *',
  dar_de_baja: '* * * * *',
  // S-954
  devolver_pagos: '* * * * *',
  // S-222
  barrer_cobranzas: '*/10 * * * *',
  vencer_cupones: '3 * * * *',
  // S-1255
  retomar_cargos: '37 * * * *',
  // S-930
  validar_comitentes: '*/5 * * * *',
  // S-526: from 8 to 20 in the province; the first run of the day that finds somebody tells them.
  avisar_vencimientos: '7 11-23 * * *',
  avisar_vencidos: '11 11-23 * * *',
  avisar_credenciales: '19 11-23 * * *',
  cuidar_borradores: '23 11-23 * * *',
  // S-714: once the day's notices were made.
  mandar_resumenes: '31 11 * * *',
  // S-617: before the desk opens.
  avisar_trabajo: '13 10 * * *',
  olvidar_avisos: '29 6 * * *',
  // This is at night in the province.
  quitar_imagenes: '17 6 * * *',
  // S-1010: as the day begins in the province, and again each hour.
  regir_bloqueos: '1 * * * *',
  // S-588
  verificar_auditoria: '41 5 * * *',
  // S-1182
  pedir_conciliacion: '47 5 * * *',
  // S-996
  sumar_informes: '*/5 * * * *',
};

const LEIDO = parseCrontab(
  Object.entries(HORARIO)
    .map(([nombre, cuando]) => `${cuando} ${nombre}`)
    .join('\n'),
);

const UN_MINUTO_MS = 60_000;

const esLaHora = (match: CronMatcher, cuando: Date): boolean =>
  match({
    min: cuando.getUTCMinutes(),
    hour: cuando.getUTCHours(),
    date: cuando.getUTCDate(),
    month: cuando.getUTCMonth() + 1,
    dow: cuando.getUTCDay(),
  });

const proximaVez = (match: CronMatcher, ahora: Date): Date => {
  let ms = Math.floor(ahora.getTime() / UN_MINUTO_MS) * UN_MINUTO_MS;
  do ms += UN_MINUTO_MS;
  while (!esLaHora(match, new Date(ms)));
  return new Date(ms);
};

export const proximasVeces = (ahora: Date): { nombre: string; cuando: Date }[] =>
  LEIDO.map(({ task, match }) => ({ nombre: task, cuando: proximaVez(match, ahora) }));
