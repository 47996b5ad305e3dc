import type { QueCambio } from '@colega/contract/legajos';
import { type CambioDeCampo, cambiosDeLegajo, contarHecho, type FotoDelLegajo } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { findFoto, findFotoDeContrato } from '../edicion/foto-del-legajo.repository.ts';
import { findHechosDesde, findUltimaMirada, type HechoDeLaRevision, type Mirada } from './cambios.repository.ts';

type Cambios = QueCambio['cambios'];

/** Whoever changed that datum last; an edition that says no data (an old one) is of its author whole. */
const conAutor = (
  cambios: readonly CambioDeCampo[],
  ediciones: readonly HechoDeLaRevision[],
  detalle_id: number | null,
): Cambios =>
  cambios.flatMap((cambio) => {
    const suya = ediciones.findLast((edicion) => edicion.cambios.some(({ campo }) => campo === cambio.campo));
    const edicion = suya ?? ediciones.at(-1);
    return edicion ? [{ ...cambio, detalle_id, quien: edicion.quien, cuando: edicion.cuando }] : [];
  });

const deLaObra = (hechos: readonly HechoDeLaRevision[], foto: FotoDelLegajo): Cambios => {
  const ediciones = hechos.filter(({ antes }) => antes !== null);
  const antes = ediciones[0]?.antes;
  return antes ? conAutor(cambiosDeLegajo(antes, foto), ediciones, null) : [];
};

const hizo = (hechos: readonly HechoDeLaRevision[], accion: string, detalle_id: number): boolean =>
  hechos.some((hecho) => hecho.accion === accion && hecho.detalle_id === detalle_id);

/** Of those that were there when the college looked, and still are: a new one is told whole. */
const deLasAmpliaciones = async (
  db: Db,
  hechos: readonly HechoDeLaRevision[],
  foto: FotoDelLegajo,
): Promise<Cambios> => {
  const editadas = new Set(
    hechos.flatMap(({ contrato_antes, detalle_id }) => (contrato_antes && detalle_id !== null ? [detalle_id] : [])),
  );
  const cambios: Cambios = [];
  for (const id of editadas) {
    if (hizo(hechos, 'ampliar', id) || hizo(hechos, 'eliminar_ampliacion', id)) continue;
    const ediciones = hechos.filter((hecho) => hecho.contrato_antes?.id === id);
    const antes = ediciones[0]?.contrato_antes;
    if (!antes) continue;
    const ahora = await findFotoDeContrato(db, id);
    cambios.push(
      ...conAutor(cambiosDeLegajo({ ...foto, original: antes }, { ...foto, original: ahora }), ediciones, id),
    );
  }
  return cambios;
};

/** *Qué cambió*: each datum as it was when the college looked at it last and as it is, whatever happened between. Throws 404. */
export const leerCambios = async (db: Db, legajoId: number, pedida: Date | null): Promise<QueCambio> => {
  const mirada: Mirada | null = pedida ? { cuando: pedida, id: 0 } : await findUltimaMirada(db, legajoId);
  const foto = await findFoto(db, legajoId);
  if (!foto) throw errorNoEncontrado();
  if (!mirada) return { desde: null, cambios: [], hechos: [] };
  const hechos = await findHechosDesde(db, legajoId, mirada);
  return {
    desde: mirada.cuando.toISOString(),
    cambios: [...deLaObra(hechos, foto), ...(await deLasAmpliaciones(db, hechos, foto))],
    hechos: hechos.map(({ accion, detalle_id, quien, cuando, certificado, cambios }) => ({
      ...{ accion, detalle_id, quien, cuando, certificado, cambios },
      ...contarHecho(accion),
    })),
  };
};
