import type { HallazgoDeConciliacion } from '@colega/contract/dinero';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy } from '../../../hoy.ts';
import { avisarAlColegio } from '../../avisos/avisar.service.ts';
import { listarPorRevisar } from '../colegio/revisar.service.ts';
import type { Pasarelas } from '../pasarelas/pasarela.ts';
import {
  findConciliacion,
  findHallazgosDeAntes,
  updateComoCorriendo,
  updateConciliacion,
} from './conciliaciones.repository.ts';
import { conciliar, DE_AFUERA, type Diferencias } from './conciliar.service.ts';

type Deps = { db: Db; pasarelas: Pasarelas; reloj: () => Date };

/** More lines of one kind say nothing new. */
const LINEAS_QUE_SE_GUARDAN = 200;

const recortar = ({ titulo, lineas }: Diferencias[number]): HallazgoDeConciliacion => ({
  ...{ titulo, cuantas: lineas.length },
  lineas: lineas.slice(0, LINEAS_QUE_SE_GUARDAN),
});

/** What was not in the one before: what stays is not told every night, and another payment that does not agree is told (S-1183). */
const avisarLoNuevo = async (trx: Db, id: number, diferencias: Diferencias, ahora: Date): Promise<void> => {
  const deAntes = new Map((await findHallazgosDeAntes(trx, id)).map(({ titulo, lineas }) => [titulo, new Set(lineas)]));
  const esSabida = ({ titulo, lineas }: HallazgoDeConciliacion): boolean => {
    const sabidas = deAntes.get(titulo);
    return sabidas !== undefined && (!DE_AFUERA.includes(titulo) || lineas.every((linea) => sabidas.has(linea)));
  };
  if (diferencias.every((una) => esSabida(recortar(una)))) return;
  const portal = {
    detalle: `No coincide: ${diferencias.map(({ titulo }) => titulo).join('; ')}.`,
    enlace: '/colegio/tesoreria/conciliacion',
  };
  const hecho = { evento: 'conciliacion_con_diferencias', cosa: 'conciliacion', cosa_id: String(id), portal } as const;
  await avisarAlColegio(trx, hecho, { distrito_id: null, autor_id: null, ahora });
};

/** It may be begun again: what it found is written once, whole. */
export const correrConciliacion = async ({ db, pasarelas, reloj }: Deps, id: number): Promise<void> => {
  const pedida = await findConciliacion(db, id);
  if (!pedida || pedida.estado === 'lista') return;
  await enTransaccion(db, (trx) => updateComoCorriendo(trx, id, reloj()));
  try {
    const diferencias = await conciliar(db, pasarelas, { ahora: reloj(), hoy: hoy(reloj), dias: pedida.dias });
    const por_revisar = (await listarPorRevisar(db)).length;
    await enTransaccion(db, async (trx) => {
      await updateConciliacion(trx, id, {
        ...{ estado: 'lista', terminada_en: reloj(), por_revisar },
        diferencias: JSON.stringify(diferencias.map(recortar)),
      });
      await avisarLoNuevo(trx, id, diferencias, reloj());
    });
  } catch (error) {
    await updateConciliacion(db, id, { estado: 'fallida', terminada_en: reloj() });
    throw error;
  }
};
