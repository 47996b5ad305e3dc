import { abrirServidor } from './servidores.ts';

/** The server has its own process, so that its load generator does not share its thread. */
const { cerrar, ...servidor } = await abrirServidor(Number(process.argv[2]));
process.send?.(servidor);
process.on('disconnect', () => void cerrar().finally(() => process.exit()));
