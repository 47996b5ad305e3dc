export { rutasDeAuditoria } from './auditoria.routes.ts';
export {
  type CorteDeAuditoria,
  ENTIDADES_DE_AUDITORIA,
  type EntidadDeAuditoria,
  type FiltrosDeAuditoria,
  type LineaDeAuditoria,
  type VerificacionDeAuditoria,
  zCorteDeAuditoria,
  zFiltrosDeAuditoria,
  zLineaDeAuditoria,
  zQueryDeAuditoria,
} from './auditoria.schemas.ts';
