import Fastify from 'fastify';
import { renderCupon } from '../../apps/api/src/documents/cupon.ts';
import { cuponDeMuestra } from '../../apps/api/src/testing/documents/papeles-de-muestra.ts';
import { leerCatalogo, leerPedidosTipicos } from '../honorarios/pedidos-tipicos.ts';
import { abrirServidores } from '../honorarios/servidores.ts';

const pedidos = leerPedidosTipicos(leerCatalogo()).map(({ pedido }) => pedido);
const { portal, token, cerrar } = await abrirServidores(pedidos.slice(0, 1));
const papeles = Fastify();
let numero = 0;
papeles.get('/', () => {
  numero += 1;
  return renderCupon(cuponDeMuestra({ numero_boleta: numero }));
});
process.send?.({ portal, token, papeles: await papeles.listen({ port: 0, host: '127.0.0.1' }), pedido: pedidos[0] });
process.on('disconnect', () => void Promise.all([papeles.close(), cerrar()]).finally(() => process.exit()));
