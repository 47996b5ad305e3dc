import { crearBuzon } from './correo/buzon.ts';
import { crearSandbox } from './crear-sandbox.ts';
import { anotarPuerto, escucharDondeSiempre } from './puerto.ts';

// The environment tells, and not the build, which is always as for production.
const { NODE_ENV, SANDBOX_DIR } = process.env;
const carpeta = SANDBOX_DIR ?? null;
const buzon = crearBuzon();
const app = crearSandbox(buzon, { pasarelas: NODE_ENV === 'production' ? null : { carpeta } });

async function escuchar(): Promise<void> {
  const puerto = await escucharDondeSiempre(app, Number(process.env.SANDBOX_PORT ?? 0), carpeta);
  const correo = await buzon.escuchar(Number(process.env.SANDBOX_SMTP_PORT ?? 0));
  anotarPuerto(carpeta, 'correo', correo);
  process.stdout.write(`${JSON.stringify({ puerto, correo })}\n`);
}

// The parent process holds stdin: when that closes, even by a kill -9, this one ends.
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
for (const senial of ['SIGINT', 'SIGTERM'] as const) process.on(senial, () => process.exit(0));

escuchar().catch((error: unknown) => {
  process.stderr.write(`El sandbox no pudo escuchar: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
