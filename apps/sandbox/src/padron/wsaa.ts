import { randomBytes, X509Certificate } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { armarSobreSoap, escapar, fallaSoap, leerOperacion } from './xml.ts';

const TICKET_MS = 12 * 3_600_000;
// The real registry gives no second ticket while one is good.
const YA_POSEE = [
  'ns1:coe.alreadyAuthenticated',
  'El CEE ya posee un TA valido para el acceso al WSN solicitado',
] as const;
const SERVICIO = '<service>ws_sr_padron_a13</service>';

export type Tickets = Map<string, number>;

function otorgar(tickets: Tickets): string {
  const token = randomBytes(48).toString('base64');
  const ahora = Date.now();
  tickets.set(token, ahora + TICKET_MS);
  const instante = (momento: number) => new Date(momento).toISOString();
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<loginTicketResponse version="1.0"><header><source>CN=wsaa, O=sandbox</source><destination>CN=colega</destination><uniqueId>${Math.floor(
    ahora / 1000,
  )}</uniqueId><generationTime>${instante(ahora)}</generationTime><expirationTime>${instante(
    ahora + TICKET_MS,
  )}</expirationTime></header><credentials><token>${token}</token><sign>${randomBytes(32).toString(
    'base64',
  )}</sign></credentials></loginTicketResponse>`;
}

// The request travels in clear inside the signed message; the sandbox does not ask whose signature it is.
const pideElPadron = (cms: string): boolean => Buffer.from(cms, 'base64').includes(SERVICIO);

function certificadoDe(cms: string): string {
  const der = Buffer.from(cms, 'base64');
  for (let i = der.indexOf('3082', 1, 'hex'); i > 0; i = der.indexOf('3082', i + 1, 'hex')) {
    try {
      return new X509Certificate(der.subarray(i)).fingerprint256;
    } catch {
      // The certificate starts further on.
    }
  }
  return '';
}

export function registrarWsaa(app: FastifyInstance, tickets: Tickets): void {
  const vigentes = new Map<string, number>();
  app.post('/ws/services/LoginCms', async (request, reply) => {
    reply.type('text/xml; charset=utf-8');
    const operacion = leerOperacion(String(request.body));
    if (operacion?.nombre !== 'loginCms') return reply.code(500).send(fallaSoap('soapenv:Server', 'No such operation'));
    if (!pideElPadron(operacion.campos.in0 ?? ''))
      return reply.code(500).send(fallaSoap('ns1:cms.bad', 'El CMS no es valido'));
    const certificado = certificadoDe(operacion.campos.in0 ?? '');
    if ((vigentes.get(certificado) ?? 0) > Date.now()) return reply.code(500).send(fallaSoap(...YA_POSEE));
    vigentes.set(certificado, Date.now() + TICKET_MS);
    return armarSobreSoap(
      `<loginCmsResponse xmlns="http://wsaa.view.sua.dvadac.desein.afip.gov"><loginCmsReturn>${escapar(
        otorgar(tickets),
      )}</loginCmsReturn></loginCmsResponse>`,
    );
  });
}
