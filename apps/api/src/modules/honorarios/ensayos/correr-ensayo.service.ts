import type { TasasPorEnsayar } from '@colega/domain/honorarios';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { encolar, type Trabajos } from '../../../jobs/cola.ts';
import { leerDatosDeHonorarios } from '../datos-de-honorarios.ts';
import {
  clasificarEnsayo,
  type FilaDeEnsayo,
  findEnsayoById,
  updateAvance,
  updateEnsayo,
} from './ensayos.repository.ts';
import { findCalculos, insertExplicados } from './explicados.repository.ts';
import { ensayarEnHilo, explicarEnHilo, type LoQueSePrueba, soltarHilo } from './hilo-de-ensayos.ts';
import {
  countContratosPorEnsayar,
  deleteLineasDeOtros,
  findContratosPorEnsayar,
  findContratosPorExplicar,
  insertLineas,
} from './lineas.repository.ts';

type Tramo = Trabajos['ensayar_arancel'];
export type RitmoDeEnsayo = { contratos: number; ms: number };

/** S-983: a call waits some milliseconds for a handful of these, a cancelled one stops after them, and another job after a while. */
const RITMO: RitmoDeEnsayo = { contratos: 200, ms: 2_000 };
/** In a row, without going on in between. */
const FALLAS_COMO_MAXIMO = 5;
const EN_CURSO = ['pendiente', 'corriendo'] as const;

/** One after another, as one place of the lane. */
export const FILA_DE_ENSAYOS = 'ensayos';

const loQuePrueba = (ensayo: FilaDeEnsayo) => (): LoQueSePrueba => {
  const { contenido, vigente_desde } = ensayo;
  // What is kept of a list is what `ensayarLista` put there.
  if (clasificarEnsayo(ensayo).de === 'tasas') return { de: 'tasas', tasas: contenido as TasasPorEnsayar };
  return { de: 'arancel', crudos: { ...leerDatosDeHonorarios(), resoluciones: [contenido] }, vigente_desde };
};

/** What is asked of it once: how many there are. Nothing of another that was tried before is left. */
const empezar = async (db: Db, ensayo: FilaDeEnsayo, ahora: Date): Promise<FilaDeEnsayo | null> => {
  if (ensayo.total === null) await deleteLineasDeOtros(db, ensayo);
  const total = ensayo.total ?? (await countContratosPorEnsayar(db, ensayo));
  const { id, tanda } = ensayo;
  return updateEnsayo(db, { id, tanda, estados: EN_CURSO }, { estado: 'corriendo', total, latido: ahora });
};

/** Null when somebody cancelled it, or another process went on from there: then nothing of this is kept. */
const avanzar = async (
  db: Db,
  ensayo: FilaDeEnsayo,
  cuantos: number,
  reloj: () => Date,
): Promise<{ ensayo: FilaDeEnsayo; quedan: boolean } | null> => {
  const contratos = await findContratosPorEnsayar(db, ensayo, cuantos);
  const ultimo = contratos.at(-1);
  if (!ultimo) return { ensayo, quedan: false };
  const { acumulado, lineas } = await ensayarEnHilo(ensayo.id, loQuePrueba(ensayo), {
    contratos,
    acumulado: ensayo.acumulado,
  });
  const avance = { ultimo_detalle_id: ultimo.detalle_id, hechos: acumulado.contratos, acumulado };
  const sigue = await enTransaccion(db, async (trx) => {
    if (!(await updateAvance(trx, ensayo, { ...avance, latido: reloj() }))) return false;
    await insertLineas(trx, ensayo.id, lineas);
    return true;
  });
  return sigue ? { ensayo: { ...ensayo, ...avance }, quedan: contratos.length === cuantos } : null;
};

const terminar = async (db: Db, ensayo: FilaDeEnsayo, ahora: Date): Promise<void> => {
  const detalles = ensayo.acumulado.mayores.map(({ detalle_id }) => detalle_id);
  const contratos = await findContratosPorExplicar(db, ensayo, detalles);
  const calculos = new Map((await findCalculos(db, detalles)).map((uno) => [uno.detalle_id, uno.respuesta]));
  const explicados = await explicarEnHilo(
    ensayo.id,
    loQuePrueba(ensayo),
    contratos.map((contrato) => ({ contrato, calculado: calculos.get(contrato.detalle_id) ?? null })),
  );
  await enTransaccion(db, async (trx) => {
    const { id, tanda, hechos } = ensayo;
    const fin = { estado: 'terminado', total: hechos, latido: ahora, terminado_en: ahora } as const;
    if (await updateEnsayo(trx, { id, tanda, estados: ['corriendo'] }, fin))
      await insertExplicados(trx, id, explicados);
  });
};

/** The next part is queued with the same stroke that ends this one. */
const dejarParaDespues = (db: Db, { id, tanda }: FilaDeEnsayo): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const siguiente = { ensayo_id: id, tanda: tanda + 1 };
    if (await updateEnsayo(trx, { id, tanda, estados: ['corriendo'] }, { tanda: siguiente.tanda }))
      await encolar(trx, 'ensayar_arancel', siguiente, { fila: FILA_DE_ENSAYOS });
  });

const correr = async (db: Db, reloj: () => Date, leido: FilaDeEnsayo, ritmo: RitmoDeEnsayo): Promise<void> => {
  const desde = performance.now();
  let ensayo = await empezar(db, leido, reloj());
  while (ensayo) {
    const avance = await avanzar(db, ensayo, ritmo.contratos, reloj);
    if (!avance) return soltarHilo();
    if (!avance.quedan) return terminar(db, avance.ensayo, reloj()).then(soltarHilo);
    ensayo = avance.ensayo;
    if (performance.now() - desde >= ritmo.ms) return dejarParaDespues(db, ensayo);
  }
};

/**
 * A part of a rehearsal. A process that dies leaves its part to another, which goes on after the last contracts that were kept; one that was
 * only slow finds that another went on, and leaves. Throws while it is to be tried again.
 */
export const correrEnsayo = async (
  db: Db,
  reloj: () => Date,
  { ensayo_id, tanda }: Tramo,
  ritmo = RITMO,
): Promise<void> => {
  const ensayo = await findEnsayoById(db, ensayo_id);
  if (!ensayo || ensayo.terminado_en !== null || ensayo.tanda !== tanda) return;
  try {
    await correr(db, reloj, ensayo, ritmo);
  } catch (error) {
    const fallas = ((await findEnsayoById(db, ensayo_id))?.fallas ?? 0) + 1;
    const cede = fallas >= FALLAS_COMO_MAXIMO;
    await updateEnsayo(
      db,
      { id: ensayo_id, tanda, estados: EN_CURSO },
      cede ? { fallas, estado: 'fallido', terminado_en: reloj() } : { fallas },
    );
    if (!cede) throw error;
  }
};
