import { rutasDePersonas } from '@colega/contract/perfil';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type BusquedaEnPantalla, consultaDe } from './filtros.ts';

export const useBusqueda = (filtros: BusquedaEnPantalla) =>
  useQuery({
    ...consulta(rutasDePersonas.personas, { query: { ...consultaDe(filtros), page: filtros.page } }),
    placeholderData: keepPreviousData,
  });

export const useColas = () => useQuery(consulta(rutasDePersonas.colasDePersonas, {}));

export const consultaDeFicha = (id: number) => consulta(rutasDePersonas.personaDelColegio, { params: { id } });
export const useFicha = (id: number) => useQuery(consultaDeFicha(id));
