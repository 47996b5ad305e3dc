import { crearBuzon } from './correo/buzon.ts';
import { crearSandbox } from './crear-sandbox.ts';

const buzon = crearBuzon();
const app = crearSandbox(buzon);

async function escuchar(): Promise<void> {
  await app.listen({ host: '127.0.0.1', port: Number(process.env.SANDBOX_PORT ?? 0) });
  const direccion = app.server.address();
  const puerto = typeof direccion === 'object' ? direccion?.port : undefined;
  const correo = await buzon.escuchar();
  process.stdout.write(`${JSON.stringify({ puerto, correo })}\n`);
}

// Whoever started it holds its stdin: when that closes, even by a kill -9, it ends.
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
for (const senial of ['SIGINT', 'SIGTERM'] as const) process.on(senial, () => process.exit(0));

escuchar().catch((error: unknown) => {
  process.stderr.write(`El sandbox no pudo escuchar: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
