import { XMLParser } from 'fast-xml-parser';
import type { FastifyInstance } from 'fastify';
import { armarSobreSoap, elemento, fallaSoap } from '../padron/xml.ts';
import type { Almacen, DeudaDeRedLink } from './almacen.ts';
import { pasarACentavos } from './montos.ts';

const ESPACIO = 'http://altadeuda.service.ws.linkpagos.redlink.com.ar/';
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (nombre) => ['deuda', 'vencimiento'].includes(nombre),
});

type Vencimiento = { fechaVencimiento: string; importe: string };
type DeudaPedida = { idDeuda: string; concepto: string; vencimientos: { vencimiento: Vencimiento[] } };
type Alta = { ente: string; usuario: string; datosDeuda: { deuda: DeudaPedida[] } };

type Baja = { ente: string; usuario: string; datosDeuda: { deuda: { idDeuda: string }[] } };

function leerBaja(sobre: string): Baja | null {
  try {
    const { Envelope } = parser.parse(sobre) as { Envelope?: { Body?: { bajaDeDeudas?: Baja } } };
    return Envelope?.Body?.bajaDeDeudas ?? null;
  } catch {
    return null;
  }
}

function leerAlta(sobre: string): Alta | null {
  try {
    const { Envelope } = parser.parse(sobre) as { Envelope?: { Body?: { altaDeDeudas?: Alta } } };
    const alta = Envelope?.Body?.altaDeDeudas;
    return alta && /^[A-Z\d]{3}$/.test(alta.ente) && /^\d{1,19}$/.test(alta.usuario) && sonDeudas(alta) ? alta : null;
  } catch {
    return null;
  }
}

const sonDeudas = ({ datosDeuda }: Alta): boolean =>
  datosDeuda.deuda.every(
    ({ idDeuda, vencimientos }) =>
      idDeuda !== '' &&
      vencimientos.vencimiento.every(
        ({ fechaVencimiento, importe }) =>
          /^\d{4}-\d{2}-\d{2}$/.test(fechaVencimiento) && /^\d+\.\d{2}$/.test(importe) && Number(importe) > 0,
      ),
  );

function anotar(almacen: Almacen, cpe: string, { idDeuda, concepto, vencimientos }: DeudaPedida): string {
  const estaba = almacen.estado.deudas.some((deuda) => deuda.cpe === cpe && deuda.id_deuda === idDeuda);
  if (!estaba) {
    const deuda: DeudaDeRedLink = {
      cpe,
      id_deuda: idDeuda,
      creada: almacen.ahora().toISOString(),
      vencimientos: vencimientos.vencimiento.map(({ fechaVencimiento, importe }) => ({
        fecha: fechaVencimiento,
        importe: pasarACentavos(importe),
      })),
    };
    almacen.estado.deudas.push(deuda);
  }
  const dicho = estaba ? (['05', 'DEUDA EXISTENTE'] as const) : (['00', 'DEUDA DADA DE ALTA'] as const);
  return [
    '<resultadoAltas>',
    elemento('idDeuda', idDeuda),
    elemento('concepto', concepto),
    elemento('codigoResultadoAlta', dicho[0]),
    elemento('descripcionResultadoAlta', dicho[1]),
    '</resultadoAltas>',
  ].join('');
}

function quitar({ estado }: Almacen, cpe: string, { idDeuda }: { idDeuda: string }): string {
  const donde = estado.deudas.findIndex((deuda) => deuda.cpe === cpe && deuda.id_deuda === idDeuda);
  if (donde >= 0) estado.deudas.splice(donde, 1);
  const dicho = donde >= 0 ? (['00', 'DEUDA DADA DE BAJA'] as const) : (['06', 'DEUDA INEXISTENTE'] as const);
  const partes = [
    elemento('idDeuda', idDeuda),
    elemento('codigoResultadoBaja', dicho[0]),
    elemento('descripcionResultadoBaja', dicho[1]),
  ];
  return `<resultadoBajas>${partes.join('')}</resultadoBajas>`;
}

export function registrarRedLink(app: FastifyInstance, almacen: Almacen): void {
  app.post('/linkpagosservices/AltaDeudasServices', (request, reply) => {
    reply.type('text/xml; charset=utf-8');
    const baja = leerBaja(String(request.body));
    if (baja) {
      const quitadas = baja.datosDeuda.deuda.map((deuda) => quitar(almacen, `${baja.ente}${baja.usuario}`, deuda));
      almacen.guardar();
      return armarSobreSoap(
        `<ns2:bajaDeDeudasResponse xmlns:ns2="${ESPACIO}"><return>${quitadas.join('')}</return></ns2:bajaDeDeudasResponse>`,
      );
    }
    const alta = leerAlta(String(request.body));
    if (!alta) return reply.code(500).send(fallaSoap('soap:Client', 'El requerimiento no es valido'));
    const cpe = `${alta.ente}${alta.usuario}`;
    const resultados = alta.datosDeuda.deuda.map((deuda) => anotar(almacen, cpe, deuda)).join('');
    almacen.guardar();
    return armarSobreSoap(
      `<ns2:altaDeDeudasResponse xmlns:ns2="${ESPACIO}"><return>${elemento('cpe', cpe)}${resultados}</return></ns2:altaDeDeudasResponse>`,
    );
  });
}
