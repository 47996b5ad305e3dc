import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conectar, type Db } from '../../../db/conectar.ts';
import { escribirAniosDeLibro } from '../../../testing/dinero/anios-de-libro.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { medirLectura } from '../../../testing/legajos/medir-lectura.ts';
import { acreditarAMano } from '../colegio/acreditar-a-mano.service.ts';
import { CONTROLES, correrControl } from '../conciliacion/diferencias.repository.ts';
import { findSaldoDelCajon } from '../depositos/depositos.repository.ts';
import { anotarDeposito } from '../depositos/depositos.service.ts';
import { sumarElLibro } from '../libro/sumas.service.ts';
import { cerrarElDia, leerPorCerrar } from './cerrar.service.ts';
import { countSinCerrar, sumarSinCerrar } from './cierres.repository.ts';

const VIEJOS = 6_000;
const DIAS = 40;

let s: EscenarioDePagos;
let cobros: ReturnType<typeof cobrosDeNadie>;
let numeros = 0;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-20T12:00:00-03:00') });
  cobros = cobrosDeNadie(s);
  await cobrar('10.00');
  await escribirAniosDeLibro(s, { asientos: VIEJOS, dias: DIAS, cerrados: false });
  await cobrar('7.00');
});
afterAll(() => s.e.prueba.cerrar());

const hoy = () => s.momento().hoy;
const cobrar = async (importe: string, db: Db = s.db): Promise<void> => {
  const numero_boleta = await s.boleta(await s.cuponDeMatricula(importe));
  const { autor, ahora } = cobros.elColegio();
  const pago = { numero_boleta, medio: 'caja' as const, banco: null, comprobante: `n ${++numeros}`, importe };
  await acreditarAMano(db, { autor, ahora, ...pago, fecha_pago: ahora });
};
const exigirExacto = async (): Promise<void> => {
  for (const control of CONTROLES.filter(({ titulo }) => /cierre|libro que no/.test(titulo)))
    expect(await correrControl(s.db, control), control.titulo).toEqual([]);
};

describe('un Colegio que nunca cerró, con años de asientos', () => {
  const LECTURAS: [que: string, leer: (db: Db) => Promise<unknown>, filas: number][] = [
    ['cuántos no están cerrados', (db) => countSinCerrar(db, hoy(), null), 3 * DIAS],
    ['lo que entraría en un cierre', (db) => sumarSinCerrar(db, hoy()), 10 * DIAS],
    ['lo que hay en la caja', (db) => findSaldoDelCajon(db, 'caja'), 10 * DIAS],
  ];
  test.each(LECTURAS)('%s no lee todos', async (_, leer, filas) => {
    expect((await medirLectura(s.db, leer)).filas).toBeLessThan(filas);
  });

  test('y lo que dice es lo de todos, con lo que todavía no se sumó', async () => {
    const { rows } = await sql<{ sin_sumar: number }>`
      select count(*)::int as sin_sumar from asientos_sin_cerrar where not sumado`.execute(s.db);
    expect(rows[0]?.sin_sumar).toBeGreaterThan(0);
    const total = `${VIEJOS * 10 + 17}.00`;
    const { asientos, ...porCerrar } = await leerPorCerrar(s.db, hoy());
    expect([porCerrar.total, await findSaldoDelCajon(s.db, 'caja')]).toEqual([total, total]);
    const todos = await sql<{ son: number }>`select count(*)::int as son from asientos_sin_cerrar`.execute(s.db);
    expect(asientos).toBe(todos.rows[0]?.son);
    await exigirExacto();
  });
});

test('de un día que se cierra mientras entra otro asiento suyo, que ya está sumado, queda solo ese', async () => {
  const lento = conectar(s.prueba.url);
  try {
    await sumarElLibro(s.db);
    const escrito = await lento.startTransaction().execute();
    await cobrar('33.00', escrito);
    // It closes what it sees, and holds what is summed until it ends.
    const cierre = await s.db.startTransaction().execute();
    await cerrarElDia(cierre, { ...cobros.elColegio(), dia: hoy() });
    await escrito.commit().execute();
    expect(await sumarElLibro(s.db)).toBeGreaterThanOrEqual(0);
    await cierre.commit().execute();
    await exigirExacto();
    await sumarElLibro(s.db);
    await exigirExacto();
    expect((await leerPorCerrar(s.db, hoy())).total).toBe('33.00');
  } finally {
    await lento.destroy();
  }
});

test('mientras un cierre no termina se cobra y se deposita, y es del que sigue', async () => {
  const cierre = await s.db.startTransaction().execute();
  await cerrarElDia(cierre, { ...cobros.elColegio(), dia: hoy() });
  await cobrar('12.00');
  const deposito = { medio: 'caja' as const, banco: 'provincia', importe: '2.00', dia: hoy(), comprobante: 'D-1' };
  await anotarDeposito(s.db, { ...cobros.elColegio(), ...deposito });
  await cierre.commit().execute();
  await exigirExacto();
  expect((await leerPorCerrar(s.db, hoy())).total).toBe('12.00');
});

test('el que se sumó después de que el cierre miró sigue sumado cuando los demás de su día se van', async () => {
  await cobrar('5.00');
  await sumarElLibro(s.db);
  // A closing of fewer than those of its day: what a slow payment leaves.
  await s.prueba.sinGuardas(async (db) => {
    await sql`set local session_replication_role = origin`.execute(db);
    await sql`alter table asientos_sin_cerrar disable trigger asientos_sin_cerrar_salen`.execute(db);
    await sql`delete from asientos_sin_cerrar where asiento_id in (select max(asiento_id) from dinero_de_asientos where importe = 5)`.execute(
      db,
    );
    await sql`alter table asientos_sin_cerrar enable trigger asientos_sin_cerrar_salen`.execute(db);
  });
  const [sumas] = CONTROLES.filter(({ titulo }) => titulo.startsWith('Sumas de lo que espera un cierre'));
  expect(sumas && (await correrControl(s.db, sumas))).toEqual([]);
  expect((await leerPorCerrar(s.db, hoy())).total).toBe('12.00');
});
