import { CampoPublico } from '@colega/web-kit/ui/entradas/campo-publico.tsx';
import estilos from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { type Ref, useState } from 'react';

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

/** SES-003. The screens outside /app do without Mantine. */
export const CampoContrasenia = ({ valor, alDejar, ...campo }: Props) => {
  const [visible, setVisible] = useState(false);
  return (
    <CampoPublico
      {...campo}
      type={visible ? 'text' : 'password'}
      value={valor}
      onBlur={alDejar}
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
