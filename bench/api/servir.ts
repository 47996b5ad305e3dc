import { abrirServidor } from './servidores.ts';

/** A process of its own for the server, so that the one that loads it does not share its thread. */
const { cerrar, ...servidor } = await abrirServidor(Number(process.argv[2]));
process.send?.(servidor);
process.on('disconnect', () => void cerrar().finally(() => process.exit()));
