import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { avisar } from '../avisar.service.ts';
import { type DatosDeHecho, grupoDelLegajo, type Hecho } from '../evento.ts';
import {
  type CosaAvisada,
  findAvisados,
  findBorradoresPorAvisar,
  insertAvisado,
  type LoPublicado,
} from './avisados.repository.ts';

type CosaPorAvisar = CosaAvisada & { enlace: string; grupo?: string };

type Hablado = { datos: DatosDeHecho; detalle: string };

/** `lock` holds it until the transaction ends, so that it is not withdrawn while somebody is told of it; undefined when it is not to be any more. */
export type CambioPorAvisar<P> = {
  publicado: LoPublicado;
  evento: 'arancel_nuevo' | 'lista_nueva';
  lock: (trx: Db, hoy: Fecha) => Promise<P | undefined>;
  reloj: () => Date;
};

const idDe = (publicado: LoPublicado): number =>
  'lista_id' in publicado ? publicado.lista_id : publicado.resolucion_id;

/** Once for each thing, while it is to be in force. Answers whether it still is. */
export const avisarDeUno = <P>(
  db: Db,
  { publicado, evento, lock, reloj }: CambioPorAvisar<P>,
  { cosa, cosa_id, persona_id, enlace, grupo }: CosaPorAvisar,
  decir: (vivo: P) => Hablado,
): Promise<boolean> =>
  enTransaccion(db, async (trx) => {
    const ahora = reloj();
    const vivo = await lock(
      trx,
      diaDe(() => ahora),
    );
    if (!vivo) return false;
    if (!(await insertAvisado(trx, publicado, { cosa, cosa_id, persona_id, avisado_en: ahora }))) return true;
    const hecho: Hecho = {
      ...{ evento, cosa, cosa_id: `${cosa_id} ${idDe(publicado)}`, persona_id },
      ...(grupo !== undefined && { grupo }),
      portal: { ...decir(vivo), enlace },
    };
    await avisar(trx, hecho, ahora);
    return true;
  });

export const cosaDelLegajo = ({ legajo_id, persona_id }: { legajo_id: number; persona_id: number }): CosaPorAvisar => ({
  ...{ cosa: 'legajo', cosa_id: String(legajo_id), persona_id },
  ...{ enlace: `/app/ejercicio/legajo/${legajo_id}/detail`, grupo: grupoDelLegajo(legajo_id) },
});

const NINGUNO = '00000000-0000-0000-0000-000000000000';

/** Each draft of those assistants. `decir` is given how it is named. */
export const avisarDeBorradores = async <P>(
  db: Db,
  cambio: CambioPorAvisar<P>,
  nombres: string,
  decir: (vivo: P, que: string) => Hablado,
): Promise<void> => {
  let despues = NINGUNO;
  for (;;) {
    const borradores = await findBorradoresPorAvisar(db, { despues, nombres });
    const ultimo = borradores.at(-1);
    if (!ultimo) return;
    despues = ultimo.id;
    for (const { id, persona_id, que, enlace } of borradores) {
      const cosa: CosaPorAvisar = {
        ...{ cosa: 'borrador', cosa_id: id, persona_id },
        enlace: `${enlace}${enlace.includes('?') ? '&' : '?'}borrador=${id}`,
      };
      if (!(await avisarDeUno(db, cambio, cosa, (vivo) => decir(vivo, `tu borrador (${que})`)))) return;
    }
  }
};

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
