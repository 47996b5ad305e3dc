import { type Fecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { avisar } from '../avisar.service.ts';
import { type DatosDeHecho, grupoDelLegajo, type Hecho } from '../evento.ts';
import {
  type CosaAvisada,
  findAvisados,
  findBorradoresPorAvisar,
  findValoresDeBorrador,
  insertAvisado,
  type LoPublicado,
} from './avisados.repository.ts';

type CosaPorAvisar = CosaAvisada & { enlace: string | null; grupo?: string };

type Hablado = { datos: DatosDeHecho; detalle: string };

/** S-1140: whoever could not be told before its day is told after it, these days. */
const DIAS_DESPUES = 15;

/** It is told while it begins after `despues_de`. */
type DiasDeAviso = { hoy: Fecha; despues_de: Fecha };

/** `lock` holds it until the transaction ends, so that it is not withdrawn while somebody is told of it; undefined when it is not to be told any more. */
export type CambioPorAvisar<P> = {
  publicado: LoPublicado;
  evento: 'arancel_nuevo' | 'lista_nueva';
  vigente_desde: Fecha;
  lock: (trx: Db, dias: DiasDeAviso) => Promise<P | undefined>;
  reloj: () => Date;
};

const idDe = (publicado: LoPublicado): number =>
  'lista_id' in publicado ? publicado.lista_id : publicado.resolucion_id;

/** Once for each thing, while it is to be told. Answers whether it still is. */
export const avisarDeUno = <P>(
  db: Db,
  { publicado, evento, lock, reloj }: CambioPorAvisar<P>,
  { cosa, cosa_id, persona_id, enlace, grupo }: CosaPorAvisar,
  decir: (vivo: P) => Hablado,
): Promise<boolean> =>
  enTransaccion(db, async (trx) => {
    const ahora = reloj();
    const hoy = diaDe(() => ahora);
    const vivo = await lock(trx, { hoy, despues_de: sumarDias(hoy, -DIAS_DESPUES) });
    if (!vivo) return false;
    if (!(await insertAvisado(trx, publicado, { cosa, cosa_id, persona_id, avisado_en: ahora }))) return true;
    const hecho: Hecho = {
      ...{ evento, cosa, cosa_id: `${cosa_id} ${idDe(publicado)}`, persona_id },
      ...(grupo !== undefined && { grupo }),
      portal: { ...decir(vivo), ...(enlace !== null && { enlace }) },
    };
    await avisar(trx, hecho, ahora);
    return true;
  });

export const cosaDelLegajo = ({ legajo_id, persona_id }: { legajo_id: number; persona_id: number }): CosaPorAvisar => ({
  ...{ cosa: 'legajo', cosa_id: String(legajo_id), persona_id },
  ...{ enlace: `/app/ejercicio/legajo/${legajo_id}/detail`, grupo: grupoDelLegajo(legajo_id) },
});

/** Of what is theirs, of no file: where they see what they pay. */
export const cosaDeLaPersona = (persona_id: number): CosaPorAvisar => ({
  ...{ cosa: 'persona', cosa_id: String(persona_id), persona_id, enlace: '/app/cuenta/resumenCuenta/cupones' },
});

const NINGUNO = '00000000-0000-0000-0000-000000000000';

type BorradorPorAvisar = { que: string; leerValores: () => Promise<string | undefined> };

/** Each draft of those assistants that was begun before it is in force. `mirar` answers what is said of one, or null where nothing of it changes. */
export const avisarDeBorradores = async <P>(
  db: Db,
  cambio: CambioPorAvisar<P>,
  nombres: string,
  mirar: (borrador: BorradorPorAvisar) => Promise<((vivo: P) => Hablado) | null>,
): Promise<void> => {
  let despues = NINGUNO;
  for (;;) {
    const borradores = await findBorradoresPorAvisar(db, { despues, nombres, antes_de: cambio.vigente_desde });
    const ultimo = borradores.at(-1);
    if (!ultimo) return;
    despues = ultimo.id;
    for (const { id, persona_id, que, enlace } of borradores) {
      const decir = await mirar({ que: `tu borrador (${que})`, leerValores: () => findValoresDeBorrador(db, id) });
      if (!decir) continue;
      const cosa: CosaPorAvisar = {
        ...{ cosa: 'borrador', cosa_id: id, persona_id },
        enlace: `${enlace}${enlace.includes('?') ? '&' : '?'}borrador=${id}`,
      };
      if (!(await avisarDeUno(db, cambio, cosa, decir))) return;
    }
  }
};

/** Whoever was told of it. */
export const leerAvisados = async (db: Db, publicado: LoPublicado): Promise<ReadonlySet<number>> =>
  new Set(await findAvisados(db, publicado));

type Retiro = Hablado & { publicado: LoPublicado; reloj: () => Date };

/** To whoever was told that it was coming, once. */
export const avisarQueSeRetira = async (db: Db, { publicado, reloj, datos, detalle }: Retiro): Promise<void> => {
  const deLista = 'lista_id' in publicado;
  for (const persona_id of await findAvisados(db, publicado)) {
    const hecho: Hecho = {
      ...(deLista
        ? ({ evento: 'lista_retirada', cosa: 'lista' } as const)
        : ({ evento: 'arancel_retirado', cosa: 'resolucion' } as const)),
      ...{ cosa_id: idDe(publicado), persona_id, portal: { datos, detalle } },
    };
    await enTransaccion(db, (trx) => avisar(trx, hecho, reloj()));
  }
};

/** As somebody wrote it, without the stop that the sentence puts. */
export const quitarPunto = (motivo: string | null): string => (motivo ?? '').trim().replace(/\.+$/, '');
