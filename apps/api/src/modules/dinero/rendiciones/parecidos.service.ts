import type { ParecidoARenglon } from '@colega/contract/dinero';
import { buscarParecidos, type Cobrado, type RenglonPorEmparejar } from '@colega/domain/dinero';
import { sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { findCobrados } from './emparejar.repository.ts';
import type { OrigenLeido } from './origenes.ts';

const comoParecido = ({ tipo, id, externo, dia }: Cobrado): ParecidoARenglon => ({
  tipo: tipo === 'cobro' ? 'cobro' : 'operacion',
  ...{ id, externo, dia },
});

/** Of each line, the payment of the same bank, amount and days, told with another number, that no line names. Only banks have them (S-1045). */
export const leerParecidos = async (
  db: Db,
  origen: OrigenLeido,
  renglones: readonly RenglonPorEmparejar[],
): Promise<ReadonlyMap<number, ParecidoARenglon>> => {
  const dias = renglones.map(({ dia }) => dia).sort();
  const [primero, ultimo] = [dias[0], dias.at(-1)];
  if (origen.banco === null || primero === undefined || ultimo === undefined) return new Map();
  const cobrados = await findCobrados(db, {
    ...{ origen, externos: [] },
    desde: sumarDias(primero, -origen.tolerancia.maxima),
    hasta: sumarDias(ultimo, origen.tolerancia.maxima),
  });
  return new Map(
    buscarParecidos(renglones, cobrados, { dias: origen.tolerancia.dias }).flatMap(({ renglon_id, tipo, id }) => {
      const suyo = cobrados.find((uno) => uno.tipo === tipo && uno.id === id);
      return suyo ? [[renglon_id, comoParecido(suyo)] as const] : [];
    }),
  );
};
