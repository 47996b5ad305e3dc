import type { Fecha } from '../../fechas/fecha.ts';
import { sePuede } from './acciones.ts';
import { edicionDeAmpliacion, puedeEditarse } from './edicion.ts';
import type { SituacionDelLegajo } from './situacion.ts';

/** DET-023, OPN-041: the specifications give some actions two names. */
export type AccionesPermitidas = {
  puede_confirmarse: boolean;
  puede_confirmar: boolean;
  puede_eliminarse: boolean;
  puede_anularse: boolean;
  puede_ampliarse: boolean;
  permite_certificados: boolean;
  puede_timbrarse_prepago: boolean;
  puede_generar_timbrado: boolean;
  puede_generar_cep: boolean;
  puede_editarse: boolean;
};

export type AccionesDeDetalle = {
  puede_confirmarse: boolean;
  puede_editarse: boolean;
  puede_eliminarse: boolean;
  puede_anularse: boolean;
};

/** DET-022: a file of a special modality can be "confirmed": the person is told to go to the district. */
export const accionesPermitidas = (s: SituacionDelLegajo, hoy: Fecha): AccionesPermitidas => {
  const c = { quien: 'matriculado', hoy } as const;
  const confirmar = sePuede('confirmar', s, { quien: s.modalidad.es_especial ? 'colegio' : 'matriculado', hoy });
  const timbrar = sePuede('timbrar_prepago', s, c);
  return {
    puede_confirmarse: confirmar,
    puede_confirmar: confirmar,
    puede_eliminarse: sePuede('eliminar', s, c),
    puede_anularse: sePuede('anular', s, c),
    puede_ampliarse: sePuede('ampliar', s, c),
    permite_certificados: sePuede('emitir_certificado', s, c),
    puede_timbrarse_prepago: timbrar,
    puede_generar_timbrado: timbrar,
    puede_generar_cep: sePuede('generar_cep', s, c),
    puede_editarse: puedeEditarse(s),
  };
};

export const accionesDeDetalle = (s: SituacionDelLegajo, detalle_id: number, hoy: Fecha): AccionesDeDetalle => {
  const c = { quien: 'matriculado', hoy, detalle_id } as const;
  const detalle = s.detalles.find(({ id }) => id === detalle_id);
  return {
    puede_confirmarse: sePuede('confirmar_ampliacion', s, c),
    puede_editarse: detalle !== undefined && edicionDeAmpliacion(s, detalle, hoy) !== null,
    puede_eliminarse: sePuede('eliminar_ampliacion', s, c),
    puede_anularse: sePuede('anular_detalle', s, c),
  };
};
