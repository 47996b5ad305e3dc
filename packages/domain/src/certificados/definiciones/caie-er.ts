import { campoSiNo, numero, type PasoDeCertificado, texto } from '../campo.ts';

const LARGO_CONTRIBUYENTE = 20;

/** CER-060. */
export const SUMINISTROS_CAIE_ER = [
  { valor: 'v220_t1r_3kw', etiqueta: '220 V, T1R, hasta 3 kW' },
  { valor: 'v220_t1r_3_6kw', etiqueta: '220 V, T1R, de 3 a 6 kW' },
  { valor: 'v380_caie_5kw', etiqueta: '380 V, CAIE, hasta 5 kW' },
  { valor: 'v380_caie_5_15kw', etiqueta: '380 V, CAIE, de 5 a 15 kW' },
  { valor: 'v380_caie_15kw', etiqueta: '380 V, CAIE, desde 15 kW' },
] as const;
export type SuministroCaieEr = (typeof SUMINISTROS_CAIE_ER)[number]['valor'];

/** CER-063..067, OPN-114: in kW, both ends included. */
export const BANDAS_DE_ACOPLE: Record<SuministroCaieEr, { desde?: number; hasta?: number }> = {
  v220_t1r_3kw: { hasta: 3 },
  v220_t1r_3_6kw: { desde: 3, hasta: 6 },
  v380_caie_5kw: { hasta: 5 },
  v380_caie_5_15kw: { desde: 5, hasta: 15 },
  v380_caie_15kw: { desde: 15 },
};

export const ETIQUETA_DE_ACOPLE = 'Potencia de acople';

/** CER-059, CER-095: the limits are not measured here, only read. */
export const pasosDeCaieEr: readonly PasoDeCertificado[] = [
  {
    id: 'generacion',
    titulo: 'GENERACIÓN DISTRIBUIDA',
    grupos: [
      {
        campos: [
          numero('potencia_acople', ETIQUETA_DE_ACOPLE, 'nueve_decimales', { unidad: 'KW' }),
          texto('nro_contribuyente', 'Número de contribuyente', LARGO_CONTRIBUYENTE, { deEsteLugar: true }),
          campoSiNo('sis_generacion_distribuida', 'Sistema de generación distribuida', { esUnHecho: true }),
          campoSiNo('tab_principal', 'Tablero principal'),
          campoSiNo('protecciones_ppales_y_tierra', 'Protecciones principales y puesta a tierra'),
          campoSiNo('tiempos_min_reconexion', 'Tiempo mínimo de reconexión', { ayuda: 'Mayor a 180 segundos.' }),
          campoSiNo('ajustes_protecciones_red', 'Ajustes de las protecciones de red'),
          campoSiNo('desconexion_anteCorte', 'Desconexión ante corte de red (anti-isla)', {
            ayuda: 'Menor a 2 segundos.',
          }),
          campoSiNo('distorcion_armonicos', 'Distorsión armónica', { ayuda: 'Menor a 5 % THDI.' }),
        ],
      },
    ],
  },
];
