import { z } from 'zod';
import { defineRutas } from '../route/route.ts';
import {
  zFiltrosDeAuditoria,
  zPaginaDeAuditoria,
  zQueryDeAuditoria,
  zQueryDeQuienes,
  zQuienHizo,
  zVerificacionDeAuditoria,
} from './auditoria.schemas.ts';

export const rutasDeAuditoria = defineRutas({
  auditoria: {
    method: 'GET',
    path: '/colegio/auditoria',
    acceso: 'auditoria.ver',
    resumen: 'Quién hizo qué, a qué y cuándo, lo último primero; la página que sigue se pide con su `siguiente`',
    query: zQueryDeAuditoria,
    response: zPaginaDeAuditoria,
  },
  quienesDeAuditoria: {
    method: 'GET',
    path: '/colegio/auditoria/quienes',
    acceso: 'auditoria.ver',
    resumen: 'De quién se pueden pedir las líneas: por su nombre, su apellido o su usuario',
    query: zQueryDeQuienes,
    response: z.object({ items: z.array(zQuienHizo) }),
  },
  auditoriaEnCsv: {
    method: 'GET',
    path: '/colegio/auditoria/exportar/csv',
    acceso: 'auditoria.ver',
    resumen: 'Las líneas de un filtro, todas, en CSV',
    query: zFiltrosDeAuditoria,
    response: { binario: 'text/csv; charset=utf-8', archivo: 'auditoria.csv' },
  },
  cadenaDeAuditoria: {
    method: 'GET',
    path: '/colegio/auditoria/cadena',
    acceso: 'auditoria.ver',
    resumen: 'Lo que encontró la última verificación de la auditoría; null si todavía no hubo ninguna',
    response: z.object({ verificacion: zVerificacionDeAuditoria.nullable() }),
  },
});
