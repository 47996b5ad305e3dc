export { rutasDeAuditoria } from './auditoria.routes.ts';
export {
  type CorteDeAuditoria,
  ENTIDADES_DE_AUDITORIA,
  type EntidadDeAuditoria,
  type FiltrosDeAuditoria,
  type LineaDeAuditoria,
  type QuienHizo,
  type VerificacionDeAuditoria,
  zCorteDeAuditoria,
  zFiltrosDeAuditoria,
  zLineaDeAuditoria,
  zQueryDeAuditoria,
  zQuienHizo,
} from './auditoria.schemas.ts';
export { type CambioDicho, decirCambios } from './decir-cambios.ts';
export {
  ACCIONES_DE_AUDITORIA,
  type AccionDeAuditoria,
  NOMBRES_DE_ENTIDAD,
  nombreDeEntidad,
  nombreDeHecho,
} from './nombres-de-hechos.ts';
