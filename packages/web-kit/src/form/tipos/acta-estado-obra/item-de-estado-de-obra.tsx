import { type ActaEstadoObra, definiciones, pideObservacion, sePegaComoDecimal } from '@colega/domain/formularios';
import { Text, TextInput } from '@mantine/core';
import { memo } from 'react';
import { AreaDeTexto } from '../../../ui/entradas/area-de-texto.tsx';
import { useElegirTodo } from '../../../ui/entradas/use-elegir-todo.ts';
import { usePegado } from '../../../ui/entradas/use-pegado.ts';
import { formatConComa } from '../../campos/format-con-coma.ts';
import { seccionDeUnidad } from '../../campos/unidad.tsx';
import classes from './item-de-estado-de-obra.module.css';

type Item = ActaEstadoObra['estado_obra'][string];
type Props = {
  clave: string;
  nombre: string;
  valor: Item;
  alCambiar: (clave: string, cambio: Partial<Item>) => void;
  alSalir: (clave: string) => void;
  error: string | undefined;
  errorDeObservacion: string | undefined;
};

export const ItemDeEstadoDeObra = memo(
  ({ clave, nombre, valor, alCambiar, alSalir, error, errorDeObservacion }: Props) => {
    const ruta = `${clave}.porcentaje_ejecutado`;
    const { aviso, alPegar, alEscribir } = usePegado(sePegaComoDecimal, ruta);
    const elegirTodo = useElegirTodo();
    return (
      <fieldset className={classes.item} aria-label={`${clave} ${nombre}`}>
        <Text className={classes.nombre ?? ''} aria-hidden>
          <b>{clave}</b> {nombre}
        </Text>
        <TextInput
          className={classes.porcentaje ?? ''}
          aria-label={`Porcentaje ejecutado de ${clave} ${nombre}`}
          data-ruta={ruta}
          inputMode="decimal"
          autoComplete="off"
          value={formatConComa(valor.porcentaje_ejecutado)}
          onChange={(e) =>
            alCambiar(clave, { porcentaje_ejecutado: definiciones.decimal.limpiar(e.currentTarget.value) })
          }
          {...elegirTodo}
          onPaste={alPegar}
          onInput={alEscribir}
          onBlur={() => alSalir(clave)}
          error={aviso ?? error}
          {...seccionDeUnidad('%')}
        />
        {pideObservacion(valor.porcentaje_ejecutado) ? (
          <AreaDeTexto
            className={classes.observacion ?? ''}
            label="Observaciones"
            data-ruta={`${clave}.observaciones`}
            lineas={1}
            value={valor.observaciones}
            onChange={(e) => alCambiar(clave, { observaciones: e.currentTarget.value })}
            error={errorDeObservacion}
          />
        ) : null}
      </fieldset>
    );
  },
);
ItemDeEstadoDeObra.displayName = 'ItemDeEstadoDeObra';
