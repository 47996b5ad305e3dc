import { leerCatalogo, leerPedidosTipicos } from './pedidos-tipicos.ts';
import { abrirServidores } from './servidores.ts';

/** A process of its own for the servers, so that the one that loads them does not share their thread. */
const { cerrar, ...direcciones } = await abrirServidores(
  leerPedidosTipicos(leerCatalogo()).map(({ pedido }) => pedido),
);
process.send?.(direcciones);
process.on('disconnect', () => void cerrar().finally(() => process.exit()));
