export { rutasDeCertificados, rutasDeEmision } from './certificados.routes.ts';
export type {
  BusquedaDeCertificados,
  Certificado,
  CertificadoDeLista,
  CertificadoLeido,
  PorCorreo,
  TipoOfrecido,
} from './certificados.schemas.ts';
export {
  LARGO_DE_BUSQUEDA_DE_CERTIFICADOS,
  LARGO_DEL_CORREO,
  LARGO_DEL_MOTIVO_DE_ANULACION,
  RESULTADOS_DE_ENVIO,
  zBusquedaDeCertificados,
} from './certificados.schemas.ts';
