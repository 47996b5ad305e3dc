import { mensajes } from '@colega/contract/mensajes';
import type { Persona } from '@colega/contract/perfil';
import { Card, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePersona } from '../../lib/consultas/perfil.ts';
import { Esqueleto, EsqueletoDeTexto } from '../../ui/esqueleto.tsx';
import { FallaDeConsulta } from '../../ui/falla-de-consulta.tsx';

/** The person of the session once they are here; meanwhile, or if they do not come, what happens. */
export const PersonaOCara = ({ children }: { children: (persona: Persona) => ReactNode }) => {
  const { data, error, isFetching, refetch } = usePersona();
  if (data)
    return (
      <Stack gap="lg">
        {children(data)}
        <Text c="dimmed">{COMO_CORREGIRLOS}</Text>
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

const COMO_CORREGIRLOS = 'Si algún dato cambió o no es correcto, pedí en tu distrito que lo corrijan.'; // S-295
