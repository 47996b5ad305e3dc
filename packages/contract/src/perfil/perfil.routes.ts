import { zIdParams, zLista } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import {
  zBloqueo,
  zCausa,
  zFirma,
  zMatriculaConTitulo,
  zPersona,
  zQueryCausas,
  zQueryDePersona,
} from './perfil.schemas.ts';

export const rutasDePerfil = defineRutas({
  persona: {
    method: 'GET',
    path: '/personas/:id',
    acceso: 'sesion',
    resumen: 'La persona de la sesión',
    params: zIdParams,
    response: zPersona,
  },
  imagenDePersona: {
    method: 'GET',
    path: '/personas/:id/imagen',
    acceso: 'publica',
    resumen: 'La foto de una persona, con la dirección firmada que dio su lectura',
    params: zIdParams,
    query: zFirma,
    response: { binario: 'image/png' },
  },
  firmaDePersona: {
    method: 'GET',
    path: '/personas/:id/firma',
    acceso: 'publica',
    resumen: 'La firma de una persona, con la dirección firmada que dio su lectura',
    params: zIdParams,
    query: zFirma,
    response: { binario: 'image/png' },
  },
  matriculas: {
    method: 'GET',
    path: '/matriculas',
    acceso: 'sesion',
    resumen: 'Matrículas de la persona',
    query: zQueryDePersona,
    response: zLista(zMatriculaConTitulo),
  },
  bloqueos: {
    method: 'GET',
    path: '/bloqueos',
    acceso: 'sesion',
    resumen: 'Bloqueos visibles de la persona, vigentes o no',
    query: zQueryDePersona,
    response: zLista(zBloqueo),
  },
  causas: {
    method: 'GET',
    path: '/causas',
    acceso: 'sesion',
    resumen: 'Causas de la persona, las últimas primero',
    query: zQueryCausas,
    response: zLista(zCausa),
  },
});
