import { setTimeout as esperar } from 'node:timers/promises';
import type { Db } from '../../../db/conectar.ts';
import { FallaSoap, leerXml, llamarSoap, nodoEn, textoEn } from '../../../salida/soap.ts';
import { type CredencialesDelPadron, firmarCms } from './firmar-cms.ts';
import { PadronNoDisponible } from './registro-de-cuits.ts';
import { findTicket, type Ticket, upsertTicket } from './tickets.repository.ts';

const SERVICIO = 'ws_sr_padron_a13';
const MINUTO_MS = 60_000;

type Direccion = { url: string; esperaMs: number };
type Guarda = { clave: string; db: Db; reloj: () => Date };
/** `descartar` tells that the registry refused that ticket. */
export type Wsaa = { ticket(): Promise<Ticket>; descartar(ticket: Ticket): void };

function pedidoDeAcceso(ahora: Date): string {
  const instante = (minutos: number) => new Date(ahora.getTime() + minutos * MINUTO_MS).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?><loginTicketRequest version="1.0"><header><uniqueId>${Math.floor(
    ahora.getTime() / 1000,
  )}</uniqueId><generationTime>${instante(-10)}</generationTime><expirationTime>${instante(
    10,
  )}</expirationTime></header><service>${SERVICIO}</service></loginTicketRequest>`;
}

async function ingresar(
  { url, esperaMs }: Direccion,
  credenciales: CredencialesDelPadron,
  ahora: Date,
): Promise<Ticket> {
  const cms = firmarCms(pedidoDeAcceso(ahora), credenciales);
  const cuerpo = await llamarSoap(
    url,
    `<wsaa:loginCms xmlns:wsaa="http://wsaa.view.sua.dvadac.desein.afip.gov"><wsaa:in0>${cms}</wsaa:in0></wsaa:loginCms>`,
    esperaMs,
  );
  const respuesta = leerXml(textoEn(nodoEn(cuerpo, 'loginCmsResponse'), 'loginCmsReturn'));
  const otorgado = nodoEn(respuesta, 'loginTicketResponse', 'credentials');
  const vence = Date.parse(textoEn(nodoEn(respuesta, 'loginTicketResponse', 'header'), 'expirationTime'));
  const token = textoEn(otorgado, 'token');
  const sign = textoEn(otorgado, 'sign');
  if (!token || !sign || Number.isNaN(vence)) throw new PadronNoDisponible('El padrón no dio un ticket de acceso');
  return { token, sign, vence };
}

const YA_TIENE = /ya posee un TA/i;
const ESPERAS = 5;
const CADA_MS = 300;

/** A ticket lasts 12 h and the registry gives no second one meanwhile: all processes share a stored one, asked for by one call at a time. */
export function crearWsaa(
  direccion: Direccion,
  credenciales: () => CredencialesDelPadron,
  { clave, db, reloj }: Guarda,
): Wsaa {
  let actual: Ticket | null = null;
  let rechazado: string | null = null;
  let enCurso: Promise<Ticket> | null = null;
  const sirve = (ticket: Ticket | null): ticket is Ticket =>
    ticket !== null && ticket.token !== rechazado && ticket.vence - MINUTO_MS > reloj().getTime();

  const esperarElAjeno = async (motivo: FallaSoap): Promise<Ticket> => {
    for (let i = 0; i < ESPERAS; i += 1) {
      await esperar(CADA_MS);
      const guardado = await findTicket(db, clave);
      if (sirve(guardado)) return guardado;
    }
    throw new PadronNoDisponible(`El padrón no da otro ticket de acceso: ${motivo.message}`);
  };
  const conseguir = async (): Promise<Ticket> => {
    const guardado = await findTicket(db, clave);
    if (sirve(guardado)) return guardado;
    try {
      const nuevo = await ingresar(direccion, credenciales(), reloj());
      // It is kept here even if it cannot be stored: there will be no other.
      actual = nuevo;
      await upsertTicket(db, clave, nuevo, reloj());
      return nuevo;
    } catch (error) {
      if (error instanceof FallaSoap && YA_TIENE.test(error.message)) return esperarElAjeno(error);
      throw error;
    }
  };
  return {
    ticket: async () => {
      if (sirve(actual)) return actual;
      enCurso ??= conseguir().finally(() => {
        enCurso = null;
      });
      actual = await enCurso;
      return actual;
    },
    descartar: ({ token }) => {
      rechazado = token;
    },
  };
}
