import type { MedioEnLinea } from '@colega/domain/cupones';
import type { Retorno } from './resultado.service.ts';

/** Where a payer comes back to. What the provider says decides; what is not known yet is never a failure. */
export const pantallaDeRetorno = (
  medio: MedioEnLinea,
  { cupon, legajo, estado }: Retorno,
  query: Readonly<Record<string, unknown>>,
): string => {
  const tipo = estado === 'rechazada' || estado === 'caducada' ? 'rechazado' : 'confirmado';
  const datos = new URLSearchParams({ cupon: String(cupon) });
  if (medio === 'sipago') return `/app/pagoOnline/${legajo === null ? '' : `${legajo}/`}sipago/${tipo}?${datos}`;
  if (medio === 'net_pagos') return `/app/pagoOnline/netPago/${tipo}?${datos}`;
  for (const nombre of ['IdResultado', 'IdReferenciaOperacion']) {
    const valor = query[nombre];
    if (typeof valor === 'string') datos.set(nombre, valor);
  }
  return `/app/pagoOnline/${tipo === 'rechazado' ? 'rechazado' : 'resultado'}?${datos}`;
};
