import { crearBuzon } from './correo/buzon.ts';
import { crearSandbox } from './crear-sandbox.ts';
import { anotarPuerto, escucharDondeSiempre } from './puerto.ts';

// by its surroundings and not by how it was built, which is always as for production
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

// Whoever started it holds its stdin: when that closes, even by a kill -9, it ends.
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
for (const senial of ['SIGINT', 'SIGTERM'] as const) process.on(senial, () => process.exit(0));

escuchar().catch((error: unknown) => {
  process.stderr.write(`El sandbox no pudo escuchar: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});
