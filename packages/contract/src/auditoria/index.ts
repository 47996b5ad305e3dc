export { rutasDeAuditoria } from './auditoria.routes.ts';
export { type CorteDeAuditoria, zCorteDeAuditoria } from './auditoria.schemas.ts';
