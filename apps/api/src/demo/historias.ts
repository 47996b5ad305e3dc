import type { HistoriaDeDemo } from './estados.ts';

const CUMPLIDO: HistoriaDeDemo = [
  [1, 'confirmar'],
  [4, 'cep'],
  [9, 'timbrado_externo'],
];
const SELLADO: HistoriaDeDemo = [
  [1, 'confirmar'],
  [3, 'cep'],
  [5, 'pago_timbrado'],
  [8, 'sellar'],
];
const VISADO: HistoriaDeDemo = [...CUMPLIDO, [21, 'visar']];
const VISADO_Y_AMPLIADO: HistoriaDeDemo = [
  ...SELLADO,
  [15, 'visar'],
  [30, 'ampliar'],
  [31, 'confirmar_ampliacion'],
  [33, 'cep'],
  [36, 'timbrado_externo'],
  [44, 'visar'],
];

export const historiaPorAntiguedad = (puesto: number, total: number): HistoriaDeDemo => {
  const avance = puesto / total;
  if (avance >= 0.95) return [];
  if (puesto % 11 === 5)
    return [
      [1, 'confirmar'],
      [6, 'anular'],
    ];
  if (avance >= 0.85) return [[1, 'confirmar']];
  if (avance >= 0.6 || puesto % 7 === 3) return puesto % 2 === 0 ? SELLADO : CUMPLIDO;
  return puesto % 9 === 4 ? VISADO_Y_AMPLIADO : VISADO;
};

export type Reciente = {
  /** Days ago. */
  hace: number;
  modalidad?: string;
  manual?: true;
  historia: HistoriaDeDemo;
};

export const RECIENTES: readonly Reciente[] = [
  {
    hace: 40,
    historia: [
      [1, 'confirmar'],
      [2, 'cupon_cep_vencido'],
      [2, 'cupon_timbrado_vencido'],
    ],
  },
  { hace: 36, historia: [...SELLADO, [30, 'ampliar']] },
  { hace: 34, historia: [...SELLADO, [12, 'visar'], [28, 'ampliar'], [29, 'confirmar_ampliacion']] },
  { hace: 26, manual: true, historia: [...CUMPLIDO, [24, 'observar']] },
  { hace: 22, modalidad: 'colegio_comitente', historia: [[1, 'confirmar']] },
  {
    hace: 19,
    historia: [
      [1, 'confirmar'],
      [2, 'cep'],
      [5, 'pago_timbrado'],
    ],
  },
  { hace: 16, modalidad: 'franquicia', historia: [[1, 'confirmar']] },
  {
    hace: 12,
    historia: [
      [1, 'confirmar'],
      [3, 'cupon_cep'],
      [3, 'cupon_timbrado'],
    ],
  },
  {
    hace: 9,
    historia: [
      [1, 'confirmar'],
      [7, 'observar'],
    ],
  },
  {
    hace: 7,
    historia: [
      [1, 'confirmar'],
      [2, 'cep'],
    ],
  },
  { hace: 5, manual: true, historia: [[1, 'confirmar']] },
  { hace: 3, modalidad: 'especial', historia: [] },
  { hace: 1, manual: true, historia: [] },
  { hace: 0, historia: [] },
];

const OBSERVADO: HistoriaDeDemo = [
  [1, 'confirmar'],
  [2, 'observar'],
];
const RESPONDIDO: HistoriaDeDemo = [...OBSERVADO, [4, 'responder']];

/** S-590: something in each queue of the desk, within its term but for the first, and each step of an observation. */
export const EN_LA_MESA: readonly Reciente[] = [
  { hace: 45, historia: [[1, 'confirmar']] },
  { hace: 12, historia: [...CUMPLIDO, [11, 'observar']] },
  { hace: 10, historia: CUMPLIDO },
  { hace: 9, historia: [...RESPONDIDO, [5, 'reabrir'], [8, 'responder']] },
  { hace: 7, historia: [...RESPONDIDO, [6, 'reabrir']] },
  { hace: 7, manual: true, historia: [...RESPONDIDO, [6, 'aceptar']] },
  {
    hace: 5,
    historia: [
      [1, 'confirmar'],
      [2, 'cep'],
      [4, 'pago_timbrado'],
    ],
  },
  { hace: 5, historia: RESPONDIDO },
  { hace: 4, manual: true, historia: [...OBSERVADO, [3, 'retirar']] },
  { hace: 3, historia: OBSERVADO },
  { hace: 2, historia: [[1, 'confirmar']] },
  { hace: 1, modalidad: 'especial', historia: [] },
];

/** One of each step, for who has many other files. */
export const OBSERVADOS: readonly Reciente[] = EN_LA_MESA.filter(({ historia }) =>
  historia.some(([, hecho]) => hecho === 'responder' || hecho === 'retirar'),
);
