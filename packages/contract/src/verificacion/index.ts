export { rutasDeVerificacion } from './verificacion.routes.ts';
export {
  type CertificadoPublico,
  type CvdPublico,
  type ProfesionalPublico,
  zCodigoPublico,
} from './verificacion.schemas.ts';
