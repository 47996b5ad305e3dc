import { z } from 'zod';
import { zEntero, zIdNumerico, zIdParams, zLista, zMensaje } from '../primitives/primitives.ts';
import { zTexto } from '../primitives/texto.ts';
import { defineRutas } from '../route/route.ts';
import { zLocalidad } from './referencias.schemas.ts';

const zLocalidadPropuesta = zLocalidad.extend({
  propuesta_por: z.string(),
  /** There is one of that name in its partido already, which everybody sees. */
  repetida: z.boolean(),
});
export type LocalidadPropuesta = z.output<typeof zLocalidadPropuesta>;

const zPagina = z.object({ page: zEntero(1, 10_000).default(1), limit: zEntero(1, 100).default(25) });

/** What the college does with the places that technicians propose, and where it finds one. */
export const rutasDeLocalidadesDelColegio = defineRutas({
  localidadesPropuestas: {
    method: 'GET',
    path: '/colegio/localidades/propuestas',
    acceso: 'legajos.ver',
    resumen: 'Las localidades que agregaron los matriculados y esperan al Colegio',
    query: zPagina,
    response: zLista(zLocalidadPropuesta),
  },
  localidadesDelColegio: {
    method: 'GET',
    path: '/colegio/localidades',
    acceso: 'personas.ver',
    resumen: 'Las localidades que todos ven; search mira nombre, partido y código postal',
    query: z.object({ search: zTexto(80).trim().optional(), page: zEntero(1, 10_000).default(1) }),
    response: zLista(zLocalidad),
  },
  aprobarLocalidad: {
    method: 'POST',
    path: '/colegio/localidades/:id/aprobar',
    acceso: 'localidades.aprobar',
    resumen: 'Aprueba una localidad tal como se la leyó: desde entonces la ven todos',
    params: zIdParams,
    body: z.object({ nombre: zTexto(80), codigo_postal: zTexto(8), partido_id: zIdNumerico }),
    response: zMensaje,
  },
});
