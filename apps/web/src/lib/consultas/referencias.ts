import { rutasDeReferencias } from '@colega/contract/referencias';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';

const CASI_FIJA = { staleTime: 10 * 60_000 } as const;
const r = rutasDeReferencias;

export const consultaDeRubros = queryOptions({ ...consulta(r.rubros, { query: { activo: '1' } }), ...CASI_FIJA });
export const useRubros = () => useQuery(consultaDeRubros);
export const consultaDeModalidades = queryOptions({ ...consulta(r.modalidades, {}), ...CASI_FIJA });
export const useModalidades = () => useQuery(consultaDeModalidades);
export const consultaDeEstadosLegajos = queryOptions({ ...consulta(r.estadosLegajos, {}), ...CASI_FIJA });
export const useEstadosLegajos = () => useQuery(consultaDeEstadosLegajos);

/** AUT-092: above three characters. */
export const MINIMO_PARA_BUSCAR_LOCALIDAD = 4;

export const useLocalidades = (search: string) =>
  useQuery({
    ...consulta(r.localidades, { query: { search } }),
    ...CASI_FIJA,
    enabled: search.trim().length >= MINIMO_PARA_BUSCAR_LOCALIDAD,
    placeholderData: keepPreviousData,
  });
