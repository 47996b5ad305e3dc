import { z } from 'zod';
import { escaparXml, FallaSoap, llamarSoap, type Nodo, nodoEn, textoEn } from '../../../salida/soap.ts';
import { FallaDePasarela, type RedDePago } from './pasarela.ts';
import { type AjustesDePolitica, crearPolitica, type Politica } from './politica.ts';
import { DIRECCION, defineProveedor, TEXTO } from './proveedor.ts';

type AjustesDeRedLink = { url: string; entidad: string; ente: string; ip: string };

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
type DeudaDeBaja = Parameters<RedDePago['bajaDeDeuda']>[0];

/** Link Pagos, of Red Link, over SOAP (docs/reference/outside-world.md#red-link). */
function crearRedLink(proveedor: Proveedor, ajustes: AjustesDeRedLink, reloj: () => Date): RedDePago {
  const { nombre, politica, espera } = proveedor;
  return {
    altaDeDeuda: (deuda) =>
      politica.hacer(false, async () => {
        const cuerpo = await llamar(nombre, ajustes.url, sobreDe(deuda, ajustes, reloj()), espera.esperaMs);
        return leerAlta(nombre, cuerpo);
      }),
    bajaDeDeuda: (deuda) =>
      politica.hacer(true, async () => {
        const cuerpo = await llamar(nombre, ajustes.url, sobreDeBaja(deuda, ajustes, reloj()), espera.esperaMs);
        leerBaja(nombre, cuerpo);
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

/** The debt has the coupon's number: enrolled twice, it is the same one. */
const idDeDeuda = (numeroBoleta: number): string => String(numeroBoleta).padStart(8, '0');

const cabeceraDe = (ordenId: number, { entidad, ip }: AjustesDeRedLink, ahora: Date): string =>
  elementoCon('cabecera', [
    elemento('idRequerimiento', `${ordenId}-${ahora.getTime()}`),
    elemento('ipCliente', ip),
    elemento('timeStamp', ahora.toISOString()),
    elemento('idEntidad', entidad),
    elemento('canal', 'internet'),
  ]);

function sobreDe(deuda: Deuda, ajustes: AjustesDeRedLink, ahora: Date): string {
  const importes = deuda.vencimientos.map(({ importe }) => importe);
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
  return `<alta:altaDeDeudas xmlns:alta="${ESPACIO}">${cabeceraDe(deuda.orden_id, ajustes, ahora)}${elemento('ente', ajustes.ente)}${elemento(
    'usuario',
    deuda.cuit,
  )}<datosDeuda>${elementoCon('deuda', datos)}</datosDeuda></alta:altaDeDeudas>`;
}

const elementoCon = (nombre: string, partes: readonly string[]): string => `<${nombre}>${partes.join('')}</${nombre}>`;

// S-465
const YA_NO_ESTA = /inexistente|no existe/i;

function sobreDeBaja(deuda: DeudaDeBaja, ajustes: AjustesDeRedLink, ahora: Date): string {
  const datos = [elemento('idDeuda', idDeDeuda(deuda.numero_boleta)), elemento('concepto', CONCEPTO)];
  return `<alta:bajaDeDeudas xmlns:alta="${ESPACIO}">${cabeceraDe(deuda.orden_id, ajustes, ahora)}${elemento(
    'ente',
    ajustes.ente,
  )}${elemento('usuario', deuda.cuit)}<datosDeuda>${elementoCon('deuda', datos)}</datosDeuda></alta:bajaDeDeudas>`;
}

function leerBaja(nombre: string, cuerpo: Nodo): void {
  const respuesta = nodoEn(cuerpo, 'bajaDeDeudasResponse', 'return') ?? nodoEn(cuerpo, 'bajaDeDeudasResponse');
  const resultado = nodoEn(respuesta ?? {}, 'resultadoBajas');
  const codigo = textoEn(resultado, 'codigoResultadoBaja');
  const descripcion = textoEn(resultado, 'descripcionResultadoBaja');
  if (codigo === '') throw new FallaDePasarela('no_responde', nombre, 'respondió algo que no se entiende');
  if (!ACEPTADA.includes(codigo) && !YA_NO_ESTA.test(descripcion))
    throw new FallaDePasarela('rechaza', nombre, descripcion || `código ${codigo}`);
}

function leerAlta(nombre: string, cuerpo: Nodo): { codigo_pago: string; referencia_pago: string } {
  const respuesta = nodoEn(cuerpo, 'altaDeDeudasResponse', 'return') ?? nodoEn(cuerpo, 'altaDeDeudasResponse');
  const resultado = nodoEn(respuesta ?? {}, 'resultadoAltas');
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

const NOMBRE = 'Red Link';
export const RED_LINK = defineProveedor({
  nombre: NOMBRE,
  ajustes: {
    url: { variable: 'RED_LINK_URL', ...DIRECCION },
    entidad: { variable: 'RED_LINK_ENTIDAD', forma: TEXTO, espera: 'el número de entidad en Red Link' },
    ente: {
      variable: 'RED_LINK_ENTE',
      forma: z.string().regex(/^[A-Z\d]{3}$/),
      espera: 'el código de ente, 3 letras',
    },
    ip: {
      variable: 'RED_LINK_IP',
      forma: z.union([z.ipv4(), z.ipv6()]),
      espera: 'la dirección IP con que se llama a Red Link',
      supuesto: '127.0.0.1',
    },
  },
  simulado: (url) => ({
    url: `${url}/linkpagosservices/AltaDeudasServices`,
    entidad: '0447',
    ente: 'CTP',
    ip: '127.0.0.1',
  }),
  conectar: (ajustes, reloj, espera) => {
    const politica = crearPolitica(NOMBRE, espera);
    return { politica, redLink: crearRedLink({ nombre: NOMBRE, politica, espera }, ajustes, reloj) };
  },
});
