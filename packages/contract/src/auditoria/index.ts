export { rutasDeAuditoria } from './auditoria.routes.ts';
export {
  type CorteDeAuditoria,
  ENTIDADES_DE_AUDITORIA,
  type FiltrosDeAuditoria,
  type LineaDeAuditoria,
  zCorteDeAuditoria,
  zFiltrosDeAuditoria,
  zLineaDeAuditoria,
  zQueryDeAuditoria,
} from './auditoria.schemas.ts';
