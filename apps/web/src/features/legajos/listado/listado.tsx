import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { siguenLosDatos } from '@colega/web-kit/lib/api/error-de-api.ts';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { filtrosDeLlegada, useFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { esperarQuietud } from '@colega/web-kit/lib/navegacion/esperar-quietud.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { SinResultados } from '@colega/web-kit/ui/esperas/sin-resultados.tsx';
import { CuantosHay } from '@colega/web-kit/ui/filtros/cuantos-hay.tsx';
import { PLEGADO } from '@colega/web-kit/ui/filtros/panel-de-filtros.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { PestaniasDeRuta } from '@colega/web-kit/ui/paginas/pestanias-de-ruta.tsx';
import { Box, Button, Group, Stack, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { usePuede } from '../../../lib/consultas/permisos.ts';
import { consultaDeEstadosLegajos } from '../../../lib/consultas/referencias.ts';
import { PESTANIAS_DE_EJERCICIO } from '../../../lib/navegacion/pestanias.ts';
import { adelantarBorradores, Borradores } from './borradores.tsx';
import { seVeraComoTabla, tamanioDePagina, useComoSeVe } from './como-se-ve.ts';
import {
  armarConsulta,
  cantidadEnElPanel,
  esNumeroDeLegajo,
  FILTROS_DE_LEGAJOS,
  type Filtros,
  validarFiltros,
} from './filtros.ts';
import { antesDeFiltrarLegajos, FiltrosDeLegajos } from './filtros-de-legajos.tsx';
import { GruposDeLegajos } from './grupos-de-legajos.tsx';
import { NuevoLegajo } from './nuevo-legajo.tsx';
import { filtrarConDetalles, Resultados } from './resultados.tsx';

// Most people have some.
const SinLegajos = lazy(() => conRed(() => import('./sin-legajos.tsx')));

const TablaDeLegajos = lazy(() => conRed(() => import('./tabla-de-legajos.tsx')));
// What one does with the list comes once it is there.
const Herramientas = lazy(() =>
  esperarQuietud().then(() => conRed(() => import('../lista-a-medida/herramientas.tsx'))),
);
const ExportarLegajos = lazy(() =>
  esperarQuietud().then(() => conRed(() => import('../lista-a-medida/exportar-legajos.tsx'))),
);

// Nothing moves as it comes.
const LUGAR_DE_VISTAS = (
  <Button variant="default" style={{ visibility: 'hidden' }}>
    Vistas…
  </Button>
);

/** LIS-006. */
export const Listado = () => {
  const { filtros, cambiar, irAPagina, limpiar, vez } = useFiltros(FILTROS_DE_LEGAJOS);
  const comoSeVe = useComoSeVe();
  const encontrados = useLegajos(filtros, comoSeVe.tabla);
  const total = encontrados.data?.pagination.total_items ?? null;
  const hayQueVer = total !== 0 || FILTROS_DE_LEGAJOS.cantidad(filtros) > 0;
  const angosto = useMediaQuery(PLEGADO, undefined, { getInitialValueInEffect: false }) ?? false;
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <Title order={1}>Legajos</Title>
        <NuevoLegajo />
      </Group>
      <PestaniasDeRuta pestanias={PESTANIAS_DE_EJERCICIO}>
        <Stack gap="lg">
          <Borradores>
            <FiltrosDeLegajos
              campos={{ filtros, alCambiar: cambiar }}
              cantidad={cantidadEnElPanel(filtros)}
              alLimpiar={limpiar}
              total={total}
              vez={vez}
              alLado={
                angosto &&
                hayQueVer && (
                  <Suspense fallback={LUGAR_DE_VISTAS}>
                    <Herramientas {...{ filtros, cambiar, comoSeVe }} plegadas />
                  </Suspense>
                )
              }
            />
            <GruposDeLegajos
              elegido={filtros.espera}
              alElegir={(espera) => cambiar({ espera })}
              esperan={encontrados.data?.esperan}
            />
            {!angosto && hayQueVer && (
              <Box mih={44}>
                <Suspense>
                  <Herramientas {...{ filtros, cambiar, comoSeVe }} plegadas={false} />
                </Suspense>
              </Box>
            )}
            {esNumeroDeLegajo(filtros.numero_legajo) ? (
              <Encontrados {...{ filtros, encontrados, cambiar, irAPagina, limpiar }} tabla={comoSeVe.tabla} />
            ) : (
              <SinResultados alLimpiar={limpiar} />
            )}
          </Borradores>
        </Stack>
      </PestaniasDeRuta>
    </Stack>
  );
};

export default Listado;

type Props = {
  filtros: Filtros;
  encontrados: ReturnType<typeof useLegajos>;
  tabla: boolean;
  cambiar: (cambios: Partial<Filtros>) => void;
  irAPagina: (page: number) => void;
  limpiar: () => void;
};

const Encontrados = ({ filtros, encontrados, tabla, cambiar, irAPagina, limpiar }: Props) => {
  const { data, error, isFetching, isPlaceholderData, refetch, fetchStatus } = encontrados;
  const puedeEjercer = usePuede('Ejercicio');
  usePaginaQueExiste(filtros.page, isPlaceholderData ? undefined : data, irAPagina);

  if (error && !isFetching && !siguenLosDatos(encontrados)) {
    return (
      <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_legajos} alReintentar={() => void refetch()} />
    );
  }
  if (!data && fetchStatus !== 'idle') return <EsqueletoDeTarjetas />;
  const legajos = filtrarConDetalles(data?.items ?? []);
  if (data && legajos.length === 0 && FILTROS_DE_LEGAJOS.cantidad(filtros) > 0)
    return <SinResultados alLimpiar={limpiar} />;
  if (!data || legajos.length === 0)
    return (
      <Suspense>
        <SinLegajos seBusco={data !== undefined} />
      </Suspense>
    );
  return (
    <>
      <CuantosHay pagination={data.pagination} uno="legajo encontrado" varios="legajos encontrados" />
      {tabla ? (
        <Suspense fallback={<EsqueletoDeTarjetas />}>
          <TablaDeLegajos
            {...{
              legajos,
              recienGuardado: data.recien_guardado,
              actualizando: isPlaceholderData,
              orden: filtros.orden,
            }}
            alOrdenar={(orden) => cambiar({ orden })}
          />
        </Suspense>
      ) : (
        <Resultados
          legajos={legajos}
          recienGuardado={data.recien_guardado}
          actualizando={isPlaceholderData}
          puedeEjercer={puedeEjercer}
        />
      )}
      <Paginador pagination={data.pagination} alCambiar={irAPagina} etiqueta="Páginas de legajos" />
      <Suspense>
        <ExportarLegajos filtros={filtros} />
      </Suspense>
    </>
  );
};

const consultaDeLegajos = (filtros: Filtros, persona_id: number, tabla: boolean) =>
  consulta(rutasDeLegajos.listarLegajos, { query: armarConsulta(filtros, persona_id, tamanioDePagina(tabla)) });
const puedenBuscarse = (filtros: Filtros): boolean => validarFiltros(filtros).size === 0;

const useLegajos = (filtros: Filtros, tabla: boolean) => {
  const persona_id = useSesion()?.persona_id ?? 0;
  return useQuery({
    ...consultaDeLegajos(filtros, persona_id, tabla),
    enabled: persona_id > 0 && puedenBuscarse(filtros),
    placeholderData: keepPreviousData,
  });
};

export const adelantos: Antes = (llegada) => {
  const filtros = filtrosDeLlegada(FILTROS_DE_LEGAJOS, llegada);
  return [
    antesDeFiltrarLegajos,
    adelantar(consultaDeEstadosLegajos),
    adelantarBorradores,
    ...(puedenBuscarse(filtros)
      ? [adelantar(consultaDeLegajos(filtros, llegada.sesion.persona_id, seVeraComoTabla()))]
      : []),
  ];
};
