import { type Recorrido, recorrerAbierto } from '@colega/asistentes/asistente';
import {
  abrirAutomatico,
  abrirManual,
  armarLegajo,
  armarLegajoManual,
  type BorradorAutomatico,
  type BorradorManual,
  pasosDelAutomatico,
  pasosDelManual,
} from '@colega/asistentes/legajos';
import { campoDeLegajo, pasoDeCampo } from '@colega/domain/legajos';
import { mensajeDelError } from '@colega/web-kit/lib/api/error-de-api.ts';
import { AL_CANCELAR } from '../asistente/al-cancelar.ts';
import type { VarianteAutomatica } from '../asistente/asistente-automatico.tsx';
import { VISTAS_DEL_AUTOMATICO } from '../asistente/vistas-del-automatico.ts';
import type { VarianteManual } from '../manual/asistente-manual.ts';
import { VISTAS_DEL_MANUAL } from '../manual/vistas-del-manual.ts';
import { type Abierto, abrir, type OrigenGuardado } from './abrir.ts';
import { DE_LO_GUARDADO } from './de-lo-guardado.ts';
import { guardarEdicion } from './guardar-edicion.ts';
import { vistasDe } from './vistas-de-edicion.ts';

const origenDe = <B>(
  abierto: Abierto,
  adoptar: (abierto: Abierto) => void,
  comoBorrador: (abierto: Abierto) => B | null,
): OrigenGuardado<B> => ({
  abierto,
  adoptar,
  releer: () => abrir(abierto.legajo.id, 'original'),
  comoBorrador: (nuevo) => (nuevo.legajo.edicion === null ? null : comoBorrador(nuevo)),
});

/** A stored file is complete, so its steps are open, and it begins at the datum that it was opened for. */
const llegada = ({ detalle }: Abierto, pasos: readonly { id: string }[], campo: string | null) => {
  const paso = pasoDeCampo(campo, detalle?.tipo_calculo ?? 'manual');
  return {
    foco: campoDeLegajo(campo)?.ruta,
    recorrido: (guardado: Recorrido | null) => recorrerAbierto(pasos, paso ?? guardado?.actual),
  };
};

export const TITULO_DE_EDICION = {
  automatico: 'Editar Legajo Automático', // AUT-003
  manual: 'Editar Legajo Manual',
} as const;

const automaticoDe = ({ legajo, detalle, calculo }: Abierto): BorradorAutomatico | null =>
  detalle && calculo && abrirAutomatico(legajo, detalle, calculo);

const manualDe = ({ legajo, detalle }: Abierto): BorradorManual | null => detalle && abrirManual(legajo, detalle);

/** Null when the stored file has no calculation to refill the wizard with. */
export const edicionAutomatica = (
  abierto: Abierto,
  adoptar: (abierto: Abierto) => void,
  distrito_id: number,
  campo: string | null,
): VarianteAutomatica | null => {
  const inicial = automaticoDe(abierto);
  return (
    inicial && {
      titulo: TITULO_DE_EDICION.automatico,
      nombre: `editar-legajo-${abierto.legajo.id}`,
      inicial: () => inicial,
      ...llegada(abierto, pasosDelAutomatico, campo),
      pasos: pasosDelAutomatico,
      vistas: vistasDe(VISTAS_DEL_AUTOMATICO, abierto),
      alCancelar: AL_CANCELAR,
      guardar: (borrador, envio) => guardarEdicion(borrador, armarLegajo(borrador, distrito_id), envio),
      textoDeFalla: mensajeDelError, // ERR-006
      origen: origenDe(abierto, adoptar, automaticoDe),
      deLoGuardado: DE_LO_GUARDADO,
    }
  );
};

export const edicionManual = (
  abierto: Abierto,
  adoptar: (abierto: Abierto) => void,
  distrito_id: number,
  campo: string | null,
): VarianteManual | null => {
  const inicial = manualDe(abierto);
  return (
    inicial && {
      titulo: TITULO_DE_EDICION.manual,
      nombre: `editar-legajo-${abierto.legajo.id}`,
      inicial: () => inicial,
      ...llegada(abierto, pasosDelManual, campo),
      pasos: pasosDelManual,
      vistas: vistasDe(VISTAS_DEL_MANUAL, abierto),
      alCancelar: AL_CANCELAR,
      guardar: (borrador, envio) => guardarEdicion(borrador, armarLegajoManual(borrador, distrito_id), envio),
      textoDeFalla: mensajeDelError,
      origen: origenDe(abierto, adoptar, manualDe),
      deLoGuardado: DE_LO_GUARDADO,
    }
  );
};
