import { zIdParams, zLista } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import { zLegajo, zLegajoCreado, zLegajoDeLista, zLegajoEntrada, zQueryLegajos } from './legajos.schemas.ts';

export const rutasDeLegajos = defineRutas({
  listarLegajos: {
    method: 'GET',
    path: '/legajos',
    acceso: 'sesion',
    resumen: 'Los legajos de la persona, con filtros, orden y página',
    query: zQueryLegajos,
    response: zLista(zLegajoDeLista),
  },
  legajo: {
    method: 'GET',
    path: '/legajos/:id',
    acceso: 'sesion',
    resumen: 'Un legajo',
    params: zIdParams,
    response: zLegajo,
  },
  crearLegajo: {
    method: 'POST',
    path: '/legajos',
    acceso: 'Ejercicio',
    resumen: 'Crea un legajo con su contrato original',
    body: zLegajoEntrada,
    response: zLegajoCreado,
    status: 201,
    idempotente: true,
  },
});
