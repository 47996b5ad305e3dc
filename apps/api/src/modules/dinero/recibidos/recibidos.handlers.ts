import { rutasDePagosRecibidos } from '@colega/contract/dinero';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import { formatImporte } from '@colega/domain/importes';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { exigirQueSeaOtro } from '../../auditoria/exigir-que-sea-otro.ts';
import { revertirDelDia } from '../colegio/revertir.service.ts';
import { confirmarDevolucion, rechazarDevolucion } from '../devoluciones/decidir-devolucion.service.ts';
import { findDevolucionDeNadie } from '../devoluciones/devoluciones-de-nadie.repository.ts';
import { confirmarLaDeNadie, rechazarLaDeNadie } from '../devoluciones/devolver-lo-de-nadie.service.ts';
import { pedirDevolucion } from '../devoluciones/pedir-devolucion.service.ts';
import type { Pasarelas } from '../pasarelas/pasarela.ts';
import { buscarPagos } from './buscar-pagos.service.ts';
import { exportarPagos } from './exportar-pagos.service.ts';
import { leerHistoriaDeCobranza } from './historia-de-cobranza.service.ts';
import { exigirDevolucion, exigirPago, imprimirReciboDePago, leerHistoriaDePago } from './historia-de-pago.service.ts';

const R = rutasDePagosRecibidos;

export function registrarPagosRecibidos(app: FastifyInstance, pasarelas: Pasarelas, publicUrl: () => string): void {
  const { reloj } = app;
  const momento = () => ({ ahora: reloj(), hoy: hoy(reloj) });
  registrarRutas(app, R, {
    pagosRecibidos: ({ query }, { db, operador }) => buscarPagos(db, operador, query),
    pagosRecibidosEnCsv: ({ query }, { db, operador }) => exportarPagos(db, 'csv', operador, query),
    pagosRecibidosEnXlsx: ({ query }, { db, operador }) => exportarPagos(db, 'xlsx', operador, query),
    historiaDePago: ({ params }, { db, operador, sesion }) =>
      leerHistoriaDePago(db, pasarelas, { operador, usuario_id: sesion.user_id }, params.id, momento()),
    historiaDeCobranza: ({ params }, { db, operador }) => leerHistoriaDeCobranza(db, operador, params.id),
    reciboDePago: async ({ params }, { db, operador }) => {
      await exigirPago(db, operador, R.reciboDePago.acceso, params.id);
      return imprimirReciboDePago(db, params.id, { ahora: reloj(), publicUrl: publicUrl() });
    },
    revertirPago: async ({ params: { id }, body: { motivo } }, { db, operador, sesion }) => {
      const autor = autorColegio(sesion);
      const { persona_id } = await exigirPago(db, operador, R.revertirPago.acceso, id);
      await exigirQueSeaOtro(db, autor, persona_id);
      const { importe, nueva } = await revertirDelDia(db, { operacion_id: id, motivo, autor, ...momento() });
      const datos = { importe: formatImporte(importe) };
      return { id, message: textoDelColegio({ codigo: nueva ? 'pago_revertido' : 'pago_ya_revertido', datos }) };
    },
    pedirDevolucion: async ({ params: { id }, body }, { db, operador, sesion }) => {
      await exigirPago(db, operador, R.pedirDevolucion.acceso, id);
      const pedido = { ...body, operacion_id: id, autor: autorColegio(sesion), ahora: reloj() };
      await pedirDevolucion(db, pasarelas, pedido);
      const codigo = body.por === 'proveedor' ? 'devolucion_pedida_al_proveedor' : 'devolucion_pedida';
      return { id, message: todosLosMensajes[codigo] };
    },
    confirmarDevolucion: async ({ params, body }, { db, operador, sesion }) => {
      await exigirDevolucion(db, operador, R.confirmarDevolucion.acceso, params.id);
      const pedido = { ...body, devolucion_id: params.id, autor: autorColegio(sesion), ...momento() };
      if (await findDevolucionDeNadie(db, params.id)) {
        const { cobranza_id, importe } = await confirmarLaDeNadie(db, pedido);
        const datos = { importe: formatImporte(importe) };
        return { id: cobranza_id, message: textoDelColegio({ codigo: 'cobranza_devuelta', datos }) };
      }
      const { operacion_id, importe } = await confirmarDevolucion(db, pedido);
      const datos = { importe: formatImporte(importe) };
      return { id: operacion_id, message: textoDelColegio({ codigo: 'devolucion_confirmada', datos }) };
    },
    rechazarDevolucion: async ({ params, body }, { db, operador, sesion }) => {
      await exigirDevolucion(db, operador, R.rechazarDevolucion.acceso, params.id);
      const pedido = { ...body, devolucion_id: params.id, autor: autorColegio(sesion), ...momento() };
      if (await findDevolucionDeNadie(db, params.id)) {
        const { cobranza_id } = await rechazarLaDeNadie(db, pedido);
        return { id: cobranza_id, message: todosLosMensajes.cobranza_no_se_devuelve };
      }
      const { operacion_id } = await rechazarDevolucion(db, pedido);
      return { id: operacion_id, message: todosLosMensajes.devolucion_rechazada };
    },
  });
}
