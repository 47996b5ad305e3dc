import { cambiarHonorarioConvenido } from '@colega/asistentes/legajos';
import { formatImporte, formatNumero } from '@colega/domain/importes';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { Button, Card, List, Stack, Text, Title } from '@mantine/core';
import { useAutomatico } from '../asistente/contexto-del-automatico.ts';
import { ExplicacionDelHonorario } from './explicacion-del-honorario.tsx';
import { MinimosPorTarea } from './minimos-por-tarea.tsx';

/** CAL-002..008. */
export const PasoHonorario = () => {
  const { borrador, cambiar } = useAutomatico();
  const { props } = useCampo('honorario_convenido');
  const { calculo, honorario_convenido } = borrador;
  if (!calculo)
    return (
      <Nota id="calculo" tabIndex={-1} tono="advierte">
        Cambiaste datos del legajo: el honorario se calcula de nuevo al avanzar desde el paso TAREAS.
      </Nota>
    );
  const poner = (valor: string) => cambiar((b) => cambiarHonorarioConvenido(b, valor));
  return (
    <Stack gap="lg">
      <Card component="section" aria-labelledby="honorario-minimo">
        <Stack gap="md">
          <Title order={3} id="honorario-minimo">
            Honorario mínimo
          </Title>
          <MinimosPorTarea calculo={calculo} />
          <Mensajes mensajes={[...calculo.mensajes, ...calculo.tareas_valores.flatMap(({ mensajes }) => mensajes)]} />
        </Stack>
      </Card>
      <ExplicacionDelHonorario calculo={calculo} />
      <Card component="section" aria-labelledby="titulo-convenido">
        <Stack gap="md">
          <Title order={3} id="titulo-convenido">
            Honorario acordado con el comitente
          </Title>
          <MontoInput
            {...props}
            description={`Igual o mayor al mínimo: ${formatImporte(calculo.honorario)}`}
            maw={360}
            value={honorario_convenido}
            alCambiar={poner}
          />
          <div>
            <Button variant="default" onClick={() => poner(formatNumero(calculo.honorario))}>
              Convenir el mínimo
            </Button>
          </div>
        </Stack>
      </Card>
    </Stack>
  );
};

/** CAL-003. */
const Mensajes = ({ mensajes }: { mensajes: readonly string[] }) => {
  const unicos = [...new Set(mensajes)];
  if (unicos.length === 0) return null;
  return (
    <Nota titulo="Mensajes del cálculo">
      {unicos.length === 1 ? (
        <Text>{unicos[0]}</Text>
      ) : (
        <List spacing={4}>
          {unicos.map((mensaje) => (
            <List.Item key={mensaje}>{mensaje}</List.Item>
          ))}
        </List>
      )}
    </Nota>
  );
};
