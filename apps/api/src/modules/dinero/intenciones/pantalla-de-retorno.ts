import type { MedioEnLinea } from '@colega/domain/cupones';
import type { Retorno } from './resultado.service.ts';

type Query = Readonly<Record<string, unknown>>;

/**
 * Where a payer comes back to. What the provider says decides; what is not known yet is never a failure. Null when it is not known
 * which payment it is: the same screens say so, and what to do.
 */
export const pantallaDeRetorno = (medio: MedioEnLinea, retorno: Retorno | null, query: Query): string => {
  const tipo = retorno?.estado === 'rechazada' || retorno?.estado === 'caducada' ? 'rechazado' : 'confirmado';
  const datos = new URLSearchParams(retorno ? { cupon: String(retorno.cupon) } : {});
  if (medio === 'online') traerDeSiro(datos, query);
  return `/app/pagoOnline/${lugarDe(medio, tipo, retorno?.legajo ?? null)}${datos.size > 0 ? `?${datos}` : ''}`;
};

const lugarDe = (medio: MedioEnLinea, tipo: 'confirmado' | 'rechazado', legajo: number | null): string => {
  if (medio === 'sipago') return `${legajo === null ? '' : `${legajo}/`}sipago/${tipo}`;
  if (medio === 'net_pagos') return `netPago/${tipo}`;
  return tipo === 'rechazado' ? 'rechazado' : 'resultado';
};

const traerDeSiro = (datos: URLSearchParams, query: Query): void => {
  for (const nombre of ['IdResultado', 'IdReferenciaOperacion']) {
    const valor = query[nombre];
    if (typeof valor === 'string') datos.set(nombre, valor);
  }
};
