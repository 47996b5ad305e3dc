export { rutasDeVerificacion } from './verificacion.routes.ts';
export {
  type CertificadoPublico,
  type CvdPublico,
  type ProfesionalPublico,
  type ReciboPublico,
  zCodigoPublico,
} from './verificacion.schemas.ts';
