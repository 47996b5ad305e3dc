import type { Detalle, Legajo } from '@colega/contract/legajos';
import { useNavegacion } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group } from '@mantine/core';
import { usePuede } from '../../../lib/consultas/permisos.ts';
import { direccionDeEdicionDeAmpliacion } from '../../../lib/navegacion/direcciones.ts';
import { BotonConPregunta } from './boton-con-pregunta.tsx';
import { ConfirmarAmpliacion } from './confirmar-ampliacion.tsx';
import type { useCambiosDelLegajo } from './use-cambios-del-legajo.ts';

type Props = { legajo: Legajo; detalle: Detalle; cambios: ReturnType<typeof useCambiosDelLegajo> };

/** DET-031, DET-034. A confirmed expansion is corrected only if it was observed. */
export const AccionesDelContrato = ({ legajo, detalle, cambios }: Props) => {
  const puedeEjercer = usePuede('Ejercicio');
  const { existe } = useNavegacion();
  const { id, acciones: puede, tipo_calculo } = detalle;
  if (!puedeEjercer || !Object.values(puede).some(Boolean)) return null;
  const edicion = direccionDeEdicionDeAmpliacion(legajo.id, id, tipo_calculo);
  return (
    <Group gap="sm" data-no-imprime>
      {puede.puede_confirmarse && <ConfirmarAmpliacion detalle={detalle} cambios={cambios} />}
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
