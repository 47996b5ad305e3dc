import { leerFormato } from '@colega/domain/formularios';
import { TextInput, type TextInputProps } from '@mantine/core';
import { Etiqueta } from '../../campos/etiqueta.tsx';
import type { PropsDeHoja } from '../../campos/props.ts';
import { seccionDeUnidad } from '../../campos/unidad.tsx';
import { useEntrada } from '../../campos/use-entrada.ts';

const TECLADO: Readonly<Record<string, TextInputProps['inputMode']>> = {
  entero: 'numeric',
  anio: 'numeric',
  seis_digitos_sin_separadores: 'numeric',
};

/** S-313: the rules of measures want a comma (VAL-008, VAL-009), and many keyboards have a dot. */
const conComa = (formato: string, escrito: string): string =>
  formato in TECLADO || !/^\d+\.\d*$/.test(escrito) ? escrito : escrito.replace('.', ',');

export const NumeroCampo = ({ valor, ...resto }: PropsDeHoja) => {
  const { poner, props } = useEntrada(resto);
  const { unidad, etiqueta, deLaPregunta } = resto.campo;
  const formato = leerFormato(resto.campo) ?? '';
  return (
    <TextInput
      {...props}
      label={<Etiqueta campo={{ etiqueta, ...(deLaPregunta && { deLaPregunta }) }} />}
      autoComplete="off"
      inputMode={TECLADO[formato] ?? 'decimal'}
      value={typeof valor === 'string' || typeof valor === 'number' ? String(valor) : ''}
      onChange={(evento) => poner(conComa(formato, evento.currentTarget.value))}
      {...(unidad && { 'aria-description': unidad })}
      {...seccionDeUnidad(unidad)}
    />
  );
};
