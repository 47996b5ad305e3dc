import { rutasDeDetalles } from '@colega/contract/legajos';
import { todosLosMensajes } from '@colega/contract/mensajes';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../hoy.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { autorMatriculado } from '../auditoria/autor.ts';
import { crearAmpliacion, eliminarAmpliacion } from './ampliaciones/ampliaciones.service.ts';
import { editarDetalle } from './edicion/editar-detalle.service.ts';
import { leerLegajo } from './leer-legajo.service.ts';
import type { DepsDeLegajos } from './revisar-legajo.ts';
import { cambiarEstado } from './vida/cambiar-estado.service.ts';
import { findDetallePropio } from './vida/detalle-propio.repository.ts';

export function registrarDetalles(app: FastifyInstance, deps: DepsDeLegajos): void {
  const momento = () => ({ ahora: app.reloj(), hoy: hoy(app.reloj) });
  registrarRutas(app, rutasDeDetalles, {
    detalle: async ({ params }, { db, sesion }) => {
      const { legajo_id } = await findDetallePropio(db, params.id, sesion.persona_id);
      const { detalles, version } = await leerLegajo(db, legajo_id, sesion.persona_id, hoy(app.reloj));
      const detalle = detalles.find(({ id }) => id === params.id);
      if (!detalle) throw errorNoEncontrado();
      return { ...detalle, version };
    },
    crearAmpliacion: async ({ body }, { db, sesion, version }) => {
      const creada = await crearAmpliacion(db, deps, sesion, body, { ...momento(), version });
      return { ...creada, message: todosLosMensajes.ampliacion_creada };
    },
    editarDetalle: async ({ params, body }, { db, sesion, version }) => {
      const editado = await editarDetalle(db, deps, sesion, params.id, body, { ...momento(), version });
      const message =
        body.tipo_contrato === 'ampliacion'
          ? todosLosMensajes.ampliacion_actualizada
          : todosLosMensajes.detalle_actualizado;
      return { ...editado, message };
    },
    eliminarDetalle: async ({ params }, { db, sesion, version }) => {
      const eliminado = await eliminarAmpliacion(db, sesion, params.id, { ...momento(), version });
      return { ...eliminado, message: todosLosMensajes.detalle_eliminado };
    },
    cambiarEstadoDeDetalle: async ({ params, body }, { db, sesion, version }) => {
      const cambio = { ...momento(), version, autor: autorMatriculado(sesion), ajustarCargos: deps.ajustarCargos };
      const cambiado = await cambiarEstado(db, sesion.persona_id, params.id, body.estado_id, cambio);
      return { id: params.id, ...cambiado, message: todosLosMensajes.estado_actualizado };
    },
  });
}
