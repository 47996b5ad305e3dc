import { z } from 'zod';
import { ErrorDeArranque } from './error-de-arranque.ts';

const texto = z.string().min(1);
const direccion = z.url({ protocol: /^https?$/ }).transform((valor) => valor.replace(/\/+$/, ''));
const cifras = (cantidad: number) => z.string().regex(new RegExp(`^\\d{${cantidad}}$`));
const HTTP = 'una dirección http o https';

/** The settings of the gateways, as the others: what each one is, and what is expected of it. */
export const AJUSTES_DE_PASARELAS = {
  SIRO_USUARIO: { forma: cifras(11), espera: 'el CUIT del Colegio en SIRO, 11 dígitos' },
  SIRO_CLAVE: { forma: texto, espera: 'la clave de SIRO' },
  SIRO_CONVENIO: { forma: cifras(10), espera: 'el número de convenio, 10 dígitos' },
  SIRO_SESION_URL: { forma: direccion, espera: HTTP },
  SIRO_PAGOS_URL: { forma: direccion, espera: HTTP },
  SIRO_GESTION_URL: { forma: direccion, espera: HTTP },
  SIPAGO_CLIENT_ID: { forma: texto, espera: 'el client_id de SiPago' },
  SIPAGO_CLIENT_SECRET: { forma: texto, espera: 'el client_secret de SiPago' },
  SIPAGO_AUTH_URL: { forma: direccion, espera: HTTP },
  SIPAGO_URL: { forma: direccion, espera: HTTP },
  NET_PAGOS_URL: { forma: direccion, espera: HTTP },
  NET_PAGOS_API_KEY: { forma: texto, espera: 'la clave de Net Pagos' },
  NET_PAGOS_SERVICIO: { forma: texto, espera: 'el código de servicio en Net Pagos' },
  RED_LINK_URL: { forma: direccion, espera: HTTP },
  RED_LINK_ENTIDAD: { forma: texto, espera: 'el número de entidad en Red Link' },
  RED_LINK_ENTE: { forma: z.string().regex(/^[A-Z\d]{3}$/), espera: 'el código de ente, 3 letras' },
  RED_LINK_IP: { forma: z.union([z.ipv4(), z.ipv6()]), espera: 'la dirección IP con que se llama a Red Link' },
} as const;

type Ajuste = keyof typeof AJUSTES_DE_PASARELAS;
type Leer = (nombre: Ajuste) => string | null;

/** What a gateway cannot do without, and what is assumed when it is not said. */
type Grupo<O extends Ajuste, P extends Ajuste> = {
  nombre: string;
  obligatorios: readonly O[];
  supuestos: Readonly<Record<P, string>>;
};

const SIRO = {
  nombre: 'SIRO',
  obligatorios: ['SIRO_USUARIO', 'SIRO_CLAVE', 'SIRO_CONVENIO'],
  supuestos: {
    SIRO_SESION_URL: 'https://apisesion.bancoroela.com.ar/auth/Sesion',
    SIRO_PAGOS_URL: 'https://siropagos.bancoroela.com.ar',
    SIRO_GESTION_URL: 'https://apisiro.bancoroela.com.ar',
  },
} as const;
const SIPAGO = {
  nombre: 'SiPago',
  obligatorios: ['SIPAGO_CLIENT_ID', 'SIPAGO_CLIENT_SECRET'],
  supuestos: { SIPAGO_AUTH_URL: 'https://auth.prd.geopagos.io', SIPAGO_URL: 'https://api.sipago.coop' },
} as const;
const NET_PAGOS = {
  nombre: 'Net Pagos',
  obligatorios: ['NET_PAGOS_URL', 'NET_PAGOS_API_KEY', 'NET_PAGOS_SERVICIO'],
  supuestos: {},
} as const;
const RED_LINK = {
  nombre: 'Red Link',
  obligatorios: ['RED_LINK_URL', 'RED_LINK_ENTIDAD', 'RED_LINK_ENTE'],
  supuestos: { RED_LINK_IP: '127.0.0.1' },
} as const;

/** All of a group, or null when none of it is set. Throws ErrorDeArranque when it is half set. */
function readGrupo<O extends Ajuste, P extends Ajuste>(
  { nombre, obligatorios, supuestos }: Grupo<O, P>,
  leer: Leer,
): Record<O | P, string> | null {
  const opcionales = Object.entries<string>(supuestos) as [P, string][];
  const todos = [...obligatorios, ...opcionales.map(([ajuste]) => ajuste)];
  if (todos.every((ajuste) => leer(ajuste) === null)) return null;
  const faltan = obligatorios.filter((ajuste) => leer(ajuste) === null);
  if (faltan.length > 0)
    throw new ErrorDeArranque(
      `${nombre} está configurado a medias: ${faltan.length > 1 ? 'faltan' : 'falta'} ${faltan.join(', ')}. Completalo, o quitá todos sus ajustes para no ofrecerlo.`,
    );
  const pares = [
    ...obligatorios.map((ajuste) => [ajuste, leer(ajuste)]),
    ...opcionales.map(([ajuste, supuesto]) => [ajuste, leer(ajuste) ?? supuesto]),
  ];
  return Object.fromEntries(pares) as Record<O | P, string>;
}

export type ConfigDePasarelas = ReturnType<typeof leerPasarelas>;

/** The gateways that are set up; null for the rest. Throws ErrorDeArranque. */
export function leerPasarelas(leer: Leer) {
  const siro = readGrupo(SIRO, leer);
  const sipago = readGrupo(SIPAGO, leer);
  const netPagos = readGrupo(NET_PAGOS, leer);
  const redLink = readGrupo(RED_LINK, leer);
  return {
    siro: siro && {
      usuario: siro.SIRO_USUARIO,
      clave: siro.SIRO_CLAVE,
      convenio: siro.SIRO_CONVENIO,
      sesionUrl: siro.SIRO_SESION_URL,
      pagosUrl: siro.SIRO_PAGOS_URL,
      gestionUrl: siro.SIRO_GESTION_URL,
    },
    sipago: sipago && {
      clientId: sipago.SIPAGO_CLIENT_ID,
      clientSecret: sipago.SIPAGO_CLIENT_SECRET,
      authUrl: sipago.SIPAGO_AUTH_URL,
      url: sipago.SIPAGO_URL,
    },
    netPagos: netPagos && {
      url: netPagos.NET_PAGOS_URL,
      apiKey: netPagos.NET_PAGOS_API_KEY,
      servicio: netPagos.NET_PAGOS_SERVICIO,
    },
    redLink: redLink && {
      url: redLink.RED_LINK_URL,
      entidad: redLink.RED_LINK_ENTIDAD,
      ente: redLink.RED_LINK_ENTE,
      ip: redLink.RED_LINK_IP,
    },
  };
}
