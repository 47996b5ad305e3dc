import { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { leerJson } from '../../leer-datos.ts';
import { findBancos, insertBancosDeEntrada } from './bancos.repository.ts';
import { findClavesConSeccion, insertSecciones } from './carga.repository.ts';
import { seccionDe } from './secciones.ts';

export const ARCHIVOS_DE_BANCOS = ['bancos.json'];

const zBanco = z.object({
  clave: z.string().regex(/^[a-z0-9_]{1,60}$/),
  nombre: z.string().min(1),
  supuesto: z.string(),
});
const SIEMPRE = '2015-01-01';

/** The first load: those with which the program comes (S-547). From then on they are the college's. */
export async function cargarBancos(db: Db): Promise<void> {
  const bancos = leerJson('bancos.json', z.array(zBanco).min(1));
  const conSeccion = new Set(await findClavesConSeccion(db));
  await insertBancosDeEntrada(
    db,
    bancos.map(({ clave, nombre }) => ({ clave, nombre, desde: SIEMPRE })),
    ({ id }) => conSeccion.has(seccionDe.banco(id)),
  );
  await insertSecciones(
    db,
    (await findBancos(db)).map(({ id }) => seccionDe.banco(id)),
  );
}
