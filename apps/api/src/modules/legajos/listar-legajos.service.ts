import type { ListaDeLegajos } from '@colega/contract/legajos';
import { estadoDelCep, listarFaltas } from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { hoy } from '../../hoy.ts';
import { paginacion } from '../referencias/lista.ts';
import { type FiltrosDeLegajos, findLegajos, findRecienGuardado } from './listar-legajos.repository.ts';

/** S-850. */
const SE_RECUERDA_MS = 24 * 3_600_000;

/** Whoever asks for an order or for some of them gets just that. */
const esLaListaEntera = ({ 'persona.id': _, page, limit, ...pedido }: FiltrosDeLegajos): boolean =>
  Object.values(pedido).every((valor) => valor === undefined || valor === '');

export const listarLegajos = async (db: Db, query: FiltrosDeLegajos, reloj: () => Date): Promise<ListaDeLegajos> => {
  const desde = new Date(reloj().getTime() - SE_RECUERDA_MS);
  const recien_guardado = esLaListaEntera(query) ? await findRecienGuardado(db, query['persona.id'], desde) : null;
  const { esperan, items } = await findLegajos(db, query, recien_guardado);
  const total = query.espera ? esperan[query.espera] : esperan.matriculado + esperan.colegio + esperan.nadie;
  return {
    items: items.map(({ situacion, ...legajo }) => ({
      ...{ ...legajo, falta: listarFaltas(situacion, hoy(reloj)), estado_cep: estadoDelCep(situacion) },
    })),
    pagination: paginacion(total, query),
    esperan,
    recien_guardado,
  };
};
