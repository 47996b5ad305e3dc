import { formatImporte, formatNumero, type Importe } from '@colega/domain/importes';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { Button, Card, Stack, Title } from '@mantine/core';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';

type Props = { minimo: Importe; alCambiar: (convenido: string) => void };

/** CAL-004, CAL-005, MAN-008, AMP-031. */
export const HonorarioConvenido = ({ minimo, alCambiar }: Props) => {
  const { borrador } = useLegajo();
  const { props } = useCampo('honorario_convenido');
  return (
    <Card component="section" aria-labelledby="titulo-convenido">
      <Stack gap="md">
        <Title order={3} id="titulo-convenido">
          Honorario acordado con el comitente
        </Title>
        <MontoInput
          {...props}
          description={`Igual o mayor al mínimo: ${formatImporte(minimo)}`}
          maw={360}
          value={borrador.honorario_convenido}
          alCambiar={alCambiar}
        />
        <div>
          <Button variant="default" onClick={() => alCambiar(formatNumero(minimo))}>
            Convenir el mínimo
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
