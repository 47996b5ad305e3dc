import { resolve } from 'node:path';
import { MEDIOS_EN_LINEA } from '@colega/domain/dinero';
import { z } from 'zod';
import { AJUSTES_DE_PASARELAS, leerPasarelas } from './config-de-pasarelas.ts';
import { ErrorDeArranque } from './error-de-arranque.ts';
import { publicaDe } from './modules/avisos/dispositivos/servicio-de-push.ts';

const ARGENMAP =
  'https://wms.ign.gob.ar/geoserver/gwc/service/tms/1.0.0/capabaseargenmap@EPSG%3A3857@png/{z}/{x}/{-y}.png';
const MAPA_ARBA = 'https://carto.arba.gov.ar/cartoArba/';
const LARGO_MINIMO_DEL_SECRETO = 32;
// S-490
const LARGO_MINIMO_DE_LA_FRASE = 16;

const puerto = (minimo: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((n) => n >= minimo && n <= 65_535);
const interruptor = z.enum(['0', '1']).transform((valor) => valor === '1');

function url(...protocolos: string[]) {
  return z.string().refine((texto) => {
    const partes = URL.canParse(texto) ? new URL(texto) : null;
    return partes !== null && protocolos.includes(partes.protocol) && partes.hostname !== '';
  });
}

const contacto = z.string().regex(/^(mailto:[^\s@?]+@[^\s@?]+|https:\/\/\S+)$/);

/** S-908: those of the browsers in use. */
const SERVICIOS_DE_PUSH = [
  ...['fcm.googleapis.com', '*.push.services.mozilla.com'],
  ...['*.push.apple.com', '*.notify.windows.com'],
];
// A number is no name: nobody's own network is reached by it.
const ANFITRION = /^(\*\.)?([a-z\d](-?[a-z\d])*\.)+[a-z](-?[a-z\d])*$/;

function esClaveDePush(texto: string): boolean {
  try {
    return /^[\w-]{43}$/.test(texto) && publicaDe(texto) !== '';
  } catch {
    return false;
  }
}

function esDireccionDeAlmacen(texto: string): boolean {
  if (!URL.canParse(texto)) return false;
  const { protocol, username, password, hostname, pathname } = new URL(texto);
  const conClaves = username !== '' && password !== '' && hostname !== '';
  return protocol === 's3:' && conClaves && /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/.test(pathname);
}

const AJUSTES = {
  NODE_ENV: { forma: z.string(), espera: 'un texto' },
  PORT: { forma: puerto(0), espera: 'un puerto entre 0 y 65535' },
  HOST: { forma: z.string().regex(/^[\w.:-]+$/), espera: 'una dirección o un nombre de equipo' },
  DATABASE_URL: {
    forma: url('postgres:', 'postgresql:'),
    espera: 'una dirección como postgres://usuario:clave@servidor:5432/base',
  },
  DATABASE_OWNER_URL: {
    forma: url('postgres:', 'postgresql:'),
    espera: 'una dirección como postgres://duenio:clave@servidor:5432/base',
  },
  DATA_DIR: { forma: z.string(), espera: 'una carpeta' },
  DEMO: { forma: interruptor, espera: '0 o 1' },
  DEMO_EN_PRODUCCION: { forma: interruptor, espera: '0 o 1' },
  SESSION_SECRET: {
    forma: z.string().min(LARGO_MINIMO_DEL_SECRETO),
    espera: `un texto secreto de al menos ${LARGO_MINIMO_DEL_SECRETO} caracteres`,
  },
  PUBLIC_URL: { forma: url('http:', 'https:'), espera: 'una dirección http o https' },
  TRUST_PROXY: {
    forma: z.string().regex(/^(\d|[\da-fA-F:]*[.:][\da-fA-F.:/]*(,\s*[\da-fA-F.:/]+)*)$/),
    espera: 'cuántos proxies hay delante (de 0 a 9), o sus direcciones separadas por comas',
  },
  STORAGE_URL: {
    forma: z.string().refine(esDireccionDeAlmacen),
    espera: 'una dirección como s3://clave:secreto@servidor/bucket?region=us-east-1',
  },
  RESPALDO_CLAVE: {
    forma: z.string().min(LARGO_MINIMO_DE_LA_FRASE),
    espera: `una frase de al menos ${LARGO_MINIMO_DE_LA_FRASE} caracteres`,
  },
  SMTP_URL: { forma: url('smtp:', 'smtps:'), espera: 'una dirección como smtp://usuario:clave@servidor:587' },
  SANDBOX_PORT: { forma: puerto(0), espera: 'un puerto entre 0 y 65535' },
  PADRON_URL: { forma: url('http:', 'https:'), espera: 'la dirección http o https del padrón' },
  PADRON_CERTIFICADO: { forma: z.string(), espera: 'el archivo del certificado (PEM)' },
  PADRON_CLAVE: { forma: z.string(), espera: 'el archivo de la clave del certificado (PEM)' },
  PADRON_CUIT: { forma: z.string().regex(/^\d{11}$/), espera: 'el CUIT del Colegio, 11 dígitos' },
  MAP_TILES_URL: { forma: url('http:', 'https:'), espera: 'una dirección http o https con {z}, {x} e {y}' },
  PORTAL_OPERADOR_URL: { forma: url('http:', 'https:'), espera: 'una dirección http o https' },
  GUIA_URL: { forma: url('http:', 'https:'), espera: 'una dirección http o https' },
  MAPA_ARBA_URL: { forma: url('http:', 'https:'), espera: 'una dirección http o https' },
  ARBA_WFS_URL: { forma: url('http:', 'https:'), espera: 'la dirección http o https del servicio de parcelas' },
  GEOREF_URL: { forma: url('http:', 'https:'), espera: 'la dirección http o https del servicio de direcciones' },
  PUSH_CLAVE: {
    forma: z.string().refine(esClaveDePush),
    espera: 'una clave privada P-256 en base64url, de 43 caracteres',
  },
  PUSH_SERVICIOS: {
    forma: z
      .string()
      .transform((texto) => texto.split(',').map((uno) => uno.trim()))
      .refine((nombres) => nombres.every((uno) => ANFITRION.test(uno))),
    espera: 'nombres de servidores separados por comas, como fcm.googleapis.com,*.push.apple.com',
  },
  CALCULO_AUTOMATICO: { forma: interruptor, espera: '0 o 1' },
  TRABAJADOR: { forma: interruptor, espera: '0 o 1' },
  NOTICIAS: { forma: interruptor, espera: '0 o 1' },
  CONTACTO_DE_SEGURIDAD: { forma: contacto, espera: 'mailto: con un correo, o una dirección https' },
  METRICAS: { forma: interruptor, espera: '0 o 1' },
  ESPERA_DE_CIERRE: {
    forma: z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number),
    espera: 'una cantidad de segundos, hasta 99',
  },
} as const;

type Ajuste = keyof typeof AJUSTES;
export const NOMBRES_DE_AJUSTES: readonly string[] = [
  ...Object.keys(AJUSTES),
  ...AJUSTES_DE_PASARELAS.map(({ variable }) => variable),
];
type Valor<A extends Ajuste> = z.output<(typeof AJUSTES)[A]['forma']>;
export type Entorno = Readonly<Record<string, string | undefined>>;

// The value may be a secret: the message names the variable and what is expected, never what it holds.
function leerAjuste<V>(entorno: Entorno, nombre: string, { forma, espera }: { forma: z.ZodType<V>; espera: string }) {
  const texto = entorno[nombre]?.trim();
  if (texto === undefined || texto === '') return null;
  const leido = forma.safeParse(texto);
  if (leido.success) return leido.data;
  throw new ErrorDeArranque(`El ajuste ${nombre} no es válido: se espera ${espera}.`);
}

export function esLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function parseTrustProxy(valor: string | null): false | number | string {
  if (valor === null || valor === '0') return false;
  return /^\d$/.test(valor) ? Number(valor) : valor;
}

function exigir(faltantes: { nombre: string; falta: boolean; para: string }[]): void {
  const primero = faltantes.find(({ falta }) => falta);
  if (primero)
    throw new ErrorDeArranque(`Falta el ajuste ${primero.nombre}: en producción es obligatorio ${primero.para}.`);
}

/** The password of who signs a command, for programs that run it; the portal does not read it. */
export const leerClaveDeOperador = ({ COLEGA_CLAVE }: Entorno): string | null => COLEGA_CLAVE || null;

export type Config = ReturnType<typeof leerConfig>;

// This is the only place that reads the environment. Throws ErrorDeArranque naming the first wrong setting.
export function leerConfig(entorno: Entorno, carpetaActual: string) {
  const leer = <A extends Ajuste>(nombre: A) =>
    leerAjuste<unknown>(entorno, nombre, AJUSTES[nombre]) as Valor<A> | null;
  const produccion = leer('NODE_ENV') === 'production';
  const host = leer('HOST') ?? '127.0.0.1';
  const databaseUrl = leer('DATABASE_URL');
  const config = {
    produccion,
    host,
    port: leer('PORT') ?? 3000,
    databaseUrl,
    databaseOwnerUrl: leer('DATABASE_OWNER_URL'),
    dataDir: resolve(carpetaActual, leer('DATA_DIR') ?? '.colega'),
    demo: leer('DEMO') ?? (databaseUrl === null && esLoopback(host) && !produccion),
    sessionSecret: leer('SESSION_SECRET'),
    publicUrl: leer('PUBLIC_URL'),
    trustProxy: parseTrustProxy(leer('TRUST_PROXY')),
    storageUrl: leer('STORAGE_URL'),
    // Backups are not encrypted without this passphrase.
    respaldoClave: leer('RESPALDO_CLAVE'),
    smtpUrl: leer('SMTP_URL'),
    sandboxPort: leer('SANDBOX_PORT') ?? 0,
    // S-61
    padronUrl: leer('PADRON_URL'),
    padronCertificado: leer('PADRON_CERTIFICADO'),
    padronClave: leer('PADRON_CLAVE'),
    padronCuit: leer('PADRON_CUIT'),
    pasarelas: leerPasarelas((ajuste) => leerAjuste(entorno, ajuste.variable, ajuste)),
    mapTilesUrl: leer('MAP_TILES_URL') ?? ARGENMAP,
    portalOperadorUrl: leer('PORTAL_OPERADOR_URL'),
    guiaUrl: leer('GUIA_URL'),
    // S-62
    mapaArbaUrl: leer('MAPA_ARBA_URL') ?? MAPA_ARBA,
    // S-875
    arbaWfsUrl: leer('ARBA_WFS_URL'),
    georefUrl: leer('GEOREF_URL'),
    pushClave: leer('PUSH_CLAVE'),
    pushServicios: leer('PUSH_SERVICIOS') ?? SERVICIOS_DE_PUSH,
    calculoAutomatico: leer('CALCULO_AUTOMATICO') ?? true,
    // With 0, `npm run trabajador` does the background work.
    trabajador: leer('TRABAJADOR') ?? true,
    // DAS-019: the card is hidden until the college writes news
    noticias: leer('NOTICIAS') ?? false,
    // S-521
    contactoDeSeguridad: leer('CONTACTO_DE_SEGURIDAD'),
    metricas: leer('METRICAS') ?? false,
    // The process waits between announcing its end and ending, so that a proxy stops sending it calls.
    esperaDeCierreMs: (leer('ESPERA_DE_CIERRE') ?? 0) * 1000,
  };
  if (config.databaseOwnerUrl !== null && databaseUrl === null)
    throw new ErrorDeArranque('DATABASE_OWNER_URL va con DATABASE_URL: es la misma base, con el dueño de sus tablas.');
  // S-60: known users and a simulated world are asked for twice, so that a forgotten setting cannot bring them.
  if (produccion && config.demo && !leer('DEMO_EN_PRODUCCION'))
    throw new ErrorDeArranque(
      'DEMO=1 carga usuarios con una contraseña que todos conocen, y un mundo simulado: con NODE_ENV=production no arranca. Quitalo, o agregá DEMO_EN_PRODUCCION=1 si es una demostración.',
    );
  if (produccion) {
    const conPagina = MEDIOS_EN_LINEA.some((medio) => config.pasarelas[medio] !== null);
    exigir([
      {
        nombre: 'SESSION_SECRET',
        falta: databaseUrl !== null && config.sessionSecret === null,
        para: 'cuando se usa DATABASE_URL',
      },
      { nombre: 'PADRON_URL', falta: !config.demo && config.padronUrl === null, para: 'para validar los CUIT' },
      { nombre: 'SMTP_URL', falta: !config.demo && config.smtpUrl === null, para: 'para mandar las cartas' },
      {
        nombre: 'PUBLIC_URL',
        falta: conPagina && config.publicUrl === null,
        para: 'para que los pagos en línea vuelvan al portal',
      },
      {
        nombre: 'PUBLIC_URL',
        falta: !config.demo && !esLoopback(host) && config.publicUrl === null,
        para: 'para los enlaces de los correos y los QR que salen del portal',
      },
    ]);
  }
  return config;
}
