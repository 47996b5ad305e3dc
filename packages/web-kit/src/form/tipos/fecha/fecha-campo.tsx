import { esFecha } from '@colega/domain/fechas';
import { esRequerido } from '@colega/domain/formularios';
import { FechaInput } from '../../../ui/entradas/fecha-input.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';
import { useEntrada } from '../../campos/use-entrada.ts';

export const FechaCampo = ({ valor, ...resto }: PropsDeHoja) => {
  const { poner, props } = useEntrada(resto);
  const { id, label, description, error, onBlur } = props;
  return (
    <FechaInput
      {...{ id, label, description, error, onBlur }}
      required={esRequerido(resto.campo)}
      value={typeof valor === 'string' && esFecha(valor) ? valor : null}
      alCambiar={(fecha) => poner(fecha ?? '')}
    />
  );
};
