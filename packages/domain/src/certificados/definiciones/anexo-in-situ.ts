import { campoSiNo, elegido, opcion, type PasoDeCertificado, texto } from '../campo.ts';

const LARGO_ACTIVIDAD = 120; // S-273

const RESOLUCIONES = [
  { valor: 'res_enre_225_11', etiqueta: 'Res. ENRE 225/11' },
  { valor: 'res_enre_269_12', etiqueta: 'Res. ENRE 269/12' },
  { valor: 'res_enre_380_15', etiqueta: 'Res. ENRE 380/15' },
  { valor: 'res_anterior_225', etiqueta: 'Anterior a la Res. 225' },
] as const;
const ACOMETIDAS = [
  { valor: 'aerea', etiqueta: 'Aérea' },
  { valor: 'subterranea', etiqueta: 'Subterránea' },
] as const;
const ALIMENTACIONES = [6, 10, 16, 35, 50, 70, 90, 120, 240].map((mm) => ({
  valor: `${mm}_mm`,
  etiqueta: `${mm} mm²`,
}));

/** CER-082, OPN-118: the order is that of the form. */
export const FOTOS = [
  elegido('foto', 'foto_gabinete', 'Gabinete con tapa abierta'),
  elegido('foto', 'foto_tp', 'TP con protecciones visibles'),
  elegido('foto', 'foto_canio_acometida', 'Caño de acometida completo'),
  elegido('foto', 'foto_frente_inmueble', 'Frente completo del inmueble'),
] as const;

/** CER-020, CER-077..084. */
export const pasosDeAnexo: readonly PasoDeCertificado[] = [
  {
    id: 'in_situ',
    titulo: 'ANEXO IN SITU',
    grupos: [
      {
        campos: [
          elegido('certificado', 'certificado_referencia', 'Certificado de referencia'),
          texto('actividad', 'Actividad', LARGO_ACTIVIDAD),
          opcion('resolucion', 'Resolución', RESOLUCIONES),
          opcion('acometida', 'Acometida', ACOMETIDAS),
          opcion('alimentacion', 'Alimentación', ALIMENTACIONES),
        ],
      },
      {
        titulo: 'Verificaciones',
        campos: [
          campoSiNo('canio_doble_aislacion', 'Caño de doble aislación'),
          campoSiNo('tp_menos2mt_gabinete', 'TP a menos de 2 m del gabinete'),
          campoSiNo('grampa_sujecion', 'Grampa de sujeción'),
          campoSiNo('gabinete_y_tablero_pvc', 'Gabinete y tablero de PVC'),
          campoSiNo('conector_pvc_ingreso', 'Conector de PVC en el ingreso'),
          campoSiNo('canio_bajada_nuevo', 'Caño de bajada nuevo', { esUnHecho: true }),
          campoSiNo('caja_de_toma', 'Caja de toma'),
          campoSiNo('tp_interior_inmueble', 'TP en el interior del inmueble', { esUnHecho: true }),
          campoSiNo('colores_normalizados', 'Colores normalizados'),
        ],
      },
      { titulo: 'Fotos', campos: FOTOS },
    ],
  },
];
