import type { FastifyInstance } from 'fastify';
import type { Opciones } from '../actuar.ts';
import type { Almacen } from '../almacen.ts';
import { deshacerEnSuRed } from '../caja.ts';
import { mal, opcionesDe, type PedidoDeControl, responder } from '../responder.ts';
import { calcularDeposito, DEPOSITANTES, esDepositante, moverEnElBanco } from './depositos.ts';
import { escribirBytes, escribirLineas } from './escribir-rendicion.ts';
import { sembrarEnLineas, sembrarEnRenglones } from './fallas-de-rendicion.ts';
import { listarRenglones } from './lo-cobrado.ts';
import { esDia, leerFalla, leerImporte, leerMovimiento, leerOrigen } from './pedidos.ts';
import type { OrigenDeArchivo } from './renglon-de-afuera.ts';

/** The file of what each one took on that day, as it is told to write it. Null when it took nothing. */
function escribirArchivo(almacen: Almacen, origen: OrigenDeArchivo, dia: string): Buffer | null {
  const renglones = listarRenglones(almacen, origen).filter(({ renglon }) => renglon.dia === dia);
  const escritos = sembrarEnRenglones(almacen, origen, { dia, renglones });
  if (escritos.length === 0) return null;
  const lineas = escribirLineas(origen, dia, escritos);
  return escribirBytes(origen, sembrarEnLineas(almacen, origen, { dia, lineas }));
}

const comoLista = (uno: Opciones, cual: string): Opciones[] =>
  Array.isArray(uno[cual]) ? (uno[cual] as Opciones[]) : [uno];

/** Each is added to those that the file has; none, takes all of it away. */
function cambiarFallas(almacen: Almacen, pedido: Opciones): boolean {
  const origen = leerOrigen(pedido.origen);
  if (origen === null || !esDia(pedido.dia)) return false;
  const { dia } = pedido;
  const { estado } = almacen;
  if (pedido.clase === '' || pedido.clase === null) {
    estado.fallas_de_rendicion = estado.fallas_de_rendicion.filter((una) => una.origen !== origen || una.dia !== dia);
  } else {
    const leidas = comoLista(pedido, 'fallas').map((una) => leerFalla(origen, dia, una));
    const fallas = leidas.filter((una) => una !== null);
    if (fallas.length < leidas.length) return false;
    estado.fallas_de_rendicion.push(...fallas);
  }
  almacen.guardar();
  return true;
}

const paginaDe = ({ dia }: Opciones): string => `/rendiciones?dia=${encodeURIComponent(String(dia))}`;

export function registrarRendiciones(app: FastifyInstance, almacen: Almacen): void {
  app.get<{ Params: { origen: string; dia: string } }>('/rendiciones/:origen/:dia', (request, reply) => {
    const { dia } = request.params;
    const origen = leerOrigen(request.params.origen);
    const archivo = origen && esDia(dia) ? escribirArchivo(almacen, origen, dia) : null;
    if (!archivo) return reply.code(404).send({ message: 'De ese día no hay nada que rendir.' });
    const nombre = `${origen}_${dia}.${origen === 'banco' ? 'csv' : 'txt'}`;
    return reply
      .type(origen === 'banco' ? 'text/csv' : 'text/plain')
      .header('content-disposition', `attachment; filename="${nombre}"`)
      .send(archivo);
  });
  app.post('/control/rendiciones', (request: PedidoDeControl, reply) =>
    cambiarFallas(almacen, opcionesDe(request))
      ? responder(request, reply, paginaDe(opcionesDe(request)), { fallas: almacen.estado.fallas_de_rendicion.length })
      : mal(reply, 'No existe esa falla, ese archivo o ese día.'),
  );
  app.post('/control/banco', (request: PedidoDeControl, reply) => {
    const pedido = opcionesDe(request);
    const leidos = comoLista(pedido, 'movimientos').map(leerMovimiento);
    const movimientos = leidos.filter((uno) => uno !== null);
    if (movimientos.length < leidos.length) return mal(reply, 'Un movimiento tiene día, importe y detalle.');
    const ids = movimientos.map((uno) => moverEnElBanco(almacen, uno).id);
    almacen.guardar();
    return responder(request, reply, paginaDe(pedido), { ids });
  });
  app.post('/control/depositos', (request: PedidoDeControl, reply) => {
    const { cobrador, dia, importe } = opcionesDe(request);
    if (!esDepositante(String(cobrador)) || !esDia(dia)) return mal(reply, 'No existe ese cobrador, o ese día.');
    const cual = String(cobrador) as keyof typeof DEPOSITANTES;
    const deposita = leerImporte(importe) ?? calcularDeposito(almacen, cual, dia);
    if (deposita <= 0) return mal(reply, 'De ese día no tiene nada que depositar.');
    const movido = moverEnElBanco(almacen, { dia, importe: deposita, numero: '', detalle: DEPOSITANTES[cual] });
    almacen.guardar();
    return responder(request, reply, paginaDe({ dia }), movido);
  });
  app.post<{ Params: { id: string } }>('/control/caja/:id/deshacer', (request, reply) => {
    const cobranza = deshacerEnSuRed(almacen, Number(request.params.id));
    if (!cobranza) return mal(reply, 'Solo se deshace, una vez, lo que se pagó con un código.');
    return responder(request, reply, '/caja', cobranza);
  });
}
