import { z } from 'zod';
import { en, escaparXml, FallaSoap, llamarSoap, type Nodo, textoEn } from '../../../salida/soap.ts';
import { FallaDePasarela, type RedDePago } from './pasarela.ts';
import type { AjustesDePolitica, Politica } from './politica.ts';

export type AjustesDeRedLink = { url: string; entidad: string; ente: string; ip: string };

const ESPACIO = 'http://altadeuda.service.ws.linkpagos.redlink.com.ar/';
const CONCEPTO = '001';
// S-234
const ACEPTADA = ['00', '0'];
const YA_ESTABA = /\bdeuda (ya )?existente|ya existe|duplicad/i;

const zAlta = z.object({
  cpe: z.string().min(1),
  idDeuda: z.string().min(1),
  codigo: z.string().min(1),
  descripcion: z.string(),
});

type Proveedor = { nombre: string; politica: Politica; espera: Pick<AjustesDePolitica, 'esperaMs'> };
type Deuda = Parameters<RedDePago['altaDeDeuda']>[0];

/** Link Pagos, of Red Link, over SOAP (facts §4.2). */
export function crearRedLink(proveedor: Proveedor, ajustes: AjustesDeRedLink, reloj: () => Date): RedDePago {
  const { nombre, politica, espera } = proveedor;
  return {
    altaDeDeuda: (deuda) =>
      politica.hacer(false, async () => {
        const cuerpo = await llamar(nombre, ajustes.url, sobreDe(deuda, ajustes, reloj()), espera.esperaMs);
        return leerAlta(nombre, cuerpo);
      }),
  };
}

async function llamar(nombre: string, url: string, operacion: string, esperaMs: number): Promise<Nodo> {
  try {
    return await llamarSoap(url, operacion, esperaMs);
  } catch (error) {
    if (error instanceof FallaSoap) throw new FallaDePasarela('rechaza', nombre, error.message, { cause: error });
    throw new FallaDePasarela('no_responde', nombre, 'no respondió', { cause: error });
  }
}

const elemento = (nombre: string, valor: string | number): string =>
  `<${nombre}>${escaparXml(String(valor))}</${nombre}>`;

/** The number of the debt is that of the coupon: enrolled twice, it is the same one. */
const idDeDeuda = (numeroBoleta: number): string => String(numeroBoleta).padStart(8, '0');

function sobreDe(deuda: Deuda, { entidad, ente, ip }: AjustesDeRedLink, ahora: Date): string {
  const importes = deuda.vencimientos.map(({ importe }) => importe);
  const cabecera = [
    elemento('idRequerimiento', `${deuda.orden_id}-${ahora.getTime()}`),
    elemento('ipCliente', ip),
    elemento('timeStamp', ahora.toISOString()),
    elemento('idEntidad', entidad),
    elemento('canal', 'internet'),
  ].join('');
  const vencimientos = deuda.vencimientos
    .map(({ fecha, importe }, i) =>
      elementoCon('vencimiento', [
        elemento('ordenVencimiento', i + 1),
        elemento('fechaVencimiento', fecha),
        elemento('importe', importe),
      ]),
    )
    .join('');
  const datos = [
    elemento('idDeuda', idDeDeuda(deuda.numero_boleta)),
    elemento('concepto', CONCEPTO),
    elemento('abarcativa', 'false'),
    `<vencimientos>${vencimientos}</vencimientos>`,
    elemento('importeMinimo', importes[0] ?? ''),
    elemento('importeMaximo', importes.at(-1) ?? ''),
    elemento('discrecional', ''),
  ];
  return `<alta:altaDeDeudas xmlns:alta="${ESPACIO}"><cabecera>${cabecera}</cabecera>${elemento('ente', ente)}${elemento(
    'usuario',
    deuda.cuit,
  )}<datosDeuda>${elementoCon('deuda', datos)}</datosDeuda></alta:altaDeDeudas>`;
}

const elementoCon = (nombre: string, partes: readonly string[]): string => `<${nombre}>${partes.join('')}</${nombre}>`;

function leerAlta(nombre: string, cuerpo: Nodo): { codigo_pago: string; referencia_pago: string } {
  const respuesta = en(cuerpo, 'altaDeDeudasResponse', 'return') ?? en(cuerpo, 'altaDeDeudasResponse');
  const resultado = en(respuesta ?? {}, 'resultadoAltas');
  const leida = zAlta.safeParse({
    cpe: textoEn(respuesta, 'cpe'),
    idDeuda: textoEn(resultado, 'idDeuda'),
    codigo: textoEn(resultado, 'codigoResultadoAlta'),
    descripcion: textoEn(resultado, 'descripcionResultadoAlta'),
  });
  if (!leida.success)
    throw new FallaDePasarela('no_responde', nombre, 'respondió algo que no se entiende', { cause: leida.error });
  const { cpe, idDeuda, codigo, descripcion } = leida.data;
  if (!ACEPTADA.includes(codigo) && !YA_ESTABA.test(descripcion))
    throw new FallaDePasarela('rechaza', nombre, descripcion || `código ${codigo}`);
  return { codigo_pago: cpe, referencia_pago: idDeuda };
}
