import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { conectarCola } from './conectar.ts';

/** What a server says to whoever comes while it recovers from a fall. */
const ARRANCANDO = 'SFATAL\0C57P03\0Mthe database system is starting up\0\0';

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
