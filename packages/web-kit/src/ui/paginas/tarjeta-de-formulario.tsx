import { Button, Card, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { BotonDeAccion } from '../botones/boton-de-accion.tsx';

type Props = {
  /** The id of its title, where it has one. */
  titulo?: string;
  boton: { texto: string; ocupado: string };
  trabajando: boolean;
  alEnviar: () => Promise<unknown>;
  alCancelar: () => void;
  children: ReactNode;
};

/** A form of its own card, with its two buttons at the end: Enter sends it from any field. */
export const TarjetaDeFormulario = ({ titulo, boton, trabajando, alEnviar, alCancelar, children }: Props) => (
  <Card
    component="form"
    aria-labelledby={titulo}
    onSubmit={(evento) => {
      evento.preventDefault();
      void alEnviar();
    }}
    noValidate
    aria-busy={trabajando}
  >
    <Stack gap="md">
      {children}
      <Group justify="flex-end">
        <Button variant="default" onClick={alCancelar}>
          Cancelar
        </Button>
        <BotonDeAccion type="submit" ocupado={boton.ocupado} trabajando={trabajando}>
          {boton.texto}
        </BotonDeAccion>
      </Group>
    </Stack>
  </Card>
);
