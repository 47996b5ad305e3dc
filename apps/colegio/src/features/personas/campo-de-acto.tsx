import { esFecha } from '@colega/domain/fechas';
import type { Campo } from '@colega/domain/formularios';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { NativeSelect, TextInput } from '@mantine/core';
import { CampoDeLocalidad } from './campo-de-localidad.tsx';
import type { EntradaDeActo } from './entrada-de-acto.ts';

type Props = {
  campo: Campo;
  entrada: EntradaDeActo;
  valor: string;
  alEscribir: (valor: string) => void;
  /** Where the dialog opens. */
  primero: boolean;
  /** The name of the one there is, when it asks for a locality. */
  localidad?: string | undefined;
};

export const CampoDeActo = ({ campo, entrada, valor, alEscribir, primero, localidad }: Props) => {
  const foco = primero ? { 'data-autofocus': true } : {};
  if (localidad !== undefined) return <CampoDeLocalidad {...{ entrada, valor, alEscribir }} nombre={localidad} />;
  if (campo.tipo === 'lista') {
    const { placeholder: _, maxLength: __, ...resto } = entrada;
    const opciones = (campo.opciones ?? []).map((una) => ({ value: String(una.valor), label: una.etiqueta }));
    return <NativeSelect {...resto} {...foco} data={[{ value: '', label: 'Elegí una opción' }, ...opciones]} />;
  }
  if (campo.tipo === 'fecha') {
    const { label, id, name, description, required, error, ref } = entrada;
    return (
      <FechaInput
        {...{ label, id, name, description, required, error, ref }}
        value={esFecha(valor) ? valor : null}
        alCambiar={(fecha) => alEscribir(fecha ?? '')}
      />
    );
  }
  if (campo.tipo === 'decimal') {
    const { onChange: _, ...resto } = entrada;
    return <MontoInput {...resto} {...foco} alCambiar={alEscribir} />;
  }
  return <TextInput {...entrada} {...foco} />;
};
