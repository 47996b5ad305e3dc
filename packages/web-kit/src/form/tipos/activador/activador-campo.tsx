import { Stack } from '@mantine/core';
import { useAcciones } from '../../campos/acciones.ts';
import { Interruptor } from '../../campos/interruptor.tsx';
import type { PropsDeGrupo } from '../../campos/props.ts';
import classes from './activador-campo.module.css';

export const ActivadorCampo = ({
  campo,
  ruta,
  valor,
  error,
  rutaDelNivel,
  valores,
  activos,
  errores,
}: PropsDeGrupo) => {
  const { dibujar } = useAcciones();
  return (
    <Stack gap="sm">
      <Interruptor campo={campo} ruta={ruta} valor={valor} error={error} />
      {valor === true ? (
        <fieldset className={classes.activados} aria-label={campo.etiqueta}>
          {dibujar({ campos: campo.campos, valores, ruta: rutaDelNivel, activos, errores })}
        </fieldset>
      ) : null}
    </Stack>
  );
};
