export { rutasDeCertificados } from './certificados.routes.ts';
export type { Certificado, CertificadoLeido, TipoOfrecido } from './certificados.schemas.ts';
