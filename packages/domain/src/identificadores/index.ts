export {
  digitoVerificador,
  esCuitValido,
  esPersonaJuridica,
  formatCuit,
  limpiarCuit,
  tieneLargoDeCuit,
} from './cuit.ts';
export { formatDocumento } from './documento.ts';
