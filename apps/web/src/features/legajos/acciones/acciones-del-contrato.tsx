import type { Detalle, Legajo } from '@colega/contract/legajos';
import { useNavegacion } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { PlazoAlConfirmar } from '@colega/web-kit/ui/legajo/plazo-al-confirmar.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group, Stack, Text } from '@mantine/core';
import { usePuede } from '../../../lib/consultas/permisos.ts';
import { direccionDeEdicionDeAmpliacion } from '../../../lib/navegacion/direcciones.ts';
import { BotonConPregunta } from './boton-con-pregunta.tsx';
import { useCambiosDelLegajo } from './use-cambios-del-legajo.ts';

/** DET-031, DET-034. A confirmed expansion is corrected only if it was observed. */
export const AccionesDelContrato = ({ legajo, detalle }: { legajo: Legajo; detalle: Detalle }) => {
  const puedeEjercer = usePuede('Ejercicio');
  const { existe } = useNavegacion();
  const cambios = useCambiosDelLegajo(legajo);
  const { id, acciones: puede, tipo_calculo } = detalle;
  if (!puedeEjercer || !Object.values(puede).some(Boolean)) return null;
  const edicion = direccionDeEdicionDeAmpliacion(legajo.id, id, tipo_calculo);
  return (
    <Group gap="sm" data-no-imprime>
      {puede.puede_confirmarse && (
        <BotonConPregunta
          icono="tilde"
          pregunta={{
            titulo: '¿Confirmar la ampliación?',
            texto: (
              <Stack gap="sm">
                <Text>
                  Una vez confirmada pasa a ser el contrato vigente: ya no vas a poder eliminarla, ni editarla si el
                  Colegio no la observa.
                </Text>
                <PlazoAlConfirmar detalle={detalle} />
              </Stack>
            ),
            confirmar: 'Confirmar',
            confirmando: 'Confirmando…',
            peligroso: false,
          }}
          alConfirmar={() => cambios.confirmar(id)}
        >
          Confirmar ampliación
        </BotonConPregunta>
      )}
      {puede.puede_editarse && existe(edicion) && (
        <BotonEnlace to={edicion} variant="default" leftSection={<Icono nombre="lapiz" />}>
          {detalle.estado.clave === 'borrador' ? 'Editar ampliación' : 'Corregir ampliación'}
        </BotonEnlace>
      )}
      {puede.puede_anularse && (
        <BotonConPregunta
          variant="default"
          icono="prohibido"
          pregunta={{
            titulo: '¿Anular esta ampliación?',
            texto:
              'Vuelve a regir el contrato anterior y se cierran los cupones pendientes de este. No se puede volver atrás.',
            confirmar: 'Anular ampliación',
            confirmando: 'Anulando…',
          }}
          alConfirmar={() => cambios.anular(id)}
        >
          Anular ampliación
        </BotonConPregunta>
      )}
      {puede.puede_eliminarse && (
        <BotonConPregunta variant="default" icono="borrar" alConfirmar={() => cambios.eliminarDetalle(id)}>
          Eliminar ampliación
        </BotonConPregunta>
      )}
    </Group>
  );
};
