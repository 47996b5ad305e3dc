export { rutasDeCertificados, rutasDeEmision } from './certificados.routes.ts';
export type { Certificado, CertificadoLeido, TipoOfrecido } from './certificados.schemas.ts';
export { LARGO_DEL_MOTIVO_DE_ANULACION } from './certificados.schemas.ts';
