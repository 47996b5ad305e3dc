import type { Legajo } from '@colega/contract/legajos';
import { useConfiguracion } from '@colega/web-kit/lib/consultas/configuracion.ts';
import { useNavegacion } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Icono, type NombreDeIcono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group } from '@mantine/core';
import { usePuede } from '../../../lib/consultas/permisos.ts';
import {
  direccionDeAmpliacion,
  direccionDeCorreccion,
  direccionDeEdicion,
} from '../../../lib/navegacion/direcciones.ts';
import { BotonConPregunta } from './boton-con-pregunta.tsx';
import { ConfirmarLegajo } from './confirmar-legajo.tsx';
import type { useCambiosDelLegajo } from './use-cambios-del-legajo.ts';

/** DET-012, DET-013, DET-023: the server's flags and the Ejercicio ability decide. */
type Props = { legajo: Legajo; cambios: ReturnType<typeof useCambiosDelLegajo> };

export const AccionesDelLegajo = ({ legajo, cambios }: Props) => {
  const puedeEjercer = usePuede('Ejercicio');
  const automatico = useConfiguracion().data?.calculo_automatico === true && legajo.rubro.segmento !== null;
  const { id, numero_legajo, acciones_permitidas: puede, detalles } = legajo;
  const [original] = detalles;
  if (!puedeEjercer || !original) return null;
  const corrige = legajo.estado_legajo.clave !== 'borrador';
  const primera = legajo.observaciones.find((observacion) => observacion.puede.corregir);
  const edicion = primera
    ? direccionDeCorreccion(id, original.tipo_calculo, primera.id)
    : direccionDeEdicion(id, original.tipo_calculo);
  return (
    <Group component="section" id="acciones" tabIndex={-1} aria-label="Acciones" gap="sm" data-no-imprime>
      {puede.puede_confirmarse && <ConfirmarLegajo legajo={legajo} cambios={cambios} />}
      {puede.puede_editarse && (
        <Enlace to={edicion} icono="lapiz" variant={corrige ? 'filled' : 'default'}>
          {corrige ? 'Corregir lo observado' : 'Editar'}
        </Enlace>
      )}
      {puede.puede_ampliarse && (
        <>
          {automatico && (
            <Enlace to={direccionDeAmpliacion(id, 'automatico')} icono="mas">
              Ampliar con cálculo automático
            </Enlace>
          )}
          <Enlace to={direccionDeAmpliacion(id, 'manual')} icono="mas">
            Ampliar con cálculo manual
          </Enlace>
        </>
      )}
      {puede.puede_anularse && (
        <BotonConPregunta
          variant="default"
          icono="prohibido"
          pregunta={{
            titulo: `¿Anular el legajo Nº ${numero_legajo}?`,
            texto: 'Se anulan sus contratos y se cierran sus cupones pendientes. No se puede volver atrás.',
            confirmar: 'Anular legajo',
            confirmando: 'Anulando…',
          }}
          alConfirmar={() => cambios.anular(original.id)}
        >
          Anular legajo
        </BotonConPregunta>
      )}
      {puede.puede_eliminarse && (
        <BotonConPregunta variant="default" icono="borrar" alConfirmar={cambios.eliminarLegajo}>
          Eliminar
        </BotonConPregunta>
      )}
    </Group>
  );
};

type PropsDeEnlace = { to: string; icono: NombreDeIcono; variant?: string; children: string };

const Enlace = ({ to, icono, variant = 'default', children }: PropsDeEnlace) =>
  useNavegacion().existe(to) ? (
    <BotonEnlace to={to} variant={variant} leftSection={<Icono nombre={icono} />}>
      {children}
    </BotonEnlace>
  ) : null;
