export { comienzoDeCodigo, LARGO_DEL_COMIENZO } from './codigo-publico.ts';
export {
  digitoVerificador,
  esCuitValido,
  esPersonaJuridica,
  formatCuit,
  limpiarCuit,
  tieneLargoDeCuit,
} from './cuit.ts';
export { formatCuitODni } from './cuit-o-dni.ts';
export { formatDocumento } from './documento.ts';
