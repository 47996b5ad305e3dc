import { definicionDe } from '@colega/domain/formularios';
import { TextInput, type TextInputProps } from '@mantine/core';
import { usePegado } from '../../ui/entradas/use-pegado.ts';
import { Etiqueta } from './etiqueta.tsx';
import type { PropsDeHoja } from './props.ts';
import { seccionDeUnidad } from './unidad.tsx';
import { useEntrada } from './use-entrada.ts';

type Props = PropsDeHoja & {
  inputMode?: TextInputProps['inputMode'];
  mostrar?: (valor: string) => string;
  sePega?: (texto: string) => boolean;
};

const comoEstaba = (valor: string): string => valor;
const todoSePega = (): boolean => true;

export const EntradaDeTexto = ({ valor, ...resto }: Props) => {
  const { campo, error, inputMode = 'text', mostrar = comoEstaba, sePega = todoSePega } = resto;
  const { poner, props } = useEntrada(resto);
  const { aviso, alPegar, alEscribir } = usePegado(sePega, props.id);
  return (
    <TextInput
      {...props}
      label={<Etiqueta campo={campo} />}
      placeholder={campo.ejemplo}
      inputMode={inputMode}
      autoComplete="off"
      value={mostrar(typeof valor === 'string' || typeof valor === 'number' ? String(valor) : '')}
      onChange={(e) => poner(definicionDe(campo).limpiar(e.currentTarget.value))}
      onPaste={alPegar}
      onInput={alEscribir}
      error={aviso ?? error}
      {...seccionDeUnidad(campo.unidad)}
    />
  );
};
