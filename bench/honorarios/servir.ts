import { leerCatalogo, leerPedidosTipicos } from './pedidos-tipicos.ts';
import { abrirServidores } from './servidores.ts';

/** The servers have their own process, so that their load generator does not share their thread. */
const { cerrar, ...direcciones } = await abrirServidores(
  leerPedidosTipicos(leerCatalogo()).map(({ pedido }) => pedido),
);
process.send?.(direcciones);
process.on('disconnect', () => void cerrar().finally(() => process.exit()));
