import type { CorteDeAuditoria } from '@colega/contract/auditoria';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import {
  type Cabeza,
  type Eslabon,
  type FinDeCadena,
  findEslabones,
  findFinales,
  findReescritas,
  insertVerificacion,
} from './cadena.repository.ts';

const LINEAS_POR_LECTURA = 5_000;
/** More than these say nothing new. */
const CORTES_QUE_SE_ANOTAN = 100;

/** Of a line that comes after a gap nothing more can be said: the one that it followed is not there. */
const corteDe = (cadena: number, { id, lugar, anterior, cierra }: Eslabon): CorteDeAuditoria[] => {
  if (lugar !== anterior + 1) return [{ que: 'faltan', cadena, lugar: anterior + 1, hasta: lugar - 1, linea_id: null }];
  return cierra ? [] : [{ que: 'cambiada', cadena, lugar, hasta: lugar, linea_id: id }];
};

async function recorrerCadena(db: Db, { cadena, ultimo }: FinDeCadena, limite: number): Promise<CorteDeAuditoria[]> {
  const cortes: CorteDeAuditoria[] = [];
  let desde: Cabeza = { cadena, lugar: 0, hash: '' };
  while (cortes.length < CORTES_QUE_SE_ANOTAN) {
    const eslabones = await findEslabones(db, { desde, hasta: ultimo, limite });
    const leida = eslabones.at(-1);
    if (!leida) break;
    cortes.push(...eslabones.flatMap((uno) => corteDe(cadena, uno)));
    desde = { cadena, lugar: leida.lugar, hash: leida.hash };
  }
  return cortes;
}

/** What was taken away, added or put in its place at the end: the record of where each chain ends says otherwise. */
const cortesAlFinal = ({ cadena, lugar, hash, ultimo, hash_leido }: FinDeCadena): CorteDeAuditoria[] => {
  if (ultimo < lugar) return [{ que: 'faltan', cadena, lugar: ultimo + 1, hasta: lugar, linea_id: null }];
  if (ultimo > lugar) return [{ que: 'sobran', cadena, lugar: lugar + 1, hasta: ultimo, linea_id: null }];
  return hash_leido === hash ? [] : [{ que: 'reescrita', cadena, lugar, hasta: lugar, linea_id: null }];
};

const medirCorte = ({ lugar, hasta }: CorteDeAuditoria): number => hasta - lugar + 1;

/** Lines in chains that nobody keeps the end of: they are counted, not read. */
const cortesSueltos = (lineas: number, finales: readonly FinDeCadena[], cortes: readonly CorteDeAuditoria[]) => {
  const deCadenas = finales.reduce((suma, { ultimo }) => suma + ultimo, 0);
  const quitadas = cortes.filter(({ que }) => que === 'faltan').reduce((suma, corte) => suma + medirCorte(corte), 0);
  const hasta = lineas - deCadenas + quitadas;
  return hasta > 0 ? [{ que: 'sobran' as const, cadena: null, lugar: 1, hasta, linea_id: null }] : [];
};

const buscarCortes = async (
  db: Db,
  { lineas, finales }: { lineas: number; finales: readonly FinDeCadena[] },
  porLectura: number,
): Promise<CorteDeAuditoria[]> => {
  const enMedio: CorteDeAuditoria[] = [];
  for (const final of finales) enMedio.push(...(await recorrerCadena(db, final, porLectura)));
  const reescritas = await findReescritas(db);
  return [
    ...enMedio,
    ...finales.flatMap(cortesAlFinal),
    ...(enMedio.length < CORTES_QUE_SE_ANOTAN ? cortesSueltos(lineas, finales, enMedio) : []),
    ...reescritas.map((una) => ({ que: 'reescrita' as const, hasta: una.lugar, ...una })),
  ].slice(0, CORTES_QUE_SE_ANOTAN);
};

/** Reads the whole trail and writes down what it found (docs/decisions/0019). Answers what is wrong, which `alCortarse` tells in the same transaction. */
export const verificarCadena = async (
  db: Db,
  cuando: Date,
  porLectura = LINEAS_POR_LECTURA,
  alCortarse?: (trx: Db, cortes: readonly CorteDeAuditoria[]) => Promise<void>,
): Promise<CorteDeAuditoria[]> => {
  const { lineas, finales } = await findFinales(db);
  const cortes = await buscarCortes(db, { lineas, finales }, porLectura);
  const cabezas = finales.map(({ cadena, lugar, hash }) => ({ cadena, lugar, hash }));
  await enTransaccion(db, async (trx) => {
    await insertVerificacion(trx, { cuando, lineas, cabezas, cortes });
    if (cortes.length > 0) await alCortarse?.(trx, cortes);
  });
  return cortes;
};
