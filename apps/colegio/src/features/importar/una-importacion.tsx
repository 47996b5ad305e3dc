import type { Importacion } from '@colega/contract/importaciones';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { estaTerminada, estaTrabajando } from '@colega/domain/importaciones';
import { FallaDicha } from '@colega/web-kit/ui/avisos/falla-dicha.tsx';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { DIRECCIONES } from '../../lib/direcciones.ts';
import { useOperador } from '../../lib/operador.ts';
import { Seccion } from '../../ui/seccion.tsx';
import { Aceptar } from './aceptar.tsx';
import { Columnas } from './columnas.tsx';
import { Ensayar } from './ensayar.tsx';
import { Invitaciones } from './invitaciones.tsx';
import { ESTADOS, nombreDePaso } from './nombres.ts';
import { ResultadoDelEnsayo } from './resultado-del-ensayo.tsx';
import { type AccionesDeImportacion, useImportacion } from './use-importacion.ts';

const UnaImportacion = () => {
  const id = Number(useParams().id);
  const { data, error, isFetching, refetch, hacer, releer } = useImportacion(id);
  return (
    <Stack gap="md">
      <BackLink to={DIRECCIONES.importar}>Importaciones</BackLink>
      <Group justify="space-between">
        <Title order={1}>{`Importación N.º ${id}`}</Title>
        {data && <InsigniaDeEstado tono={ESTADOS[data.estado].tono}>{ESTADOS[data.estado].nombre}</InsigniaDeEstado>}
      </Group>
      {!data && error && !isFetching && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_importacion}
          alReintentar={() => void refetch()}
        />
      )}
      {!data && !(error && !isFetching) && <EsqueletoDeTarjetas alto={160} cantidad={3} />}
      {data && <Pasos importacion={data} acciones={{ hacer, releer }} />}
    </Stack>
  );
};

export default UnaImportacion;

type Props = { importacion: Importacion; acciones: AccionesDeImportacion };

/** Each step is there once the one before gave what it needs; closed and opened again, it is where it was. */
const Pasos = ({ importacion, acciones }: Props) => {
  const { estado, falla, resumen, version } = importacion;
  const [dudada, setDudada] = useState<number | null>(null);
  const sinGuardar = dudada === version;
  const trabajando = estaTrabajando(estado);
  const abierta = !trabajando && !estaTerminada(estado);
  return (
    <>
      <FallaDicha>{falla}</FallaDicha>
      {trabajando && <Avance importacion={importacion} />}
      <Seccion titulo="1. Archivos y columnas">
        <Columnas
          key={version}
          importacion={importacion}
          acciones={acciones}
          abierta={abierta}
          alDudar={(duda) => setDudada(duda ? version : null)}
        />
      </Seccion>
      {abierta && (
        <Seccion titulo="2. Ensayo">
          <Ensayar importacion={importacion} acciones={acciones} sinGuardar={sinGuardar} />
        </Seccion>
      )}
      {resumen && (
        <Seccion titulo={estado === 'aceptada' ? 'Lo que se escribió' : 'Lo que encontró el ensayo'}>
          <ResultadoDelEnsayo importacion={importacion} resumen={resumen} />
          {estado === 'aceptada' && <AConciliar />}
        </Seccion>
      )}
      {abierta && (
        <Seccion titulo="3. Aceptar">
          <Aceptar importacion={importacion} acciones={acciones} sinGuardar={sinGuardar} />
        </Seccion>
      )}
      {estado === 'aceptada' && (
        <Seccion titulo="4. Invitaciones">
          <Invitaciones importacion={importacion} alInvitar={acciones.releer} />
        </Seccion>
      )}
    </>
  );
};

const AConciliar = () => {
  const loVe = useOperador().permisos.includes('libro.ver');
  return (
    <Text>
      Al aceptarla se pidió una conciliación, que compara lo que entró con el libro: lo que encontró está en{' '}
      {loVe ? <Link to={DIRECCIONES.conciliacion}>Tesorería, Conciliación</Link> : 'Tesorería, Conciliación'}.
    </Text>
  );
};

const Avance = ({ importacion: { estado, paso, hechas, total } }: { importacion: Importacion }) => (
  <Seccion titulo={ESTADOS[estado].nombre}>
    <Text aria-live="polite">{nombreDePaso(paso)}</Text>
    <progress
      aria-label={nombreDePaso(paso)}
      style={{ width: '100%' }}
      {...(total > 0 && { max: total, value: hechas })}
    />
    {total > 0 && (
      <Text size="sm">{`${hechas.toLocaleString('es-AR')} de ${total.toLocaleString('es-AR')} filas`}</Text>
    )}
    <Text size="sm" c="dimmed">
      Sigue aunque cierres esta pestaña.
    </Text>
  </Seccion>
);
