import { rutasDeAranceles } from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperador } from '../../lib/operador.ts';
import { CONSULTA_DE_ARANCELES } from './consultas.ts';

/** The program comes with the tariffs of one college: another takes them away before it calculates anything. */
export const DelPrograma = () => {
  const { permisos, distrito } = useOperador();
  const [preguntando, setPreguntando] = useState(false);
  const cliente = useQueryClient();
  const { claveDe, olvidar } = useIntento();
  const puede = distrito === null && permisos.includes('aranceles.publicar');
  const quitar = async (): Promise<void> => {
    setPreguntando(false);
    try {
      const hecho = await llamar(rutasDeAranceles.quitarDelPrograma, {}, { idempotencyKey: claveDe('quitar') });
      olvidar();
      avisarExito(hecho.message);
    } catch (causa) {
      avisarError(explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
    }
    await cliente.invalidateQueries({ queryKey: CONSULTA_DE_ARANCELES.queryKey });
  };
  return (
    <Nota tono="advierte" titulo="Estas tarifas vinieron con el programa">
      <Text size="sm">
        Si son las de tu Colegio, seguí: la próxima se prepara sobre ellas. Si no, quitalas antes de que alguien calcule
        con ellas, y prepará la primera tuya.
      </Text>
      {puede ? (
        <Group mt="xs">
          <Button variant="default" onClick={() => setPreguntando(true)}>
            No son nuestras: quitarlas
          </Button>
        </Group>
      ) : (
        <Text size="sm">Las quita quien tenga el rol de aranceles de todo el Colegio.</Text>
      )}
      <ConfirmarDialogo
        abierto={preguntando}
        titulo="¿Quitar las tarifas que vinieron con el programa?"
        texto="Todavía no se calculó nada con ellas. Se quitan todas, y hasta que publiques la tuya no se calcula ningún honorario."
        confirmar="Quitarlas"
        cancelar="Dejarlas"
        alCancelar={() => setPreguntando(false)}
        alConfirmar={() => void quitar()}
      />
    </Nota>
  );
};
