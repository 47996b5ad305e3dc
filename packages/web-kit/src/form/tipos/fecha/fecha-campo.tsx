import { esFecha } from '@colega/domain/fechas';
import { esRequerido } from '@colega/domain/formularios';
import { FechaInput } from '../../../ui/entradas/fecha-input.tsx';
import { idDeCampo, useAcciones } from '../../campos/acciones.ts';
import type { PropsDeHoja } from '../../campos/props.ts';

export const FechaCampo = ({ campo, ruta, valor, error }: PropsDeHoja) => {
  const { prefijo, cambiar, salir } = useAcciones();
  return (
    <FechaInput
      id={idDeCampo(prefijo, ruta)}
      label={campo.etiqueta}
      required={esRequerido(campo)}
      value={typeof valor === 'string' && esFecha(valor) ? valor : null}
      alCambiar={(fecha) => cambiar(ruta, fecha ?? '')}
      onBlur={() => salir(ruta)}
      error={error}
    />
  );
};
