export { rutasDeCertificados, rutasDeEmision } from './certificados.routes.ts';
export type {
  BusquedaDeCertificados,
  Certificado,
  CertificadoDeLista,
  CertificadoLeido,
  TipoOfrecido,
} from './certificados.schemas.ts';
export {
  LARGO_DE_BUSQUEDA_DE_CERTIFICADOS,
  LARGO_DEL_MOTIVO_DE_ANULACION,
  zBusquedaDeCertificados,
} from './certificados.schemas.ts';
