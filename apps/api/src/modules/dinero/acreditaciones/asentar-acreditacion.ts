import { sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { asentar, type CuentaRecaudadora, contrapartidaDe } from '../libro/asentar.repository.ts';

type Acreditada = {
  comision: string;
  cobros: readonly { medio: string; importe: string }[];
  depositos: readonly { banco: string; importe: string }[];
};
type Linea = CuentaRecaudadora & { importe: string };

/** It leaves what its collector owed, reaches the banks where it arrived, and what the collector kept is spent. */
const lineasDe = ({ cobros, depositos }: Acreditada): Linea[] => [
  ...[...new Set(depositos.map(({ banco }) => banco))].map((banco) => ({
    ...{ medio: 'transferencia', banco },
    importe: sumar(depositos.filter((uno) => uno.banco === banco).map((uno) => uno.importe)),
  })),
  ...cobros.map(({ medio, importe: monto }) => ({ medio, banco: null, importe: contrapartidaDe(monto) })),
];

type Asiento = { id: number; cuando: Date };

export const asentarAcreditacion = (db: Db, { id, cuando }: Asiento, acreditada: Acreditada): Promise<void> =>
  asentar(db, {
    ...{ cuando, concepto: 'acreditacion', acreditacion_id: id, persona_id: null },
    lineas: { recaudado: lineasDe(acreditada), comisiones: acreditada.comision },
  });

export const asentarAcreditacionDeshecha = (db: Db, { id, cuando }: Asiento, acreditada: Acreditada): Promise<void> =>
  asentar(db, {
    ...{ cuando, concepto: 'acreditacion_deshecha', acreditacion_id: id, persona_id: null },
    lineas: {
      recaudado: lineasDe(acreditada).map((linea) => ({ ...linea, importe: contrapartidaDe(linea.importe) })),
      comisiones: contrapartidaDe(acreditada.comision),
    },
  });
