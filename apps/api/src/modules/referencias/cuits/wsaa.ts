import { type Credenciales, firmarCms } from './firmar-cms.ts';
import { PadronNoDisponible } from './registro-de-cuits.ts';
import { en, leerXml, llamarSoap, textoEn } from './soap.ts';

const SERVICIO = 'ws_sr_padron_a13';
const MINUTO_MS = 60_000;

export type Ticket = { token: string; sign: string; vence: number };
type Direccion = { url: string; esperaMs: number };
export type Wsaa = { ticket(): Promise<Ticket>; descartar(): void };

function pedidoDeAcceso(ahora: Date): string {
  const instante = (minutos: number) => new Date(ahora.getTime() + minutos * MINUTO_MS).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?><loginTicketRequest version="1.0"><header><uniqueId>${Math.floor(
    ahora.getTime() / 1000,
  )}</uniqueId><generationTime>${instante(-10)}</generationTime><expirationTime>${instante(
    10,
  )}</expirationTime></header><service>${SERVICIO}</service></loginTicketRequest>`;
}

async function ingresar({ url, esperaMs }: Direccion, credenciales: Credenciales, ahora: Date): Promise<Ticket> {
  const cms = firmarCms(pedidoDeAcceso(ahora), credenciales);
  const cuerpo = await llamarSoap(
    url,
    `<wsaa:loginCms xmlns:wsaa="http://wsaa.view.sua.dvadac.desein.afip.gov"><wsaa:in0>${cms}</wsaa:in0></wsaa:loginCms>`,
    esperaMs,
  );
  const respuesta = leerXml(textoEn(en(cuerpo, 'loginCmsResponse'), 'loginCmsReturn'));
  const otorgado = en(respuesta, 'loginTicketResponse', 'credentials');
  const vence = Date.parse(textoEn(en(respuesta, 'loginTicketResponse', 'header'), 'expirationTime'));
  const token = textoEn(otorgado, 'token');
  const sign = textoEn(otorgado, 'sign');
  if (!token || !sign || Number.isNaN(vence)) throw new PadronNoDisponible('El padrón no dio un ticket de acceso');
  return { token, sign, vence };
}

/** The access ticket of the registry (12 h), asked for once and by one call at a time. */
export function crearWsaa(direccion: Direccion, credenciales: () => Credenciales, reloj: () => Date): Wsaa {
  let actual: Promise<Ticket> | undefined;
  const renovar = () => {
    const pedido = ingresar(direccion, credenciales(), reloj());
    actual = pedido;
    pedido.catch(() => {
      if (actual === pedido) actual = undefined;
    });
    return pedido;
  };
  return {
    ticket: async () => {
      const vigente = await actual;
      return vigente && vigente.vence - MINUTO_MS > reloj().getTime() ? vigente : renovar();
    },
    descartar: () => {
      actual = undefined;
    },
  };
}
