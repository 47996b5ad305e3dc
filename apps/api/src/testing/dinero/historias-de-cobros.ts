import { Decimal, importe } from '@colega/domain/importes';
import type { Db } from '../../db/conectar.ts';
import {
  anotarSinIdentificar,
  dejarAFavorDe,
  devolverCobro,
  identificarCobro,
} from '../../modules/dinero/colegio/cobros-sin-cupon.service.ts';

import { anularCobro, reabrirCobro } from '../../modules/dinero/colegio/deshacer-cobro.service.ts';

type Persona = {
  db: Db;
  cuit: string;
  momento: () => { ahora: Date; hoy: string };
  ordenes: () => Promise<{ numero_boleta: number }[]>;
};
export const DESTINOS_DE_COBRO = ['cupon', 'a_favor', 'devuelto', 'anulado', 'reabierto'] as const;
type DestinoDeCobro = (typeof DESTINOS_DE_COBRO)[number];
const autor = { actor: 'colegio', user_id: null, username: 'operador' } as const;

export const cobrosDe = ({ db, cuit, momento, ordenes }: Persona) => {
  const propios: number[] = [];
  return {
    async cobrarSinCupon(centavos: number, banco: string | null): Promise<void> {
      const { ahora } = momento();
      const pago = {
        autor,
        medio: 'transferencia' as const,
        banco,
        importe: importe(new Decimal(centavos).div(100)),
        ahora,
      };
      const comprobante = `SC-${cuit}-${propios.length}`;
      const anotar = () => anotarSinIdentificar(db, { ...pago, comprobante, fecha_pago: ahora });
      const [uno] = await Promise.all([anotar(), anotar()]);
      propios.push(uno.cobranza_id);
    },
    async resolverCobro(cual: number, destino: DestinoDeCobro): Promise<void> {
      const id = propios[cual % Math.max(propios.length, 1)];
      const cupones = await ordenes();
      const orden = cupones[cual % Math.max(cupones.length, 1)];
      if (id === undefined) return;
      const resolucion = { autor, motivo: 'Nota 5', ...momento() };
      if (destino === 'devuelto')
        await devolverCobro(db, id, { ...resolucion, comprobante: `DV-${cuit}-${id}`, banco: 'provincia' });
      if (destino === 'a_favor') await dejarAFavorDe(db, id, { ...resolucion, cuit });
      if (destino === 'cupon' && orden)
        await identificarCobro(db, id, { ...resolucion, numero_boleta: orden.numero_boleta });
      if (destino === 'anulado') await anularCobro(db, id, resolucion);
      if (destino === 'reabierto') propios.push((await reabrirCobro(db, id, resolucion)).cobranza_id);
    },
  };
};
