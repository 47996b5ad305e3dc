import { formatCuit } from '@colega/domain/identificadores';
import { Text } from '@mantine/core';
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
  domicilio_real: Domicilio | null;
  domicilio_legal: Domicilio | null;
};

/** DET-007. */
export const DatosDelComitente = ({ comitente }: { comitente: Comitente }) => (
  <div>
    <Text fw={700}>{comitente.apellido_nombre}</Text>
    <ListaDeDatos
      datos={[
        ['CUIT', formatCuit(comitente.cuit), 'cuit'],
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
