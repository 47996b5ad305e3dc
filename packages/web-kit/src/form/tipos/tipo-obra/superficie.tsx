import {
  definicionDe,
  sePegaComoDecimal,
  type UnidadDeSuperficie,
  type Superficie as ValorDeSuperficie,
} from '@colega/domain/formularios';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { usePegado } from '../../../ui/entradas/use-pegado.ts';
import { formatConComa } from '../../campos/format-con-coma.ts';
import { NOMBRE_DE_UNIDAD } from './nombres-de-unidad.ts';
import classes from './superficie.module.css';

type Props = {
  id: string;
  numero: number;
  valor: ValorDeSuperficie;
  unidades: readonly UnidadDeSuperficie[];
  alCambiar: (cambio: Partial<ValorDeSuperficie>) => void;
  alSalir: (dato: keyof ValorDeSuperficie) => void;
  alQuitar: (() => void) | undefined;
  errores: { cantidad: string | undefined; tipo_superficie: string | undefined };
};

const limpiar = definicionDe({ tipo: 'decimal' }).limpiar;

export const Superficie = ({ id, numero, valor, unidades, alCambiar, alSalir, alQuitar, errores }: Props) => {
  const { aviso, alPegar, alEscribir } = usePegado(sePegaComoDecimal, `${id}.cantidad`);
  return (
    <Group role="group" aria-label={`Superficie ${numero}`} gap="sm" align="flex-start">
      <TextInput
        id={`${id}.cantidad`}
        className={classes.dato ?? ''}
        label="Cantidad"
        withAsterisk
        aria-required
        inputMode="decimal"
        autoComplete="off"
        value={formatConComa(valor.cantidad)}
        onChange={(e) => alCambiar({ cantidad: limpiar(e.currentTarget.value) })}
        onPaste={alPegar}
        onInput={alEscribir}
        onBlur={() => alSalir('cantidad')}
        error={aviso ?? errores.cantidad}
      />
      <NativeSelect
        id={`${id}.tipo_superficie`}
        className={classes.dato ?? ''}
        label="Superficie"
        data={unidades.map((unidad) => ({ value: unidad, label: NOMBRE_DE_UNIDAD[unidad] }))}
        value={valor.tipo_superficie}
        onChange={(e) => {
          alCambiar({ tipo_superficie: e.currentTarget.value as UnidadDeSuperficie });
          alSalir('tipo_superficie');
        }}
        error={errores.tipo_superficie}
      />
      {alQuitar ? (
        <Button
          className={classes.quitar ?? ''}
          variant="subtle"
          color="red"
          aria-label={`Quitar la superficie ${numero}`}
          onClick={alQuitar}
        >
          Quitar
        </Button>
      ) : null}
    </Group>
  );
};
