import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { mensajes } from '@colega/contract/mensajes';
import { type FormularioEscrito, traducirFormulario } from '@colega/domain/formularios';
import { validarFechaDeContrato } from '@colega/domain/legajos';
import { detalleDelError, esDeCodigo, esFallaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
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

/** Of a date that no tariff covers it is said at the date, where it can be another: nothing else of the screen goes. */
const seSigueSin = (error: unknown): boolean =>
  esFallaDeRed(error) || esDeCodigo(error, 'fecha_sin_tarifa') || esAnterior(error);

/** Of a date before the first tariff of the college, which may be still to come. */
const esAnterior = (error: unknown): boolean => esDeCodigo(error, 'antes_de_la_primera_tarifa');

/** Why nothing can be calculated today, whatever date is written: no contract is of a day that has not come. */
const useSinTarifa = (error: unknown, esDeOtroDia: boolean): string | null => {
  const deHoy = useQuery({ ...consultaDeTipos({}), enabled: esDeOtroDia && esAnterior(error) });
  const causa = esDeOtroDia && esAnterior(error) ? deHoy.error : error;
  return esDeCodigo(causa, 'colegio_sin_tarifa') || esAnterior(causa)
    ? detalleDelError(causa, mensajes.colegio_sin_tarifa)
    : null;
};

/** Once it was there, without network it is what it was. */
const useLoUltimo = <T>(dato: T | undefined): T | undefined => {
  const [ultimo, setUltimo] = useState(dato);
  if (dato !== undefined && dato !== ultimo) setUltimo(dato);
  return dato ?? ultimo;
};

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
  const alVolverLaRed = { placeholderData: keepPreviousData, refetchOnReconnect: true } as const;
  const tipos = useQuery({ ...consultaDeTipos(query), ...alVolverLaRed });
  const items = useQuery({ ...consultaDeItems(query), ...alVolverLaRed });
  // A field that draws a missing table could never be filled in, so it says so and can try again. Without network, a date that somebody
  // writes takes away nothing of what is on the screen: the tables come when it is back.
  const faltanTablas = [tipos, items].some(({ error, data }) => error && !data && !seSigueSin(error));
  const sinTarifa = useSinTarifa(tipos.error, esDeOtroDia);
  const [leerTipos, leerItems] = [tipos.refetch, items.refetch];
  // Few steps read them, so what they bring is drawn in slices and not at once.
  const tiposDeObra = useDeferredValue(useLoUltimo(tipos.data)?.items);
  const itemsDeEstadoDeObra = useDeferredValue(useLoUltimo(items.data)?.items);
  return useMemo(
    () => ({
      ...definiciones,
      falla: definiciones.falla || faltanTablas || sinTarifa !== null,
      reintentar: () => {
        definiciones.reintentar();
        if (faltanTablas) void Promise.all([leerTipos(), leerItems()]);
      },
      sinTarifa,
      tiposDeObra,
      itemsDeEstadoDeObra,
    }),
    [definiciones, faltanTablas, sinTarifa, leerTipos, leerItems, tiposDeObra, itemsDeEstadoDeObra],
  );
};

export type Formularios = ReturnType<typeof useFormularios>;
