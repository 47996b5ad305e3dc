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
  forma?: 'lista' | 'si_no';
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
        {opciones.map(({ valor: suyo, etiqueta, detalle, cerrada = false }) => (
          <label key={String(suyo)} className={estilos.opcion} {...(cerrada && { 'data-cerrada': true })}>
            <input
              type="radio"
              name={name}
              value={String(suyo)}
              checked={suyo === valor}
              disabled={cerrada}
              onChange={() => alElegir(suyo)}
            />
            <span>
              {etiqueta}
              {detalle && <span className={estilos.detalle}>{detalle}</span>}
            </span>
          </label>
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
