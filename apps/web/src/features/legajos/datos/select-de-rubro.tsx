import { deshacerRubro, elegirRubro, rubroQueSeDeshace } from '@colega/asistentes/legajos';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useLoQueSeCalcula } from '../asistente/contexto-del-automatico.ts';
import { SelectDeId } from '../asistente/select-de-id.tsx';

/** AUT-025: another segment clears the added tasks, which is told at once and can be taken back. */
export const SelectDeRubro = () => {
  const { borrador, cambiar, contexto, referencias } = useLoQueSeCalcula();
  const { props } = useCampo('rubro_id');
  const perdidas = rubroQueSeDeshace(borrador)?.tareas.length ?? 0;
  return (
    <div>
      <SelectDeId
        {...props}
        opciones={referencias.rubros}
        value={borrador.rubro_id}
        alElegir={(id) => cambiar((b) => elegirRubro(b, id, contexto))}
      />
      <div role="status">
        {perdidas > 0 && (
          <Nota tono="advierte" mt="xs">
            <Group justify="space-between" gap="xs">
              <Text>
                {perdidas === 1
                  ? 'Con este rubro se quitó la tarea que habías cargado.'
                  : `Con este rubro se quitaron las ${perdidas} tareas que habías cargado.`}
              </Text>
              <Button variant="default" onClick={() => cambiar(deshacerRubro)}>
                Deshacer
              </Button>
            </Group>
          </Nota>
        )}
      </div>
    </div>
  );
};
