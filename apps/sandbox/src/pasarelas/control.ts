import type { FastifyInstance } from 'fastify';
import { actuar, esAccion, type Opciones } from './actuar.ts';
import { type Almacen, FALLAS } from './almacen.ts';
import type { Cartero } from './avisos.ts';
import { buscarPorCodigo, cobrarEnCaja, esCanal, importeDeHoy } from './caja.ts';
import { estadoDe } from './cobros.ts';
import { parsePesos } from './montos.ts';
import { PROVEEDORES } from './proveedores.ts';
import { mal, opcionesDe, type PedidoDeControl, responder } from './responder.ts';

function cambiarFallas(almacen: Almacen, { proveedor, modo, veces, si }: Opciones): boolean {
  const cual = PROVEEDORES.find((uno) => uno === proveedor);
  const falla = FALLAS.find((una) => una === modo);
  if (!cual || (!falla && modo !== null && modo !== '')) return false;
  if (falla)
    almacen.estado.fallas[cual] = {
      modo: falla,
      veces: Number(veces) > 0 ? Number(veces) : null,
      ...(typeof si === 'string' && si !== '' && { si }),
    };
  else delete almacen.estado.fallas[cual];
  almacen.guardar();
  return true;
}

function cobrar(almacen: Almacen, { codigo, cupon, concepto, barra, importe, canal, fecha, se_lista }: Opciones) {
  const [hallado] = typeof codigo === 'string' ? buscarPorCodigo(almacen, codigo) : [];
  const usuario = hallado?.usuario ?? String(cupon ?? '');
  const centavos =
    importe === undefined ? hallado && importeDeHoy(hallado, almacen.ahora()) : parsePesos(String(importe));
  const donde = String(canal ?? (hallado?.barra === '' ? 'LK' : 'PF'));
  if (!/^\d{1,8}$/.test(usuario) || !centavos || !esCanal(donde)) return null;
  return cobrarEnCaja(almacen, {
    usuario,
    importe: centavos,
    canal: donde,
    concepto: hallado?.concepto ?? (String(concepto ?? '') || '0'),
    barra: hallado?.barra ?? String(barra ?? ''),
    ...(typeof fecha === 'string' && fecha !== '' ? { fecha } : {}),
    ...(typeof se_lista === 'string' && se_lista !== '' ? { se_lista } : {}),
  });
}

export function registrarControl(app: FastifyInstance, almacen: Almacen, cartero: Cartero): void {
  app.get('/control/estado', () => ({
    ...almacen.estado,
    cobros: almacen.estado.cobros.map((cobro) => ({ ...cobro, estado: estadoDe(cobro, almacen.ahora()) })),
  }));
  app.post('/control/cobros/:id/:accion', (request: PedidoDeControl, reply) => {
    const { id, accion } = request.params as { id: string; accion: string };
    const cobro = almacen.estado.cobros.find((uno) => uno.id === id);
    if (!cobro || !esAccion(accion)) return reply.code(404).send({ message: 'No existe ese pago, o esa acción.' });
    return responder(request, reply, '/pasarelas', actuar(almacen, cartero, cobro, accion, opcionesDe(request)));
  });
  app.post('/control/fallas', (request: PedidoDeControl, reply) =>
    cambiarFallas(almacen, opcionesDe(request))
      ? responder(request, reply, '/pasarelas', almacen.estado.fallas)
      : mal(reply, 'No existe ese proveedor, o esa falla.'),
  );
  app.post('/control/azar', (request: PedidoDeControl, reply) => {
    const { tasa, semilla } = opcionesDe(request);
    if (!(Number(tasa) >= 0 && Number(tasa) <= 1)) return mal(reply, 'La tasa va de 0 a 1.');
    almacen.estado.azar = { tasa: Number(tasa), semilla: Number(semilla) || 1, tiradas: 0 };
    almacen.guardar();
    return responder(request, reply, '/pasarelas', almacen.estado.azar);
  });
  app.post('/control/reintento', (request: PedidoDeControl, reply) => {
    almacen.estado.reintento_segundos = Math.max(0.05, Number(opcionesDe(request).segundos) || 120);
    almacen.guardar();
    return reply.send({ segundos: almacen.estado.reintento_segundos });
  });
  app.post('/control/reloj', (request: PedidoDeControl, reply) => {
    const ahora = Date.parse(String(opcionesDe(request).ahora));
    if (Number.isNaN(ahora)) return mal(reply, 'La hora se escribe como 2026-03-01T12:00:00-03:00.');
    almacen.estado.adelanto_ms = ahora - Date.now();
    almacen.guardar();
    return reply.send({ ahora: almacen.ahora().toISOString() });
  });
  app.post('/control/caja', (request: PedidoDeControl, reply) => {
    const cobranza = cobrar(almacen, opcionesDe(request));
    if (!cobranza) return mal(reply, 'La caja no reconoce ese código, ese importe o ese lugar.');
    return responder(request, reply, `/caja?cobrado=${cobranza.id}`, cobranza);
  });
  app.post('/control/reiniciar', (request, reply) => {
    almacen.reiniciar();
    return responder(request, reply, '/pasarelas', almacen.estado);
  });
}
