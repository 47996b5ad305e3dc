import { SelectSimple } from '../../../ui/entradas/select-simple.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';
import { useEntrada } from '../../campos/use-entrada.ts';

export const ListaCampo = ({ valor, ...resto }: PropsDeHoja) => {
  const { poner, salir, props } = useEntrada(resto);
  const { opciones = [], ejemplo } = resto.campo;
  return (
    <SelectSimple
      {...props}
      {...(ejemplo !== undefined && { vacio: ejemplo })}
      opciones={opciones.map((opcion) => ({ value: String(opcion.valor), label: opcion.etiqueta }))}
      value={typeof valor === 'string' ? valor : ''}
      alElegir={(elegido) => {
        poner(elegido);
        salir();
      }}
      onBlur={undefined}
    />
  );
};
