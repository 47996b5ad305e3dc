import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../db/conectar.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { leerCobradores } from '../rendiciones/origenes.ts';
import { leerDepositosDeCobradores } from './depositos-de-cobradores.service.ts';
import { leerDiasDeCobrador } from './dias-de-cobrador.service.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.prueba.cerrar());

const HOY = '2026-03-20';
const contar = async (leer: (db: Db) => Promise<unknown>): Promise<number> => {
  let consultas = 0;
  const contador: KyselyPlugin = {
    transformQuery: ({ node }) => {
      consultas += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await leer(s.db.withPlugin(contador));
  return consultas;
};

test('de un cobrador se leen los días de ese y de ninguno más; se ofrecen los mismos', async () => {
  const periodo = { desde: '2026-03-01', hasta: HOY };
  const pedir = (db: Db, cobrador?: string) => leerDepositosDeCobradores(db, { ...periodo, hoy: HOY, cobrador });
  const cobradores = await leerCobradores(s.db);
  expect(cobradores.map(({ clave }) => clave).sort()).toEqual(['net_pagos', 'redLink', 'sipago', 'siro']);
  const todos = await contar((db) => pedir(db));
  const uno = await contar((db) => pedir(db, 'sipago'));
  let losDemas = 0;
  for (const otro of cobradores.filter(({ clave }) => clave !== 'sipago'))
    losDemas += await contar((db) => leerDiasDeCobrador(db, otro, periodo));
  expect(losDemas).toBeGreaterThan(0);
  expect(todos - uno).toBe(losDemas);
  expect((await pedir(s.db, 'sipago')).cobradores).toEqual((await pedir(s.db)).cobradores);
});
