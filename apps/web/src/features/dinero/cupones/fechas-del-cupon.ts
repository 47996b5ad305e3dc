import type { Cupon } from '@colega/contract/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { diaDe } from '@colega/web-kit/ui/datos/instante.tsx';

export const fechaDePago = ({ operaciones_pagos, comprobante_id }: Cupon): Fecha | null => {
  const saldada = operaciones_pagos.find((o) => o.comprobante_id !== null && o.comprobante_id === comprobante_id);
  const operacion = saldada ?? operaciones_pagos.at(0);
  return operacion ? diaDe(operacion.fecha_pago) : null;
};
