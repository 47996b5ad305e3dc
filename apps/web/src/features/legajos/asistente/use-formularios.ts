import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { type FormularioEscrito, traducirFormulario } from '@colega/domain/formularios';
import { validarFechaDeContrato } from '@colega/domain/legajos';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { adelantosDelAutomatico, type Referencias } from './use-referencias.ts';

const CASI_FIJA = { staleTime: 10 * 60_000 } as const;

export const consultaDeFormulario = (id: number) => consulta(rutasDeHonorarios.formulario, { params: { id } });

/** Both tables are of the date of the contract; without one, of today. */
const consultaDeTipos = (query: { fecha?: string }) => ({
  ...consulta(rutasDeHonorarios.tipoObras, { query: { ...query, pagination: 'false' } }),
  ...CASI_FIJA,
});
const consultaDeItems = (query: { fecha?: string }) => ({
  ...consulta(rutasDeHonorarios.itemsEstadoObra, { query }),
  ...CASI_FIJA,
});

/** A new contract is of today. */
export const adelantosDelNuevo: Antes = (llegada) => [
  ...adelantosDelAutomatico(llegada),
  adelantar(consultaDeTipos({})),
  adelantar(consultaDeItems({})),
];

export const useFormularios = (
  { tareas, fecha }: { tareas: readonly { segmento_tarea: number }[]; fecha: string },
  referencias: Referencias,
) => {
  const ids = [
    ...new Set(
      tareas.flatMap(
        ({ segmento_tarea }) => referencias.tareas.find(({ id }) => id === segmento_tarea)?.formulario_id ?? [],
      ),
    ),
  ];
  const combinar = useCallback(
    (resultados: { data?: FormularioEscrito | undefined; isError: boolean; refetch: () => unknown }[]) => ({
      formularios: Object.fromEntries(
        resultados.flatMap(({ data }) => (data ? [[data.id, traducirFormulario(data)]] : [])),
      ),
      pendientes: resultados.some(({ data }) => !data),
      falla: resultados.some(({ isError, data }) => isError && !data),
      reintentar: () => {
        for (const { refetch } of resultados) void refetch();
      },
    }),
    [],
  );
  const definiciones = useQueries({
    queries: ids.map((id) => ({ ...consultaDeFormulario(id), ...CASI_FIJA })),
    combine: combinar,
  });
  const { hoy } = referencias.configuracion;
  const esDeOtroDia = fecha !== hoy && validarFechaDeContrato(fecha, hoy, 'automatico').length === 0;
  const query = esDeOtroDia ? { fecha } : {};
  const tipos = useQuery({ ...consultaDeTipos(query), placeholderData: keepPreviousData });
  const items = useQuery({ ...consultaDeItems(query), placeholderData: keepPreviousData });
  // A field that draws a missing table could never be filled in, so it says so and can try again.
  const faltanTablas = [tipos, items].some(({ isError, data }) => isError && !data);
  const [leerTipos, leerItems] = [tipos.refetch, items.refetch];
  // Few steps read them, so what they bring is drawn in slices and not at once.
  const tiposDeObra = useDeferredValue(tipos.data?.items);
  const itemsDeEstadoDeObra = useDeferredValue(items.data?.items);
  return useMemo(
    () => ({
      ...definiciones,
      falla: definiciones.falla || faltanTablas,
      reintentar: () => {
        definiciones.reintentar();
        if (faltanTablas) void Promise.all([leerTipos(), leerItems()]);
      },
      tiposDeObra,
      itemsDeEstadoDeObra,
    }),
    [definiciones, faltanTablas, leerTipos, leerItems, tiposDeObra, itemsDeEstadoDeObra],
  );
};

export type Formularios = ReturnType<typeof useFormularios>;
