import { esRequerido } from '@colega/domain/formularios';
import { Switch } from '@mantine/core';
import { idDeCampo, useAcciones } from './acciones.ts';
import classes from './interruptor.module.css';
import type { PropsDeHoja } from './props.ts';

/** The whole row is its target, 44 px high. */
export const Interruptor = ({ campo, ruta, valor, error }: PropsDeHoja) => {
  const { prefijo, cambiar, salir } = useAcciones();
  return (
    <Switch
      id={idDeCampo(prefijo, ruta)}
      classNames={{ body: classes.fila, labelWrapper: classes.etiqueta }}
      size="md"
      label={
        <>
          {campo.etiqueta}
          {esRequerido(campo) && (
            <span aria-hidden style={{ color: 'var(--colega-error)' }}>
              {' '}
              *
            </span>
          )}
        </>
      }
      labelPosition={campo.etiquetaAntes ? 'left' : 'right'}
      aria-required={esRequerido(campo)}
      aria-invalid={error !== undefined}
      checked={valor === true}
      onChange={(e) => {
        cambiar(ruta, e.currentTarget.checked);
        salir(ruta);
      }}
      error={error}
    />
  );
};
