import type { HistoriaDePago } from '@colega/contract/dinero';
import { type Campo, crearCampo } from '@colega/domain/formularios';

/** Of the transfer that gave something back. */
export const camposDeTransferencia = (bancos: HistoriaDePago['bancos']): Campo[] => [
  crearCampo('banco', 'Salió de', 'lista', {
    requerido: true,
    opciones: bancos.map(({ clave, nombre }) => ({ valor: clave, etiqueta: nombre })),
  }),
  crearCampo('comprobante', 'Número de la transferencia', 'texto', { requerido: true, largo: 60 }),
  crearCampo('fecha', 'Día de la transferencia', 'fecha', { requerido: true }),
];
