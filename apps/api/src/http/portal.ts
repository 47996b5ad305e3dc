import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencias } from '../dependencias.ts';
import { rutaDesdeRaiz } from '../raiz.ts';
import { crearNonce, origenDeCapas, POLITICA_DE_ENTRADA, politicaDeContenido } from './csp.ts';
import { leerPrecarga, type ParaLaPagina } from './precarga.ts';
import { rutaInexistente } from './responder-error.ts';

const MARCA_DE_NONCE = '__CSP_NONCE__';
const MARCA_DE_PRECARGA = '<!--precarga-->';
const MARCA_DE_COLEGIO = '<!--colegio-->';
const MARCA_DE_ENCABEZADO = '<!--encabezado-->';
const PAGINAS = ['/index.html', '/entrada.html'];
const UN_ANIO_SEGUNDOS = 31_536_000;

declare module 'fastify' {
  interface FastifyInstance {
    enviarPortal: Enviar | null;
  }
}

type Enviar = (reply: FastifyReply) => Promise<FastifyReply>;

type Pedido = { method?: string | undefined; url?: string | undefined };

// A screen is /app/dashboard, and not /assets/gone.js. What follows the ? is the screen's own.
const esPantalla = ({ method, url = '/' }: Pedido): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)|\.\w+$/.test(url.split('?')[0] ?? '');

const DIRECCION_ILEGIBLE = '/direccion-ilegible';

/** An address typed by hand with meaningless percent signs is a screen that does not exist. */
export function leerDireccion(pedido: Pedido): string {
  const { url = '/' } = pedido;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return esPantalla(pedido) ? DIRECCION_ILEGIBLE : url;
  }
}

/** What every page says of the college: it is of now, and not of when the portal began. */
type LoDelColegio = () => Promise<string>;
type Comun = { capas: string; colegio: LoDelColegio };

export type DelColegioEnElPortal = {
  enLaPagina: LoDelColegio;
  /** With what a device installs it: as it was built, with whose it is. */
  manifiesto: (construido: Readonly<Record<string, unknown>>) => Promise<object>;
};

function enviarIndice(archivo: string, { capas, colegio }: Comun, precargaDe: (direccion: string) => ParaLaPagina) {
  const indice = readFileSync(archivo, 'utf8').split(MARCA_DE_NONCE);
  return async (reply: FastifyReply) => {
    const nonce = crearNonce();
    const delColegio = await colegio();
    const { etiquetas, encabezado } = precargaDe(reply.request.url);
    return reply
      .header('content-security-policy', politicaDeContenido(capas, nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        indice
          .join(nonce)
          .replace(MARCA_DE_COLEGIO, () => delColegio)
          .replace(MARCA_DE_PRECARGA, () => etiquetas)
          .replace(MARCA_DE_ENCABEZADO, () => encabezado),
      );
  };
}

/** `/` is a small page that forwards to the first screen, or to the page of a printed QR: a phone that reads a QR never downloads the portal. */
const enviarEntrada = (pagina: string) => (reply: FastifyReply) =>
  reply
    .header('content-security-policy', POLITICA_DE_ENTRADA)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(pagina);

export function responderDesconocida(
  this: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!this.enviarPortal || !esPantalla(request)) throw rutaInexistente();
  return this.enviarPortal(reply);
}

/** The names of these files change with their content. */
const guardarPorVersion = (reply: { header(nombre: string, valor: string): unknown }, ruta: string): void => {
  const deVersion = ruta.includes(`${sep}assets${sep}`);
  reply.header('cache-control', deVersion ? `public, max-age=${UN_ANIO_SEGUNDOS}, immutable` : 'no-cache');
};

const ARCHIVOS = {
  index: false,
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'deny',
  allowedPath: (ruta: string) => !PAGINAS.includes(ruta),
  setHeaders: guardarPorVersion,
} as const;

const DEL_COLEGIO = '/colegio';
const esDelColegio = (url: string): boolean => url.split('?')[0] === DEL_COLEGIO || url.startsWith(`${DEL_COLEGIO}/`);

/** The college's application is built beside the portal; its files and its screens are under /colegio. */
async function registrarColegio(app: FastifyInstance, root: string, comun: Comun): Promise<Enviar | null> {
  const archivo = join(root, 'index.html');
  if (!existsSync(archivo)) return null;
  await app.register(fastifyStatic, { ...ARCHIVOS, root, prefix: `${DEL_COLEGIO}/`, decorateReply: false });
  const enviar = enviarIndice(archivo, comun, () => ({ etiquetas: '', encabezado: '' }));
  // The folder itself is no file.
  app.get(`${DEL_COLEGIO}/`, (_request, reply) => enviar(reply));
  return enviar;
}

function registrarManifiesto(
  app: FastifyInstance,
  archivo: string,
  manifiesto: DelColegioEnElPortal['manifiesto'],
): void {
  if (!existsSync(archivo)) return;
  const construido = JSON.parse(readFileSync(archivo, 'utf8')) as Record<string, unknown>;
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(await manifiesto(construido))),
  );
}

export async function registrarPortal(
  app: FastifyInstance,
  { config, carpetaWeb }: Dependencias,
  { enLaPagina: colegio, manifiesto }: DelColegioEnElPortal,
): Promise<void> {
  const root = carpetaWeb ?? rutaDesdeRaiz('dist/web');
  const archivo = join(root, 'index.html');
  if (!existsSync(archivo)) return;
  const comun = { capas: origenDeCapas(config.mapTilesUrl), colegio };
  const conNonce = enviarIndice(archivo, comun, leerPrecarga(root));
  await app.register(fastifyStatic, { ...ARCHIVOS, root });
  registrarManifiesto(app, join(root, 'manifest.webmanifest'), manifiesto);
  const delColegio = await registrarColegio(app, join(root, '..', 'colegio'), comun);
  const entrada = enviarEntrada(readFileSync(join(root, 'entrada.html'), 'utf8'));
  for (const url of ['/', '/index.html']) app.get(url, (_request, reply) => entrada(reply));
  // Some browsers ask for it whatever the page says.
  app.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.svg'));
  app.enviarPortal = (reply) => (delColegio && esDelColegio(reply.request.url) ? delColegio : conNonce)(reply);
}
