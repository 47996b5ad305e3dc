import type { Pedido } from './crear-app-de-prueba.ts';

const LIMITE = '----prueba';

export const formularioDe = (campo: string, nombre: string, bytes: Uint8Array, tipo = 'image/jpeg'): Pedido => ({
  headers: { 'content-type': `multipart/form-data; boundary=${LIMITE}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${LIMITE}\r\ncontent-disposition: form-data; name="${campo}"; filename="${nombre}"\r\ncontent-type: ${tipo}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${LIMITE}--\r\n`),
  ]),
});
