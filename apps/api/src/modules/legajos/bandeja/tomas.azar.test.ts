import type { Operador } from '@colega/domain/permisos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conectar, type Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { bandejaDe } from '../../../testing/legajos/bandeja.ts';
import { AHORA, crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { vidaDe } from '../../../testing/legajos/vida.ts';
import { leerColegio } from '../../colegio/leer-colegio.service.ts';
import { tomarSiguiente } from './bandeja.service.ts';

const RONDAS = Number(process.env.RONDAS ?? 300);
const LEGAJOS = 12;
const PEDIDOS = 20;
const PERSONAS = 3;
/** Together more than there are files; the server that all tests share has a hundred. */
const CONEXIONES = 8;
const PLAZO_MS = 300_000;

let e: Escenario;
let portales: Db[];
const ids: number[] = [];
let personas: number[] = [];
let colegio: Awaited<ReturnType<typeof leerColegio>>;
beforeAll(async () => {
  e = await crearEscenario();
  const [vida, bandeja] = [vidaDe(e), bandejaDe(e)];
  for (let i = 0; i < LEGAJOS; i += 1) ids.push((await vida.hasta('confirmado')).id);
  for (let i = 0; i < PERSONAS; i += 1) await bandeja.operar(['mesa']);
  const usuarios = e.db.selectFrom('usuarios').select('id').where('username', 'like', 'op-%');
  personas = (await usuarios.execute()).map(({ id }) => id);
  colegio = await leerColegio(e.db);
  portales = [1, 2].map(() => conectar(e.prueba.url, { conexiones: CONEXIONES }));
});
afterAll(async () => {
  await Promise.all(portales.map((db) => db.destroy()));
  await e.prueba.cerrar();
});

const operador: Operador = { roles: ['mesa'], distrito_id: null };
const elegir = <T>(lista: readonly T[]): T => lista[Math.floor(Math.random() * lista.length)] as T;

/** With a key the call is a transaction, and without one a statement. */
const pedir = async (): Promise<{ id: number | null; usuario_id: number }> => {
  const usuario_id = elegir(personas);
  const quien = { operador, usuario_id, ahora: AHORA, hoy: '2026-03-20', colegio };
  const dar = (db: Db) => tomarSiguiente(db, 'para_revisar', quien, { vencidos: 'no' });
  const db = elegir(portales);
  return { usuario_id, id: await (Math.random() < 0.5 ? dar(db) : enTransaccion(db, dar)) };
};

const enOrden = (numeros: readonly number[]): number[] => [...numeros].sort((uno, otro) => uno - otro);

test(
  `de varios que piden el siguiente a la vez, en dos portales y con más de una ventana, cada pedido recibe otro, ${RONDAS} veces`,
  async () => {
    for (let ronda = 0; ronda < RONDAS; ronda += 1) {
      await e.db.deleteFrom('legajo_tomas').execute();
      const dados = await Promise.all(Array.from({ length: PEDIDOS }, pedir));
      const recibidos = dados.flatMap(({ id }) => (id === null ? [] : [id]));
      expect([ronda, enOrden(recibidos)]).toEqual([ronda, ids]);
      const tomas = await e.db.selectFrom('legajo_tomas').select(['legajo_id', 'usuario_id']).execute();
      const deQuien = new Map(dados.map(({ id, usuario_id }) => [id, usuario_id]));
      expect(tomas.filter(({ legajo_id, usuario_id }) => deQuien.get(legajo_id) !== usuario_id)).toEqual([]);
    }
  },
  PLAZO_MS,
);
