import type { ClaveDeInforme, CorteDeInforme, FilaDeDetalle, InformeLeido } from '@colega/contract/informes';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import type { FilaContada } from '../condiciones.repository.ts';
import type { FiltrosDeInforme } from '../filtros-de-informe.ts';

export type PaginaDeDetalle = { limit: number; offset: number };

/** How one report is counted, and what is behind its figures. */
export type FuenteDeInforme = {
  /** With the total of all of them: not every figure of several rows is their sum. */
  contar(
    db: Db,
    filtros: FiltrosDeInforme,
    por: CorteDeInforme,
    hoy: Fecha,
  ): Promise<{ filas: FilaContada[]; total: FilaContada['cifras'] }>;
  detallar(db: Db, filtros: FiltrosDeInforme, pagina: PaginaDeDetalle): Promise<FilaDeDetalle[]>;
  /** All of it, or up to `maximo` and one more where no sum of it is kept. */
  contarDetalle(db: Db, filtros: FiltrosDeInforme, maximo: number): Promise<number>;
  /** What only this one says. */
  ademas?(db: Db, filtros: FiltrosDeInforme, hoy: Fecha): Promise<Partial<Pick<InformeLeido, 'abiertos' | 'contado'>>>;
};
export type FuentesDeInformes = Readonly<Record<ClaveDeInforme, FuenteDeInforme>>;
