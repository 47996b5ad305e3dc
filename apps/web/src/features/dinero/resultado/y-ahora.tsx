import { rutasDeLegajos } from '@colega/contract/legajos';
import { QUE_HACER } from '@colega/contract/tablero';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { destinoDe } from '../../../lib/navegacion/destino-de-pendiente.ts';
import { cuantoYCuando } from '../../../ui/nombrar-pendiente.ts';
import { useSiguienteTras } from '../cola/use-cola.ts';

type Props = { legajoId: number; cuponId: number };

/**
 * What its file asks for once a charge of it is paid, the first of all with its action. Without an answer nothing is said, nor while
 * others are paid in a row, of which the next one is already there.
 */
export const YAhora = ({ legajoId, cuponId }: Props) => {
  const { otro } = useSiguienteTras(cuponId);
  const { data: legajo } = useQuery({
    ...consulta(rutasDeLegajos.legajo, { params: { id: legajoId } }),
    // the payment has just changed it
    refetchOnMount: 'always',
  });
  const [primero, ...otros] = legajo?.pendientes ?? [];
  if (!legajo || otro) return null;
  const automatico = legajo.detalles.find(({ id }) => id === primero?.detalle_id)?.tipo_calculo === 'automatico';
  return (
    <Card component="section" aria-labelledby="titulo-y-ahora">
      <Stack gap="sm">
        <Title order={2} id="titulo-y-ahora">
          ¿Y ahora?
        </Title>
        {primero ? (
          <Group justify="space-between" gap="sm">
            <div>
              <Text fw={700}>{QUE_HACER[primero.falta]}</Text>
              <Text size="sm" c="dimmed">
                {cuantoYCuando(primero)}
              </Text>
            </div>
            <BotonEnlace to={destinoDe({ ...primero, legajo, automatico })}>{QUE_HACER[primero.falta]}</BotonEnlace>
          </Group>
        ) : (
          <Text>Del legajo {legajo.numero_legajo} no tenés que hacer nada más. Te avisamos cuando cambie.</Text>
        )}
        {otros.length > 0 && (
          <Text size="sm" c="dimmed">
            Después: {otros.map(({ falta }) => QUE_HACER[falta]).join(' · ')}.
          </Text>
        )}
      </Stack>
    </Card>
  );
};
