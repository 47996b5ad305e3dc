import {
  abrirAmpliacionAutomatica,
  abrirAmpliacionManual,
  armarAmpliacionAutomatica,
  armarAmpliacionManual,
  type BorradorAutomatico,
  type BorradorManual,
  type ContextoAutomatico,
  contratoOriginal,
  crearAmpliacionAutomatica,
  crearAmpliacionManual,
  type PasoDeAmpliacion,
  pasosDeAmpliacionAutomatica,
  pasosDeAmpliacionManual,
} from '@colega/asistentes/legajos';
import type { PreguntaAlSalir } from '@colega/web-kit/form/wizard/guardia-de-salida.tsx';
import { type ComponenteDePaso, pasoAlLlegar } from '@colega/web-kit/form/wizard/paso-al-llegar.tsx';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import type { VarianteAutomatica } from '../asistente/asistente-automatico.tsx';
import { PASO_HONORARIO, PASO_TAREAS } from '../asistente/pasos-comunes.ts';
import { type Abierto, abrir, type OrigenGuardado } from '../edicion/abrir.ts';
import { DE_LO_GUARDADO, type DeLoGuardado } from '../edicion/de-lo-guardado.ts';
import { vistasDe } from '../edicion/vistas-de-edicion.ts';
import type { VarianteManual } from '../manual/asistente-manual.ts';
import { guardarAmpliacion } from './guardar-ampliacion.ts';
import { motivoDeNoAmpliar } from './motivo-de-no-ampliar.ts';
import { PasoDatosGenerales } from './paso-datos-generales.tsx';
import { PasoDatosGeneralesManual } from './paso-datos-generales-manual.tsx';

/** OPN-050: asked only with unsaved data. */
const PREGUNTA: PreguntaAlSalir = { titulo: '¿Seguro quiere salir?', texto: 'Se perderán los datos ingresados' };

const VISTAS: Record<PasoDeAmpliacion, ComponenteDePaso> = {
  datos: PasoDatosGenerales,
  tareas: PASO_TAREAS,
  honorario: PASO_HONORARIO,
  contrato: pasoAlLlegar(async () => (await import('./datos-del-contrato.tsx')).DatosDelContrato),
};

const VISTAS_MANUALES: Record<PasoDeAmpliacion, ComponenteDePaso> = {
  datos: PasoDatosGeneralesManual,
  tareas: pasoAlLlegar(async () => (await import('../manual/filas-de-tareas.tsx')).FilasDeTareas),
  honorario: pasoAlLlegar(async () => (await import('./paso-honorario-manual.tsx')).PasoHonorarioManual),
  contrato: pasoAlLlegar(async () => (await import('./datos-del-contrato.tsx')).DatosDelContratoManual),
};

/** AMP-034; null after a manual original. */
const calculoOriginalDe = ({ legajo }: Abierto): number | null =>
  contratoOriginal(legajo)?.calculo_honorario_id ?? null;

const comun = <B>(
  abierto: Abierto,
  adoptar: (abierto: Abierto) => void,
  comoBorrador: (abierto: Abierto) => B | null,
): {
  nombre: string;
  alCancelar: string;
  pregunta: PreguntaAlSalir;
  origen: OrigenGuardado<B>;
  deLoGuardado: DeLoGuardado;
  ampliacion: { calculo_original_id: number | null };
} => {
  const { legajo, detalle } = abierto;
  const que = detalle?.id ?? 'nueva';
  return {
    nombre: `ampliacion-${que}-de-${legajo.id}`,
    alCancelar: direccionDelLegajo(legajo.id), // AMP-003
    pregunta: PREGUNTA,
    ampliacion: { calculo_original_id: calculoOriginalDe(abierto) },
    deLoGuardado: DE_LO_GUARDADO,
    origen: {
      abierto,
      adoptar,
      releer: () => abrir(legajo.id, que),
      comoBorrador: (nuevo) => (motivoDeNoAmpliar(nuevo, que) === null ? comoBorrador(nuevo) : null),
    },
  };
};

export const ampliacionAutomatica = (
  abierto: Abierto,
  adoptar: (abierto: Abierto) => void,
  titulo: string,
  contexto: ContextoAutomatico,
): VarianteAutomatica => {
  const comoBorrador = ({ legajo, detalle, calculo }: Abierto): BorradorAutomatico =>
    detalle && calculo
      ? abrirAmpliacionAutomatica(legajo, detalle, calculo)
      : crearAmpliacionAutomatica(legajo, calculo, contexto);
  const inicial = comoBorrador(abierto);
  const base = comun(abierto, adoptar, comoBorrador);
  return {
    ...base,
    nombre: `${base.nombre}-automatica`,
    titulo,
    inicial: () => inicial,
    pasos: pasosDeAmpliacionAutomatica,
    vistas: vistasDe(VISTAS, abierto),
    guardar: (borrador, envio) => guardarAmpliacion(borrador, armarAmpliacionAutomatica(borrador), envio),
  };
};

export const ampliacionManual = (
  abierto: Abierto,
  adoptar: (abierto: Abierto) => void,
  titulo: string,
): VarianteManual => {
  const comoBorrador = ({ legajo, detalle }: Abierto): BorradorManual =>
    detalle ? abrirAmpliacionManual(legajo, detalle) : crearAmpliacionManual(legajo);
  const inicial = comoBorrador(abierto);
  const base = comun(abierto, adoptar, comoBorrador);
  return {
    ...base,
    nombre: `${base.nombre}-manual`,
    titulo,
    inicial: () => inicial,
    pasos: pasosDeAmpliacionManual,
    vistas: vistasDe(VISTAS_MANUALES, abierto),
    guardar: (borrador, envio) => guardarAmpliacion(borrador, armarAmpliacionManual(borrador), envio),
  };
};
