import { Decimal, formatImporte, type Importe, importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { avisar } from '../../avisos/avisar.service.ts';
import type { Reversion } from '../colegio/revertir.service.ts';

type LoDeshecho = Pick<Reversion, 'pagaba' | 'sin_cubrir' | 'suelta'> & { a_credito: Importe };

/** What changes with it: a second payment of a coupon paid nothing of it, and left its money in favour; a first one may have used some of it. */
export const explicarReversa = ({ pagaba, sin_cubrir, suelta, a_credito }: LoDeshecho): string => {
  const seFue = importe(new Decimal(a_credito).minus(sin_cubrir));
  const partes = [
    pagaba ? 'lo que pagaba vuelve a deberse' : 'no pagaba nada de su cupón, así que nada vuelve a deberse',
    new Decimal(suelta).gt(0)
      ? `ese cupón deja de usar los ${formatImporte(suelta)} que tomaba de lo que había a favor`
      : '',
    new Decimal(seFue).gt(0) ? `los ${formatImporte(seFue)} que habían quedado a favor ya no están` : '',
    new Decimal(sin_cubrir).gt(0) ? `de lo que quedó a favor ya se habían usado ${formatImporte(sin_cubrir)}` : '',
  ];
  return partes.filter((una) => una !== '').join('; ');
};

type Deshecha = {
  reversion_id: number;
  persona_id: number;
  numero_boleta: number;
  importe: Importe;
  quien: string;
  efecto: string;
};

/** Once, in the transaction that knows it. */
export const avisarDeLaReversa = async (
  trx: Db,
  { reversion_id, persona_id, numero_boleta, importe: monto, quien, efecto }: Deshecha,
  ahora: Date,
): Promise<void> => {
  const portal = {
    datos: { que: 'Se deshizo un pago tuyo' },
    detalle: `${quien} deshizo el pago de ${formatImporte(monto)} de tu cupón N.º ${numero_boleta}: ${efecto}.`,
    enlace: '/app/cuenta/resumenCuenta/cupones',
  };
  const cosa = { cosa: 'reversion', cosa_id: reversion_id };
  await avisar(trx, { evento: 'pago_en_revision', ...cosa, persona_id, portal }, ahora);
};
