import { campoSiNo, type PasoDeCertificado } from '../campo.ts';

/** OPN-105. */
export const VERIFICACIONES = [
  { valor: 'inicial', etiqueta: 'Inicial' },
  { valor: 'anual', etiqueta: 'Anual' },
] as const;

/** CER-057. The wording is that of Res. ENRE 380/2015, Anexo II; the masked name is S-272 (OPN-112). */
export const pasosDeT1g: readonly PasoDeCertificado[] = [
  {
    id: 'pilar',
    titulo: 'PILAR',
    grupos: [
      {
        campos: [
          campoSiNo('tab_principal', 'Correcta instalación del Tablero Principal'),
          campoSiNo(
            'int_diferencial_y_termomagnetico',
            'Correcta instalación del Interruptor Diferencial y del Interruptor Termomagnético',
            { ayuda: 'Interruptor diferencial de 30 mA o menos.' },
          ),
          campoSiNo('sis_puesta_tierra', 'Correcta instalación del Sistema de Puesta a Tierra'),
          campoSiNo('materiales_marca_s', 'Materiales con Marca "S", Res. SICyM 92/98, conforme a IRAM o IEC'),
          campoSiNo('parametros_instalacion', 'Se cumplen los parámetros técnicos de los elementos del punto 3'),
          campoSiNo('disposiciones_constructivas', 'Se cumplen las disposiciones constructivas'),
        ],
      },
    ],
  },
];
