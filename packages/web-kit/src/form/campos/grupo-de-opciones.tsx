import { Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import estilos from './grupo-de-opciones.module.css';

export type OpcionDelGrupo<V> = { valor: V; etiqueta: string; detalle?: ReactNode; cerrada?: boolean };

type Props<V> = {
  id: string;
  label: string;
  name?: string;
  opciones: readonly OpcionDelGrupo<V>[];
  valor: V | null;
  alElegir: (valor: V) => void;
  description?: ReactNode;
  error?: ReactNode;
  onBlur?: () => void;
  forma?: 'lista' | 'si_no' | 'fila';
};

/** All of each card chooses, so that a thumb finds it. One option is required. */
export const GrupoDeOpciones = <V extends string | number | boolean>(props: Props<V>) => {
  const { id, label, name = id, opciones, valor, alElegir, description, error, onBlur, forma = 'lista' } = props;
  const propio = useId();
  const descrito = [description && `${propio}-ayuda`, error && `${propio}-error`].filter(Boolean).join(' ');
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={`${propio}-nombre`}
      aria-required
      aria-invalid={Boolean(error)}
      {...(descrito && { 'aria-describedby': descrito })}
      className={estilos.grupo}
      data-forma={forma}
      onBlur={onBlur}
    >
      <div>
        <Text id={`${propio}-nombre`} fw={600}>
          {label}
          <span aria-hidden className={estilos.obligatorio}>
            {' '}
            *
          </span>
        </Text>
        {description && (
          <Text id={`${propio}-ayuda`} size="sm" c="dimmed">
            {description}
          </Text>
        )}
      </div>
      <div className={estilos.opciones}>
        {opciones.map((opcion) => (
          <UnaOpcion
            key={String(opcion.valor)}
            opcion={opcion}
            name={name}
            elegida={opcion.valor === valor}
            alElegir={alElegir}
          />
        ))}
      </div>
      {error && (
        <Text id={`${propio}-error`} size="sm" className={estilos.error}>
          {error}
        </Text>
      )}
    </div>
  );
};

type PropsDeUna<V> = { opcion: OpcionDelGrupo<V>; name: string; elegida: boolean; alElegir: (valor: V) => void };

/** What is said of it besides is not its name, by which whoever listens tells one from another. */
const UnaOpcion = <V extends string | number | boolean>({ opcion, name, elegida, alElegir }: PropsDeUna<V>) => {
  const { valor, etiqueta, detalle, cerrada = false } = opcion;
  const id = useId();
  return (
    <label className={estilos.opcion} {...(cerrada && { 'data-cerrada': true })}>
      <input
        type="radio"
        name={name}
        value={String(valor)}
        checked={elegida}
        disabled={cerrada}
        onChange={() => alElegir(valor)}
        {...(detalle && { 'aria-labelledby': `${id}-nombre`, 'aria-describedby': `${id}-detalle` })}
      />
      <span>
        <span id={`${id}-nombre`}>{etiqueta}</span>
        {detalle && (
          <span id={`${id}-detalle`} className={estilos.detalle}>
            {detalle}
          </span>
        )}
      </span>
    </label>
  );
};
