import { setTimeout as esperar } from 'node:timers/promises';
import { estaTrabajando } from '@colega/domain/importaciones';
import type { Db } from '../../db/conectar.ts';
import { hoy } from '../../hoy.ts';
import { correrTrabajos } from '../../jobs/trabajador.ts';
import { ensayarImportacion } from '../../modules/importaciones/ensayo/ensayar.service.ts';
import { aceptarImportacion } from '../../modules/importaciones/escritura/aceptar.service.ts';
import { leerImportacion } from '../../modules/importaciones/leer-importacion.service.ts';

const MIRAR_CADA_MS = 500;
const reloj = () => new Date();

/** Does it here, or waits for the portal that took it first. */
export const trabajarEnLaImportacion = async (db: Db, databaseUrl: string, id: number): Promise<void> => {
  const momento = () => ({ ahora: reloj(), hoy: hoy(reloj) });
  await correrTrabajos(databaseUrl, {
    ensayar_importacion: (pedido) => ensayarImportacion(db, { ...pedido, ...momento() }),
    aceptar_importacion: (pedido) => aceptarImportacion(db, { ...pedido, ...momento() }),
  });
  while (estaTrabajando((await leerImportacion(db, id)).estado)) await esperar(MIRAR_CADA_MS);
};
