import { setTimeout as esperar } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PersonaDelPadron, Registro } from './registro.ts';
import type { Tickets } from './wsaa.ts';
import { armarSobreSoap, elemento, fallaSoap, leerOperacion } from './xml.ts';

const DEMORA_MS = 60_000;
const ESPACIO = 'xmlns:ns2="http://a13.soap.ws.server.puc.sr/"';

function personaXml({ cuit, tipoPersona, apellido, nombre, razonSocial, domicilio }: PersonaDelPadron): string {
  const { calle, numero, localidad, codigoPostal, idProvincia, descripcionProvincia } = domicilio;
  const direccion = [
    elemento('calle', calle),
    elemento('codigoPostal', codigoPostal),
    elemento('descripcionProvincia', descripcionProvincia),
    elemento('direccion', `${calle} ${numero}`),
    elemento('estadoDomicilio', 'CONFIRMADO'),
    elemento('idProvincia', idProvincia),
    elemento('localidad', localidad),
    elemento('numero', numero),
    elemento('tipoDomicilio', 'FISCAL'),
  ].join('');
  return [
    '<persona>',
    elemento('apellido', apellido),
    `<domicilio>${direccion}</domicilio>`,
    elemento('estadoClave', 'ACTIVO'),
    elemento('idPersona', cuit),
    elemento('nombre', nombre),
    elemento('razonSocial', razonSocial),
    elemento('tipoClave', 'CUIT'),
    elemento('tipoPersona', tipoPersona),
    '</persona>',
  ].join('');
}

const respuestaXml = (persona: PersonaDelPadron): string =>
  armarSobreSoap(
    `<ns2:getPersonaResponse ${ESPACIO}><personaReturn><metadata>${elemento(
      'fechaHora',
      new Date().toISOString(),
    )}${elemento('servidor', 'sandbox')}</metadata>${personaXml(persona)}</personaReturn></ns2:getPersonaResponse>`,
  );

const falla = (reply: FastifyReply, texto: string) => reply.code(500).send(fallaSoap('soap:Server', texto));

export function registrarA13(app: FastifyInstance, tickets: Tickets, registro: Registro): void {
  const porCuit = new Map(registro.personas.map((persona) => [persona.cuit, persona]));

  async function getPersona(campos: Record<string, string>, reply: FastifyReply) {
    if ((tickets.get(campos.token ?? '') ?? 0) < Date.now()) return falla(reply, 'El token ha expirado o no es valido');
    const cuit = campos.idPersona ?? '';
    if (registro.tardan.includes(cuit)) await esperar(DEMORA_MS, undefined, { ref: false });
    if (registro.fallan.includes(cuit)) return falla(reply, 'Error interno del servidor');
    const persona = porCuit.get(cuit);
    return persona ? respuestaXml(persona) : falla(reply, 'No existe persona con ese Id');
  }

  app.post('/sr-padron/webservices/personaServiceA13', async (request, reply) => {
    reply.type('text/xml; charset=utf-8');
    const operacion = leerOperacion(String(request.body));
    if (operacion?.nombre === 'getPersona') return getPersona(operacion.campos, reply);
    if (operacion?.nombre !== 'dummy') return falla(reply, 'Operacion desconocida');
    const estado = ['appserver', 'authserver', 'dbserver'].map((servidor) => elemento(servidor, 'OK')).join('');
    return armarSobreSoap(`<ns2:dummyResponse ${ESPACIO}><return>${estado}</return></ns2:dummyResponse>`);
  });
}
