import { generateKeyPairSync } from 'node:crypto';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { constants, createBrotliCompress } from 'node:zlib';
import forge from 'node-forge';

const COMPRIMIBLE = /^(text\/|application\/(.*\+)?json|image\/svg)/;
/** Proxies use it for what they compress while somebody waits. */
const CALIDAD = 5;
/** Headers of a connection, which HTTP/2 does not have. */
const DE_LA_CONEXION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

const crearCertificado = (): { key: string; cert: string } => {
  const claves = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const certificado = forge.pki.createCertificate();
  certificado.publicKey = forge.pki.publicKeyFromPem(claves.publicKey);
  certificado.serialNumber = '01';
  certificado.validity.notBefore = new Date(Date.now() - 86_400_000);
  certificado.validity.notAfter = new Date(Date.now() + 86_400_000);
  const nombre = [{ name: 'commonName', value: 'localhost' }];
  certificado.setSubject(nombre);
  certificado.setIssuer(nombre);
  certificado.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }]);
  certificado.sign(forge.pki.privateKeyFromPem(claves.privateKey), forge.md.sha256.create());
  return { key: claves.privateKey, cert: forge.pki.certificateToPem(certificado) };
};

const pasar = (portal: URL, pedido: Http2ServerRequest, respuesta: Http2ServerResponse): void => {
  const propios = Object.entries(pedido.headers).filter(([nombre]) => !nombre.startsWith(':'));
  const headers = { ...Object.fromEntries(propios), host: portal.host };
  const { hostname, port } = portal;
  const ida = request({ hostname, port, path: pedido.url, method: pedido.method, headers }, (vuelta) => {
    const cabeceras = Object.fromEntries(
      Object.entries(vuelta.headers).filter(([nombre]) => !DE_LA_CONEXION.has(nombre)),
    );
    const deTexto = COMPRIMIBLE.test(vuelta.headers['content-type'] ?? '') && !vuelta.headers['content-encoding'];
    if (!deTexto) {
      respuesta.writeHead(vuelta.statusCode ?? 502, cabeceras);
      vuelta.pipe(respuesta);
      return;
    }
    delete cabeceras['content-length'];
    respuesta.writeHead(vuelta.statusCode ?? 502, { ...cabeceras, 'content-encoding': 'br' });
    const compresor = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: CALIDAD } });
    vuelta.pipe(compresor).pipe(respuesta);
  });
  ida.on('error', () => {
    respuesta.statusCode = 502;
    respuesta.end();
  });
  pedido.pipe(ida);
};

/** A deployed portal's proxy: HTTP/2 over TLS, and Brotli for what the build did not compress. */
export const ponerPorDelante = async (portal: string): Promise<{ direccion: string; cerrar: () => void }> => {
  const destino = new URL(portal);
  const servidor = createSecureServer({ ...crearCertificado(), allowHTTP1: true }, (pedido, respuesta) =>
    pasar(destino, pedido, respuesta),
  );
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  const { port } = servidor.address() as AddressInfo;
  return { direccion: `https://localhost:${port}`, cerrar: () => servidor.close() };
};
