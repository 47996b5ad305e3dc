import { rutasDeReferencias } from '@colega/contract/referencias';
import type { Fecha } from '@colega/domain/fechas';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas/consulta.ts';
import { diaDe } from './instante.tsx';

/** The rules judge by the server's day; until it is known, by that of the college's time zone. */
export const useHoy = (): Fecha => {
  const { data } = useQuery({ ...consulta(rutasDeReferencias.configuracion, {}), enabled: false });
  return data?.hoy ?? diaDe(new Date().toISOString());
};
