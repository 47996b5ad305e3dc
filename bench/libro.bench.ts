import { sql } from 'kysely';
import type { Db } from '../apps/api/src/db/conectar.ts';
import { cerrarElDia, leerPorCerrar } from '../apps/api/src/modules/dinero/cierres/cerrar.service.ts';
import { leerCodigosDeCuentas } from '../apps/api/src/modules/dinero/libro/codigos.service.ts';
import { leerSaldos, leerSumasYSaldos } from '../apps/api/src/modules/dinero/libro/sumas.service.ts';
import { escribirAniosDeLibro } from '../apps/api/src/testing/dinero/anios-de-libro.ts';
import { cobrarUnCupon } from '../apps/api/src/testing/dinero/caja.ts';
import { crearEscenarioDePagos } from '../apps/api/src/testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../apps/api/src/testing/dinero/liquidaciones.ts';

// npm run bench -- libro <asientos> <días>: what Libro and Cierre del día take to open, and what reading every movement takes
const asientos = Number(process.argv[2] ?? 1_000_000);
const dias = Number(process.argv[3] ?? 1_825);
const VECES = 9;
const DE_UN_PRIMER_CIERRE = 100_000;
const HOY = '2026-03-20';

const s = await crearEscenarioDePagos({ ahora: new Date(`${HOY}T12:00:00-03:00`) });
const cobrar = async (cuantos: number): Promise<void> => {
  for (let i = 0; i < cuantos; i += 1) await cobrarUnCupon(s, await s.cuponDeMatricula('10.00'), '10.00');
};
await cobrar(5);
await cerrarElDia(s.db, { ...liquidacionesDe(s).elColegio(), dia: HOY });
console.log(`Escribiendo ${asientos.toLocaleString('es-AR')} asientos de ${dias} días`);
await escribirAniosDeLibro(s, { asientos, dias });
await cobrar(60);

/** As they were read before: every movement, and every entry that has no closing. */
const DE_TODO: Record<string, (db: Db) => Promise<unknown>> = {
  'sumar todos los movimientos': (db) =>
    sql`select m.cuenta, m.medio, m.banco, sum(m.importe) from movimientos m join asientos a on a.id = m.asiento_id
      where a.cuando < now() + interval '1 day' group by 1, 2, 3`.execute(db),
  'buscar los que no tienen cierre': (db) =>
    sql`select count(*) from asientos a where a.concepto <> 'importacion'
      and not exists (select from cierre_asientos x where x.asiento_id = a.id)`.execute(db),
};
const PANTALLAS: Record<string, (db: Db) => Promise<unknown>> = {
  'Cierre del día, lo que no está cerrado': (db) => leerPorCerrar(db, HOY),
  'Libro, los saldos': (db) => leerSaldos(db, HOY),
  'Libro, sumas y saldos de un mes': (db) => leerSumasYSaldos(db, { desde: '2026-03-01', hasta: '2026-03-31' }),
  'Libro, los códigos': (db) => leerCodigosDeCuentas(db, HOY),
};
const medir = async (que: string, leer: (db: Db) => Promise<unknown>): Promise<void> => {
  const tiempos: number[] = [];
  for (let i = 0; i < VECES; i += 1) {
    const desde = performance.now();
    await leer(s.db);
    tiempos.push(performance.now() - desde);
  }
  const mediana = tiempos.toSorted((a, b) => a - b)[Math.floor(VECES / 2)] ?? 0;
  console.log(`  ${que}: ${mediana.toFixed(1)} ms`);
};
for (const [que, leer] of [...Object.entries(PANTALLAS), ...Object.entries(DE_TODO)]) await medir(que, leer);
await s.e.prueba.cerrar();

/** A college that never closed closes all that it has: who charges meanwhile waits for nothing. */
const otro = await crearEscenarioDePagos({ ahora: new Date(`${HOY}T12:00:00-03:00`) });
await cobrarUnCupon(otro, await otro.cuponDeMatricula('10.00'), '10.00');
await escribirAniosDeLibro(otro, { asientos: DE_UN_PRIMER_CIERRE, dias, cerrados: false });
const comienzo = performance.now();
await cerrarElDia(otro.db, { ...liquidacionesDe(otro).elColegio(), dia: HOY });
const tardo = (performance.now() - comienzo).toFixed(0);
console.log(`  Un primer cierre de ${DE_UN_PRIMER_CIERRE.toLocaleString('es-AR')} asientos: ${tardo} ms`);
await otro.e.prueba.cerrar();
process.exit(0);
