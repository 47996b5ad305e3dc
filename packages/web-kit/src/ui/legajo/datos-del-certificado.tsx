import type { Certificado } from '@colega/contract/certificados';
import type { Legajo } from '@colega/contract/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { Group, Text } from '@mantine/core';
import { InsigniaDeEstado } from '../signos/insignia-de-estado.tsx';

type Props = { certificado: Legajo['certificados'][number]; leido?: Certificado | undefined };

/** DET-039. */
export const DatosDelCertificado = ({ certificado, leido }: Props) => {
  const { numero_certificado, type, fecha_creacion, inmueble, estado } = certificado;
  const anulado = estado === 'anulado';
  return (
    <>
      <Group gap="sm">
        <Text fw={700}>{numero_certificado}</Text>
        <InsigniaDeEstado tono={anulado ? 'peligro' : 'exito'}>{anulado ? 'Anulado' : 'Confirmado'}</InsigniaDeEstado>
        {leido && leido.version.numero > 1 && (
          <Text>
            Versión {leido.version.numero}, del {formatFecha(leido.version.fecha)}
          </Text>
        )}
      </Group>
      <Text>
        {leido?.nombre ?? type.toUpperCase()} · {formatFecha(fecha_creacion)}
        {inmueble && ` · ${inmueble}`}
        {leido?.referencia && ` · Se refiere a ${leido.referencia.numero_certificado}`}
      </Text>
      {leido?.anulacion && (
        <Text>
          Dejó de valer el {formatFecha(leido.anulacion.fecha)}
          {leido.anulacion.motivo && `: ${leido.anulacion.motivo}`}
        </Text>
      )}
    </>
  );
};
