import { z } from 'zod';
import { zIdParams, zLista } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import { zLegajoEditado, zLegajoEntrada } from './entradas.schemas.ts';
import {
  zAccionesPermitidas,
  zCambioDeLegajo,
  zHechoDeLegajo,
  zInmueble,
  zLegajo,
  zLegajoCreado,
  zLegajoDevuelto,
} from './legajos.schemas.ts';
import { zListaDeLegajos, zQueryLegajos } from './listado.schemas.ts';
import { zYaCargados } from './ya-cargados.schemas.ts';

export const rutasDeLegajos = defineRutas({
  listarLegajos: {
    method: 'GET',
    path: '/legajos',
    acceso: 'sesion',
    resumen: 'Los legajos de la persona, con filtros, orden y página',
    query: zQueryLegajos,
    response: zListaDeLegajos,
  },
  yaCargados: {
    method: 'GET',
    path: '/legajos/ya_cargados',
    acceso: 'sesion',
    resumen:
      'Los últimos legajos propios, con lo que uno nuevo puede repetir, y las formas de pago que propone el Colegio',
    response: zYaCargados,
  },
  legajo: {
    method: 'GET',
    path: '/legajos/:id',
    acceso: 'sesion',
    resumen: 'Un legajo, con lo que se puede hacer con él',
    params: zIdParams,
    response: zLegajo,
    conVersion: true,
  },
  accionesPosibles: {
    method: 'GET',
    path: '/legajos/:id/acciones_posibles',
    acceso: 'sesion',
    resumen: 'Lo que se puede hacer con un legajo',
    params: zIdParams,
    response: zAccionesPermitidas,
  },
  inmueblesDelLegajo: {
    method: 'GET',
    path: '/legajos/:id/inmuebles',
    acceso: 'sesion',
    resumen: 'Los inmuebles de un legajo',
    params: zIdParams,
    response: zLista(zInmueble),
  },
  permiteCertificado: {
    method: 'GET',
    path: '/legajos/:id/permite_certificado',
    acceso: 'sesion',
    resumen: 'Si se pueden emitir certificados sobre un legajo',
    params: zIdParams,
    response: z.object({ permite_certificados: z.boolean(), motivo: z.string().nullable() }),
  },
  historialDelLegajo: {
    method: 'GET',
    path: '/legajos/:id/historial',
    acceso: 'sesion',
    resumen: 'Lo que pasó con un legajo, de lo más viejo a lo más nuevo',
    params: zIdParams,
    response: zLista(zHechoDeLegajo),
  },
  crearLegajo: {
    method: 'POST',
    path: '/legajos',
    acceso: 'Ejercicio',
    resumen: 'Crea un legajo con su contrato original',
    body: zLegajoEntrada,
    devuelto: zLegajoDevuelto,
    response: zLegajoCreado,
    status: 201,
    idempotente: true,
    terminaBorrador: true,
  },
  editarLegajo: {
    method: 'PUT',
    path: '/legajos/:id',
    acceso: 'Ejercicio',
    resumen: 'Cambia un legajo en borrador, o corrige lo que el Colegio observó',
    params: zIdParams,
    body: zLegajoEditado,
    devuelto: zLegajoDevuelto,
    response: zCambioDeLegajo,
    idempotente: true,
    terminaBorrador: true,
    conVersion: true,
  },
  imprimirCvd: {
    method: 'GET',
    path: '/cvds/:id/imprimir',
    acceso: 'sesion',
    resumen: 'El Certificado de Visado Definitivo, en PDF',
    params: zIdParams,
    response: { binario: 'application/pdf' },
  },
  eliminarLegajo: {
    method: 'DELETE',
    path: '/legajos/:id',
    acceso: 'Ejercicio',
    resumen: 'Elimina un legajo en borrador',
    params: zIdParams,
    response: z.object({ message: z.string() }),
    idempotente: true,
    conVersion: true,
  },
});
