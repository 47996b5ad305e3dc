import type { NombreDeTrabajo } from './cola.ts';

/** When each job is left by itself; of one that is still waiting there is no second. Its own data says who is asked about (S-201). */
const HORARIO: Partial<Record<NombreDeTrabajo, string>> = {
  barrer_intenciones: '* * * * *',
  dar_de_baja: '* * * * *',
  // S-222
  barrer_cobranzas: '*/10 * * * *',
  vencer_cupones: '3 * * * *',
  // S-526: from 8 to 20 in the province; each day the first time that finds somebody tells them, the others nothing
  avisar_vencimientos: '7 11-23 * * *',
  // at night in the province
  quitar_imagenes: '17 6 * * *',
};

/** The same as the queue's library reads it. What fails is not tried again: its next time comes. */
export const CRONTAB = Object.entries(HORARIO)
  .map(([nombre, cuando]) => `${cuando} ${nombre} ?max=1&jobKey=${nombre}`)
  .join('\n');
