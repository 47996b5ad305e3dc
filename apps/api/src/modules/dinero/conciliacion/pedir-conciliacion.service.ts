import { type Conciliacion, DIAS_A_CONCILIAR } from '@colega/contract/dinero';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { encolar } from '../../../jobs/cola.ts';
import { paginacion } from '../../referencias/lista.ts';
import { leerNombres } from '../cierres/leer-nombres.ts';
import {
  countConciliaciones,
  type findConciliacion,
  findEnCola,
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

/** Who asks while one waits is answered with it; one that runs has read already, and another waits for it. `quien` null is the one of each night (S-1182). */
export const pedirConciliacion = (
  db: Db,
  { quien, dias = DIAS_A_CONCILIAR.porDefecto, ahora }: { quien: string | null; dias?: number; ahora: Date },
): Promise<Conciliacion> =>
  enTransaccion(db, async (trx) => {
    await lockConciliaciones(trx);
    const enCola = await findEnCola(trx);
    const esperada = enCola ?? (await insertConciliacion(trx, { pedida_en: ahora, quien, dias }));
    if (!enCola || ahora.getTime() - enCola.pedida_en.getTime() > SE_ESPERA_MS)
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
  // of those before the last one that ended, what they found is told and not line by line
  const ultima = page === 1 ? ultimas.findIndex(({ estado }) => estado === 'lista') : -1;
  const items = ultimas.map((una, i) => {
    const conciliacion = comoConciliacion(una, nombreDe);
    if (i === ultima) return conciliacion;
    return { ...conciliacion, diferencias: conciliacion.diferencias?.map((h) => ({ ...h, lineas: [] })) ?? null };
  });
  return { items, pagination: paginacion(total, pagina) };
};
