import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';

type Atributos = Readonly<Record<string, string>>;
export type LectorDeXml = {
  abrir?(nombre: string, atributos: Atributos): void;
  texto?(texto: string): void;
  cerrar?(nombre: string): void;
};

/** Between two pieces of these, whoever else waits for the process is attended. */
const LETRAS_POR_VEZ = 256 * 1024;

const sinPrefijo = (nombre: string): string => nombre.slice(nombre.indexOf(':') + 1);

/** Throws what the parser throws where the text is not XML. */
export const recorrerXml = async (bytes: Uint8Array, lector: LectorDeXml): Promise<void> => {
  const sax = new SaxesParser({ position: false });
  sax.on('opentag', ({ name, attributes }) => lector.abrir?.(sinPrefijo(name), attributes as Atributos));
  sax.on('text', (texto) => lector.texto?.(texto));
  sax.on('closetag', ({ name }) => lector.cerrar?.(sinPrefijo(name)));
  sax.on('error', (error) => {
    throw error;
  });
  const decodificador = new TextDecoder();
  for (let desde = 0; desde < bytes.length; desde += LETRAS_POR_VEZ) {
    sax.write(decodificador.decode(bytes.subarray(desde, desde + LETRAS_POR_VEZ), { stream: true }));
    await setImmediate();
  }
  sax.write(decodificador.decode()).close();
};
