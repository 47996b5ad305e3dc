import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conectar, type Db } from '../../../db/conectar.ts';
import { ErrorHttp } from '../../../http/error-http.ts';
import { escribirAniosDeLibro } from '../../../testing/dinero/anios-de-libro.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { medirLectura } from '../../../testing/legajos/medir-lectura.ts';
import { cerrarElDia, leerPorCerrar } from '../cierres/cerrar.service.ts';
import { countSinCerrar, sumarDeCierre, sumarSinCerrar } from '../cierres/cierres.repository.ts';
import { acreditarAMano } from '../colegio/acreditar-a-mano.service.ts';
import { devolverCobro } from '../colegio/cobros-sin-cupon.service.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { CONTROLES, correrControl } from '../conciliacion/diferencias.repository.ts';
import { findSaldoDelCajon } from '../depositos/depositos.repository.ts';
import { anotarDeposito, deshacerDeposito } from '../depositos/depositos.service.ts';
import { findCuentasConMovimientos } from './codigos.repository.ts';
import { sumarCuentas, sumarLoSinCerrar, sumarPorDia } from './sumas.repository.ts';
import { leerSumasYSaldos, sumarElLibro } from './sumas.service.ts';

let s: EscenarioDePagos;
let cobros: ReturnType<typeof cobrosDeNadie>;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date('2026-03-20T12:00:00-03:00') });
  cobros = cobrosDeNadie(s);
});
afterAll(() => s.e.prueba.cerrar());

const CORRIDAS = 12;
/** Half of what a test is given: on a busy machine it says less, and does not end by time. */
const LIMITE_MS = 10_000;
const UN_DIA = 86_400_000;
let numeros = 0;
const numero = () => `al azar ${++numeros}`;
const pagos: number[] = [];
const depositos: number[] = [];
const cobrar = async (importe: string, ahora = s.prueba.ahora(), db: Db = s.db): Promise<void> => {
  const numero_boleta = await s.boleta(await s.cuponDeMatricula(importe));
  const pago = {
    numero_boleta,
    medio: 'caja' as const,
    banco: null,
    comprobante: numero(),
    importe,
    fecha_pago: ahora,
  };
  const { autor } = cobros.elColegio();
  pagos.push((await acreditarAMano(db, { autor, ahora, ...pago })).operacion_id);
};

type Acto = (importe: string) => Promise<unknown>;
const ACTOS: Readonly<Record<string, Acto>> = {
  cobrar: (importe) => cobrar(importe),
  // Its moment is of a day that may be closed by now.
  'cobrar tarde': async (importe) => {
    const orden = await s.cuponDeMatricula(importe);
    const antes = new Date(s.prueba.ahora().getTime() - 3 * UN_DIA);
    return s.acreditar(orden, { externo: numero(), importe, fecha_pago: antes, ahora: antes });
  },
  depositar: async (importe) => {
    const { hoy, ...momento } = cobros.elColegio();
    const deposito = { medio: 'caja' as const, banco: 'provincia', importe, dia: hoy, comprobante: numero() };
    depositos.push((await anotarDeposito(s.db, { ...momento, hoy, ...deposito })).id);
  },
  'deshacer un depósito': async () => {
    const id = depositos.pop();
    return id && deshacerDeposito(s.db, { ...cobros.elColegio(), id });
  },
  'deshacer un pago': async () => {
    const operacion_id = pagos.pop();
    return operacion_id && revertirOperacion(s.db, { ...cobros.elColegio(), operacion_id, tipo: 'reversion' });
  },
  'cobrar de nadie y devolver': async (importe) =>
    devolverCobro(s.db, await cobros.nueva(importe), { ...cobros.elColegio(), comprobante: numero() }),
  cerrar: () => cerrarElDia(s.db, { ...cobros.elColegio(), dia: s.momento().hoy }),
  // Only the first one may.
  'abrir y cerrar': (importe) => {
    const apertura = [{ medio: 'caja', banco: null, importe }];
    return cerrarElDia(s.db, { ...cobros.elColegio(), dia: s.momento().hoy, apertura });
  },
  'sumar algo': async () => [await sumarPorDia(s.db, 3), await sumarLoSinCerrar(s.db, 3)],
  sumar: () => sumarElLibro(s.db),
  'otro día': async () => s.prueba.avanzar(UN_DIA),
};

const exigirExacto = async (): Promise<void> => {
  for (const control of CONTROLES) expect(await correrControl(s.db, control), control.titulo).toEqual([]);
  const { hoy } = s.momento();
  const { cuentas } = await leerPorCerrar(s.db, hoy);
  const caja = cuentas.find(({ medio }) => medio === 'caja')?.final ?? '0.00';
  expect(caja).toBe(await findSaldoDelCajon(s.db, 'caja'));
  const desde = new Date(s.prueba.ahora().getTime() - 2 * UN_DIA).toISOString().slice(0, 10);
  const conCuentaPropia = { cuenta: 'emitido', circuito: 'matriculados' as const, desde };
  const { rows } = await sql`select m.cuenta, m.medio, m.banco,
      case when m.cuenta = 'emitido' and a.circuito = 'matriculados' and a.dia >= ${desde}::date then a.circuito end as circuito,
      coalesce(sum(m.importe) filter (where a.dia < ${desde}::date), 0.00)::text as inicial,
      coalesce(sum(m.importe) filter (where a.dia >= ${desde}::date and m.importe > 0), 0.00)::text as debe,
      coalesce(-sum(m.importe) filter (where a.dia >= ${desde}::date and m.importe < 0), 0.00)::text as haber
    from movimientos m join (select a.id, o.circuito, (a.cuando at time zone 'America/Argentina/Buenos_Aires')::date as dia
        from asientos a left join ordenes_pago o on o.id = a.orden_id) a
      on a.id = m.asiento_id where a.dia <= ${hoy}::date
    group by 1, 2, 3, 4 order by 1, 2 nulls first, 3 nulls first, 4 nulls first`.execute(s.db);
  expect(await sumarCuentas(s.db, { desde, hasta: hoy }, [conCuentaPropia])).toEqual(rows);
};

test('lo que se lleva sumado es la suma de todos los movimientos, pase lo que pase y en el orden que pase', async () => {
  const actos = fc.tuple(fc.constantFrom(...Object.keys(ACTOS)), fc.integer({ min: 1, max: 90_000 }));
  await fc.assert(
    fc.asyncProperty(fc.array(actos, { minLength: 8, maxLength: 14 }), async (secuencia) => {
      for (const [acto, centavos] of secuencia) {
        try {
          await ACTOS[acto]?.((centavos / 100).toFixed(2));
        } catch (error) {
          // More than there is in the till, a day that has nothing new.
          if (!(error instanceof ErrorHttp)) throw error;
        }
      }
      await exigirExacto();
    }),
    { numRuns: CORRIDAS, interruptAfterTimeLimit: LIMITE_MS, endOnFailure: true },
  );
});

test('lo que se escribe mientras se suma y se cierra no se pierde ni se cuenta dos veces', async () => {
  const lento = conectar(s.prueba.url);
  try {
    const escrito = await lento.startTransaction().execute();
    s.prueba.avanzar(UN_DIA);
    await cobrar('20.00');
    const ahora = s.prueba.ahora();
    const numero_boleta = await s.boleta(await s.cuponDeMatricula('33.00'));
    const pago = { numero_boleta, medio: 'caja' as const, banco: null, comprobante: numero(), importe: '33.00' };
    await acreditarAMano(escrito, { autor: cobros.elColegio().autor, ahora, ...pago, fecha_pago: ahora });
    await Promise.all([sumarElLibro(s.db), sumarElLibro(s.db), ACTOS.cerrar?.('')]);
    await exigirExacto();
    await escrito.commit().execute();
    await exigirExacto();
    expect((await leerPorCerrar(s.db, s.momento().hoy)).total).toBe('33.00');
    await sumarElLibro(s.db);
    await exigirExacto();
  } finally {
    await lento.destroy();
  }
});

test('lo que se asienta y se suma en la misma transacción espera a estar entero', async () => {
  const total = async (db: Db) =>
    (await sql<{ debe: string }>`select sum(debe)::text as debe from sumas_del_libro`.execute(db)).rows[0]?.debe;
  await s.db.transaction().execute(async (trx) => {
    await cobrar('5.00', s.prueba.ahora(), trx);
    const antes = await total(trx);
    await sumarPorDia(trx, 1_000);
    expect(await total(trx)).toBe(antes);
    const { rows } = await sql<{ esperan: number }>`select count(*)::int as esperan from asientos_sin_sumar`.execute(
      trx,
    );
    expect(rows[0]?.esperan).toBeGreaterThan(0);
  });
  await exigirExacto();
});

test('lo que vino de otro sistema está en el libro y no espera ningún cierre', async () => {
  const deshecho = s.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`insert into asientos (cuando, concepto, orden_id, operacion_id)
      select now(), 'importacion', orden_id, id from operaciones_pago limit 1 returning id`.execute(trx);
    const id = rows[0]?.id;
    const espera = await sql<{ cierre: boolean; suma: boolean }>`select
      exists (select from asientos_sin_cerrar where asiento_id = ${id}) as cierre,
      exists (select from asientos_sin_sumar where asiento_id = ${id}) as suma`.execute(trx);
    expect(espera.rows).toEqual([{ cierre: false, suma: true }]);
    throw new Error('hasta acá');
  });
  await expect(deshecho).rejects.toThrow('hasta acá');
});

describe('con años de asientos cerrados', () => {
  const VIEJOS = 20_000;
  const DIAS = 400;
  let cierre_id: number;

  beforeAll(async () => {
    s.prueba.avanzar(UN_DIA);
    await cobrar('10.00');
    cierre_id = (await cerrarElDia(s.db, { ...cobros.elColegio(), dia: s.momento().hoy })).cierre.id;
    await escribirAniosDeLibro(s, { asientos: VIEJOS, dias: DIAS });
    await cobrar('7.00');
  });

  const hoy = () => s.momento().hoy;
  const LECTURAS: [que: string, leer: (db: Db) => Promise<unknown>, filas: number][] = [
    ['cuántos no están cerrados', (db) => countSinCerrar(db, hoy(), hoy()), 50],
    ['lo que entraría en un cierre', (db) => sumarSinCerrar(db, hoy()), 300],
    ['lo que entró en uno', (db) => sumarDeCierre(db, cierre_id), 500],
    ['lo que hay en la caja', (db) => findSaldoDelCajon(db, 'caja'), 300],
    // One row for each account that each day moved.
    ['el saldo de cada cuenta', (db) => sumarCuentas(db, { desde: '0001-01-01', hasta: hoy() }, []), 3 * DIAS],
    ['un balance', (db) => sumarCuentas(db, { desde: '2026-03-01', hasta: hoy() }, []), 3 * DIAS],
    ['qué cuentas tienen dinero', (db) => findCuentasConMovimientos(db), 3 * DIAS],
  ];
  test.each(LECTURAS)('%s no lee el libro entero', async (_, leer, filas) => {
    expect((await medirLectura(s.db, leer)).filas).toBeLessThan(filas);
  });

  test('ni el plan de la base lo recorre', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from sumas_del_libro`.execute(s.db);
    const plan = rows.map((fila) => fila['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (asientos|movimientos)\b/);
    expect(plan).toMatch(/Scan (using|on) movimientos_asiento_idx/);
  });

  test('y el saldo es el de todos', async () => {
    const { cuentas } = await leerSumasYSaldos(s.db, { desde: '2020-01-01', hasta: '2022-12-31' });
    expect(cuentas.find(({ clave }) => clave === 'recaudado.caja')).toMatchObject({ debe: `${VIEJOS * 10}.00` });
  });
});
