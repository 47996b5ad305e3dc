import { formatFecha, parseFecha } from '@colega/domain/fechas';
import { esRequerido } from '@colega/domain/formularios';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { idDeCampo, useAcciones } from '../../campos/acciones.ts';
import type { PropsDeHoja } from '../../campos/props.ts';

const mostrar = (valor: PropsDeHoja['valor']): string => {
  const texto = typeof valor === 'string' ? valor : '';
  return /^\d{4}-\d{2}-\d{2}$/.test(texto) ? formatFecha(texto) : texto;
};

/** Typed as DD/MM/AAAA; what is not yet a day is kept as it is and judged on leaving. */
export const DateCampo = ({ campo, ruta, valor, error }: PropsDeHoja) => {
  const { prefijo, cambiar, salir } = useAcciones();
  const [escrito, setEscrito] = useState<string | null>(null);
  return (
    <TextInput
      id={idDeCampo(prefijo, ruta)}
      label={campo.label}
      placeholder={campo.placeholder ?? 'DD/MM/AAAA'}
      inputMode="numeric"
      autoComplete="off"
      withAsterisk={esRequerido(campo)}
      aria-required={esRequerido(campo)}
      value={escrito ?? mostrar(valor)}
      onChange={(e) => {
        setEscrito(e.currentTarget.value);
        cambiar(ruta, parseFecha(e.currentTarget.value) ?? e.currentTarget.value);
      }}
      onBlur={() => {
        setEscrito(null);
        salir(ruta);
      }}
      error={error}
    />
  );
};
