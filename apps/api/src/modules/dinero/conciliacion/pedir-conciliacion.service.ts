import { type Conciliacion, DIAS_A_CONCILIAR } from '@colega/contract/dinero';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { encolar } from '../../../jobs/cola.ts';
import { paginacion } from '../../referencias/lista.ts';
import { leerNombres } from '../cierres/leer-nombres.ts';
import {
  countConciliaciones,
  type findConciliacion,
  findEnCurso,
  findUltimas,
  insertConciliacion,
  lockConciliaciones,
} from './conciliaciones.repository.ts';

/** One that has not ended by then lost its job with its process: it is put in the queue again. */
const SE_ESPERA_MS = 15 * 60_000;

type Leida = NonNullable<Awaited<ReturnType<typeof findConciliacion>>>;

type Nombrar = Awaited<ReturnType<typeof leerNombres>>;

const comoConciliacion = (
  { pedida_en, terminada_en, quien, ...conciliacion }: Leida,
  nombreDe: Nombrar,
): Conciliacion => ({
  ...conciliacion,
  quien: quien === null ? null : nombreDe(quien),
  pedida_en: pedida_en.toISOString(),
  terminada_en: terminada_en?.toISOString() ?? null,
});

/** One at a time: who asks meanwhile is answered with the one that runs. `quien` null is the one of each night (S-1182). */
export const pedirConciliacion = (
  db: Db,
  { quien, dias = DIAS_A_CONCILIAR.porDefecto, ahora }: { quien: string | null; dias?: number; ahora: Date },
): Promise<Conciliacion> =>
  enTransaccion(db, async (trx) => {
    await lockConciliaciones(trx);
    const enCurso = await findEnCurso(trx);
    const esperada = enCurso ?? (await insertConciliacion(trx, { pedida_en: ahora, quien, dias }));
    if (!enCurso || ahora.getTime() - enCurso.pedida_en.getTime() > SE_ESPERA_MS)
      await encolar(trx, 'conciliar', { conciliacion_id: esperada.id }, { fila: 'conciliaciones' });
    return comoConciliacion(esperada, await leerNombres(trx, [esperada]));
  });

export const listarConciliaciones = async (db: Db, pagina: { page: number; limit: number }) => {
  const { page, limit } = pagina;
  const [ultimas, total] = [
    await findUltimas(db, { limit, offset: (page - 1) * limit }),
    await countConciliaciones(db),
  ];
  const nombreDe = await leerNombres(db, ultimas);
  return { items: ultimas.map((una) => comoConciliacion(una, nombreDe)), pagination: paginacion(total, pagina) };
};
