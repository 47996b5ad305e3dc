import type { Db } from '../../../db/conectar.ts';
import { armarLibroEnHilo } from '../../../exportar/hilo-de-archivos.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { leerUltimoNumero } from '../../legajos/importados/importar-legajos.service.ts';
import { findImportacion, updateImportacion, updateProgreso } from '../importaciones.repository.ts';
import { decidirImportacion, type QuienImporta } from './decidir.service.ts';
import { armarInforme } from './informe.ts';
import { armarResumen } from './resumir.ts';

type PedidoDeEnsayo = Momento & QuienImporta & { importacion_id: number };

/** Decides every row and leaves the report: nothing of the college is written. */
export const ensayarImportacion = async (db: Db, { importacion_id: id, ...quien }: PedidoDeEnsayo): Promise<void> => {
  const importacion = await findImportacion(db, id);
  if (importacion?.estado !== 'en_cola' && importacion?.estado !== 'ensayando') return;
  const desde = performance.now();
  await updateImportacion(db, id, { estado: 'ensayando', intento_en: quien.ahora });
  try {
    const alPasar = (paso: string) => updateProgreso(db, id, { paso });
    const { hojas, decisiones, huella } = await decidirImportacion(db, importacion, quien, alPasar);
    await updateProgreso(db, id, { paso: 'informe', hechas: decisiones.length, total: decisiones.length });
    const informe = await armarLibroEnHilo(armarInforme(importacion.hojas, hojas, decisiones));
    const ultimo = await leerUltimoNumero(db);
    const segundos = Math.round((performance.now() - desde) / 100) / 10;
    await updateImportacion(db, id, {
      ...{ estado: 'ensayada', paso: null, ensayada_en: quien.ahora, decisiones: huella, intento_en: null },
      resumen: JSON.stringify(armarResumen(importacion.hojas, decisiones, { segundos, ultimo })),
      informe: Buffer.from(informe),
    });
  } catch (error) {
    await updateImportacion(db, id, { estado: 'fallida', paso: null, falla: 'importacion_fallida', intento_en: null });
    throw error;
  }
};
