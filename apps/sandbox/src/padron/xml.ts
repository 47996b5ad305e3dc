import { XMLParser } from 'fast-xml-parser';

const parser = new XMLParser({ ignoreAttributes: true, removeNSPrefix: true, parseTagValue: false });

type Nodo = { [nombre: string]: Nodo | string | undefined };

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapar = (texto: string): string => texto.replace(/[&<>"]/g, (signo) => ENTIDADES[signo] ?? signo);

export const elemento = (nombre: string, valor: string | number | undefined): string =>
  valor === undefined || valor === '' ? '' : `<${nombre}>${escapar(String(valor))}</${nombre}>`;

export function leerOperacion(sobre: string): { nombre: string; campos: Record<string, string> } | null {
  try {
    const cuerpo = (parser.parse(sobre) as { Envelope?: { Body?: Nodo } }).Envelope?.Body;
    const [primera] = Object.entries(cuerpo ?? {});
    if (!primera) return null;
    const [nombre, valor] = primera;
    const hijos = typeof valor === 'object' ? Object.entries(valor) : [];
    return { nombre, campos: Object.fromEntries(hijos.map(([campo, texto]) => [campo, String(texto ?? '')])) };
  } catch {
    return null;
  }
}

export const armarSobreSoap = (cuerpo: string): string =>
  `<?xml version='1.0' encoding='UTF-8'?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${cuerpo}</soap:Body></soap:Envelope>`;

export const fallaSoap = (codigo: string, texto: string): string =>
  armarSobreSoap(`<soap:Fault><faultcode>${codigo}</faultcode>${elemento('faultstring', texto)}</soap:Fault>`);
