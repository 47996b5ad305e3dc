import type { CuponDeCaja, DeudaEnCaja, OpcionesDeCaja } from '@colega/contract/dinero';
import type { ItemDeLiquidacion } from '@colega/domain/dinero';

export const OPCIONES_DE_CAJA: OpcionesDeCaja = {
  medios: [
    { key: 'caja', nombre: 'Efectivo', pide: [] },
    { key: 'transferencia', nombre: 'Transferencia', pide: ['banco', 'comprobante'] },
    { key: 'cheque', nombre: 'Cheque', pide: ['banco_emisor', 'comprobante'] },
  ],
  bancos: [
    { clave: 'provincia', nombre: 'Banco de la Provincia de Buenos Aires', desde: '2015-01-01', dejado_desde: null },
  ],
};

export const cuponDeCaja = (cambios: Partial<CuponDeCaja> = {}): CuponDeCaja => ({
  ...{ id: 31, numero_boleta: 10_245, circuito: 'cep', legajo: 2_000_013, conceptos: ['CEP'], situacion: 'pendiente' },
  persona: { id: 70, nombre: 'García, María Elena', cuit: '27222333447' },
  ...{ monto_total: '1000.00', abonado: '0.00', resto: '1000.00', a_pagar: '1000.00' },
  ...{ emitido: '2026-10-01', vencimiento: '2026-12-10', ultimo_vencimiento: '2026-12-30' },
  ...{ impide: null, se_esta_pagando: null },
  ...cambios,
});

export const itemPorLiquidar = (cambios: Partial<ItemDeLiquidacion> = {}): ItemDeLiquidacion => ({
  ...{ id: 1, descripcion: 'ARANCEL 2026', importe_total: '98000.00', capital: '98000.00', pasos: [] },
  ...{ matricula: 'T-12.345', numero: '2026', vencimiento: '2026-12-31', espera_cupon: null },
  ...{ concepto: { key: 'arancel', tipo_key: 'matricula' }, seleccionadoParaLiquidar: true },
  ...cambios,
});

const CUOTA = { importe_total: '74000.00', capital: '74000.00' };

export const deudaEnCaja = (cambios: Partial<DeudaEnCaja> = {}): DeudaEnCaja => ({
  persona: { id: 70, nombre: 'García, María Elena', cuit: '27222333447' },
  items_vigentes: [
    itemPorLiquidar(),
    itemPorLiquidar({
      id: 2,
      descripcion: 'CUOTA 1 2026',
      concepto: { key: 'cuota_1', tipo_key: 'matricula' },
      ...CUOTA,
    }),
    itemPorLiquidar({
      id: 3,
      descripcion: 'CUOTA 2 2026',
      concepto: { key: 'cuota_2', tipo_key: 'matricula' },
      ...CUOTA,
    }),
  ],
  ...{ items_vencidos: [], sanciones: [], bonificaciones: [], cupones: [], hay_mas_cupones: false, impide: null },
  ...cambios,
});
