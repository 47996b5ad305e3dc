import { mensajes } from '@colega/contract/mensajes';
import type { Persona } from '@colega/contract/perfil';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Anchor, Card, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePersona } from '../../lib/consultas/perfil.ts';

export const PersonaOCara = ({ children }: { children: (persona: Persona) => ReactNode }) => {
  const { data, error, isFetching, refetch } = usePersona();
  if (data)
    return (
      <Stack gap="lg">
        {children(data)}
        <ComoCorregirlos distrito={data.distrito} />
      </Stack>
    );
  if (error && !isFetching)
    return (
      <FallaDeConsulta error={error} mensaje={mensajes.error_cargar_persona} alReintentar={() => void refetch()} />
    );
  return (
    <Esqueleto etiqueta="Cargando tus datos…">
      <Card>
        <EsqueletoDeTexto renglones={9} />
      </Card>
    </Esqueleto>
  );
};

/** S-295: the profile cannot be edited here, so it says whom to ask. */
const ComoCorregirlos = ({ distrito: { nombre, contacto } }: Pick<Persona, 'distrito'>) => (
  <Text c="dimmed">
    Si algún dato cambió o no es correcto, pedí en tu distrito que lo corrijan. {nombre}: {contacto.domicilio}, teléfono{' '}
    {contacto.telefono}, <Anchor href={`mailto:${contacto.correo}`}>{contacto.correo}</Anchor>.
  </Text>
);
