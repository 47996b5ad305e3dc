import type { Fecha } from '../fechas/fecha.ts';
import type { MarcoDeFechas } from './contrato.ts';

export type ContratoFechado = { tipo_contrato: string; estado: string; fecha: Fecha; vencimiento: Fecha };

export const marcoDelOriginal = ({ detalles }: { detalles: readonly ContratoFechado[] }): MarcoDeFechas => {
  const ampliaciones = detalles.filter((d) => d.tipo_contrato === 'ampliacion' && d.estado !== 'anulado');
  return {
    guardadas: detalles.find(({ tipo_contrato }) => tipo_contrato === 'original'),
    ampliacion: ampliaciones.map(({ fecha }) => fecha).sort()[0],
  };
};
