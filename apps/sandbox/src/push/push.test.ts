import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { crearBuzon } from '../correo/buzon.ts';
import { crearSandbox } from '../crear-sandbox.ts';
import { crearCurva, descifrar } from './descifrar.ts';
import { firmanteDe } from './vapid.ts';

const buzon = crearBuzon();
const app = crearSandbox(buzon);
afterAll(async () => {
  await app.close();
  await buzon.cerrar();
});

const bytes = (texto: string): Buffer => Buffer.from(texto.replace(/\s/g, ''), 'base64url');

// RFC 8291, section 5
const EJEMPLO = {
  privada: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  secreto: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  cuerpo: bytes(`DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml
    mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT
    pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN`),
};

test('descifra el ejemplo de la RFC 8291, y nada de otro navegador ni cambiado', () => {
  const { privada, secreto, cuerpo } = EJEMPLO;
  const claves = { curva: crearCurva(privada), secreto };
  expect(descifrar(cuerpo, claves)).toBe('When I grow up, I want to be a watermelon');
  expect(() => descifrar(cuerpo, { curva: crearCurva(), secreto })).toThrow();
  const cambiado = Buffer.from(cuerpo);
  cambiado.writeUInt8((cambiado.at(-1) ?? 0) ^ 1, cambiado.length - 1);
  expect(() => descifrar(cambiado, claves)).toThrow();
});

const ORIGEN = 'https://push.test';
const AHORA = new Date('2026-11-27T12:00:00Z');
const EN_UNA_HORA = AHORA.getTime() / 1000 + 3600;

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
const K = Buffer.concat([Buffer.from([4]), bytes(x), bytes(y)]).toString('base64url');

const autorizar = (cambios: Record<string, unknown> = {}, k = K): string => {
  const partes = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: ORIGEN, exp: EN_UNA_HORA, sub: 'mailto:colegio@example.com', ...cambios },
  ].map((parte) => Buffer.from(JSON.stringify(parte)).toString('base64url'));
  const firmado = partes.join('.');
  const firma = sign('sha256', Buffer.from(firmado), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${firmado}.${firma.toString('base64url')}, k=${k}`;
};

test('quien firma es quien dice, para este servicio y por un día a lo sumo', () => {
  expect(firmanteDe(autorizar(), ORIGEN, AHORA)).toBe(K);
  const otra = crearCurva().getPublicKey('base64url');
  const malas: [string, RegExp][] = [
    ['', /falta Authorization/],
    [autorizar({}, otra), /la firma no es de esa clave/],
    [autorizar({ aud: 'https://otro.test' }), /aud/],
    [autorizar({ exp: EN_UNA_HORA - 7200 }), /exp/],
    [autorizar({ exp: EN_UNA_HORA + 24 * 3600 }), /exp/],
    [autorizar({ sub: 'nadie' }), /sub/],
  ];
  for (const [autorizacion, motivo] of malas) expect(() => firmanteDe(autorizacion, ORIGEN, AHORA)).toThrow(motivo);
});

test('sin firma, sin TTL, sin cifrar o a quien no está, no toma nada', async () => {
  const alta = await app.inject({ method: 'POST', url: '/push/navegadores', payload: { clave: K } });
  const { id } = alta.json<{ id: string }>();
  const mandar = (headers: Record<string, string>, cual = id) =>
    app.inject({
      method: 'POST',
      url: `/push/a/${cual}`,
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload: createHash('sha256').update('algo').digest(),
    });
  const cifrado = { 'content-encoding': 'aes128gcm' };
  expect((await mandar({ ttl: '60', ...cifrado })).statusCode).toBe(403);
  expect((await mandar(cifrado)).statusCode).toBe(400);
  expect((await mandar({ ttl: '60' })).statusCode).toBe(400);
  expect((await mandar({ ttl: '60', ...cifrado }, 'nadie')).statusCode).toBe(404);
  await app.inject({ method: 'POST', url: `/push/navegadores/${id}`, payload: { quitado: true } });
  expect((await mandar({ ttl: '60', ...cifrado })).statusCode).toBe(410);
  expect((await app.inject(`/push/navegadores/${id}`)).json()).toEqual([]);
});
