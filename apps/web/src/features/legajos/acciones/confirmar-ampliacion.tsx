import type { Detalle } from '@colega/contract/legajos';
import { PlazoAlConfirmar } from '@colega/web-kit/ui/legajo/plazo-al-confirmar.tsx';
import { Stack, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { BotonConPregunta } from './boton-con-pregunta.tsx';
import type { useCambiosDelLegajo } from './use-cambios-del-legajo.ts';

type Props = Omit<ComponentProps<typeof BotonConPregunta>, 'pregunta' | 'alConfirmar' | 'icono' | 'children'> & {
  detalle: Detalle;
  cambios: ReturnType<typeof useCambiosDelLegajo>;
  children?: string;
};

/** DET-031. */
export const ConfirmarAmpliacion = ({ detalle, cambios, children = 'Confirmar ampliación', ...apariencia }: Props) => (
  <BotonConPregunta
    {...apariencia}
    icono="tilde"
    pregunta={{
      titulo: '¿Confirmar la ampliación?',
      texto: (
        <Stack gap="sm">
          <Text>
            Una vez confirmada pasa a ser el contrato vigente: ya no vas a poder eliminarla, ni editarla si el Colegio
            no la observa.
          </Text>
          <PlazoAlConfirmar detalle={detalle} />
        </Stack>
      ),
      confirmar: 'Confirmar',
      confirmando: 'Confirmando…',
      peligroso: false,
    }}
    alConfirmar={() => cambios.confirmarAmpliacion(detalle.id)}
  >
    {children}
  </BotonConPregunta>
);
