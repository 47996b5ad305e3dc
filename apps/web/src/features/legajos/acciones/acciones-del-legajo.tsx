import type { Legajo } from '@colega/contract/legajos';
import { useConfiguracion } from '@colega/web-kit/lib/consultas/configuracion.ts';
import { useNavegacion } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Icono, type NombreDeIcono } from '@colega/web-kit/ui/signos/icono.tsx';
import type { ReactElement } from 'react';
import {
  direccionDeAmpliacion,
  direccionDeCorreccion,
  direccionDeEdicion,
  direccionDeOtroIgual,
} from '../../../lib/navegacion/direcciones.ts';
import { BotonConPregunta } from './boton-con-pregunta.tsx';
import type { useCambiosDelLegajo } from './use-cambios-del-legajo.ts';

type Cambios = ReturnType<typeof useCambiosDelLegajo>;

/** DET-015. `destaca` when it is the next thing to do. */
export const EditarElLegajo = ({ legajo, destaca }: { legajo: Legajo; destaca: boolean }) => {
  const { id, acciones_permitidas: puede, observaciones, detalles } = legajo;
  const [original] = detalles;
  if (!original || !puede.puede_editarse) return null;
  const corrige = legajo.estado_legajo.clave !== 'borrador';
  const primera = observaciones.find((observacion) => observacion.puede.corregir);
  const edicion = primera
    ? direccionDeCorreccion(id, original.tipo_calculo, primera.id)
    : direccionDeEdicion(id, original.tipo_calculo);
  return (
    <Enlace to={edicion} icono="lapiz" variant={destaca ? 'filled' : 'default'}>
      {corrige ? 'Corregir lo observado' : 'Editar'}
    </Enlace>
  );
};

/** DET-012, DET-016, DET-023: the server's flags decide what else is offered, folded since nobody looks for it first. */
export const useOtrasAcciones = (legajo: Legajo, cambios: Cambios): ReactElement[] => {
  const automatico = useConfiguracion().data?.calculo_automatico === true && legajo.rubro.segmento !== null;
  const { id, numero_legajo, acciones_permitidas: puede, detalles } = legajo;
  const [original] = detalles;
  if (!original) return [];
  return [
    ...(original.tipo_calculo === 'manual' || automatico
      ? [
          <Enlace key="igual" to={direccionDeOtroIgual(id, original.tipo_calculo)} icono="copiar">
            Cargar otro igual
          </Enlace>,
        ]
      : []),
    ...(puede.puede_ampliarse && automatico
      ? [
          <Enlace key="automatico" to={direccionDeAmpliacion(id, 'automatico')} icono="mas">
            Ampliar con cálculo automático
          </Enlace>,
        ]
      : []),
    ...(puede.puede_ampliarse
      ? [
          <Enlace key="manual" to={direccionDeAmpliacion(id, 'manual')} icono="mas">
            Ampliar con cálculo manual
          </Enlace>,
        ]
      : []),
    ...(puede.puede_anularse
      ? [
          <BotonConPregunta
            key="anular"
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
          </BotonConPregunta>,
        ]
      : []),
    ...(puede.puede_eliminarse
      ? [
          <BotonConPregunta key="eliminar" variant="default" icono="borrar" alConfirmar={cambios.eliminarLegajo}>
            Eliminar
          </BotonConPregunta>,
        ]
      : []),
  ];
};

type PropsDeEnlace = { to: string; icono: NombreDeIcono; variant?: string; children: string };

const Enlace = ({ to, icono, variant = 'default', children }: PropsDeEnlace) =>
  useNavegacion().existe(to) ? (
    <BotonEnlace to={to} variant={variant} leftSection={<Icono nombre={icono} />}>
      {children}
    </BotonEnlace>
  ) : null;
