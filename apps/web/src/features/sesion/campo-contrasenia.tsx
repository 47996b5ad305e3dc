import { type Ref, useState } from 'react';
import estilos from '../../ui/pagina-publica.module.css';

type Props = {
  id: string;
  etiqueta: string;
  valor: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  alCambiar: (valor: string) => void;
  alDejar?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** Password with a show/hide toggle (SES-003), for the screens outside /app. */
export const CampoContrasenia = ({ id, etiqueta, valor, error, autoComplete, alCambiar, alDejar, ref }: Props) => {
  const [visible, setVisible] = useState(false);
  return (
    <div className={estilos.campo}>
      <label htmlFor={id}>{etiqueta}</label>
      <div className={estilos.conBoton}>
        <input
          ref={ref}
          id={id}
          name={id}
          className={estilos.entrada}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={valor}
          onChange={(e) => alCambiar(e.currentTarget.value)}
          onBlur={alDejar}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
        />
        <button
          type="button"
          className={estilos.alternar}
          aria-pressed={visible}
          aria-label={visible ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
          onClick={() => setVisible(!visible)}
        >
          {visible ? 'Ocultar' : 'Mostrar'}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className={estilos.errorDeCampo}>
          {error}
        </p>
      )}
    </div>
  );
};
