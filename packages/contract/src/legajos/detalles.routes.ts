import { zIdParams } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import { zDetalleLeido } from './detalles.schemas.ts';
import { zAmpliacionEntrada, zCambioDeEstado, zDetalleEditado } from './entradas.schemas.ts';
import { zCambioDeLegajo } from './legajos.schemas.ts';

export const rutasDeDetalles = defineRutas({
  detalle: {
    method: 'GET',
    path: '/legajo_detalles/:id',
    acceso: 'sesion',
    resumen: 'Un contrato de un legajo',
    params: zIdParams,
    response: zDetalleLeido,
    conVersion: true,
  },
  crearAmpliacion: {
    method: 'POST',
    path: '/legajo_detalles',
    acceso: 'Ejercicio',
    resumen: 'Crea una ampliación, en borrador',
    body: zAmpliacionEntrada,
    devuelto: zDetalleLeido,
    response: zCambioDeLegajo,
    status: 201,
    idempotente: true,
    terminaBorrador: true,
    conVersion: true,
  },
  editarDetalle: {
    method: 'PUT',
    path: '/legajo_detalles/:id',
    acceso: 'Ejercicio',
    resumen: 'Cambia una ampliación en borrador; del contrato original, lo que su legajo ya cambió',
    params: zIdParams,
    body: zDetalleEditado,
    devuelto: zDetalleLeido,
    response: zCambioDeLegajo,
    idempotente: true,
    terminaBorrador: true,
    conVersion: true,
  },
  eliminarDetalle: {
    method: 'DELETE',
    path: '/legajo_detalles/:id',
    acceso: 'Ejercicio',
    resumen: 'Elimina una ampliación en borrador',
    params: zIdParams,
    response: zCambioDeLegajo,
    idempotente: true,
    conVersion: true,
  },
  cambiarEstadoDeDetalle: {
    method: 'PUT',
    path: '/legajo_detalles/:id/cambiar_estado',
    acceso: 'Ejercicio',
    resumen: 'Confirma o anula un contrato; el original, con su legajo',
    params: zIdParams,
    body: zCambioDeEstado,
    response: zCambioDeLegajo,
    idempotente: true,
    conVersion: true,
  },
});
