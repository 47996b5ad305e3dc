import { siguenLosDatos } from '@colega/web-kit/lib/api/error-de-api.ts';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { type DefinicionDeFiltros, filtrosDeLlegada, useFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { PorPartes } from '@colega/web-kit/ui/esperas/por-partes.tsx';
import { SinResultados } from '@colega/web-kit/ui/esperas/sin-resultados.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { consultaDeCupones, useCupones, useExportarCupones } from '../../../lib/consultas/cuenta.ts';
import { DescargaEnLote } from '../../../ui/descarga-en-lote.tsx';
import { Exportar } from '../../../ui/exportar.tsx';
import { Encontrados } from '../encontrados.tsx';
import { CuponAbierto } from './cupon-abierto.tsx';
import { armarPedidoDeCupones, type FiltrosDeListaDeCupones, validarFiltros } from './filtros-de-cupones.ts';
import { LugarContext, type LugarDeCupones, useLugar } from './lugares.ts';
import { antesDeFiltrarCupones, PanelDeFiltrosDeCupones } from './panel-de-filtros-de-cupones.tsx';
import { TarjetaDeCupon } from './tarjeta-de-cupon.tsx';

type Props = { lugar: LugarDeCupones; definicion: DefinicionDeFiltros<FiltrosDeListaDeCupones>; vacio: ReactNode };

export const ListaDeCupones = ({ lugar, definicion, vacio }: Props) => {
  const { filtros, cambiar, irAPagina, limpiar, vez } = useFiltros(definicion);
  const encontrados = useCupones({ ...armarPedidoDeCupones(filtros), page: filtros.page }, estanEnOrden(filtros));
  const total = encontrados.data?.pagination.total_items ?? null;
  return (
    <LugarContext value={lugar}>
      <Stack gap="lg">
        <PorPartes primeras={1}>
          <PanelDeFiltrosDeCupones
            campos={{ campos: definicion.campos, filtros, alCambiar: cambiar }}
            cantidad={definicion.cantidad(filtros)}
            alLimpiar={limpiar}
            total={total}
            vez={vez}
          />
          <Cupones
            encontrados={encontrados}
            filtros={filtros}
            filtrado={definicion.cantidad(filtros) > 0}
            irAPagina={irAPagina}
            limpiar={limpiar}
            vacio={vacio}
          />
        </PorPartes>
      </Stack>
      <CuponAbierto />
    </LugarContext>
  );
};

type Encontrar = {
  encontrados: ReturnType<typeof useCupones>;
  filtros: FiltrosDeListaDeCupones;
  filtrado: boolean;
  irAPagina: (page: number) => void;
  limpiar: () => void;
  vacio: ReactNode;
};

const Cupones = ({ encontrados, filtros, filtrado, irAPagina, limpiar, vacio }: Encontrar) => {
  const { errorAlCargar } = useLugar();
  const pedido = armarPedidoDeCupones(filtros);
  const { data, error, isFetching, isPlaceholderData, refetch } = encontrados;
  const exportar = useExportarCupones(pedido);
  usePaginaQueExiste(filtros.page, isPlaceholderData ? undefined : data, irAPagina);

  if (!estanEnOrden(filtros)) return <SinCriterios />;
  if (error && !isFetching && !siguenLosDatos(encontrados))
    return <FallaDeConsulta error={error} mensaje={errorAlCargar} alReintentar={() => void refetch()} />;
  if (!data) return <EsqueletoDeTarjetas alto={190} />;
  if (data.items.length === 0) return filtrado ? <SinResultados alLimpiar={limpiar} /> : vacio;
  return (
    <Encontrados
      pagination={data.pagination}
      uno="cupón"
      varios="cupones"
      etiqueta="Cupones"
      paginas="Páginas de cupones"
      acciones={
        <>
          {(!pedido.estado || pedido.estado === 'pago') && (
            <DescargaEnLote pedido={{ tipo: 'recibos', filtros: pedido }}>Descargar los recibos</DescargaEnLote>
          )}
          <Exportar pedir={exportar} nombre="cupones" que="los cupones" />
        </>
      }
      actualizando={isPlaceholderData}
      irAPagina={irAPagina}
    >
      {data.items.map((cupon) => (
        <TarjetaDeCupon key={cupon.id} cupon={cupon} />
      ))}
    </Encontrados>
  );
};

const estanEnOrden = (filtros: FiltrosDeListaDeCupones): boolean => validarFiltros(filtros).size === 0;

export const adelantosDeListar =
  (definicion: DefinicionDeFiltros<FiltrosDeListaDeCupones>): Antes =>
  (llegada) => {
    const filtros = filtrosDeLlegada(definicion, llegada);
    const pedido = { ...armarPedidoDeCupones(filtros), page: filtros.page };
    return [
      antesDeFiltrarCupones,
      ...(estanEnOrden(filtros) ? [adelantar(consultaDeCupones(llegada.sesion.persona_id, pedido))] : []),
    ];
  };

const SinCriterios = () => (
  <EstadoVacio
    icono="buscar"
    titulo="Revisá los filtros"
    texto="Cuando las fechas estén en orden, acá vas a ver los cupones que coincidan."
  />
);
