import type { Db } from '../../../db/conectar.ts';
import { lockEmpezadasAntes, updateImportacion } from '../importaciones.repository.ts';
import { estaEscribiendose } from './importados.repository.ts';

/** By then whoever began to write holds its lock. */
const HASTA_EMPEZAR_MS = 60_000;

/** One whose process died left nothing written: it may be accepted again, and others too. */
export const soltarInterrumpidas = async (trx: Db, ahora: Date): Promise<void> => {
  const empezadas = await lockEmpezadasAntes(trx, new Date(ahora.getTime() - HASTA_EMPEZAR_MS));
  if (empezadas.length === 0 || (await estaEscribiendose(trx))) return;
  for (const { id } of empezadas)
    await updateImportacion(trx, id, {
      ...{ estado: 'ensayada', paso: null, intento_en: null, falla: 'importacion_interrumpida' },
    });
};
