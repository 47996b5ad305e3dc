import { formatCuit, formatDocumento, tieneLargoDeCuit } from '@colega/domain/identificadores';
import type { RespuestaDelPadron } from '@colega/domain/legajos';
import { Badge, Group, Text } from '@mantine/core';
import { ListaDeDatos } from '../datos/lista-de-datos.tsx';

type Domicilio = {
  calle: string;
  numero: string;
  localidad?: { nombre: string; codigo_postal: string } | null | undefined;
};
type Comitente = {
  apellido_nombre: string;
  cuit: string;
  firmante: string;
  cargo: string;
  padron?: RespuestaDelPadron;
  domicilio_real: Domicilio | null;
  domicilio_legal: Domicilio | null;
};

/** DET-007. */
export const DatosDelComitente = ({ comitente }: { comitente: Comitente }) => (
  <div>
    <Group gap="xs">
      <Text fw={700}>{comitente.apellido_nombre}</Text>
      {comitente.padron === 'sin_respuesta' && <Badge color="yellow">Provisorio</Badge>}
      {comitente.padron === 'no_coincide' && <Badge color="red">No coincide con el padrón</Badge>}
    </Group>
    <ListaDeDatos
      datos={[
        tieneLargoDeCuit(comitente.cuit)
          ? ['CUIT', formatCuit(comitente.cuit), 'cuit']
          : // of a former file, what is known
            ['DNI', comitente.cuit === '' ? null : formatDocumento(comitente.cuit)],
        ['Firmante', comitente.firmante, 'firmante'],
        ['Cargo', comitente.cargo, 'cargo'],
        ['Domicilio real', comoTexto(comitente.domicilio_real), 'domicilio_del_comitente'],
        ['Domicilio legal', comoTexto(comitente.domicilio_legal), 'domicilio_del_comitente'],
      ]}
    />
  </div>
);

const comoTexto = (domicilio: Domicilio | null): string => {
  if (!domicilio) return '';
  const { calle, numero, localidad } = domicilio;
  return [`${calle} ${numero}`.trim(), localidad && `${localidad.nombre} (${localidad.codigo_postal})`]
    .filter(Boolean)
    .join(', ');
};
