import { XMLParser } from 'fast-xml-parser';
import { pedirAfuera, SinRespuesta } from './pedir.ts';

const parser = new XMLParser({ ignoreAttributes: true, removeNSPrefix: true, parseTagValue: false });

export type Nodo = { [nombre: string]: Nodo | Nodo[] | string | undefined };

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaparXml = (texto: string): string => texto.replace(/[&<>"]/g, (signo) => ENTIDADES[signo] ?? signo);

export const leerXml = (texto: string): Nodo => parser.parse(texto) as Nodo;

export function nodoEn(nodo: Nodo, ...nombres: string[]): Nodo | undefined {
  let actual: Nodo | undefined = nodo;
  for (const nombre of nombres) {
    const hijo: Nodo | Nodo[] | string | undefined = actual?.[nombre];
    const primero: Nodo | string | undefined = Array.isArray(hijo) ? hijo[0] : hijo;
    actual = typeof primero === 'object' ? primero : undefined;
  }
  return actual;
}

export const nodosEn = (nodo: Nodo, nombre: string): Nodo[] => {
  const hijo = nodo[nombre];
  return (Array.isArray(hijo) ? hijo : [hijo]).filter((uno): uno is Nodo => typeof uno === 'object');
};

export function textoEn(nodo: Nodo | undefined, nombre: string): string {
  const hijo = nodo?.[nombre];
  return typeof hijo === 'string' ? hijo.trim() : '';
}

export class FallaSoap extends Error {
  override readonly name = 'FallaSoap';
}

/** One SOAP 1.1 call. Throws SinRespuesta without a readable answer, and FallaSoap with a fault. */
export async function llamarSoap(url: string, cuerpo: string, esperaMs: number): Promise<Nodo> {
  const { texto } = await pedirAfuera({
    metodo: 'POST',
    url,
    cabeceras: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
    cuerpo: `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Header/><soapenv:Body>${cuerpo}</soapenv:Body></soapenv:Envelope>`,
    esperaMs,
  });
  const leido = leerSobre(texto);
  if (!leido) throw new SinRespuesta('respondió algo que no es SOAP');
  const falla = nodoEn(leido, 'Fault');
  if (falla) throw new FallaSoap(textoEn(falla, 'faultstring'));
  return leido;
}

function leerSobre(texto: string): Nodo | undefined {
  try {
    return nodoEn(leerXml(texto), 'Envelope', 'Body');
  } catch {
    return undefined;
  }
}
