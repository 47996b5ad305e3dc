import type { ComponentPropsWithRef, ReactNode } from 'react';
import estilos from '../paginas/pagina-publica.module.css';

type Props = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> & {
  id: string;
  label: string;
  error?: string | undefined;
  /** How it is filled in, until there is something wrong to say. */
  description?: string | undefined;
  /** What stands beside it: the button of a password. */
  alLado?: ReactNode;
};

/** A field of the screens outside /app, with what is wrong with it told to who sees it and to who listens. Drawn without Mantine. */
export const CampoPublico = ({ id, label, error, description, alLado, ...propias }: Props) => {
  const entrada = (
    <input
      id={id}
      name={id}
      className={estilos.entrada}
      autoCapitalize="none"
      spellCheck={false}
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-error` : description && `${id}-ayuda`}
      {...propias}
    />
  );
  return (
    <div className={estilos.campo}>
      <label htmlFor={id}>{label}</label>
      {alLado ? (
        <div className={estilos.conBoton}>
          {entrada}
          {alLado}
        </div>
      ) : (
        entrada
      )}
      {description && !error && (
        <p id={`${id}-ayuda`} className={estilos.nota}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={estilos.errorDeCampo}>
          {error}
        </p>
      )}
    </div>
  );
};
