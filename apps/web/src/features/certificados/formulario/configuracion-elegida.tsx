import type { Legajo } from '@colega/contract/legajos';
import {
  type ConfiguracionDeCertificado,
  datosDeConfiguracion,
  PREGUNTAS,
  RUTA_DE_PREGUNTA,
} from '@colega/domain/certificados';
import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDeCertificado } from '../../../lib/navegacion/direcciones.ts';

type Props = { configuracion: ConfiguracionDeCertificado; legajo: Pick<Legajo, 'id' | 'numero_legajo'> };

export const ConfiguracionElegida = ({ configuracion, legajo }: Props) => {
  const elegidas = textosDe(configuracion);
  return (
    <Group gap="sm">
      <Text>{[`Legajo Nº ${legajo.numero_legajo}`, ...elegidas].join(' · ')}</Text>
      {elegidas.length > 0 && (
        <Anchor component={Link} to={direccionDeCertificado(legajo.id)}>
          Cambiar
        </Anchor>
      )}
    </Group>
  );
};

const textosDe = (configuracion: ConfiguracionDeCertificado): string[] => {
  const datos = datosDeConfiguracion(configuracion);
  const preguntas = configuracion.tipo === null ? {} : (PREGUNTAS[configuracion.tipo] ?? {});
  return Object.entries(preguntas).flatMap(([pregunta, opciones]) => {
    const valor = datos[RUTA_DE_PREGUNTA[pregunta as keyof typeof RUTA_DE_PREGUNTA]];
    return opciones.find((opcion) => opcion.valor === valor)?.etiqueta ?? [];
  });
};
