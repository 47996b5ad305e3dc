import { filasVigentes } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { leerListasEnVigor } from '../leer-colegio.service.ts';
import { updateBloqueosQueNoSeUsan, upsertTipoDeBloqueo } from './bloqueos.repository.ts';

/**
 * A kind of block is read where it is judged, in each statement: what the list of that day says of it is written there as the day begins. It
 * may run any number of times. A kind that no list ever named stays as it is.
 */
export const ponerBloqueosEnVigor = (db: Db, hoy: Fecha): Promise<void> =>
  enTransaccion(db, async (trx) => {
    const listas = await leerListasEnVigor(trx);
    const filas = filasVigentes(listas, 'bloqueos', hoy);
    for (const fila of filas) {
      const { clave = '', nombre = '', nombre_corto = '', color = '', quita = '' } = fila;
      const quitadas = quita.split(',');
      await upsertTipoDeBloqueo(trx, {
        ...{ clave, nombre, nombre_corto, color, visible: fila.visible === 'si', se_usa: fila.se_usa === 'si' },
        quita_cambio_estado: quitadas.includes('cambio_estado'),
        quita_ejercicio: quitadas.includes('ejercicio'),
        quita_liquidar: quitadas.includes('liquidar'),
        quita_ddjj: quitadas.includes('ddjj'),
      });
    }
    const hay = new Set(filas.map(({ clave }) => clave));
    const dichas = listas.versiones
      .filter(({ lista, vigente_desde }) => lista === 'bloqueos' && vigente_desde <= hoy)
      .flatMap((version) => version.filas.map(({ clave = '' }) => clave));
    await updateBloqueosQueNoSeUsan(
      trx,
      dichas.filter((clave) => !hay.has(clave)),
    );
  });
