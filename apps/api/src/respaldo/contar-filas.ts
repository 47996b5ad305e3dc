const FIN_DE_FILA = 0x0a;

/** Of the text of COPY: a line break within a datum is written as two signs, so that each one that is read ends a row. */
export function contarFilas(bytes: Buffer): number {
  let filas = 0;
  for (let i = bytes.indexOf(FIN_DE_FILA); i !== -1; i = bytes.indexOf(FIN_DE_FILA, i + 1)) filas += 1;
  return filas;
}
