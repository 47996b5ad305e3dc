import type { CuponDeCaja, OpcionesDeCaja } from '@colega/contract/dinero';

export const OPCIONES_DE_CAJA: OpcionesDeCaja = {
  medios: [
    { key: 'caja', nombre: 'Efectivo', pide: [] },
    { key: 'transferencia', nombre: 'Transferencia', pide: ['banco', 'comprobante'] },
    { key: 'cheque', nombre: 'Cheque', pide: ['banco_emisor', 'comprobante'] },
  ],
  bancos: [{ clave: 'provincia', nombre: 'Banco de la Provincia de Buenos Aires' }],
};

export const cuponDeCaja = (cambios: Partial<CuponDeCaja> = {}): CuponDeCaja => ({
  ...{ id: 31, numero_boleta: 10_245, circuito: 'cep', legajo: 2_000_013, conceptos: ['CEP'], situacion: 'pendiente' },
  persona: { id: 70, nombre: 'García, María Elena', cuit: '27222333447' },
  ...{ monto_total: '1000.00', abonado: '0.00', resto: '1000.00', a_pagar: '1000.00' },
  ...{ vencimiento: '2026-12-10', ultimo_vencimiento: '2026-12-30', impide: null, se_esta_pagando: null },
  ...cambios,
});
