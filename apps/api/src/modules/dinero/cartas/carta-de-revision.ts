import { cartaGeneral } from '../../avisos/carta-general.ts';
import type { Escribir } from '../../avisos/enviar-aviso.service.ts';
import { tieneCartaDesde } from './pagos-de-cartas.repository.ts';

/** A payment's own letter, when it leaves after the decision, tells what became of it (S-718). */
export const cartaDeRevision: Escribir = async (db, aviso, deps) => {
  const [orden] = aviso.cosa_id.split(' ');
  if (aviso.cosa === 'decision' && (await tieneCartaDesde(db, Number(orden), aviso.creado_en))) return null;
  return cartaGeneral(db, aviso, deps);
};
