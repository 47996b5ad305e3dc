import { type ImportacionDeLista, rutasDeImportaciones as R } from '@colega/contract/importaciones';
import { mensajes, todosLosMensajes } from '@colega/contract/mensajes';
import { ENTIDADES_A_IMPORTAR, NOMBRES_DE_HOJA } from '@colega/domain/importaciones';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Group, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { direccionDeImportacion } from '../../lib/direcciones.ts';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';
import { ComoSePrepara } from './como-se-prepara.tsx';
import { ElegirArchivo } from './elegir-archivo.tsx';
import { ESTADOS } from './nombres.ts';

const HOJAS = new Intl.ListFormat('es').format(
  ENTIDADES_A_IMPORTAR.map((entidad) => NOMBRES_DE_HOJA[entidad].toLowerCase()),
);

const COLUMNAS = [
  ['Importación', '34%'],
  ['Empezó', '24%'],
  ['Filas', '12%'],
  ['Estado', '30%'],
] as const;

const Importar = () => {
  const navegar = useNavigate();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...consulta(R.importaciones, { query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Stack gap="md">
      <Title order={1}>Importar de otro sistema</Title>
      <Text maw={760}>
        {`Subí una planilla XLSX con una hoja de cada cosa, o varios CSV: ${HOJAS}. Primero se ensaya: nada se escribe hasta que lo aceptes.`}
      </Text>
      <Group gap="sm">
        <ElegirArchivo
          alElegir={(archivo, envio) =>
            llamar(R.subirImportacion, { archivo }, { envio }).then(
              ({ id }) => void navegar(direccionDeImportacion(id)),
              (causa: unknown) => avisarError(explicarFalla(causa, mensajes.error_de_comunicacion)),
            )
          }
        >
          Subir un archivo
        </ElegirArchivo>
        <BotonDeDescarga
          pedir={() => llamar(R.modeloDeImportacion, {})}
          nombre="modelo-de-importacion.xlsx"
          falla={mensajes.error_de_comunicacion}
        >
          Bajar una planilla modelo
        </BotonDeDescarga>
        <BotonDeDescarga
          pedir={() => llamar(R.ejemploDeImportacion, {})}
          nombre="ejemplo-de-importacion.xlsx"
          falla={mensajes.error_de_comunicacion}
        >
          Bajar un ejemplo
        </BotonDeDescarga>
      </Group>
      <ComoSePrepara />
      <Title order={2} size="h3">
        Importaciones anteriores
      </Title>
      {!data && error && !isFetching && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_importaciones}
          alReintentar={() => void refetch()}
        />
      )}
      {!data && !(error && !isFetching) && <EsqueletoDeTarjetas alto={56} cantidad={3} />}
      {data?.items.length === 0 && (
        <EstadoVacio
          titulo="Todavía no hay ninguna"
          texto="Las que empieces van a quedar acá, con lo que se decidió."
        />
      )}
      {data && data.items.length > 0 && (
        <>
          <TablaDeLaMesa nombre="Importaciones" columnas={COLUMNAS} actualizando={isPlaceholderData}>
            {data.items.map((fila) => (
              <Fila key={fila.id} fila={fila} />
            ))}
          </TablaDeLaMesa>
          <Paginador pagination={data.pagination} alCambiar={setPage} etiqueta="Páginas de importaciones" />
        </>
      )}
    </Stack>
  );
};

export default Importar;

const Fila = ({
  fila: { id, archivos, quien, creada_en, filas, estado, aceptada_en, acepto },
}: {
  fila: ImportacionDeLista;
}) => (
  <tr>
    <th scope="row">
      <Link to={direccionDeImportacion(id)}>{`N.º ${id}: ${archivos.join(', ') || 'sin archivos'}`}</Link>
    </th>
    <td data-rotulo="Empezó">
      <Instante valor={creada_en} />, {quien}
    </td>
    <td data-rotulo="Filas">{filas.toLocaleString('es-AR')}</td>
    <td data-rotulo="Estado">
      <InsigniaDeEstado tono={ESTADOS[estado].tono}>{ESTADOS[estado].nombre}</InsigniaDeEstado>{' '}
      {aceptada_en && (
        <>
          <Instante valor={aceptada_en} />, {acepto}
        </>
      )}
    </td>
  </tr>
);
