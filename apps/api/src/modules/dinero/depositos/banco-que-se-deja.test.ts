import type { AjustesDelColegio } from '@colega/contract/colegio';
import type { Problem } from '@colega/contract/problem';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { conectar, type Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { cobrarUnCupon } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { anotarDeposito } from './depositos.service.ts';

const INGRESO = '/colegio/authentication_token';
const HOY = '2026-03-20';

let s: EscenarioDePagos;
let otroPortal: Db;
let ana: Pedir;
let tesorera: Pedir;
beforeAll(async () => {
  s = await crearEscenarioDePagos({ ahora: new Date(`${HOY}T12:00:00-03:00`) });
  otroPortal = conectar(s.prueba.url, { conexiones: 1 });
  await operador(s.db, 'ana', { roles: ['administracion'] });
  await operador(s.db, 'tesorera', { roles: ['tesoreria'] });
  [ana, tesorera] = [await s.prueba.conSesion('ana', INGRESO), await s.prueba.conSesion('tesorera', INGRESO)];
  for (const nombre of ['nacion', 'ciudad']) {
    const payload = { nombre, cbu: null, columnas: {}, desde: HOY, codigo: null };
    expect((await ana('POST', '/colegio/ajustes/bancos', { payload })).statusCode).toBe(201);
  }
  await cobrarUnCupon(s, await s.cuponDeMatricula('1000.00'), '1000.00');
});
afterAll(async () => {
  await otroPortal.destroy();
  await s.prueba.cerrar();
});

const depositar = (banco: string) =>
  tesorera('POST', '/colegio/depositos', {
    payload: { medio: 'caja', banco, importe: '10', dia: HOY, comprobante: `D-${banco}` },
  });
const enEspera = async (): Promise<void> => {
  await vi.waitFor(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(otroPortal);
    expect(rows).not.toEqual([]);
  }, 10_000);
};
const mal = (respuesta: { statusCode: number; json<T>(): T }) => {
  const { codigo, errores = [] } = respuesta.json<Problem>();
  return [respuesta.statusCode, codigo, errores[0]?.campo];
};

test('a quien deposita en un banco que se está dejando se le dice desde cuándo no se usa', async () => {
  let deposito: ReturnType<Pedir> | undefined;
  await enTransaccion(s.db, async (trx) => {
    await trx.updateTable('bancos').set({ dejado_desde: HOY }).where('clave', '=', 'nacion').execute();
    deposito = depositar('nacion');
    await enEspera();
  });
  const respuesta = await deposito;
  if (!respuesta) throw new Error('nadie depositó');
  expect(mal(respuesta)).toEqual([422, 'banco_dejado_ese_dia', 'banco']);
  expect(respuesta.body).toContain('20/03/2026');
});

test('a quien deja un banco en el que se está depositando se le dice qué dinero tiene', async () => {
  const banco = (await ana('GET', '/colegio/ajustes'))
    .json<AjustesDelColegio>()
    .bancos.find(({ nombre }) => nombre === 'ciudad');
  if (!banco) throw new Error('falta');
  let dejado: ReturnType<Pedir> | undefined;
  await enTransaccion(s.db, async (trx) => {
    const deposito = { medio: 'caja', banco: 'ciudad', importe: '10.00', dia: HOY, comprobante: 'D-ciudad' } as const;
    await anotarDeposito(trx, { ...liquidacionesDe(s).elColegio(), ...deposito });
    dejado = ana('PUT', `/colegio/ajustes/bancos/${banco.id}/uso`, {
      payload: { dejado_desde: HOY },
      headers: { 'if-match': `"${banco.version}"` },
    });
    await enEspera();
  });
  const respuesta = await dejado;
  if (!respuesta) throw new Error('nadie lo dejó');
  expect(mal(respuesta)).toEqual([422, 'banco_con_dinero_despues', 'dejado_desde']);
});
