const FIN_DE_FILA = 0x0a;

/** COPY writes a line break within a datum as two signs, so each real one ends a row. */
export function contarFilas(bytes: Buffer): number {
  let filas = 0;
  for (let i = bytes.indexOf(FIN_DE_FILA); i !== -1; i = bytes.indexOf(FIN_DE_FILA, i + 1)) filas += 1;
  return filas;
}
