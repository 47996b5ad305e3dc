import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

export type CredencialesDelPadron = { certificado: string; clave: string };

export function firmarCms(contenido: string, { certificado, clave }: CredencialesDelPadron): string {
  const p7 = forge.pkcs7.createSignedData();
  p7.content = forge.util.createBuffer(contenido, 'utf8');
  p7.addCertificate(certificado);
  p7.addSigner({
    key: forge.pki.privateKeyFromPem(clave),
    certificate: certificado,
    digestAlgorithm: forge.pki.oids.sha256 ?? '',
    authenticatedAttributes: [
      { type: forge.pki.oids.contentType ?? '', value: forge.pki.oids.data ?? '' },
      { type: forge.pki.oids.messageDigest ?? '' },
      { type: forge.pki.oids.signingTime ?? '' },
    ],
  });
  p7.sign();
  return forge.util.encode64(forge.asn1.toDer(p7.toAsn1()).getBytes());
}

export function credencialesDescartables(ahora: Date): CredencialesDelPadron {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const certificado = forge.pki.createCertificate();
  certificado.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificado.serialNumber = '01';
  certificado.validity.notBefore = ahora;
  certificado.validity.notAfter = new Date(ahora.getTime() + 365 * 86_400_000);
  const nombre = [{ name: 'commonName', value: 'colega-desarrollo' }];
  certificado.setSubject(nombre);
  certificado.setIssuer(nombre);
  certificado.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { certificado: forge.pki.certificateToPem(certificado), clave: privateKey };
}
