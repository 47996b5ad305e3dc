import type { Ensayo } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Group, Progress, Stack, Text } from '@mantine/core';
import { contratos, formatCantidad } from './palabras.ts';
import type { UsoDeEnsayo } from './use-ensayo.ts';

type Props = { ensayo: Ensayo; uso: UsoDeEnsayo; puede: boolean };

const comoVa = ({ total, hechos }: Ensayo): string =>
  total === null ? 'Contando los contratos…' : `Van ${formatCantidad(hechos)} de ${contratos(total)}.`;

/** It goes on by itself, whoever looks. */
export const EnCurso = ({ ensayo, uso, puede }: Props) => {
  const { total, hechos } = ensayo;
  const parte = total ? Math.floor((100 * hechos) / total) : 0;
  const pedir = async (hacer: () => Promise<void>, falla: string) => {
    try {
      await hacer();
    } catch (error) {
      avisarError(explicarFalla(error, falla));
    }
  };
  return (
    <Stack gap="sm">
      <Text>{comoVa(ensayo)}</Text>
      <Progress.Root size="lg">
        <Progress.Section value={parte} aria-label="Contratos calculados" aria-valuetext={`${parte} %`} />
      </Progress.Root>
      <Text c="dimmed">
        Sigue aunque salgas de esta pantalla. Lo que se muestra al final es de lo que se pidió, aunque cambie mientras
        tanto.
      </Text>
      {ensayo.quieto && (
        <Nota tono="advierte">
          Hace más de un minuto que no avanza. Se retoma desde el último contrato calculado: nada se calcula dos veces.
        </Nota>
      )}
      {puede && (
        <Group gap="sm">
          {ensayo.quieto && (
            <BotonDeAccion
              variant="default"
              ocupado="Retomando…"
              alPresionar={() => pedir(uso.ensayar, todosLosMensajes.error_ensayar)}
            >
              Retomar
            </BotonDeAccion>
          )}
          <BotonDeAccion
            variant="default"
            ocupado="Cancelando…"
            alPresionar={() => pedir(() => uso.cancelar(ensayo.id), todosLosMensajes.error_cancelar_ensayo)}
          >
            Cancelar el ensayo
          </BotonDeAccion>
        </Group>
      )}
    </Stack>
  );
};
