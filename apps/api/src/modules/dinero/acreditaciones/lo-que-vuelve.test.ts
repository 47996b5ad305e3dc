import type { DepositosDeCobradores, RendicionEntera } from '@colega/contract/dinero';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { enTransaccion } from '../../../db/transaccion.ts';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { archivoDeBanco, archivoDeSiro } from '../../../testing/dinero/archivos-de-rendicion.ts';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { codigoDe, mesaDeDepositos } from '../../../testing/dinero/mesa-de-depositos.ts';
import { anotarSinCupon } from '../cobros/sin-cupon.service.ts';
import { devolverCobro, identificarCobro } from '../colegio/cobros-sin-cupon.service.ts';
import { reabrirCobro } from '../colegio/deshacer-cobro.service.ts';
import { revertirOperacion } from '../colegio/revertir.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { SIN_PASARELAS } from '../pasarelas/sin-pasarelas.ts';
import { listarRendiciones } from '../rendiciones/rendiciones.service.ts';
import { aceptarDepositos } from './aceptar-depositos.service.ts';
import { deshacerAcreditacion } from './deshacer-acreditacion.service.ts';

let s: EscenarioDePagos;
let cobros: ReturnType<typeof cobrosDeNadie>;
let [pedir, segunda]: Pedir[] = [];
/** A Thursday. */
const DIA = '2026-03-19';
const VIERNES = '2026-03-20';
const MIERCOLES = '2026-03-25';

beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${DIA}T12:00:00-03:00`) });
  cobros = cobrosDeNadie(s);
  for (const quien of ['tesorera', 'segunda']) await operador(s.db, quien, { roles: ['tesoreria'] });
});
beforeEach(async () => {
  pedir = await s.e.prueba.conSesion('tesorera', '/colegio/authentication_token');
  segunda = await s.e.prueba.conSesion('segunda', '/colegio/authentication_token');
});
afterEach(async () => {
  expect(await conciliar(s.db, SIN_PASARELAS, { ...s.momento(), dias: 1 })).toEqual([]);
});
afterAll(() => s.e.prueba.cerrar());

const como = (quien: Pedir | undefined): Pedir => quien ?? (() => Promise.reject(new Error('nadie')));
const mesa = mesaDeDepositos(
  () => s,
  () => como(pedir),
);
let externos = 0;
/** What SIRO lists of no coupon of the college, entered as it is. */
const deNadieEnSiro = async (importe: string, acreditacion: string): Promise<number> => {
  externos += 1;
  const linea = { dia: DIA, acreditacion, numero_boleta: 99_999_000 + externos, importe, externo: `60${externos}` };
  const siro = await mesa.leido('siro', archivoDeSiro([linea]));
  const entrada = await como(pedir)('POST', `/colegio/rendiciones/${siro}/dar_entrada`, { payload: {} });
  expect(entrada.statusCode, entrada.body).toBe(200);
  const { cobro_id } = await s.db
    .selectFrom('rendicion_renglones')
    .select('cobro_id')
    .where('rendicion_id', '=', siro)
    .executeTakeFirstOrThrow();
  return cobro_id ?? 0;
};
const cuentas = async (...claves: string[]) => {
  const de = await mesa.saldos();
  return claves.map((clave) => Number(de(clave)));
};

describe('lo de nadie que un cobrador listó y se devuelve por transferencia', () => {
  test('sale del banco, y de su cobrador cuando lo deposita: una vez de cada uno', async () => {
    const LAS_DOS = ['recaudado.codigo_barra', 'recaudado.transferencia.provincia'];
    const id = await deNadieEnSiro('300.00', MIERCOLES);
    const [deSiro = 0, delBanco = 0] = await cuentas(...LAS_DOS);
    expect(
      (await como(pedir)('POST', `/colegio/cobranzas/${id}/devoluciones`, { payload: { motivo: 'Nota 3' } }))
        .statusCode,
    ).toBe(200);
    const devolucion = await s.db
      .selectFrom('devoluciones_de_pagos')
      .select('id')
      .where('cobro_id', '=', id)
      .executeTakeFirstOrThrow();
    const payload = { banco: 'provincia', comprobante: 'LN-1', fecha: DIA };
    const confirmada = await como(segunda)('POST', `/colegio/devoluciones/${devolucion.id}/confirmar`, { payload });
    expect(confirmada.statusCode, confirmada.body).toBe(200);
    expect(await cuentas(...LAS_DOS)).toEqual([deSiro, delBanco - 300]);
    const historia = (await como(pedir)('GET', `/colegio/cobranzas/${id}`)).json<{
      eventos: { detalle: string | null }[];
    }>();
    expect(historia.eventos.map(({ detalle }) => detalle)).toContainEqual(
      expect.stringMatching(/Transferencia LN-1, de Banco de la Provincia/),
    );
    const salida = { dia: DIA, detalle: 'TRANSFERENCIA A TERCEROS', numero: 'LN-1', importe: '-300.00' };
    const deposito = { dia: MIERCOLES, detalle: 'LIQUIDACION SIRO', importe: '294.00' };
    await mesa.leido('provincia', archivoDeBanco([salida, deposito]));
    expect(await mesa.elDia('siro', MIERCOLES)).toMatchObject({ cobrado: '300.00', comision: '6.00', de_mas: '0.00' });
    expect((await mesa.aceptar([await mesa.visto('siro', MIERCOLES)])).statusCode).toBe(201);
    expect(await cuentas(...LAS_DOS)).toEqual([deSiro - 300, delBanco - 6]);
  });

  test('aunque no dé archivo: su día cobrado es el mismo', async () => {
    const { ahora } = cobros.elColegio();
    const pago = { medio: 'sipago', banco: null, externo: 'sp-nadie', numero_boleta: 'x', importe: '90.00' };
    const cuando = { fecha_pago: new Date(`${DIA}T12:00:00-03:00`), registrado_en: ahora };
    const { id } = await enTransaccion(s.db, (trx) => anotarSinCupon(trx, { ...pago, ...cuando }));
    expect(await mesa.elDia('sipago', VIERNES)).toMatchObject({ cobrado: '90.00' });
    const antes = await cuentas('recaudado.sipago');
    await devolverCobro(s.db, id, cobros.deVuelta());
    expect(await mesa.elDia('sipago', VIERNES)).toMatchObject({ cobrado: '90.00' });
    expect(await cuentas('recaudado.sipago')).toEqual(antes);
  });

  test('y si no se devolvió, se reabre ese día: el banco lo tiene otra vez', async () => {
    const id = await deNadieEnSiro('45.00', '2026-03-27');
    const LAS_DOS = ['recaudado.codigo_barra', 'recaudado.transferencia.provincia', 'sin_identificar'];
    const antes = await cuentas(...LAS_DOS);
    await devolverCobro(s.db, id, cobros.deVuelta());
    expect(await cuentas(...LAS_DOS)).not.toEqual(antes);
    await reabrirCobro(s.db, id, cobros.elColegio());
    expect(await cuentas(...LAS_DOS)).toEqual(antes);
    expect(await mesa.elDia('siro', '2026-03-27')).toMatchObject({ cobrado: '45.00' });
  });

  test('un contracargo de lo que se dijo de qué cupón era se descuenta, aunque su renglón sea de cuando no se sabía', async () => {
    const id = await deNadieEnSiro('120.00', '2026-03-30');
    const numero_boleta = await s.boleta(await s.cuponDeMatricula('120.00'));
    const colegio = cobros.elColegio();
    const { operacion_id } = await identificarCobro(s.db, id, { ...colegio, numero_boleta });
    const { autor, ahora, hoy, motivo } = colegio;
    await revertirOperacion(s.db, { autor, ahora, hoy, motivo, operacion_id, tipo: 'contracargo' });
    // On the next day that works; it is of the first one that collects from then on.
    expect(
      (await mesa.depositos('siro', VIERNES, '2026-03-26')).dias.map(({ dia, cobrado }) => [dia, cobrado]),
    ).toContainEqual([MIERCOLES, '300.00']);
    expect(await mesa.elDia('siro', '2026-03-27')).toBeUndefined();
    expect(await mesa.elDia('siro', '2026-03-30')).toMatchObject({ cobrado: '45.00' });
  });
});

describe('lo que se deshizo mucho antes de que se cobrara otra vez', () => {
  const [ENERO, MARZO] = ['2026-01-06', '2026-03-11'];
  const VENTANAS = [
    ['2026-03-01', '2026-03-31'],
    [MARZO, MARZO],
    ['2026-01-01', DIA],
    ['2026-02-15', '2026-03-12'],
  ] as const;
  const pendientes = async () => {
    const vistas: DepositosDeCobradores['dias'][] = [];
    for (const ventana of VENTANAS) vistas.push((await mesa.depositos('net_pagos', ...ventana)).dias);
    return vistas.map((dias) =>
      dias
        .filter(({ estado }) => estado !== 'aceptado')
        .map(({ dia, cobrado, depositado }) => [dia, cobrado, depositado]),
    );
  };

  test('se descuenta de lo que sigue desde cualquier día que se mire, y al aceptarlo', async () => {
    const { operacion_id } = await mesa.cobrado('net_pagos', '80.00', 'np-1', '2026-01-05');
    await mesa.enElBanco(ENERO, 'PROVINCIA NET LIQUIDACION', '78.00');
    const deEnero = { cobrador: 'net_pagos', dia: ENERO, cobrado: '80.00', depositado: '78.00' };
    expect((await mesa.aceptar([deEnero])).statusCode).toBe(201);
    const { autor, motivo } = cobros.elColegio();
    const cuando = { ahora: new Date('2026-01-20T12:00:00-03:00'), hoy: '2026-01-20' };
    await revertirOperacion(s.db, { autor, motivo, ...cuando, operacion_id, tipo: 'contracargo' });
    await mesa.cobrado('net_pagos', '300.00', 'np-2', '2026-03-10');
    await mesa.enElBanco(MARZO, 'PROVINCIA NET LIQUIDACION', '212.50');
    const esperado = VENTANAS.map(() => [[MARZO, '220.00', '212.50']]);
    expect(await pendientes()).toEqual(esperado);
    const dia = { cobrador: 'net_pagos', dia: MARZO, cobrado: '220.00', depositado: '212.50' };
    const [id = 0] = (await mesa.aceptar([dia])).json<{ ids: number[] }>().ids;
    expect(await pendientes()).toEqual(VENTANAS.map(() => []));
    expect(await cuentas('recaudado.net_pagos')).toEqual([0]);
    const partes = await s.db
      .selectFrom('acreditacion_dias')
      .select(['dia', 'importe'])
      .where('acreditacion_id', '=', id)
      .orderBy('dia')
      .execute();
    expect(partes.map((parte) => [parte.dia, parte.importe])).toEqual([
      ['2026-01-21', '-80.00'],
      [MARZO, '300.00'],
    ]);
    expect((await mesa.deshacer(id, 'Era otro depósito')).statusCode).toBe(201);
    expect(await pendientes()).toEqual(esperado);
    expect((await mesa.aceptar([{ ...dia, cobrado: '300.00' }])).statusCode).toBe(409);
    expect((await mesa.aceptar([dia])).statusCode).toBe(201);
  });
});

describe('dos personas a la vez, una que deshace lo aceptado y otra que acepta', () => {
  const esperan = async () =>
    (await sql`select from pg_locks where not granted and locktype = 'advisory'`.execute(s.db)).rows.length;
  const esperarCerrojo = () => vi.waitUntil(async () => (await esperan()) === 1, { timeout: 10_000 });

  test('quien acepta lo que falta del día espera a quien lo deshace, y se le dice que es otro', async () => {
    await mesa.cobrado('sipago', '100.00', 'sp-1', '2026-03-02');
    await mesa.enElBanco('2026-03-03', 'LIQ SIPAGO', '97.00', '1');
    const primero = { cobrador: 'sipago', dia: '2026-03-03', cobrado: '100.00', depositado: '97.00' };
    const [id = 0] = (await mesa.aceptar([primero])).json<{ ids: number[] }>().ids;
    await mesa.cobrado('sipago', '50.00', 'sp-2', '2026-03-02');
    await mesa.enElBanco('2026-03-03', 'LIQ SIPAGO', '48.50', '2');
    const resto = { cobrador: 'sipago', dia: '2026-03-03', cobrado: '50.00', depositado: '48.50' };
    const { autor, ahora } = cobros.elColegio();
    const { enCurso } = await s.db.transaction().execute(async (trx) => {
      await deshacerAcreditacion(trx, { id, motivo: 'Era de otro día', autor, ahora });
      const aceptando = mesa.aceptar([resto]);
      await esperarCerrojo();
      return { enCurso: [aceptando] };
    });
    expect(codigoDe((await Promise.all(enCurso))[0] ?? { json: () => ({}) as never })).toBe('acreditacion_cambiada');
    const entero = await mesa.visto('sipago', '2026-03-03');
    expect(entero).toMatchObject({ cobrado: '150.00', depositado: '145.50' });
    expect((await mesa.aceptar([entero])).statusCode).toBe(201);
  });

  test('y quien lo deshace espera a quien acepta', async () => {
    const { dias } = await mesa.depositos('sipago', '2026-03-03', '2026-03-03');
    const id = dias.find(({ estado }) => estado === 'aceptado')?.acreditacion?.id ?? 0;
    await mesa.cobrado('sipago', '20.00', 'sp-3', '2026-03-02');
    await mesa.enElBanco('2026-03-03', 'LIQ SIPAGO', '19.40', '3');
    const resto = { cobrador: 'sipago', dia: '2026-03-03', cobrado: '20.00', depositado: '19.40' };
    const { autor, ahora } = cobros.elColegio();
    const { enCurso } = await s.db.transaction().execute(async (trx) => {
      await aceptarDepositos(trx, { dias: [resto], autor, ahora });
      const deshaciendo = mesa.deshacer(id, 'Era de otro día');
      await esperarCerrojo();
      return { enCurso: [deshaciendo] };
    });
    expect((await Promise.all(enCurso)).map(({ statusCode }) => statusCode)).toEqual([201]);
    expect(await mesa.elDia('sipago', '2026-03-03')).toMatchObject({ cobrado: '150.00', depositado: '145.50' });
  });
});

test('en la rendición de SIRO, lo que deposita Link no es de SIRO', async () => {
  const linea = (importe: string, externo: string, mas = {}) => ({
    ...{ dia: DIA, acreditacion: '2026-04-06', numero_boleta: 99_998_001, importe, externo, ...mas },
  });
  const id = await mesa.leido(
    'siro',
    archivoDeSiro([linea('500.00', '7001'), linea('70.00', '7002', { canal: 'LK' })]),
  );
  const { depositos } = (await como(pedir)('GET', `/colegio/rendiciones/${id}`)).json<RendicionEntera>();
  expect(depositos).toMatchObject([{ dia: '2026-04-06', cobrado: '500.00', acordada: '10.00' }]);
});

test('la lista de rendiciones lee los días de cada cobrador una vez, sean cuantas sean', async () => {
  for (const dia of ['2026-02-02', '2026-02-03', '2026-02-04', '2026-02-05'])
    await mesa.enElBanco(dia, 'LIQ SIPAGO', '10.00', `lista-${dia}`);
  const contar = async (limit: number) => {
    let consultas = 0;
    const contador: KyselyPlugin = {
      transformQuery: ({ node }) => {
        consultas += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const { items } = await listarRendiciones(s.db.withPlugin(contador), { page: 1, limit });
    expect(items.map(({ diferencias }) => diferencias)).toEqual(Array(limit).fill(1));
    return consultas;
  };
  // What is not rendered of each file is its own.
  expect((await contar(4)) - (await contar(1))).toBe(3);
});
