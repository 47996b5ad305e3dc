import { TarjetaDeFormulario } from '@colega/web-kit/ui/paginas/tarjeta-de-formulario.tsx';
import { Stack, Title } from '@mantine/core';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { LoEscrito } from '../../ui/lo-escrito.tsx';

type Props = Omit<ComponentProps<typeof TarjetaDeFormulario>, 'titulo'> & { id: string; titulo: string };

/** It opens inside a screen and takes the focus, so that it is read aloud and the keyboard goes on from there. */
export const FormularioQueSeAbre = ({ id, titulo, children, ...resto }: Props) => {
  const encabezado = useRef<HTMLHeadingElement>(null);
  const [escrito, setEscrito] = useState(false);
  useEffect(() => encabezado.current?.focus(), []);
  return (
    <TarjetaDeFormulario titulo={id} {...resto}>
      <Title order={2} size="h3" id={id} ref={encabezado} tabIndex={-1}>
        {titulo}
      </Title>
      <Stack gap="md" onChange={() => setEscrito(true)}>
        {children}
      </Stack>
      <LoEscrito hay={escrito} />
    </TarjetaDeFormulario>
  );
};
