import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../db/conectar.ts';
import { lockCerrojo } from '../../db/lock-cerrojo.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { rutaDesdeRaiz } from '../../raiz.ts';
import { ARCHIVOS_DE_BANCOS, cargarBancos } from '../colegio/cargar-bancos.ts';
import { ARCHIVOS_DEL_COLEGIO, cargarColegio } from '../colegio/cargar-colegio.ts';
import { ARCHIVOS_DE_LISTAS_DEL_COLEGIO, cargarListasDelColegio } from '../colegio/listas/cargar-listas.ts';
import { cargarResoluciones } from '../honorarios/cargar-resoluciones.ts';
import { ARCHIVOS_SUELTOS, archivosDeResoluciones } from '../honorarios/datos-de-honorarios.ts';
import { cargarHonorarios } from './cargar-honorarios.ts';
import { cargarLugares } from './cargar-lugares.ts';
import { ARCHIVOS_DE_LISTAS, leerListas } from './datos/listas.ts';
import { ARCHIVOS_DE_LUGARES } from './datos/lugares.ts';
import { findCargadas, upsertCargada } from './referencias-cargadas.repository.ts';
import { upsert } from './upsert.repository.ts';

const CERROJO = 7_410_412;
// Raise it when the way of loading changes, so that everything is loaded again.
const VERSION = '2';

type Conjunto = { nombre: string; archivos: () => string[]; cargar: (db: Db) => Promise<void> };

const archivosDeHonorarios = (): string[] => [
  ...ARCHIVOS_SUELTOS,
  ...readdirSync(rutaDesdeRaiz('data/formularios'))
    .sort()
    .map((archivo) => join('formularios', archivo)),
];

async function cargarListas(db: Db): Promise<void> {
  const { modalidades, estados_legajos, estados_matriculas } = leerListas();
  await upsert(db, 'modalidades', modalidades);
  await upsert(db, 'estados_legajos', estados_legajos);
  await upsert(db, 'estados_matriculas', estados_matriculas);
}

const CONJUNTOS: readonly Conjunto[] = [
  { nombre: 'listas', archivos: () => ARCHIVOS_DE_LISTAS, cargar: cargarListas },
  { nombre: 'lugares', archivos: () => ARCHIVOS_DE_LUGARES, cargar: cargarLugares },
  { nombre: 'colegio', archivos: () => ARCHIVOS_DEL_COLEGIO, cargar: cargarColegio },
  { nombre: 'bancos', archivos: () => ARCHIVOS_DE_BANCOS, cargar: cargarBancos },
  { nombre: 'listas_del_colegio', archivos: () => ARCHIVOS_DE_LISTAS_DEL_COLEGIO, cargar: cargarListasDelColegio },
  { nombre: 'honorarios', archivos: archivosDeHonorarios, cargar: cargarHonorarios },
  { nombre: 'resoluciones', archivos: archivosDeResoluciones, cargar: cargarResoluciones },
];

function huellaDe({ archivos }: Conjunto): string {
  const hash = createHash('sha256').update(VERSION);
  for (const archivo of archivos()) hash.update(archivo).update(readFileSync(rutaDesdeRaiz('data', archivo)));
  return hash.digest('hex');
}

async function cargarSiCambio(db: Db, conjunto: Conjunto, cargadas: ReadonlyMap<string, string>): Promise<void> {
  const { nombre } = conjunto;
  const huella = huellaDe(conjunto);
  if (cargadas.get(nombre) === huella) return;
  await conjunto.cargar(db);
  await upsertCargada(db, nombre, huella);
}

/** Loads what the college edits in data/ into the database. Unchanged files are skipped, and the sets `menos` says. */
export function cargarReferencias(db: Db, menos: readonly string[] = []): Promise<void> {
  return enTransaccion(db, async (trx) => {
    await lockCerrojo(trx, CERROJO);
    const cargadas = await findCargadas(trx);
    for (const conjunto of CONJUNTOS)
      if (!menos.includes(conjunto.nombre)) await cargarSiCambio(trx, conjunto, cargadas);
  });
}
