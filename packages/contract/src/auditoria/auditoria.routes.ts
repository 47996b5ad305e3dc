import { z } from 'zod';
import { defineRutas } from '../route/route.ts';
import { zVerificacionDeAuditoria } from './auditoria.schemas.ts';

export const rutasDeAuditoria = defineRutas({
  cadenaDeAuditoria: {
    method: 'GET',
    path: '/colegio/auditoria/cadena',
    acceso: 'auditoria.ver',
    resumen: 'Lo que encontró la última verificación de la auditoría; null si todavía no hubo ninguna',
    response: z.object({ verificacion: zVerificacionDeAuditoria.nullable() }),
  },
});
