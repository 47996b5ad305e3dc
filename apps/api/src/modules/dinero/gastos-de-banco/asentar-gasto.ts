import type { ClaseDeGastoDeBanco } from '@colega/domain/dinero';
import type { Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { asentar, contrapartidaDe } from '../libro/asentar.repository.ts';

type Gasto = { id: number; banco: string; clase: ClaseDeGastoDeBanco; sale: boolean; importe: Importe };

const CUENTAS = { gasto: 'gastos_bancarios', interes: 'intereses' } as const;

const asentarEnBanco = (
  db: Db,
  { id, banco, clase }: Gasto,
  { concepto, cuando, entra }: { concepto: string; cuando: Date; entra: Importe },
): Promise<void> =>
  asentar(db, {
    ...{ cuando, concepto, gasto_de_banco_id: id, persona_id: null },
    lineas: {
      recaudado: [{ medio: 'transferencia', banco, importe: entra }],
      [CUENTAS[clase]]: contrapartidaDe(entra),
    },
  });

/** The bank against what it costs, or against what it pays. */
export const asentarGasto = (db: Db, gasto: Gasto, cuando: Date): Promise<void> => {
  const entra = gasto.sale ? contrapartidaDe(gasto.importe) : gasto.importe;
  return asentarEnBanco(db, gasto, { concepto: 'gasto_de_banco', cuando, entra });
};

export const asentarGastoDeshecho = (db: Db, gasto: Gasto, cuando: Date): Promise<void> => {
  const entra = gasto.sale ? gasto.importe : contrapartidaDe(gasto.importe);
  return asentarEnBanco(db, gasto, { concepto: 'gasto_de_banco_deshecho', cuando, entra });
};
