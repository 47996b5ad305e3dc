import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { crearBaseDePrueba } from '../testing/crear-base-de-prueba.ts';
import { conectarCola } from './conectar-cola.ts';

const ARRANCANDO = 'SFATAL\0C57P03\0Mthe database system is starting up\0\0';

const conBase = async (consultaMs?: number) => {
  const prueba = await crearBaseDePrueba();
  return { prueba, pool: conectarCola(prueba.url, { consultaMs }) };
};

const servidorArrancando = async (): Promise<string> => {
  const servidor = createServer((conexion) => {
    conexion.on('error', () => undefined);
    conexion.once('data', () => {
      const largo = Buffer.alloc(4);
      largo.writeInt32BE(ARRANCANDO.length + 4);
      conexion.end(Buffer.concat([Buffer.from('E'), largo, Buffer.from(ARRANCANDO)]));
    });
  });
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  onTestFinished(() => void servidor.close());
  return `postgres://nadie:nada@127.0.0.1:${(servidor.address() as { port: number }).port}/base`;
};

test('a la cola no se le dice que la base arranca: es una falla más, por la que vuelve a preguntar enseguida', async () => {
  const pool = conectarCola(await servidorArrancando());
  onTestFinished(() => pool.end());
  const conCallback = () => new Promise((_, falla) => pool.connect((error) => falla(error)));
  for (const pedir of [() => pool.connect(), () => pool.query('select 1'), conCallback]) {
    const error: Error | null = await pedir().then(
      () => null,
      (rechazo: Error) => rechazo,
    );
    expect(error?.message).toBe('the database system is starting up');
    expect(error).not.toHaveProperty('code', '57P03');
    expect(error?.cause).toHaveProperty('code', '57P03');
  }
});

test('la conexión que escucha se puede devolver dos veces', async () => {
  const { prueba, pool } = await conBase();
  onTestFinished(() => pool.end().then(prueba.cerrar));
  const soltar = await new Promise<() => void>((listo) => pool.connect((_error, _conexion, suelta) => listo(suelta)));
  soltar();
  expect(soltar).not.toThrow();
  expect(pool.idleCount).toBe(1);
});

test('la que no respondió a tiempo no se le da a nadie más', async () => {
  const { prueba, pool } = await conBase(300);
  onTestFinished(() => pool.end().then(prueba.cerrar));
  const conexion = await pool.connect();
  await conexion.query('set statement_timeout = 0');
  await expect(conexion.query('select pg_sleep(30)')).rejects.toThrow('Query read timeout');
  conexion.release();
  expect([pool.idleCount, pool.totalCount]).toEqual([0, 0]);
  expect((await pool.query('select 1 as uno')).rows).toEqual([{ uno: 1 }]);
});
