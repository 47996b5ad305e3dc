import {
  type ClaveDeInforme,
  DEFINICIONES,
  FILTRO_DE_CORTE,
  type InformeLeido,
  rutasDeInformes,
} from '@colega/contract/informes';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { useFiltros } from '@colega/web-kit/lib/filtros/use-filtros.ts';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { crearPanelDeFiltros } from '@colega/web-kit/ui/filtros/crear-panel-de-filtros.tsx';
import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { direccionDeInforme } from '../../lib/direcciones.ts';
import { useOperador } from '../../lib/operador.ts';
import { EnArchivo } from '../../ui/en-archivo.tsx';
import { Abiertos } from './abiertos.tsx';
import { DetalleDeInforme } from './detalle-de-informe.tsx';
import { erroresDe, type FiltrosDelInforme, filtrosDe, pedidoDe } from './filtros.ts';
import { GraficoDeInforme } from './grafico-de-informe.tsx';
import estilos from './informes.module.css';
import { PERIODOS } from './meses.ts';
import { TablaDeInforme } from './tabla-de-informe.tsx';
import { useInforme } from './use-informes.ts';

export const { Panel, antes: antesDelInforme } = crearPanelDeFiltros(() => import('./campos-de-informe.tsx'), {
  ...{ etiqueta: 'Filtros del informe', boton: 'Período y filtros', uno: 'renglón', varios: 'renglones' },
});

export const ElInforme = ({ informe }: { informe: ClaveDeInforme }) => {
  const { distrito } = useOperador();
  const hoy = useHoy();
  const definicion = useMemo(() => filtrosDe(informe), [informe]);
  const { filtros, cambiar, irAPagina, limpiar, vez } = useFiltros(definicion);
  const errores = erroresDe(filtros, hoy);
  const conErrores = [...errores].length > 0;
  const { data, error, isFetching, isPlaceholderData, refetch } = useInforme({ informe, filtros, conErrores });
  return (
    <>
      <Text>{DEFINICIONES[informe].cuenta}</Text>
      <Group gap="xs" role="group" aria-label="Período" data-no-imprime>
        {PERIODOS.map(({ nombre, de }) => {
          const { desde, hasta } = de(hoy);
          const elegido = filtros.desde === desde && filtros.hasta === hasta;
          return (
            <Button
              key={nombre}
              variant={elegido ? 'filled' : 'default'}
              aria-pressed={elegido}
              onClick={() => cambiar({ desde, hasta })}
            >
              {nombre}
            </Button>
          );
        })}
      </Group>
      <Panel
        campos={{ informe, filtros, errores, alCambiar: cambiar, eligeDistrito: distrito === null }}
        cantidad={definicion.cantidad(filtros)}
        alLimpiar={limpiar}
        total={null}
        vez={vez}
      />
      {conErrores && (
        <EstadoVacio
          icono="calendario"
          titulo="Revisá los filtros"
          texto="Cuando estén bien, acá vas a ver el informe."
        />
      )}
      {!conErrores && !data && error && !isFetching && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_informe}
          alReintentar={() => void refetch()}
        />
      )}
      {!conErrores && !data && !(error && !isFetching) && <EsqueletoDeTarjetas alto={260} cantidad={2} />}
      {!conErrores && data && <Vista {...{ data, filtros, cambiar }} actualizando={isPlaceholderData} />}
      {filtros.ver === 'detalle' && !conErrores && (
        <DetalleDeInforme {...{ informe, filtros, conErrores, irAPagina }} alCerrar={() => cambiar({ ver: '' })} />
      )}
    </>
  );
};

type DeVista = {
  data: InformeLeido;
  filtros: FiltrosDelInforme;
  actualizando: boolean;
  cambiar: (cambios: Partial<FiltrosDelInforme>) => void;
};

const Vista = ({ data, filtros, actualizando, cambiar }: DeVista) => {
  const { informe, por } = data;
  const navegar = useNavigate();
  const definicion = filtrosDe(informe);
  const comparar = filtros.comparar !== 'no';
  // What a person was at the end of a month is kept as a count, not one by one.
  const sinDetalle = informe === 'personas' && por === 'mes';
  const detras = (clave: string): string | null => {
    if (clave === '' || sinDetalle) return null;
    const suyo = por === 'mes' ? { desde: clave, hasta: clave } : { [FILTRO_DE_CORTE[por]]: clave };
    return direccionDeInforme(informe, `?${definicion.escribir({ ...filtros, ...suyo, ver: 'detalle', page: 1 })}`);
  };
  const abrir = (clave: string) => {
    const direccion = detras(clave);
    if (direccion !== null) void navegar(direccion);
  };
  const query = { ...pedidoDe(informe, filtros), por };
  return (
    <Stack gap="md">
      <div className={estilos.elecciones} data-no-imprime>
        <Group gap="md" align="flex-end">
          <NativeSelect
            label="En el gráfico"
            value={filtros.cifra}
            data={DEFINICIONES[informe].cifras.map(({ clave, titulo }) => ({ value: clave, label: titulo }))}
            onChange={(evento) => cambiar({ cifra: evento.currentTarget.value })}
          />
          <Checkbox
            label="Comparar con un año antes"
            checked={comparar}
            onChange={(evento) => cambiar({ comparar: evento.currentTarget.checked ? '' : 'no' })}
            mb={10}
          />
        </Group>
        <Group gap="xs">
          <Text size="sm">Exportar la tabla:</Text>
          <EnArchivo
            de="la tabla"
            csv={{ ruta: rutasDeInformes.informeEnCsv, llamada: { params: { informe }, query } }}
            xlsx={{ ruta: rutasDeInformes.informeEnXlsx, llamada: { params: { informe }, query } }}
            nombre={`informe-de-${informe}`}
          />
          <Button variant="default" size="compact-md" mih={36} onClick={() => cambiar({ ver: 'detalle' })}>
            Ver uno por uno
          </Button>
        </Group>
      </div>
      {data.en_curso && comparar && (
        <Text size="sm" c="dimmed">
          El último mes todavía no terminó: se compara con el mes entero de un año antes.
        </Text>
      )}
      {informe === 'personas' && <Contado contado={data.contado} />}
      {data.filas.length === 0 ? (
        <EstadoVacio
          icono="buscar"
          titulo="No hubo nada"
          texto="En esos meses, y con esos filtros, no hay qué contar."
        />
      ) : (
        <GraficoDeInforme
          {...{ informe: data, comparar }}
          cifra={filtros.cifra}
          alElegir={sinDetalle ? undefined : abrir}
          tabla={<TablaDeInforme {...{ informe: data, comparar, actualizando, detras }} />}
        />
      )}
      {data.abiertos && <Abiertos abiertos={data.abiertos} />}
    </Stack>
  );
};

const Contado = ({ contado }: { contado: string | null }) => (
  <Text size="sm" c="dimmed">
    {contado === null
      ? 'Quién está al día se cuenta una vez por día: todavía no se contó.'
      : `Quién está al día se contó el ${formatFecha(contado)}.`}
  </Text>
);
