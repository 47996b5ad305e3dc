import { rutasDePagosRecibidos } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { SinResultados } from '@colega/web-kit/ui/esperas/sin-resultados.tsx';
import { crearPanelDeFiltros } from '@colega/web-kit/ui/filtros/crear-panel-de-filtros.tsx';
import { CuantosHay } from '@colega/web-kit/ui/filtros/cuantos-hay.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TODO_EL_COLEGIO } from '../../../lib/nombres.ts';
import { useOperador } from '../../../lib/operador.ts';
import { useAtajo } from '../../../lib/use-atajo.ts';
import { useFilaActiva } from '../../../lib/use-fila-activa.ts';
import { FILTROS_DE_PAGOS, ID_DEL_TEXTO_DE_PAGOS, leerFiltrosDePagos } from './filtros.ts';
import { filaDeLoRecibido, TablaDePagos } from './tabla-de-pagos.tsx';

export const { Panel: Filtros, antes } = crearPanelDeFiltros(() => import('./campos-de-pagos.tsx'), {
  ...{ etiqueta: 'Buscar pagos', boton: 'Buscar y filtrar', uno: 'pago', varios: 'pagos' },
});

const Pagos = () => {
  const { distrito } = useOperador();
  const { filtros, cambiar, irAPagina, limpiar, vez } = useFiltros(FILTROS_DE_PAGOS);
  const { errores, query } = leerFiltrosDePagos(filtros);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...consulta(rutasDePagosRecibidos.pagosRecibidos, { query: query ?? {} }),
    placeholderData: keepPreviousData,
    enabled: query !== null,
  });
  const activa = useFilaActiva((data?.items ?? []).map(filaDeLoRecibido), JSON.stringify(filtros));
  useAtajo('/', enfocarTexto);
  usePaginaQueExiste(filtros.page, isPlaceholderData ? undefined : data, irAPagina);
  return (
    <Stack gap="md">
      <Group align="baseline" gap="sm">
        <Title order={1}>Pagos</Title>
        <Text c="dimmed">{distrito?.nombre ?? TODO_EL_COLEGIO}</Text>
      </Group>
      <Filtros
        campos={{ filtros, errores, alCambiar: cambiar }}
        cantidad={FILTROS_DE_PAGOS.cantidad(filtros)}
        alLimpiar={limpiar}
        total={data?.pagination.total_items ?? null}
        vez={vez}
      />
      {query === null && (
        <EstadoVacio
          icono="buscar"
          titulo="Revisá los filtros"
          texto="Cuando estén bien, acá vas a ver los pagos."
          accion={null}
        />
      )}
      {query && !data && error && !isFetching && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_pagos}
          alReintentar={() => void refetch()}
        />
      )}
      {query && !data && !(error && !isFetching) && <EsqueletoDeTarjetas alto={64} cantidad={6} />}
      {query && data?.items.length === 0 && <SinResultados alLimpiar={limpiar} />}
      {query && data && data.items.length > 0 && (
        <>
          <CuantosHay pagination={data.pagination} uno="pago" varios="pagos" />
          {data.hay_mas && <Text size="sm">Hay más: estos son los últimos. Acotá la búsqueda para ver los demás.</Text>}
          <TablaDePagos
            activa={activa}
            filas={data.items}
            medios={new Map(data.medios.map(({ key, nombre }) => [key, nombre]))}
            actualizando={isPlaceholderData}
          />
          <Paginador pagination={data.pagination} alCambiar={irAPagina} etiqueta="Páginas de pagos" />
        </>
      )}
    </Stack>
  );
};

/** On a phone the criteria are folded, and the button that shows them is what there is. */
const enfocarTexto = (): void => {
  const texto = document.getElementById(ID_DEL_TEXTO_DE_PAGOS);
  if (texto?.closest('[hidden]') === null) texto.focus();
  else document.querySelector<HTMLElement>('[role="search"] [aria-expanded]')?.focus();
};

export default Pagos;
