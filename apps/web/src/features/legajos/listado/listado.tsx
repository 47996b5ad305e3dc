import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import { Group, Stack, Title, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { consulta } from '../../../lib/consultas/consulta.ts';
import { usePuede } from '../../../lib/consultas/permisos.ts';
import { useSesion } from '../../../lib/sesion/use-sesion.ts';
import { EsqueletoDeTarjetas } from '../../../ui/esqueleto.tsx';
import { FallaDeConsulta } from '../../../ui/falla-de-consulta.tsx';
import { Paginador } from '../../../ui/paginador.tsx';
import { aConsulta, esNumeroDeLegajo, type Filtros, hayFiltros } from './filtros.ts';
import { NuevoLegajo } from './nuevo-legajo.tsx';
import { PanelDeFiltros } from './panel-de-filtros.tsx';
import { Pestanias } from './pestanias.tsx';
import { conDetalles, Resultados, SinActividad, SinCriterios, SinResultados } from './resultados.tsx';
import { useFiltros } from './use-filtros.ts';

/** /app/ejercicio/legajos/listado (LIS-006). */
export const Listado = () => {
  const { filtros, cambiar, irAPagina, limpiar: quitarFiltros } = useFiltros();
  // what is typed and is no filter yet goes too: the fields start again
  const [vez, setVez] = useState(0);
  const limpiar = () => {
    quitarFiltros();
    setVez(vez + 1);
  };
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <Title order={1}>Legajos</Title>
        <NuevoLegajo />
      </Group>
      <Pestanias />
      <PanelDeFiltros filtros={filtros} alCambiar={cambiar} alLimpiar={limpiar} vez={vez} />
      {esNumeroDeLegajo(filtros.numero_legajo) ? (
        <Encontrados filtros={filtros} irAPagina={irAPagina} limpiar={limpiar} />
      ) : (
        <SinResultados alLimpiar={limpiar} />
      )}
    </Stack>
  );
};

export default Listado;

type Props = { filtros: Filtros; irAPagina: (page: number) => void; limpiar: () => void };

const Encontrados = ({ filtros, irAPagina, limpiar }: Props) => {
  const { data, error, isFetching, isPlaceholderData, refetch, fetchStatus } = useLegajos(filtros);
  const puedeEjercer = usePuede('Ejercicio');
  const fueraDeRango = data !== undefined && data.pagination.pages > 0 && filtros.page > data.pagination.pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page asked for does not exist
  useEffect(() => {
    if (fueraDeRango && !isPlaceholderData) irAPagina(1);
  }, [fueraDeRango, isPlaceholderData]);

  if (error && !isFetching) {
    return (
      <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_legajos} alReintentar={() => void refetch()} />
    );
  }
  if (!data) return fetchStatus === 'idle' ? <SinCriterios /> : <EsqueletoDeTarjetas />;
  const legajos = conDetalles(data.items);
  if (legajos.length === 0) {
    return hayFiltros(filtros) ? <SinResultados alLimpiar={limpiar} /> : <SinActividad accion={<NuevoLegajo />} />;
  }
  return (
    <>
      <VisuallyHidden role="status">{cuantos(data.pagination)}</VisuallyHidden>
      <Resultados legajos={legajos} actualizando={isPlaceholderData} puedeEjercer={puedeEjercer} />
      <Paginador pagination={data.pagination} alCambiar={irAPagina} etiqueta="Páginas de legajos" />
    </>
  );
};

const useLegajos = (filtros: Filtros) => {
  const persona_id = useSesion()?.persona_id ?? 0;
  return useQuery({
    ...consulta(rutasDeLegajos.listarLegajos, { query: aConsulta(filtros, persona_id) }),
    enabled: persona_id > 0 && !validarRangoDeFechas(filtros.fecha_desde, filtros.fecha_hasta),
    placeholderData: keepPreviousData,
  });
};

const cuantos = ({ total_items, current, pages }: { total_items: number; current: number; pages: number }): string =>
  `${total_items === 1 ? '1 legajo encontrado' : `${total_items} legajos encontrados`}, página ${current} de ${pages}`;
