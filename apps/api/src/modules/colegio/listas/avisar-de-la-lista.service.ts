import { armarListasEnVigor, type ClaveDeLista, type FilaDeLista, filasAnteriores } from '@colega/domain/colegio';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { plazosDeObservaciones } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import {
  avisarQueSeRetira,
  type CambioPorAvisar,
  quitarPunto,
} from '../../avisos/cambios/avisar-del-cambio.service.ts';
import { diasDePlazo, leerColegio } from '../leer-colegio.service.ts';
import type { ContextoDeAviso } from './avisar-a-los-matriculados.service.ts';
import { avisarDeBloqueos } from './avisar-de-bloqueos.service.ts';
import { avisarDeCargos } from './avisar-de-cargos.service.ts';
import { avisarDeLegajos } from './avisar-de-legajos.service.ts';
import { avisarDeOficinas } from './avisar-de-oficinas.service.ts';
import { avisarDePlazosDeCupones } from './avisar-de-plazos-de-cupones.service.ts';
import { avisarDeTasas, decirTasasRetiradas, tasasQueCambian } from './avisar-de-tasas.service.ts';
import { hayQueAvisar } from './hay-que-avisar.service.ts';
import {
  type ConPlazos,
  findLegajosConPlazos,
  type ListaPorAvisar,
  lockListaPorAvisar,
} from './legajos-por-avisar.repository.ts';
import { findVersionDeLista, findVersionesDeListas, type ListaGuardada } from './listas.repository.ts';
import { ultimoDiaParaTimbrar } from './ultimo-dia-para-timbrar.ts';

type Movido = { para: string; antes: Fecha; ahora: Fecha };

const decirMovidos = (movidos: readonly Movido[]): string =>
  movidos
    .map(
      ({ para, antes, ahora }) => `El último día para ${para} pasa del ${formatFecha(antes)} al ${formatFecha(ahora)}`,
    )
    .join('. ');

const sonDistintos = (movido: { para: string; antes: Fecha | null; ahora: Fecha | null }): movido is Movido =>
  movido.antes !== null && movido.ahora !== null && movido.antes !== movido.ahora;

const TIMBRAR = 'timbrar';
const RESPONDER = 'responder lo observado';

const avisarDeFeriados = async (db: Db, { antes, despues, cambio, reloj }: ContextoDeAviso): Promise<void> => {
  const [deAntes, deAhora] = [armarListasEnVigor(antes), armarListasEnVigor(despues)];
  const colegio = await leerColegio(db);
  const hoy = diaDe(reloj);
  const dias = {
    matriculado: diasDePlazo(colegio, 'responder_observacion', hoy),
    colegio: diasDePlazo(colegio, 'volvieron', hoy),
  };
  const vencen = ({ abiertas }: ConPlazos, feriados: ReadonlySet<Fecha>) =>
    plazosDeObservaciones(abiertas, { hoy, feriados, dias, diaDe: diaDeMomento });
  await avisarDeLegajos(
    db,
    cambio,
    (hasta) => findLegajosConPlazos(db, hasta),
    (legajo) => {
      const [unos, otros] = [vencen(legajo, deAntes.feriados), vencen(legajo, deAhora.feriados)];
      const movidos = [
        ...legajo.por_timbrar.map((fecha) => ({
          ...{
            para: TIMBRAR,
            antes: ultimoDiaParaTimbrar(deAntes, fecha),
            ahora: ultimoDiaParaTimbrar(deAhora, fecha),
          },
        })),
        ...unos.map((uno, i) => ({ para: RESPONDER, antes: uno?.vence ?? null, ahora: otros[i]?.vence ?? null })),
      ].filter(sonDistintos);
      if (movidos.length === 0) return null;
      return {
        cosas: nombrarDias(movidos),
        detalle: ({ norma }) => `${decirMovidos(movidos)}, por los feriados de «${norma}».`,
      };
    },
  );
};

const nombrarDias = (movidos: readonly Movido[]): string[] => [
  ...new Set(movidos.map(({ para }) => `el último día para ${para}`)),
];

const diaDeMomento = (momento: string): Fecha => diaDe(() => new Date(momento));

const avisarDePlazos = async (db: Db, { nueva, antes, cambio, reloj }: ContextoDeAviso): Promise<void> => {
  const diasEn = (filas: readonly FilaDeLista[], plazo: string): number =>
    Number(filas.find((fila) => fila.plazo === plazo)?.dias ?? 0);
  const anteriores = filasAnteriores('plazos', antes, nueva.vigente_desde);
  const [deAntes, deAhora] = [anteriores, nueva.filas].map((filas) => diasEn(filas, 'responder_observacion'));
  if (deAntes === undefined || deAhora === undefined || deAntes === deAhora) return;
  const { feriados } = (await leerColegio(db)).listas;
  const vencen = ({ abiertas }: ConPlazos, matriculado: number) =>
    plazosDeObservaciones(abiertas, {
      ...{ hoy: diaDe(reloj), feriados, dias: { matriculado, colegio: 0 }, diaDe: diaDeMomento },
    });
  await avisarDeLegajos(
    db,
    cambio,
    (hasta) => findLegajosConPlazos(db, hasta),
    (legajo) => {
      const [unos, otros] = [vencen(legajo, deAntes), vencen(legajo, deAhora)];
      const movidos = unos
        .map((uno, i) => ({ para: RESPONDER, antes: uno?.vence ?? null, ahora: otros[i]?.vence ?? null }))
        .filter(sonDistintos);
      if (movidos.length === 0) return null;
      return {
        cosas: nombrarDias(movidos),
        detalle: ({ vigente_desde, norma }) =>
          `Desde el ${formatFecha(vigente_desde)} lo observado se responde en ${deAhora} días hábiles y no en ${deAntes}, por «${norma}». ${decirMovidos(movidos)}.`,
      };
    },
  );
};

const DE_CADA_UNA: Partial<Record<ClaveDeLista, (db: Db, contexto: ContextoDeAviso) => Promise<void>>> = {
  tasas: avisarDeTasas,
  cargos: avisarDeCargos,
  feriados: avisarDeFeriados,
  plazos: avisarDePlazos,
  plazos_de_cupones: avisarDePlazosDeCupones,
  oficinas: avisarDeOficinas,
  bloqueos: avisarDeBloqueos,
};
/**
 * Of those that change what a technician pays, until when they have (S-1096), where they go, or what a block takes from them. What whoever reviews
 * looks at, and the texts that are proposed to them, touch nobody outside the college.
 */
export const seAvisa = (lista: ClaveDeLista): boolean => lista in DE_CADA_UNA;

/**
 * Tells each technician whose work it changes, of each file and each draft, once. It may be run again, and stops where the list was withdrawn
 * meanwhile.
 */
export const avisarDeLaLista = async (db: Db, lista_id: number, reloj: () => Date): Promise<void> => {
  const nueva = await findVersionDeLista(db, lista_id);
  if (nueva?.estado !== 'publicada') return;
  const versiones = (await findVersionesDeListas(db, nueva.lista)).reverse();
  const publicadas = versiones.filter(({ estado }) => estado === 'publicada');
  const antes = publicadas.filter(({ id }) => id !== lista_id);
  if (!(await hayQueAvisar(db, nueva, antes))) return;
  const cambio: CambioPorAvisar<ListaPorAvisar> = {
    ...{ publicado: { lista_id }, evento: 'lista_nueva', vigente_desde: nueva.vigente_desde, reloj },
    lock: (trx, dias) => lockListaPorAvisar(trx, lista_id, dias),
  };
  await DE_CADA_UNA[nueva.lista]?.(db, { nueva, antes, despues: publicadas, cambio, reloj });
};

const RETIRADAS: Partial<Record<ClaveDeLista, { que: string; sigue: string }>> = {
  feriados: { que: 'de los feriados', sigue: 'siguen los de antes' },
  plazos: { que: 'del plazo para responder lo observado', sigue: 'sigue el de antes' },
  cargos: { que: 'de los cargos del año', sigue: 'siguen los de antes' },
  plazos_de_cupones: { que: 'de los plazos de los cupones', sigue: 'siguen los de antes' },
  oficinas: { que: 'de las oficinas', sigue: 'siguen las de antes' },
  bloqueos: { que: 'de los tipos de bloqueo', sigue: 'siguen los de antes' },
};

/** What does not change after all, and how it stays. */
const decirLoRetirado = (nueva: ListaGuardada, antes: readonly ListaGuardada[]): { que: string; sigue: string } =>
  RETIRADAS[nueva.lista] ??
  decirTasasRetiradas(tasasQueCambian(filasAnteriores('tasas', antes, nueva.vigente_desde), nueva.filas));

/** To whoever was told that it was coming, once. */
export const avisarDelRetiroDeLaLista = async (db: Db, lista_id: number, reloj: () => Date): Promise<void> => {
  const retirada = await findVersionDeLista(db, lista_id);
  if (retirada?.estado !== 'retirada') return;
  const { lista, norma, vigente_desde, motivo } = retirada;
  const publicadas = (await findVersionesDeListas(db, lista)).reverse().filter(({ estado }) => estado === 'publicada');
  const { que, sigue } = decirLoRetirado(retirada, publicadas);
  // Another one says the same of that day, and was told.
  if (que === '') return;
  const desde = formatFecha(vigente_desde);
  await avisarQueSeRetira(db, {
    ...{ publicado: { lista_id }, reloj, datos: { que, desde } },
    detalle: `Se retiró «${norma}», que iba a regir desde el ${desde}: ${sigue}. Motivo: ${quitarPunto(motivo)}.`,
  });
};
