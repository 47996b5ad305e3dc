import type { Legajo } from '@colega/contract/legajos';
import { destinoDe } from '../../../lib/navegacion/destino-de-pendiente.ts';
import { direccionDeCorreccion } from '../../../lib/navegacion/direcciones.ts';
import { SECCION } from './indice-del-legajo.tsx';

type Pendiente = Legajo['pendientes'][number];

/** What does it: a dialog of this page, or somewhere to go, in it or in another. */
export type AccionDePendiente =
  | { tipo: 'confirmar' }
  | { tipo: 'confirmar_ampliacion'; detalle_id: number }
  | { tipo: 'ir'; verbo: string; to: string }
  | { tipo: 'bajar'; verbo: string; seccion: string };

const VERBO: Readonly<Partial<Record<Pendiente['falta'], string>>> = {
  completar: 'Completar',
  actualizar_fechas: 'Cambiar',
  corregir_comitente: 'Corregir',
  responder_observacion: 'Corregir',
  actualizar_ampliacion: 'Cambiar',
  pagar_cep: 'Pagar',
  timbrar: 'Pagar',
};

const ir = (legajo: Legajo, pendiente: Pendiente): AccionDePendiente => {
  const contrato = legajo.detalles.find(({ id }) => id === pendiente.detalle_id);
  const automatico = contrato?.tipo_calculo === 'automatico';
  const to = destinoDe({ ...pendiente, legajo, automatico });
  return { tipo: 'ir', verbo: VERBO[pendiente.falta] ?? 'Ver', to };
};

/** One action of each thing to do, the one that the file allows now; without an allowed one, where it is explained. */
export const accionDe = (legajo: Legajo, pendiente: Pendiente): AccionDePendiente => {
  const { acciones_permitidas: puede, observaciones, detalles } = legajo;
  const { falta, detalle_id, cupon_id } = pendiente;
  switch (falta) {
    case 'confirmar':
    case 'confirmar_en_el_distrito':
      return { tipo: 'confirmar' };
    case 'confirmar_ampliacion':
      return detalle_id === null
        ? { tipo: 'bajar', verbo: 'Ver', seccion: 'acciones' }
        : { tipo: 'confirmar_ampliacion', detalle_id };
    case 'responder_observacion': {
      const primera = observaciones.find((una) => una.puede.corregir);
      const tipo = detalles[0]?.tipo_calculo;
      return primera && tipo
        ? { tipo: 'ir', verbo: 'Corregir', to: direccionDeCorreccion(legajo.id, tipo, primera.id) }
        : { tipo: 'bajar', verbo: 'Responder', seccion: 'observaciones' };
    }
    case 'pagar_cep':
      return cupon_id !== null || puede.puede_generar_cep
        ? ir(legajo, pendiente)
        : { tipo: 'bajar', verbo: 'Ver', seccion: 'cep' };
    case 'timbrar':
      return cupon_id !== null || puede.puede_timbrarse_prepago || puede.puede_generar_timbrado
        ? ir(legajo, pendiente)
        : { tipo: 'bajar', verbo: 'Ver', seccion: 'timbrado' };
    case 'esperar_al_padron':
      return { tipo: 'bajar', verbo: 'Ver', seccion: SECCION.comitentes };
    case 'timbrar_en_arba':
      return { tipo: 'bajar', verbo: 'Ver', seccion: 'timbrado' };
    default:
      return ir(legajo, pendiente);
  }
};
