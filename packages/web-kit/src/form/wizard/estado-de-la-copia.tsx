import { Text } from '@mantine/core';
import type { EstadoDeCopia } from '../../lib/borradores/copiador.ts';
import { escribirHora } from '../../lib/fechas/dia-y-hora.ts';
import classes from './asistente.module.css';

const EN_EL_DISPOSITIVO = 'Guardado en este dispositivo; se sube cuando vuelva la conexión.';

const decir = (estado: EstadoDeCopia): string => {
  switch (estado.tipo) {
    case 'subiendo':
      return 'Guardando el borrador…';
    case 'guardado':
      return `Borrador guardado, ${escribirHora(new Date(estado.cuando))}`;
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

/** It is read when somebody looks for it; what went wrong is told. Its place is kept, so that nothing moves while somebody types. */
export const EstadoDeLaCopia = ({ estado }: { estado: EstadoDeCopia }) => {
  const avisa = estado.tipo === 'sin_red' || estado.tipo === 'rechazado';
  return (
    <Text component="div" size="sm" c="dimmed" className={classes.copia} data-no-imprime>
      <span>{avisa ? '' : decir(estado)}</span>
      <span role="status">{avisa ? decir(estado) : ''}</span>
    </Text>
  );
};
