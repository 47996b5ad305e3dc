import { definicionDe, esRequerido } from '@colega/domain/formularios';
import { TextInput, type TextInputProps } from '@mantine/core';
import { usePegado } from '../../ui/entradas/use-pegado.ts';
import { idDeCampo, useAcciones } from './acciones.ts';
import { Etiqueta } from './etiqueta.tsx';
import type { PropsDeHoja } from './props.ts';
import { seccionDeUnidad } from './unidad.tsx';

type Props = PropsDeHoja & {
  inputMode?: TextInputProps['inputMode'];
  /** How the stored text is shown. */
  mostrar?: (valor: string) => string;
  /** What may be pasted. */
  sePega?: (texto: string) => boolean;
};

const comoEstaba = (valor: string): string => valor;
const todoSePega = (): boolean => true;

/** The input of every type whose value is one line of text. */
export const EntradaDeTexto = ({ campo, ruta, valor, error, ...resto }: Props) => {
  const { inputMode = 'text', mostrar = comoEstaba, sePega = todoSePega } = resto;
  const { prefijo, cambiar, salir } = useAcciones();
  const id = idDeCampo(prefijo, ruta);
  const { aviso, alPegar, alEscribir } = usePegado(sePega, id);
  return (
    <TextInput
      id={id}
      label={<Etiqueta campo={campo} />}
      placeholder={campo.ejemplo}
      inputMode={inputMode}
      autoComplete="off"
      withAsterisk={esRequerido(campo)}
      aria-required={esRequerido(campo)}
      value={mostrar(typeof valor === 'string' || typeof valor === 'number' ? String(valor) : '')}
      onChange={(e) => cambiar(ruta, definicionDe(campo).limpiar(e.currentTarget.value))}
      onPaste={alPegar}
      onInput={alEscribir}
      onBlur={() => salir(ruta)}
      error={aviso ?? error}
      {...seccionDeUnidad(campo.unidad)}
    />
  );
};
