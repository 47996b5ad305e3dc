import type { Db } from '../db/conectar.ts';
import { exigirCabe } from './maximo-de-filas.ts';

/** The main thread reads this many at once, in some milliseconds. */
const FILAS_POR_PAGINA = 200;

export type Pagina = { limit: number; offset: number };
export type LecturaPorPaginas<F> = {
  /** `ultima`: the row before, for those that begin after it and do not count the ones that they leave. */
  leer(db: Db, pagina: Pagina, ultima: F | undefined): Promise<readonly F[]>;
  contar(db: Db): Promise<number>;
};

/** All the rows of one moment, page by page. Throws 422 when there are too many for a file. */
export async function* paginarFilas<F>(db: Db, { leer, contar }: LecturaPorPaginas<F>): AsyncGenerator<readonly F[]> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    let pagina = await leer(trx, { limit: FILAS_POR_PAGINA, offset: 0 }, undefined);
    if (pagina.length === FILAS_POR_PAGINA) exigirCabe(await contar(trx));
    let offset = 0;
    while (pagina.length > 0) {
      yield pagina;
      offset += FILAS_POR_PAGINA;
      pagina =
        pagina.length < FILAS_POR_PAGINA ? [] : await leer(trx, { limit: FILAS_POR_PAGINA, offset }, pagina.at(-1));
    }
  } finally {
    await trx.rollback().execute();
  }
}

/** Rows that are there already. */
export async function* paginarDeUnaVez<F>(filas: readonly F[]): AsyncGenerator<readonly F[]> {
  yield filas;
}
