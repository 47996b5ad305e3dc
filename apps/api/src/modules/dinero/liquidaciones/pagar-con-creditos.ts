import type { Db } from '../../../db/conectar.ts';
import { acreditarPago } from '../cobros/acreditar.service.ts';

export const pagarConCreditos = (db: Db, orden_id: number, ahora: Date, como: { avisa?: false } = {}) =>
  acreditarPago(db, {
    orden_id,
    intencion: null,
    medio: 'credito',
    externo: `credito-${orden_id}`,
    importe: '0.00',
    fecha_pago: ahora,
    ahora,
    ...como,
  });
