import type { ComponentPropsWithRef, ReactNode } from 'react';
import estilos from '../paginas/pagina-publica.module.css';

type Props = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'onChange'> & {
  id: string;
  etiqueta: string;
  alCambiar: (valor: string) => void;
  error?: string | undefined;
  /** The help gives way to an error. */
  ayuda?: string | undefined;
  /** A password has its button there. */
  alLado?: ReactNode;
};

/** Screen readers hear the error too. Drawn without Mantine, for the screens outside /app. */
export const CampoPublico = ({ id, etiqueta, alCambiar, error, ayuda, alLado, ...propias }: Props) => {
  const entrada = (
    <input
      id={id}
      name={id}
      className={estilos.entrada}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(evento) => alCambiar(evento.currentTarget.value)}
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-error` : ayuda && `${id}-ayuda`}
      {...propias}
    />
  );
  return (
    <div className={estilos.campo}>
      <label htmlFor={id}>{etiqueta}</label>
      {alLado ? (
        <div className={estilos.conBoton}>
          {entrada}
          {alLado}
        </div>
      ) : (
        entrada
      )}
      {ayuda && !error && (
        <p id={`${id}-ayuda`} className={estilos.nota}>
          {ayuda}
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
