import type { MedioDelCajon } from '@colega/domain/dinero';
import { type Importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { asentar, contrapartidaDe } from '../libro/asentar.repository.ts';

type Deposito = { id: number; medio: MedioDelCajon; banco: string; importe: Importe; comision: Importe };

/** From what the till has to the bank, and of cards to what their processor kept, or back: nothing is collected by it. */
const asentarTraslado = (
  db: Db,
  { id, medio, banco }: Deposito,
  { concepto, cuando, entra, queda }: { concepto: string; cuando: Date; entra: Importe; queda: Importe },
): Promise<void> =>
  asentar(db, {
    ...{ cuando, concepto, deposito_id: id, persona_id: null },
    lineas: {
      recaudado: [
        { medio: 'transferencia', banco, importe: entra },
        { medio, banco: null, importe: contrapartidaDe(sumar([entra, queda])) },
      ],
      comisiones: queda,
    },
  });

export const asentarDeposito = (db: Db, deposito: Deposito, cuando: Date): Promise<void> =>
  asentarTraslado(db, deposito, { concepto: 'deposito', cuando, entra: deposito.importe, queda: deposito.comision });

export const asentarDepositoDeshecho = (db: Db, deposito: Deposito, cuando: Date): Promise<void> =>
  asentarTraslado(db, deposito, {
    ...{ concepto: 'deposito_deshecho', cuando },
    ...{ entra: contrapartidaDe(deposito.importe), queda: contrapartidaDe(deposito.comision) },
  });
