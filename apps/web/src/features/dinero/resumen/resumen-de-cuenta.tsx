import type { FilaDeResumen, FiltrosDeResumen } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { esFaltaDePermiso, siguenLosDatos } from '@colega/web-kit/lib/api/error-de-api.ts';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { filtrosDeLlegada, useFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { SinResultados } from '@colega/web-kit/ui/esperas/sin-resultados.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { Stack } from '@mantine/core';
import {
  consultaDeResumen,
  consultaDeResumenPorMes,
  useExportarResumen,
  useResumenDeCuenta,
} from '../../../lib/consultas/cuenta.ts';
import { consultasDePersona } from '../../../lib/consultas/perfil.ts';
import { Exportar } from '../../../ui/exportar.tsx';
import { AreaDeCuenta } from '../area-de-cuenta.tsx';
import { Encontrados } from '../encontrados.tsx';
import { FILTROS_DEL_RESUMEN, leerFiltros } from './filtros-del-resumen.ts';
import { antesDeFiltrarElResumen, PanelDeFiltrosDelResumen } from './panel-de-filtros-del-resumen.tsx';
import { PorMes } from './por-mes.tsx';
import { ResumenAnual } from './resumen-anual.tsx';
import { TarjetaDeCargo } from './tarjeta-de-cargo.tsx';

const ResumenDeCuenta = () => {
  const { filtros, cambiar, irAPagina, limpiar, vez } = useFiltros(FILTROS_DEL_RESUMEN);
  const { pedido, errores } = leerFiltros(filtros);
  const encontrados = useResumenDeCuenta({ ...pedido, page: filtros.page }, pedido !== null);
  const total = encontrados.data?.pagination.total_items ?? null;
  return (
    <AreaDeCuenta>
      <Stack gap="lg">
        <PanelDeFiltrosDelResumen
          campos={{ filtros, errores, alCambiar: cambiar }}
          cantidad={FILTROS_DEL_RESUMEN.cantidad(filtros)}
          alLimpiar={limpiar}
          total={total}
          vez={vez}
        />
        <ResumenAnual />
        {pedido ? (
          <Cargos
            encontrados={encontrados}
            pedido={pedido}
            page={filtros.page}
            filtrado={FILTROS_DEL_RESUMEN.cantidad(filtros) > 0}
            irAPagina={irAPagina}
            limpiar={limpiar}
          />
        ) : (
          <EstadoVacio
            icono="buscar"
            titulo="Revisá los filtros"
            texto="Cuando los años estén en orden, acá vas a ver los cargos que coincidan."
          />
        )}
      </Stack>
    </AreaDeCuenta>
  );
};

export default ResumenDeCuenta;

export const adelantos: Antes = (llegada) => {
  const filtros = filtrosDeLlegada(FILTROS_DEL_RESUMEN, llegada);
  const { pedido } = leerFiltros(filtros);
  const { persona_id } = llegada.sesion;
  return [
    antesDeFiltrarElResumen,
    adelantar(consultasDePersona(persona_id).matriculas),
    ...(pedido
      ? [
          adelantar(consultaDeResumenPorMes(persona_id, pedido)),
          adelantar(consultaDeResumen(persona_id, { ...pedido, page: filtros.page })),
        ]
      : []),
  ];
};

type Props = {
  encontrados: ReturnType<typeof useResumenDeCuenta>;
  pedido: FiltrosDeResumen;
  page: number;
  filtrado: boolean;
  irAPagina: (page: number) => void;
  limpiar: () => void;
};

const Cargos = ({ encontrados, pedido, page, filtrado, irAPagina, limpiar }: Props) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = encontrados;
  const exportar = useExportarResumen(pedido);
  usePaginaQueExiste(page, isPlaceholderData ? undefined : data, irAPagina);

  if (error && !isFetching && !siguenLosDatos(encontrados))
    return (
      <>
        {!esFaltaDePermiso(error) && <PorMes pedido={pedido} />}
        <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_el_listado} alReintentar={() => void refetch()} />
      </>
    );
  if (!data) return <EsqueletoDeTarjetas alto={150} />;
  if (data.resumen.length === 0)
    return (
      <>
        <PorMes pedido={pedido} />
        {filtrado ? <SinResultados alLimpiar={limpiar} /> : <SinCargos />}
      </>
    );
  return (
    <>
      <PorMes pedido={pedido} />
      <Encontrados
        pagination={data.pagination}
        uno="cargo"
        varios="cargos"
        etiqueta="Cargos"
        paginas="Páginas del resumen"
        acciones={<Exportar pedir={exportar} nombre="resumen_de_cuenta" que="el resumen" />}
        actualizando={isPlaceholderData}
        irAPagina={irAPagina}
      >
        {data.resumen.map((fila) => (
          <TarjetaDeCargo key={claveDe(fila)} fila={fila} />
        ))}
      </Encontrados>
    </>
  );
};

const claveDe = ({ id, codigo_matricula, descripcion }: FilaDeResumen): string =>
  `${id} ${codigo_matricula} ${descripcion}`;

const SinCargos = () => (
  <EstadoVacio
    icono="cuenta"
    titulo="No hay cargos"
    texto="Cuando el Colegio cargue lo que corresponde a tus matrículas, acá vas a ver qué está pago y qué se debe."
  />
);
