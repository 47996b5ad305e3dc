import { z } from 'zod';
import { defineRutas } from '../route/route.ts';
import { zPersonaParams } from './tablero.schemas.ts';

/** Who has it reads the dates: it is as secret as a password. */
const zDireccionDeCalendario = z.object({ direccion: z.string().nullable() });
const zCalendarioParams = z.object({ clave: z.string().regex(/^[\w-]{43}\.ics$/) });

/** The dates of what there is to do, in any calendar. */
export const rutasDeCalendario = defineRutas({
  direccionDeCalendario: {
    method: 'GET',
    path: '/calendario/:personaId',
    acceso: 'sesion',
    resumen: 'La dirección secreta del calendario propio, si hay una',
    params: zPersonaParams,
    response: zDireccionDeCalendario,
  },
  renovarCalendario: {
    method: 'POST',
    path: '/calendario/:personaId',
    acceso: 'sesion',
    resumen: 'Da una dirección nueva al calendario propio: la anterior deja de servir',
    params: zPersonaParams,
    response: zDireccionDeCalendario,
  },
  quitarCalendario: {
    method: 'DELETE',
    path: '/calendario/:personaId',
    acceso: 'sesion',
    resumen: 'Deja el calendario propio sin dirección',
    params: zPersonaParams,
    response: zDireccionDeCalendario,
  },
  calendario: {
    method: 'GET',
    path: '/calendarios/:clave',
    acceso: 'publica',
    resumen: 'Lo que alguien tiene que hacer, como calendario (RFC 5545), para quien tenga su dirección secreta',
    params: zCalendarioParams,
    response: { binario: 'text/calendar; charset=utf-8', seRepite: true },
  },
});
