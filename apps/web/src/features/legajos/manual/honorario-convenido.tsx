import { formatImporte, formatNumero } from '@colega/domain/importes';
import { minimoDeFilas } from '@colega/domain/legajos';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { Button, Card, Stack, Title } from '@mantine/core';
import { useManual } from './contexto-del-manual.ts';

/** MAN-008, AMP-031. */
export const HonorarioConvenido = () => {
  const { borrador, cambiar } = useManual();
  const { props } = useCampo('honorario_convenido');
  const { honorario_convenido, filas } = borrador;
  const minimo = minimoDeFilas(filas);
  const poner = (valor: string) => cambiar((b) => ({ ...b, honorario_convenido: valor }));
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
          value={honorario_convenido}
          alCambiar={poner}
        />
        <div>
          <Button variant="default" onClick={() => poner(formatNumero(minimo))}>
            Convenir el mínimo
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
