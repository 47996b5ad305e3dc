import { type MedioEnLinea, pantallaDeVuelta } from '@colega/domain/dinero';
import type { Retorno } from './resultado.service.ts';

type Query = Readonly<Record<string, unknown>>;

/** The provider's word decides, and the unknown is never a failure. Null when the payment is not known: the screens say so, and what to do. */
export const pantallaDeRetorno = (medio: MedioEnLinea, retorno: Retorno | null, query: Query): string => {
  const tipo = retorno?.estado === 'rechazada' || retorno?.estado === 'caducada' ? 'rechazado' : 'confirmado';
  const { camino, traido } = pantallaDeVuelta(medio, { tipo, legajo: retorno?.legajo ?? null, query });
  const datos = new URLSearchParams({ ...(retorno && { cupon: String(retorno.cupon) }), ...traido });
  return `${camino}${datos.size > 0 ? `?${datos}` : ''}`;
};
