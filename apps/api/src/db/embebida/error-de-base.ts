// Fallas con una oración para quien arranca el sistema; lo demás es un error inesperado.
export class ErrorDeBase extends Error {
  override readonly name = 'ErrorDeBase';
}
