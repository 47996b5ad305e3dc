import { type ComponentProps, useState } from 'react';
import estilos from '../paginas/pagina-publica.module.css';
import { CampoPublico } from './campo-publico.tsx';

type Props = Omit<ComponentProps<typeof CampoPublico>, 'type' | 'alLado'>;

/** Password with a show/hide toggle (SES-003), for the screens outside /app. */
export const CampoContrasenia = (campo: Props) => {
  const [visible, setVisible] = useState(false);
  return (
    <CampoPublico
      {...campo}
      type={visible ? 'text' : 'password'}
      alLado={
        <button
          type="button"
          className={estilos.alternar}
          aria-pressed={visible}
          aria-label={visible ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
          onClick={() => setVisible(!visible)}
        >
          {visible ? 'Ocultar' : 'Mostrar'}
        </button>
      }
    />
  );
};
