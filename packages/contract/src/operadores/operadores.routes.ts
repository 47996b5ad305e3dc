import { zIdParams, zLista, zMensaje } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import {
  zAccesoRepuesto,
  zDistritoDelColegio,
  zOperador,
  zOperadorNuevo,
  zOperadorPropio,
  zPrimerAdministrador,
  zReponerAcceso,
  zRolesDeOperador,
} from './operadores.schemas.ts';

export const rutasDeOperadores = defineRutas({
  primerAdministrador: {
    method: 'POST',
    path: '/colegio/primer_administrador',
    acceso: 'publica',
    resumen: 'Crea a quien administra, con el enlace que imprimió el servidor',
    body: zPrimerAdministrador,
    response: zMensaje,
    status: 201,
  },
  // One's own account is nobody's permission, so it is not under /colegio.
  operadorPropio: {
    method: 'GET',
    path: '/operador_propio',
    acceso: 'cuenta',
    resumen: 'El operador que ingresó: sus roles, su distrito y lo que puede',
    response: zOperadorPropio,
  },
  distritosDelColegio: {
    method: 'GET',
    path: '/colegio/distritos',
    acceso: 'operadores.ver',
    resumen: 'Distritos en los que el operador puede dar de alta a otro',
    response: zLista(zDistritoDelColegio),
  },
  operadores: {
    method: 'GET',
    path: '/colegio/operadores',
    acceso: 'operadores.ver',
    resumen: 'Operadores del Colegio, con sus roles',
    response: zLista(zOperador),
  },
  altaDeOperador: {
    method: 'POST',
    path: '/colegio/operadores',
    acceso: 'operadores.administrar',
    resumen: 'Da de alta a un operador',
    body: zOperadorNuevo,
    response: zOperador,
    status: 201,
    idempotente: true,
  },
  cambiarRoles: {
    method: 'PUT',
    path: '/colegio/operadores/:id/roles',
    acceso: 'operadores.administrar',
    resumen: 'Cambia los roles de un operador',
    params: zIdParams,
    conVersion: true,
    body: zRolesDeOperador,
    response: zOperador,
  },
  reponerAcceso: {
    method: 'POST',
    path: '/colegio/operadores/:id/reponer_acceso',
    acceso: 'accesos.reponer',
    resumen:
      'Quita el segundo factor de quien lo perdió: lo pide una persona y lo repite otra; le llega un enlace para activar otro',
    params: zIdParams,
    body: zReponerAcceso,
    response: zAccesoRepuesto,
  },
  bajaDeOperador: {
    method: 'DELETE',
    path: '/colegio/operadores/:id',
    acceso: 'operadores.administrar',
    resumen: 'Da de baja a un operador',
    params: zIdParams,
    conVersion: true,
    response: zMensaje,
  },
});
