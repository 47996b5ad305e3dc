import { AwsClient } from 'aws4fetch';
import type { AlmacenDeImagenes } from './almacen.ts';

const TIEMPO_MS = 10_000;
const REINTENTOS = 2;

/** `s3://clave:secreto@servidor/bucket?region=us-east-1`, with `&http=1` without TLS. Throws when the server does not answer as it should. */
export const almacenEnS3 = (direccion: URL): AlmacenDeImagenes => {
  const [bucket = ''] = direccion.pathname.slice(1).split('/');
  const protocolo = direccion.searchParams.get('http') === '1' ? 'http' : 'https';
  const cliente = new AwsClient({
    accessKeyId: decodeURIComponent(direccion.username),
    secretAccessKey: decodeURIComponent(direccion.password),
    service: 's3',
    region: direccion.searchParams.get('region') ?? 'us-east-1',
    retries: REINTENTOS,
  });
  const pedir = (clave: string, init: RequestInit = {}) =>
    cliente.fetch(`${protocolo}://${direccion.host}/${bucket}/${clave}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIEMPO_MS),
    });
  return {
    guardar: async (clave, bytes) => {
      const headers = { 'content-type': 'image/jpeg' };
      const respuesta = await pedir(clave, { method: 'PUT', body: Buffer.from(bytes), headers });
      if (!respuesta.ok) throw new Error(`El almacén de imágenes respondió ${respuesta.status} al guardar`);
    },
    leer: async (clave) => {
      const respuesta = await pedir(clave);
      if (respuesta.status === 404) return null;
      if (!respuesta.ok) throw new Error(`El almacén de imágenes respondió ${respuesta.status} al leer`);
      return new Uint8Array(await respuesta.arrayBuffer());
    },
    borrar: async (clave) => {
      const respuesta = await pedir(clave, { method: 'DELETE' });
      if (!respuesta.ok && respuesta.status !== 404) {
        throw new Error(`El almacén de imágenes respondió ${respuesta.status} al borrar`);
      }
    },
  };
};
