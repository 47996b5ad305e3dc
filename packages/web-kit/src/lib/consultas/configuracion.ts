import { rutasDeReferencias } from '@colega/contract/referencias';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { pedirConfiguracion } from '../colegio/pedir-configuracion.ts';
import { consulta } from './consulta.ts';

export const consultaDeConfiguracion = queryOptions({
  ...consulta(rutasDeReferencias.configuracion, {}),
  queryFn: ({ signal }) => pedirConfiguracion(signal),
  staleTime: 5 * 60_000,
});
export const useConfiguracion = () => useQuery(consultaDeConfiguracion);
