import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rutaDesdeRaiz } from '../raiz.ts';
import { pedirAfuera, SinRespuesta } from './pedir.ts';

let servidor: Server;
let base: string;
const pedidos: string[] = [];
beforeAll(async () => {
  servidor = createServer((pedido, respuesta) => {
    pedidos.push(pedido.url ?? '');
    if (pedido.url === '/va') respuesta.writeHead(302, { location: '/interno' }).end('Seguí por acá');
    else respuesta.end('adentro');
  });
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  base = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
});
afterAll(() => {
  servidor.closeAllConnections();
  servidor.close();
});

test('una redirección se responde como vino: nadie de afuera elige a quién se llama', async () => {
  const respuesta = await pedirAfuera({ metodo: 'GET', url: `${base}/va`, esperaMs: 5_000 });
  expect(respuesta).toEqual({ status: 302, texto: 'Seguí por acá' });
  expect(pedidos).toEqual(['/va']);
});

test('una dirección que no es http no sale', async () => {
  for (const url of ['file:///etc/passwd', 'ftp://127.0.0.1/', 'gopher://127.0.0.1/'])
    await expect(pedirAfuera({ metodo: 'GET', url, esperaMs: 1_000 })).rejects.toThrow(SinRespuesta);
});

// A process may reach only these: the configured registry and providers, the bucket, the mail server, the database.
const PUERTAS = [
  'correo/correo.ts',
  'db/conectar-cola.ts',
  'db/conectar.ts',
  'modules/media/almacenes/en-s3.ts',
  'salida/pedir.ts',
];
const SALIDA =
  /\bfetch\b(?! *:)|\bXMLHttpRequest\b|\bWebSocket\(|from '(node:)?(https?|http2|tls|dgram|undici)'|createTransport\(|new (pg\.)?Pool\(|import\('(node:)?(https?|http2|tls|net|dgram|undici)'/m;
const SIN_SALIR = /^(type \w+|isIP(v[46])?|SocketAddress|BlockList|createServer|Server|Socket|AddressInfo)$/;
const nombresDeNet = (fuente: string): string[] =>
  [...fuente.matchAll(/^import (type )?(.+) from '(?:node:)?net';/gm)].flatMap(([, tipo, nombres = '']) =>
    tipo
      ? []
      : nombres
          .replace(/[{}]/g, '')
          .split(',')
          .map((nombre) => nombre.trim()),
  );
const sale = (fuente: string): boolean => {
  const codigo = fuente.replace(/^\s*(\/\/|\/?\*).*$|^import type .*$/gm, '');
  return SALIDA.test(codigo) || nombresDeNet(codigo).some((nombre) => !SIN_SALIR.test(nombre));
};

test('a la red se sale solo por las puertas conocidas, hacia lo que está configurado', () => {
  const raiz = rutaDesdeRaiz('apps/api/src');
  const fuentes = readdirSync(raiz, { recursive: true, encoding: 'utf8' }).filter(
    (archivo) => /\.(tsx?|mjs)$/.test(archivo) && !/\.test\.tsx?$|(^|\/)testing\//.test(archivo),
  );
  const salen = fuentes.filter((archivo) => sale(readFileSync(join(raiz, archivo), 'utf8')));
  expect(salen.sort()).toEqual(PUERTAS);
});
