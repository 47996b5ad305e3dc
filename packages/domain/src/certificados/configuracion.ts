import type { CodigoDeFalta } from '../formularios/codigos.ts';
import type { Opcion } from '../formularios/formulario.ts';
import type { Problema } from '../resultado/problema.ts';
import { CABLEADOS, SUMINISTROS_CAIE } from './definiciones/caie.ts';
import { SUMINISTROS_CAIE_ER } from './definiciones/caie-er.ts';
import { VERIFICACIONES } from './definiciones/t1g.ts';
import { TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from './tipos.ts';

/** What the chooser settles before a form opens (CER-011). */
export type ConfiguracionDeCertificado = {
  tipo: TipoDeCertificado | null;
  suministroElectrico: { value: string } | null;
  tipoCableado: string | null;
  verificacion: string | null;
};

export type Pregunta = 'suministroElectrico' | 'tipoCableado' | 'verificacion';

/** CER-007, CER-008: what each type asks there. The others ask nothing: the type is the configuration (OPN-106). */
export const PREGUNTAS: Partial<Record<TipoDeCertificado, Partial<Record<Pregunta, readonly Opcion<string>[]>>>> = {
  caie: { suministroElectrico: SUMINISTROS_CAIE },
  caie_er: { suministroElectrico: SUMINISTROS_CAIE_ER },
  t1g: { tipoCableado: CABLEADOS, verificacion: VERIFICACIONES },
};

const elegida = (configuracion: ConfiguracionDeCertificado, pregunta: Pregunta): string | null =>
  pregunta === 'suministroElectrico' ? (configuracion.suministroElectrico?.value ?? null) : configuracion[pregunta];

/** CER-009, CER-010. */
export const validarConfiguracion = (configuracion: ConfiguracionDeCertificado): Problema<CodigoDeFalta>[] => {
  const { tipo } = configuracion;
  if (tipo === null || !TIPOS_DE_CERTIFICADO.includes(tipo)) return [{ codigo: 'opcion_requerida', campo: 'tipo' }];
  return Object.entries(PREGUNTAS[tipo] ?? {}).flatMap(([pregunta, opciones]) => {
    const valor = elegida(configuracion, pregunta as Pregunta);
    const esta = opciones.some((opcion) => opcion.valor === valor);
    return esta ? [] : [{ codigo: 'opcion_requerida' as const, campo: pregunta }];
  });
};

/** The names under which a configuration travels in the payload. */
export const RUTA_DE_PREGUNTA: Record<Pregunta, 'suministro_energia' | 'tipo_cableado' | 'verificacion'> = {
  suministroElectrico: 'suministro_energia',
  tipoCableado: 'tipo_cableado',
  verificacion: 'verificacion',
};

export const datosDeConfiguracion = (configuracion: ConfiguracionDeCertificado): Record<string, string> =>
  Object.fromEntries(
    Object.keys(configuracion.tipo === null ? {} : (PREGUNTAS[configuracion.tipo] ?? {})).map((pregunta) => [
      RUTA_DE_PREGUNTA[pregunta as Pregunta],
      elegida(configuracion, pregunta as Pregunta) ?? '',
    ]),
  );
