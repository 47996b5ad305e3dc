import {
  type Cupon,
  type FiltrosDeCupones,
  type FiltrosDeResumen,
  rutasDeCupones,
  rutasDeResumen,
} from '@colega/contract/dinero';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

const { cupones, cupon, circuitos, cuponesEnCsv, cuponesEnXlsx } = rutasDeCupones;
const { resumenDeCuenta, resumenPorMes, resumenEnCsv, resumenEnXlsx, resumenAnual } = rutasDeResumen;

export const TAMANIO_DE_PAGINA_DE_CUENTA = 10; // CUP-025, RES-010

type ConPagina = { page: number };
type DeCupones = Omit<FiltrosDeCupones, 'persona.id'>;

const usePersonaId = (): number => useSesion()?.persona_id ?? 0;

export const consultaDeCupones = (persona: number, { page, ...filtros }: DeCupones & ConPagina) =>
  consulta(cupones, { query: { ...filtros, 'persona.id': persona, page, limit: TAMANIO_DE_PAGINA_DE_CUENTA } });

export const useCupones = (pedido: DeCupones & ConPagina, habilitada = true) => {
  const persona = usePersonaId();
  return useQuery({
    ...consultaDeCupones(persona, pedido),
    enabled: habilitada && persona > 0,
    placeholderData: keepPreviousData,
  });
};

export const useCupon = (id: number) => useQuery({ ...consulta(cupon, { params: { id } }), enabled: id > 0 });

/** API-065. */
export const useCircuitos = () =>
  useQuery({ ...consulta(circuitos, {}), staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY });

export const consultaDeResumen = (personaId: number, { page, ...filtros }: FiltrosDeResumen & ConPagina) =>
  consulta(resumenDeCuenta, { params: { personaId }, query: { ...filtros, page, limit: TAMANIO_DE_PAGINA_DE_CUENTA } });

export const useResumenDeCuenta = (pedido: FiltrosDeResumen & ConPagina, habilitada = true) => {
  const personaId = usePersonaId();
  return useQuery({
    ...consultaDeResumen(personaId, pedido),
    enabled: habilitada && personaId > 0,
    placeholderData: keepPreviousData,
  });
};

export const consultaDeResumenPorMes = (personaId: number, query: FiltrosDeResumen) =>
  consulta(resumenPorMes, { params: { personaId }, query });

export const useResumenPorMes = (query: FiltrosDeResumen, habilitada = true) => {
  const personaId = usePersonaId();
  return useQuery({
    ...consultaDeResumenPorMes(personaId, query),
    enabled: habilitada && personaId > 0,
    placeholderData: keepPreviousData,
  });
};

export const useExportarCupones = (filtros: DeCupones) => {
  const persona = usePersonaId();
  return (formato: FormatoDeArchivo): Promise<Blob> =>
    llamar(formato === 'csv' ? cuponesEnCsv : cuponesEnXlsx, { query: { ...filtros, 'persona.id': persona } });
};

export const useExportarResumen = (query: FiltrosDeResumen) => {
  const personaId = usePersonaId();
  return (formato: FormatoDeArchivo): Promise<Blob> =>
    llamar(formato === 'csv' ? resumenEnCsv : resumenEnXlsx, { params: { personaId }, query });
};

export const useImprimirResumenAnual = () => {
  const personaId = usePersonaId();
  return (anio: number): Promise<Blob> => llamar(resumenAnual, { params: { personaId, anio } });
};

export const imprimirCupon = (id: number): Promise<Blob> => llamar(rutasDeCupones.imprimirCupon, { params: { id } });
export const imprimirComprobante = (id: number): Promise<Blob> =>
  llamar(rutasDeCupones.imprimirComprobante, { params: { id } });

/** CUP-021: it changes at once where it is shown, and is then read again. */
export const useReleerCupon = () => {
  const cliente = useQueryClient();
  return async (cambiado: Cupon): Promise<void> => {
    reemplazarCupon(cliente, cambiado);
    const opciones = consulta(cupon, { params: { id: cambiado.id } });
    const leido = await cliente.fetchQuery({ ...opciones, staleTime: 0, retry: false }).catch(() => cambiado);
    reemplazarCupon(cliente, leido);
  };
};

const reemplazarCupon = (cliente: QueryClient, nuevo: Cupon): void => {
  cliente.setQueriesData<{ items: Cupon[] }>({ queryKey: [cupones.path] }, (pagina) =>
    pagina ? { ...pagina, items: pagina.items.map((previo) => (previo.id === nuevo.id ? nuevo : previo)) } : pagina,
  );
};

export const useCuentaCambiada = () => {
  const cliente = useQueryClient();
  return (): Promise<unknown> =>
    Promise.all(
      [cupones, cupon, resumenDeCuenta, resumenPorMes].map(({ path }) =>
        cliente.invalidateQueries({ queryKey: [path] }),
      ),
    );
};

export const useCancelarCupon = () => {
  const cliente = useQueryClient();
  const cuentaCambiada = useCuentaCambiada();
  return {
    cancelar: (id: number) => llamar(rutasDeCupones.cancelarCupon, { params: { id } }),
    releer: async (): Promise<void> => {
      void cliente.invalidateQueries({ refetchType: 'none' });
      await cuentaCambiada();
    },
  };
};
