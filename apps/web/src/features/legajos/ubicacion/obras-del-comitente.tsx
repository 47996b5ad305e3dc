import { lugarDeLaObra, obrasDeLosComitentes } from '@colega/asistentes/legajos';
import { rutasDeLegajos, type YaCargado } from '@colega/contract/legajos';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { VARIOS_RENGLONES } from '@colega/web-kit/ui/botones/varios-renglones.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { useYaCargados } from '../contrato/use-ya-cargados.ts';
import type { useLugar } from './use-lugar.ts';

/** S-932: the place of an earlier work of the same client is put with one press, as one that was found. */
export const ObrasDelComitente = ({ lugar }: { lugar: ReturnType<typeof useLugar> }) => {
  const { borrador } = useLegajo();
  const cliente = useQueryClient();
  const { items } = useYaCargados();
  const obras = obrasDeLosComitentes(borrador, items);
  if (obras.length === 0) return null;

  const noSePudo = (numero_legajo: number): void =>
    lugar.fallar(`No pudimos traer el lugar del legajo ${numero_legajo}. Probá de nuevo, o buscalo.`);
  const traer = async ({ id, numero_legajo }: YaCargado): Promise<void> => {
    const sigue = lugar.empezar();
    try {
      const legajo = await cliente.fetchQuery(consulta(rutasDeLegajos.legajo, { params: { id } }));
      const hallado = lugarDeLaObra(legajo);
      const localidad = legajo.inmuebles[0]?.localidad;
      if (sigue.aborted) return;
      if (!hallado || !localidad) return noSePudo(numero_legajo);
      lugar.mostrar({
        ...{ leido: 'direccion', sin_respuesta: [], avisos: [], legajos: [] },
        lugares: [{ ...hallado, localidad, partido: localidad.partido, de: [] }],
      });
    } catch {
      if (!sigue.aborted) noSePudo(numero_legajo);
    }
  };

  return (
    <Stack gap="xs">
      <Text id="titulo-obras">
        Otras obras de {borrador.comitentes.length > 1 ? 'estos comitentes' : 'este comitente'}
      </Text>
      <Group gap="sm" role="group" aria-labelledby="titulo-obras">
        {obras.map(({ legajo, donde }) => (
          <BotonDeAccion
            key={legajo.id}
            variant="default"
            {...VARIOS_RENGLONES}
            ocupado="Trayendo el lugar…"
            alPresionar={() => traer(legajo)}
          >
            {`${donde.calle} ${donde.numero}`.trim()}, {donde.localidad}
          </BotonDeAccion>
        ))}
      </Group>
    </Stack>
  );
};
