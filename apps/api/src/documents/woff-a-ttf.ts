import { inflateSync } from 'node:zlib';

type Tabla = { etiqueta: Buffer; suma: number; datos: Buffer };

/** Unpacks a WOFF 1 font: reading the WOFF itself would cost pdfmake over 100 ms a document. */
export const woffATtf = (woff: Buffer): Buffer => {
  const cantidad = woff.readUInt16BE(12);
  const tablas = Array.from({ length: cantidad }, (_, i) => readTabla(woff, 44 + i * 20));
  const cabecera = Buffer.alloc(12 + 16 * cantidad);
  const exponente = Math.floor(Math.log2(cantidad));
  woff.copy(cabecera, 0, 4, 8);
  cabecera.writeUInt16BE(cantidad, 4);
  cabecera.writeUInt16BE(2 ** exponente * 16, 6);
  cabecera.writeUInt16BE(exponente, 8);
  cabecera.writeUInt16BE(cantidad * 16 - 2 ** exponente * 16, 10);
  const partes: Buffer[] = [cabecera];
  let posicion = cabecera.length;
  for (const [i, { etiqueta, suma, datos }] of tablas.entries()) {
    const entrada = 12 + i * 16;
    etiqueta.copy(cabecera, entrada);
    cabecera.writeUInt32BE(suma, entrada + 4);
    cabecera.writeUInt32BE(posicion, entrada + 8);
    cabecera.writeUInt32BE(datos.length, entrada + 12);
    const relleno = Buffer.alloc((4 - (datos.length % 4)) % 4);
    partes.push(datos, relleno);
    posicion += datos.length + relleno.length;
  }
  return Buffer.concat(partes);
};

const readTabla = (woff: Buffer, en: number): Tabla => {
  const desde = woff.readUInt32BE(en + 4);
  const comprimido = woff.readUInt32BE(en + 8);
  const largo = woff.readUInt32BE(en + 12);
  const crudo = woff.subarray(desde, desde + comprimido);
  return {
    etiqueta: woff.subarray(en, en + 4),
    suma: woff.readUInt32BE(en + 16),
    datos: comprimido < largo ? inflateSync(crudo) : Buffer.from(crudo),
  };
};
