import type { Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { asentar, type CuentaRecaudadora, contrapartidaDe } from './asentar.repository.ts';

type Cobro = CuentaRecaudadora & { id: number; importe: Importe };

export const asentarSinIdentificar = (db: Db, { id, medio, banco, importe }: Cobro, cuando: Date): Promise<void> =>
  asentar(db, {
    ...{ cuando, concepto: 'sin_identificar', cobro_id: id, persona_id: null },
    lineas: { recaudado: [{ medio, banco, importe }], sin_identificar: contrapartidaDe(importe) },
  });

/**
 * It is known or given back by now: its destination has its own entry, so that the money counts once. What a transfer gave back left the
 * bank of that transfer (`sale`), and not the account where it had come in.
 */
export const asentarIdentificacion = (
  db: Db,
  { id, medio, banco, importe }: Cobro,
  cuando: Date,
  sale: CuentaRecaudadora = { medio, banco },
): Promise<void> =>
  asentar(db, {
    ...{ cuando, concepto: 'identificacion', cobro_id: id, persona_id: null },
    lineas: { sin_identificar: importe, recaudado: [{ ...sale, importe: contrapartidaDe(importe) }] },
  });

type DeUnaTransferencia = { cuando: Date; salio: CuentaRecaudadora };

const asentarDeUnaCuentaAOtra = (
  db: Db,
  { id, importe }: Cobro,
  { cuando, desde, hacia }: { cuando: Date; desde: CuentaRecaudadora; hacia: CuentaRecaudadora },
): Promise<void> =>
  asentar(db, {
    ...{ cuando, concepto: 'devolucion', cobro_id: id, persona_id: null },
    lineas: {
      recaudado: [
        { ...hacia, importe },
        { ...desde, importe: contrapartidaDe(importe) },
      ],
    },
  });

/** It was not given back: the bank has what had left it, and another row the money where it came in. */
export const asentarTransferenciaDeshecha = (
  db: Db,
  cobro: Cobro,
  { cuando, salio }: DeUnaTransferencia,
): Promise<void> =>
  asentarDeUnaCuentaAOtra(db, cobro, { cuando, desde: { medio: cobro.medio, banco: cobro.banco }, hacia: salio });

/** It had left the account where it came in: it left that bank. */
export const asentarTransferenciaDicha = (db: Db, cobro: Cobro, { cuando, salio }: DeUnaTransferencia): Promise<void> =>
  asentarDeUnaCuentaAOtra(db, cobro, { cuando, desde: salio, hacia: { medio: cobro.medio, banco: cobro.banco } });

export const asentarSaldoDeCobro = (db: Db, cobro: Cobro, persona_id: number, cuando: Date): Promise<void> =>
  asentarSaldo(db, cobro, { concepto: 'saldo_a_favor', persona_id, cuando, entra: cobro.importe });

export const asentarSaldoDeshecho = (db: Db, cobro: Cobro, persona_id: number, cuando: Date): Promise<void> =>
  asentarSaldo(db, cobro, { concepto: 'devolucion', persona_id, cuando, entra: contrapartidaDe(cobro.importe) });

type Saldo = { concepto: string; persona_id: number; cuando: Date; entra: Importe };
const asentarSaldo = (db: Db, { id, medio, banco }: Cobro, { entra, ...asiento }: Saldo): Promise<void> =>
  asentar(db, {
    ...{ ...asiento, cobro_id: id },
    lineas: { recaudado: [{ medio, banco, importe: entra }], creditos: contrapartidaDe(entra) },
  });
