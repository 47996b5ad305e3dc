import { cambiarHonorarioConvenido } from '@colega/asistentes/legajos';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { ExplicacionDelHonorario } from '@colega/web-kit/ui/legajo/explicacion-del-honorario.tsx';
import { MinimosPorTarea } from '@colega/web-kit/ui/legajo/minimos-por-tarea.tsx';
import { List, Stack, Text } from '@mantine/core';
import { useAutomatico } from '../asistente/contexto-del-automatico.ts';
import { HonorarioConvenido } from './honorario-convenido.tsx';
import { HonorarioMinimo } from './honorario-minimo.tsx';

/** CAL-002..008. */
export const PasoHonorario = () => {
  const { borrador, cambiar } = useAutomatico();
  const { calculo } = borrador;
  if (!calculo)
    return (
      <Nota id="calculo" tabIndex={-1} tono="advierte">
        Cambiaste datos del legajo: el honorario se calcula de nuevo al avanzar desde el paso TAREAS.
      </Nota>
    );
  return (
    <Stack gap="lg">
      <HonorarioMinimo>
        <MinimosPorTarea calculo={calculo} />
        <Mensajes mensajes={[...calculo.mensajes, ...calculo.tareas_valores.flatMap(({ mensajes }) => mensajes)]} />
      </HonorarioMinimo>
      <ExplicacionDelHonorario calculo={calculo} />
      <HonorarioConvenido
        minimo={calculo.honorario}
        alCambiar={(valor) => cambiar((b) => cambiarHonorarioConvenido(b, valor))}
      />
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
