import { createHash } from 'node:crypto';
import type { Db } from '../../../db/conectar.ts';
import { ErrorDeArranque } from '../../../error-de-arranque.ts';
import { SinRespuesta } from '../../../salida/pedir.ts';
import { escaparXml, FallaSoap, llamarSoap, type Nodo, nodoEn, textoEn } from '../../../salida/soap.ts';
import { type CredencialesDelPadron, credencialesDescartables } from './firmar-cms.ts';
import { leerDomicilio } from './leer-domicilio.ts';
import { type Contribuyente, PadronNoDisponible, type RegistroDeCuits } from './registro-de-cuits.ts';
import type { Ticket } from './tickets.repository.ts';
import { crearWsaa, type Wsaa } from './wsaa.ts';

const RUTA_A13 = '/sr-padron/webservices/personaServiceA13';
const RUTA_WSAA = '/ws/services/LoginCms';
const ESPERA_MAXIMA_MS = 5_000;
const NO_EXISTE = /no existe persona/i;
const DE_ACCESO = /token|sign|firma|autoriz|autentic|hash/i;

export type AjustesDePadron = {
  url: string;
  /** PEM texts; without them only a registry that trusts everybody can be asked. */
  credenciales: CredencialesDelPadron | null;
  /** In whose name it is asked. */
  cuit: string | (() => Promise<string>);
  /** How long one call may take; 5 s by default. */
  esperaMs?: number;
};

function direcciones(url: string): { a13: string; wsaa: string } {
  const a13 = new URL(url);
  if (a13.pathname === '/') a13.pathname = RUTA_A13;
  const wsaa = new URL(RUTA_WSAA, a13);
  // The real registry signs in at another host: aws.afip.gov.ar has wsaa.afip.gov.ar, and so for homologation.
  wsaa.hostname = a13.hostname.replace(/^aws(homo)?\.(afip|arca)\./, 'wsaa$1.$2.');
  return { a13: a13.href, wsaa: wsaa.href };
}

function leerPersona(cuit: string, persona: Nodo): Contribuyente | null {
  const fisico = textoEn(persona, 'tipoPersona') === 'FISICA';
  const apellidoNombre = fisico
    ? `${textoEn(persona, 'apellido')} ${textoEn(persona, 'nombre')}`.trim()
    : textoEn(persona, 'razonSocial');
  if (apellidoNombre === '') return null;
  return { cuit, apellido_nombre: apellidoNombre, fisico, domicilio: leerDomicilio(persona) };
}

type Padron = { a13: string; wsaa: Wsaa; representada: () => Promise<string>; esperaMs: number };

async function getPersona(padron: Padron, { token, sign }: Ticket, cuit: string): Promise<Contribuyente | null> {
  const campos = Object.entries({ token, sign, cuitRepresentada: await padron.representada(), idPersona: cuit });
  const pedido = campos.map(([nombre, valor]) => `<${nombre}>${escaparXml(valor)}</${nombre}>`).join('');
  const operacion = `<a13:getPersona xmlns:a13="http://a13.soap.ws.server.puc.sr/">${pedido}</a13:getPersona>`;
  try {
    const cuerpo = await llamarSoap(padron.a13, operacion, padron.esperaMs);
    const persona = nodoEn(cuerpo, 'getPersonaResponse', 'personaReturn', 'persona');
    return persona ? leerPersona(cuit, persona) : null;
  } catch (error) {
    if (error instanceof FallaSoap && NO_EXISTE.test(error.message)) return null;
    throw error;
  }
}

function crearPadron(
  { url, credenciales, cuit, esperaMs = ESPERA_MAXIMA_MS }: AjustesDePadron,
  db: Db,
  reloj: () => Date,
): Padron {
  const { a13, wsaa: urlDeWsaa } = direcciones(url);
  if (credenciales === null && a13.startsWith('https:'))
    throw new ErrorDeArranque('Faltan PADRON_CERTIFICADO y PADRON_CLAVE: el padrón pide un certificado para ingresar.');
  let propias = credenciales;
  const exigirCredenciales = () => {
    propias ??= credencialesDescartables(reloj());
    return propias;
  };
  const huella = createHash('sha256')
    .update(credenciales?.certificado ?? '')
    .digest('hex');
  const guarda = { clave: `${urlDeWsaa} ${huella}`, db, reloj };
  const wsaa = crearWsaa({ url: urlDeWsaa, esperaMs }, exigirCredenciales, guarda);
  const representada = async () => (typeof cuit === 'string' ? cuit : await cuit());
  return { a13, wsaa, representada, esperaMs };
}

const aNoDisponible = (error: unknown): PadronNoDisponible => {
  if (error instanceof PadronNoDisponible) return error;
  if (error instanceof SinRespuesta) return new PadronNoDisponible(`El padrón no respondió: ${error.message}`);
  return new PadronNoDisponible(`El padrón falló: ${error}`);
};

async function consultar(padron: Padron, cuit: string): Promise<Contribuyente | null> {
  const ticket = await padron.wsaa.ticket();
  try {
    return await getPersona(padron, ticket, cuit);
  } catch (error) {
    if (error instanceof FallaSoap && DE_ACCESO.test(error.message)) padron.wsaa.descartar(ticket);
    throw error;
  }
}

/** The tax registry's padrón A13 over SOAP. Waits 5 s for an answer, and tries once more. */
export function crearRegistroArca(ajustes: AjustesDePadron, db: Db, reloj: () => Date): RegistroDeCuits {
  const padron = crearPadron(ajustes, db, reloj);
  return {
    buscar: (cuit) =>
      consultar(padron, cuit)
        .catch(() => consultar(padron, cuit))
        .catch((error: unknown) => {
          throw aNoDisponible(error);
        }),
  };
}
