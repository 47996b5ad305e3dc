import { esRequerido } from '@colega/domain/formularios';
import { Textarea } from '@mantine/core';
import { idDeCampo, useAcciones } from '../../campos/acciones.ts';
import type { PropsDeHoja } from '../../campos/props.ts';

export const ParrafoCampo = ({ campo, ruta, valor, error }: PropsDeHoja) => {
  const { prefijo, cambiar, salir } = useAcciones();
  return (
    <Textarea
      id={idDeCampo(prefijo, ruta)}
      label={campo.etiqueta}
      placeholder={campo.ejemplo}
      autosize
      minRows={2}
      maxRows={8}
      withAsterisk={esRequerido(campo)}
      aria-required={esRequerido(campo)}
      value={typeof valor === 'string' ? valor : ''}
      onChange={(e) => cambiar(ruta, e.currentTarget.value)}
      onBlur={() => salir(ruta)}
      error={error}
    />
  );
};
