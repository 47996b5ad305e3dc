import { rutasDeCargosDelAnio, type CargosDelAnio as Vista } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Anchor, Button, Group, NativeSelect, Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { direccionDeLista } from '../../../lib/direcciones.ts';
import { EnArchivo } from '../../../ui/en-archivo.tsx';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import type { ActoDeTesoreria } from '../acto-de-tesoreria.ts';
import { DialogoDeTesoreria } from '../dialogo-de-tesoreria.tsx';
import { GeneracionesDelAnio } from './generaciones-del-anio.tsx';

const MIENTRAS_SE_GENERA_MS = 2_000;
const ANIOS_ANTERIORES = 3;

const CargosDelAnio = () => {
  const anioDeHoy = Number(useHoy().slice(0, 4));
  const [busqueda, cambiar] = useSearchParams();
  const dicho = Number(busqueda.get('anio'));
  const anios = Array.from({ length: ANIOS_ANTERIORES + 2 }, (_, i) => anioDeHoy + 1 - i);
  const anio = anios.includes(dicho) ? dicho : anioDeHoy;
  const { data, error, isFetching, refetch } = useQuery({
    ...consulta(rutasDeCargosDelAnio.cargosDelAnio, { query: { anio } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.generacion?.estado === 'en_curso' ? MIENTRAS_SE_GENERA_MS : false),
  });
  return (
    <Stack gap="md">
      <Title order={1}>Cargos del año</Title>
      <NativeSelect
        label="Año"
        value={String(anio)}
        data={anios.map(String)}
        onChange={({ currentTarget: { value } }) => cambiar({ anio: value })}
        maw={160}
      />
      {!data && error && !isFetching && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_cargos}
          alReintentar={() => void refetch()}
        />
      )}
      {!data && !(error && !isFetching) && <EsqueletoDeTarjetas alto={48} cantidad={4} />}
      {data && <DeUnAnio vista={data} alHacerse={() => void refetch()} />}
      {/* Also of a year of which nothing is published any more: that may be why they are annulled. */}
      <GeneracionesDelAnio key={anio} anio={anio} generacion={data?.generacion} alCambiar={() => void refetch()} />
    </Stack>
  );
};

const COLUMNAS = [
  ['Cargo', '22%'],
  ['Estado', '16%'],
  ['Matrículas', '12%'],
  ['Ya cargadas', '12%'],
  ['Por cargar', '12%'],
  ['Importe', '12%'],
  ['Total', '14%'],
] as const;

const decirDesde = ({ importes_desde }: Vista): string => `Son los importes desde el ${formatFecha(importes_desde)}.`;

const crearGeneracion = (vista: Vista): ActoDeTesoreria => {
  const { anio, cargos, total } = vista;
  return {
    titulo: `Generar los cargos de ${anio}`,
    consecuencias: [
      ...(vista.de_referencia ? ['Los importes son valores de referencia: el Colegio no publicó los suyos.'] : []),
      `Se cargan ${cargos} cargos por ${formatImporte(total)}: desde ese momento se deben, con sus vencimientos.`,
      decirDesde(vista),
      'Se hace en segundo plano. Lo que ya está cargado no se repite.',
    ],
    campos: [],
    confirmar: `Cargar ${formatImporte(total)}`,
    peligroso: true,
    pedir: (_, opciones) =>
      llamar(rutasDeCargosDelAnio.generarCargosDelAnio, { body: { anio, cargos, total } }, opciones),
  };
};

const DeUnAnio = ({ vista, alHacerse }: { vista: Vista; alHacerse: () => void }) => {
  const [abierto, setAbierto] = useState(false);
  const { anio, lineas, cargos, total, generacion } = vista;
  const enCurso = generacion?.estado === 'en_curso';
  return (
    <>
      <Text>{decirDesde(vista)}</Text>
      {vista.de_referencia && (
        <Nota tono="advierte">
          Son los valores de referencia con los que vino el programa: el Colegio todavía no publicó los suyos. Se
          publican en{' '}
          <Anchor component={Link} to={direccionDeLista('cargos')}>
            Listas, Cargos del año
          </Anchor>
          .
        </Nota>
      )}
      <TablaDeLaMesa nombre={`Cargos de ${anio}`} columnas={COLUMNAS} actualizando={false}>
        {lineas.flatMap(({ concepto, descripcion, importe, vencimiento, estados }) =>
          estados.map(({ estado, matriculas, cargadas, por_cargar, total: suyo }) => (
            <tr key={`${concepto} ${estado}`}>
              <th scope="row">
                {descripcion}
                <Text size="sm" fw={400} c="dimmed">
                  vence el {formatFecha(vencimiento)}
                </Text>
              </th>
              <td data-rotulo="Estado">{estado}</td>
              <td data-rotulo="Matrículas" data-cifra>
                {matriculas}
              </td>
              <td data-rotulo="Ya cargadas" data-cifra>
                {cargadas}
              </td>
              <td data-rotulo="Por cargar" data-cifra>
                {por_cargar}
              </td>
              <CeldaDeImporte rotulo="Importe" valor={importe} />
              <CeldaDeImporte rotulo="Total" valor={suyo} />
            </tr>
          )),
        )}
      </TablaDeLaMesa>
      {enCurso ? (
        <EnCurso generacion={generacion} />
      ) : (
        <>
          <Text fz="1.25rem">
            Por cargar: <b>{cargos}</b>, por <b>{formatImporte(total)}</b>
          </Text>
          {cargos > 0 && (
            <Group gap="xs">
              <Text size="sm">A quiénes, y cuánto a cada uno:</Text>
              <EnArchivo
                de="a quiénes se carga"
                csv={{ ruta: rutasDeCargosDelAnio.aQuienesSeCargaEnCsv, llamada: { query: { anio } } }}
                xlsx={{ ruta: rutasDeCargosDelAnio.aQuienesSeCargaEnXlsx, llamada: { query: { anio } } }}
                nombre={`cargos_de_${anio}`}
              />
            </Group>
          )}
          {generacion && (
            <Text c="dimmed" role="status">
              La última vez la generó {generacion.quien}, el <Instante valor={generacion.pedida_en} />:{' '}
              {generacion.cargos} cargos por {formatImporte(generacion.importe)}.
            </Text>
          )}
          {cargos === 0 ? (
            <Nota>Los cargos de {anio} ya están: no hay nada que cargar.</Nota>
          ) : (
            <Button onClick={() => setAbierto(true)} w="fit-content">
              {`Generar los cargos de ${anio}`}
            </Button>
          )}
        </>
      )}
      {/* Made of what is seen now: what changed while it was open is what it asks to confirm. */}
      {abierto && (
        <DialogoDeTesoreria acto={crearGeneracion(vista)} alCerrar={() => setAbierto(false)} alHacerse={alHacerse} />
      )}
    </>
  );
};

const EnCurso = ({
  generacion: { miradas, por_mirar, cargos, quien },
}: {
  generacion: NonNullable<Vista['generacion']>;
}) => (
  <Stack gap="xs">
    <Text role="status">
      Generando, a pedido de {quien}: {miradas} de {por_mirar} matrículas, {cargos} cargos.
    </Text>
    <Progress
      value={por_mirar === 0 ? 100 : (100 * miradas) / por_mirar}
      aria-label="Cuánto va de los cargos"
      size="lg"
    />
  </Stack>
);

export default CargosDelAnio;
