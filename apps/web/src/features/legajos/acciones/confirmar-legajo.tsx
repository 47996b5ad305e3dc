import type { Detalle, Legajo } from '@colega/contract/legajos';
import { dialogoAlAbrir } from '@colega/web-kit/ui/dialogos/dialogo-al-abrir.tsx';
import { PlazoAlConfirmar } from '@colega/web-kit/ui/legajo/plazo-al-confirmar.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Stack, Text } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { BotonConPregunta } from './boton-con-pregunta.tsx';
import type { useCambiosDelLegajo } from './use-cambios-del-legajo.ts';

const EnElDistrito = dialogoAlAbrir(() => import('./en-el-distrito.tsx'));

type DelBoton = Omit<ComponentProps<typeof BotonConPregunta>, 'pregunta' | 'alConfirmar' | 'icono' | 'children'> & {
  children?: string;
};
type Props = DelBoton & { legajo: Legajo; cambios: ReturnType<typeof useCambiosDelLegajo> };

/** DET-029: confirming a file confirms its first contract. DET-022: a special modality goes to the district. */
export const ConfirmarLegajo = ({ legajo, cambios, children = 'Confirmar legajo', ...apariencia }: Props) => {
  const [original] = legajo.detalles;
  if (!original) return null;
  if (legajo.modalidad.es_especial)
    return (
      <ConfirmarEnElDistrito {...apariencia} original={original}>
        {children}
      </ConfirmarEnElDistrito>
    );
  return (
    <BotonConPregunta
      {...apariencia}
      icono="tilde"
      pregunta={{
        titulo: `¿Confirmar el legajo Nº ${legajo.numero_legajo}?`,
        texto: (
          <Stack gap="sm">
            <Text>Una vez confirmado entra en trámite: ya no vas a poder editarlo ni eliminarlo.</Text>
            <PlazoAlConfirmar detalle={original} />
          </Stack>
        ),
        confirmar: 'Confirmar',
        confirmando: 'Confirmando…',
        peligroso: false,
      }}
      alConfirmar={() => cambios.confirmar(original.id)}
    >
      {children}
    </BotonConPregunta>
  );
};

const ConfirmarEnElDistrito = ({ original, children, ...apariencia }: DelBoton & { original: Detalle }) => {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button {...apariencia} leftSection={<Icono nombre="tilde" />} onClick={() => setAbierto(true)}>
        {children}
      </Button>
      <EnElDistrito abierto={abierto} alCerrar={() => setAbierto(false)} detalle={original} />
    </>
  );
};
