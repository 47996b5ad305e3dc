import { rutasDeDeudores } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatImporte } from '@colega/domain/importes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
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
import { useFilaActiva } from '../../../lib/use-fila-activa.ts';
import { EnArchivo } from '../../../ui/en-archivo.tsx';
import { consultaDeDeudores, FILTROS_DE_DEUDORES } from './filtros.ts';
import { TablaDeDeudores } from './tabla-de-deudores.tsx';

const R = rutasDeDeudores;
export const { Panel: Filtros, antes } = crearPanelDeFiltros(() => import('./campos-de-deudores.tsx'), {
  ...{ etiqueta: 'Filtrar deudores', boton: 'Filtrar y ordenar', uno: 'deudor', varios: 'deudores' },
});

/** Who owes today, how much and since when, as the account of each says it. */
const Deudores = () => {
  const { distrito } = useOperador();
  const { filtros, cambiar, irAPagina, limpiar, vez } = useFiltros(FILTROS_DE_DEUDORES);
  const query = consultaDeDeudores(filtros);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...consulta(R.deudores, { query: { ...query, page: filtros.page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const activa = useFilaActiva(data?.items ?? [], JSON.stringify(filtros));
  usePaginaQueExiste(filtros.page, isPlaceholderData ? undefined : data, irAPagina);
  const cantidad = FILTROS_DE_DEUDORES.cantidad(filtros);
  return (
    <Stack gap="md">
      <Group align="baseline" gap="sm">
        <Title order={1}>Deudores</Title>
        <Text c="dimmed">{distrito?.nombre ?? TODO_EL_COLEGIO}</Text>
      </Group>
      <Text>
        Lo que a cada persona le falta pagar, a lo que cuesta hoy, como lo dice su cuenta: también lo que vence más
        adelante. Lo que sus legajos deben y todavía no tiene cupón está en la cuenta de cada una.
      </Text>
      <Filtros
        campos={{ filtros, alCambiar: cambiar, anios: data?.anios ?? [] }}
        cantidad={cantidad}
        alLimpiar={limpiar}
        total={data?.pagination.total_items ?? null}
        vez={vez}
      />
      {!data && error && !isFetching && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_deudores}
          alReintentar={() => void refetch()}
        />
      )}
      {!data && !(error && !isFetching) && <EsqueletoDeTarjetas alto={64} cantidad={6} />}
      {data?.items.length === 0 && cantidad > 0 && <SinResultados alLimpiar={limpiar} />}
      {data?.items.length === 0 && cantidad === 0 && (
        <EstadoVacio
          icono="cuenta"
          titulo="Nadie debe nada con cupón ni de sus matrículas"
          texto="Lo que un legajo debe y todavía no tiene cupón está en la cuenta de cada persona."
          accion={null}
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <ListaDeDatos
            datos={[
              ['Deben en total', formatImporte(data.debe)],
              ['De eso, vencido', formatImporte(data.vencido)],
            ]}
          />
          <Group justify="space-between">
            <CuantosHay pagination={data.pagination} uno="deudor" varios="deudores" />
            <Group gap="xs">
              <Text size="sm">Exportar lo encontrado:</Text>
              <EnArchivo
                de="los deudores"
                csv={{ ruta: R.deudoresEnCsv, llamada: { query } }}
                xlsx={{ ruta: R.deudoresEnXlsx, llamada: { query } }}
                nombre="deudores"
              />
            </Group>
          </Group>
          <TablaDeDeudores activa={activa} filas={data.items} actualizando={isPlaceholderData} />
          <Paginador pagination={data.pagination} alCambiar={irAPagina} etiqueta="Páginas de deudores" />
        </>
      )}
    </Stack>
  );
};

export default Deudores;
