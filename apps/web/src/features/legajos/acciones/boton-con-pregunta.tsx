import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Icono, type NombreDeIcono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';

type Pregunta = { titulo?: string; texto?: ReactNode; confirmar?: string; confirmando?: string; peligroso?: boolean };
type Props = Pick<ButtonProps, 'variant' | 'color' | 'h' | 'mih' | 'py' | 'styles'> & {
  children: ReactNode;
  /** Several buttons may say the same, and this tells which one it is. */
  'aria-label'?: string;
  icono: NombreDeIcono;
  /** LAY-025, OPN-080: without texts of its own it asks to delete a record. */
  pregunta?: Pregunta;
  /** Asked as soon as it is drawn. */
  yaPreguntada?: boolean | undefined;
  alConfirmar: () => Promise<void>;
};

/** DET-043. */
export const BotonConPregunta = ({
  children,
  icono,
  pregunta = {},
  yaPreguntada = false,
  alConfirmar,
  ...apariencia
}: Props) => {
  const [abierto, setAbierto] = useState(yaPreguntada);
  return (
    <>
      <Button {...apariencia} leftSection={<Icono nombre={icono} />} onClick={() => setAbierto(true)}>
        {children}
      </Button>
      <ConfirmarDialogo
        {...pregunta}
        abierto={abierto}
        alCancelar={() => setAbierto(false)}
        alConfirmar={async () => {
          await alConfirmar();
          setAbierto(false);
        }}
      />
    </>
  );
};
