import type { Opcion } from '../formularios/formulario.ts';
import { CABLEADOS, SUMINISTROS_CAIE } from './definiciones/caie.ts';
import { SUMINISTROS_CAIE_ER } from './definiciones/caie-er.ts';
import { VERIFICACIONES } from './definiciones/t1g.ts';
import type { TipoDeCertificado } from './tipos.ts';

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

export const configuracionDe = (tipo: TipoDeCertificado | null): ConfiguracionDeCertificado => ({
  tipo,
  suministroElectrico: null,
  tipoCableado: null,
  verificacion: null,
});

export const respuestaDe = (configuracion: ConfiguracionDeCertificado, pregunta: Pregunta): string | null =>
  pregunta === 'suministroElectrico' ? (configuracion.suministroElectrico?.value ?? null) : configuracion[pregunta];

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
      respuestaDe(configuracion, pregunta as Pregunta) ?? '',
    ]),
  );
