import { campoSiNo, opcion, type PasoDeCertificado } from '../campo.ts';

/** CER-097. The specification's "IP 549" is shown as it is written there. */
const GRADOS_IP = [
  { valor: 'ip_41', etiqueta: 'IP 41 (semicubierto)' },
  { valor: 'ip_549', etiqueta: 'IP 549 (a la intemperie)' },
] as const;
const MENSAJE = { mensaje: 'opcion_requerida' } as const;

/** CER-075, CER-076. */
export const pasosDeT1r: readonly PasoDeCertificado[] = [
  {
    id: 'medidor',
    titulo: 'MEDIDOR',
    grupos: [
      {
        campos: [
          campoSiNo('tab_principal', 'Tablero principal', MENSAJE),
          opcion('tpda_ip', 'Grado de protección del tablero', GRADOS_IP),
          campoSiNo('int_termodinamico', 'Interruptor termomagnético', MENSAJE),
          campoSiNo('int_diferencial', 'Interruptor diferencial', { ...MENSAJE, ayuda: 'De 30 mA o menos.' }),
          campoSiNo('mont_dispoCables', 'Montaje y disposición de los cables', MENSAJE),
          campoSiNo('conex_pat_serv', 'Conexión de la puesta a tierra de servicio', MENSAJE),
          campoSiNo('mater_res_92_98', 'Materiales conforme a la Res. 92/98', MENSAJE),
          campoSiNo('disposiciones_constructivas', 'Disposiciones constructivas', MENSAJE),
        ],
      },
    ],
  },
];
