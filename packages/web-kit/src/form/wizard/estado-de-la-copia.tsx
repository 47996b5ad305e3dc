import { horaDelColegio } from '@colega/domain/fechas';
import { Text } from '@mantine/core';
import type { EstadoDeCopia } from '../../lib/borradores/copiador.ts';

const EN_EL_DISPOSITIVO = 'Guardado en este dispositivo; se sube cuando vuelva la conexión.';

const decir = (estado: EstadoDeCopia): string => {
  switch (estado.tipo) {
    case 'subiendo':
      return 'Guardando el borrador…';
    case 'guardado':
      return `Borrador guardado, ${horaDelColegio(new Date(estado.cuando)).slice(0, 5)}`;
    case 'sin_red':
      return EN_EL_DISPOSITIVO;
    case 'demorado':
      return 'Guardado en este dispositivo; lo subimos en un momento.';
    case 'rechazado':
      return estado.porque;
    default:
      return '';
  }
};

/** It is read when somebody looks for it; what went wrong is told. */
export const EstadoDeLaCopia = ({ estado }: { estado: EstadoDeCopia }) => {
  const avisa = estado.tipo === 'sin_red' || estado.tipo === 'rechazado';
  return (
    <Text component="div" size="sm" c="dimmed" data-no-imprime>
      <span>{avisa ? '' : decir(estado)}</span>
      <span role="status">{avisa ? decir(estado) : ''}</span>
    </Text>
  );
};
