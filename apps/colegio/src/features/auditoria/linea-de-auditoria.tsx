import {
  type CambioDicho,
  decirCambios,
  type LineaDeAuditoria as Linea,
  nombreDeEntidad,
  nombreDeHecho,
} from '@colega/contract/auditoria';
import { nombreDeParte } from '@colega/contract/colegio';
import { nombreDeLista } from '@colega/domain/colegio';
import { formatCuit } from '@colega/domain/identificadores';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Group, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import type { FiltrosDeLaAuditoria } from './filtros.ts';
import estilos from './linea.module.css';

type Props = { linea: Linea; abierta: boolean; alFiltrar: (filtros: Partial<FiltrosDeLaAuditoria>) => void };

const nombrarCosa = ({ entidad, cual, persona, entidad_id }: Linea): string => {
  if (persona && cual) return `${persona} (${formatCuit(cual)})`;
  if (entidad === 'colegio' && cual) return `${nombreDeEntidad(entidad)}: ${nombreDeParte(cual)}`;
  if (entidad === 'lista' && cual) return `${nombreDeEntidad(entidad)}: ${nombreDeLista(cual)}`;
  return `${nombreDeEntidad(entidad)} ${cual ?? `número interno ${entidad_id}, que ya no está`}`;
};

export const LineaDeAuditoria = ({ linea, abierta: alLlegar, alFiltrar }: Props) => {
  const [abierta, setAbierta] = useState(alLlegar);
  const detalle = useId();
  return (
    <li className={estilos.linea}>
      <UnstyledButton
        className={estilos.renglon}
        aria-expanded={abierta}
        aria-controls={detalle}
        onClick={() => setAbierta(!abierta)}
      >
        <span className={estilos.cuando}>
          <Instante valor={linea.cuando} />
        </span>
        <span>{linea.nombre ? `${linea.nombre} (${linea.quien})` : linea.quien}</span>
        <span className={estilos.que}>{nombreDeHecho(linea.accion, linea.entidad)}</span>
        <span>{nombrarCosa(linea)}</span>
        <span className={estilos.flecha}>
          <Icono nombre={abierta ? 'arriba' : 'abajo'} tamanio={16} />
        </span>
      </UnstyledButton>
      <div id={detalle} hidden={!abierta} className={estilos.detalle}>
        {abierta && <Detalle linea={linea} alFiltrar={alFiltrar} />}
      </div>
    </li>
  );
};

const Detalle = ({ linea, alFiltrar }: Pick<Props, 'linea' | 'alFiltrar'>) => {
  const { id, quien, entidad, cual, accion, motivo, desde, hasta } = linea;
  const cambios = decirCambios(desde, hasta);
  return (
    <Stack gap="sm">
      {motivo && (
        <Text style={{ overflowWrap: 'anywhere' }}>
          <strong>Motivo:</strong> {motivo}
        </Text>
      )}
      {cambios.length > 0 ? (
        <dl className={estilos.cambios}>
          {cambios.map((cambio) => (
            <div key={`${cambio.dato} ${cambio.antes} ${cambio.ahora}`}>
              <dt>{cambio.dato}</dt>
              <dd>
                <Dicho cambio={cambio} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        !motivo && <Text c="dimmed">No cambió ningún dato.</Text>
      )}
      <Group gap="xs" data-no-imprime>
        <Button size="compact-md" variant="default" onClick={() => alFiltrar({ quien })}>
          {`Todo lo que hizo ${quien}`}
        </Button>
        {cual !== null && (
          <Button size="compact-md" variant="default" onClick={() => alFiltrar({ entidad, cual })}>
            {`Todo lo que se hizo con ${nombrarCosa(linea)}`}
          </Button>
        )}
        <Button size="compact-md" variant="default" onClick={() => alFiltrar({ accion })}>
          Todos los hechos como este
        </Button>
        <Text size="sm" c="dimmed">{`Línea ${id}`}</Text>
      </Group>
    </Stack>
  );
};

/** What was and is no more is told with words too, for who does not see it struck out. */
const Dicho = ({ cambio: { antes, ahora } }: { cambio: CambioDicho }) => {
  if (antes === null) return ahora;
  if (ahora === null) return `${antes} → vacío`;
  return (
    <>
      {antes} <span aria-hidden="true">→</span>
      <VisuallyHidden> pasó a </VisuallyHidden> <strong>{ahora}</strong>
    </>
  );
};
