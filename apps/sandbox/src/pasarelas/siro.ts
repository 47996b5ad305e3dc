import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Almacen, Cobro } from './almacen.ts';
import { crearCobro, estadoDe, findCobro } from './cobros.ts';
import { origenDe } from './credenciales.ts';
import { horaLocal, leerHoraLocal, pasarACentavos } from './montos.ts';
import type { Sesiones } from './sesion-de-siro.ts';

type Pedido = {
  nro_cliente_empresa: string;
  nro_comprobante: string;
  Concepto: string;
  Importe: number;
  FechaExpiracion?: string;
  URL_OK: string;
  URL_ERROR: string;
  IdReferenciaOperacion: string;
  Detalle: { Descripcion: string; Importe: number }[];
};

const texto = { type: 'string', minLength: 1 } as const;
const FORMA_DEL_PEDIDO = {
  type: 'object',
  required: [
    'nro_cliente_empresa',
    'nro_comprobante',
    'Concepto',
    'Importe',
    'URL_OK',
    'URL_ERROR',
    'IdReferenciaOperacion',
    'Detalle',
  ],
  properties: {
    nro_cliente_empresa: { type: 'string', pattern: '^\\d{19}$' },
    nro_comprobante: { type: 'string', minLength: 20, maxLength: 20 },
    Concepto: { type: 'string', maxLength: 40 },
    Importe: { type: 'number', exclusiveMinimum: 0 },
    FechaExpiracion: texto,
    URL_OK: texto,
    URL_ERROR: texto,
    IdReferenciaOperacion: texto,
    Detalle: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', required: ['Descripcion', 'Importe'], properties: { Descripcion: texto } },
    },
  },
};

const ESTADOS = { aprobado: 'PROCESADA', rechazado: 'RECHAZADA', cancelado: 'CANCELADA' } as const;
const DEVUELTOS = { reembolso: 'DEVUELTA', contracargo: 'CONTRACARGO' } as const;
const MENSAJES = {
  aprobado: 'Pago procesado',
  rechazado: 'El pago fue rechazado por la entidad emisora',
  cancelado: 'El usuario canceló la operación',
} as const;

function resultadoDe(cobro: Cobro, ahora: Date): object | null {
  const estado = estadoDe(cobro, ahora);
  if (estado === 'pendiente' || estado === 'vencido' || cobro.final === null) return null;
  return {
    PagoExitoso: estado === 'aprobado' && !cobro.devuelto,
    MensajeResultado: MENSAJES[estado],
    FechaOperacion: horaLocal(new Date(cobro.final.pagado)),
    FechaRegistro: horaLocal(new Date(cobro.final.desde)),
    IdOperacion: String(cobro.numero),
    Estado: cobro.devuelto ? DEVUELTOS[cobro.devuelto.tipo] : ESTADOS[estado],
    ...(cobro.devuelto && { ImporteDevuelto: cobro.devuelto.importe / 100 }),
    idReferenciaOperacion: cobro.referencia,
    Rendicion: null,
    Request: { ...(cobro.pedido as Pedido), Importe: cobro.final.importe / 100 },
  };
}

function abrir(almacen: Almacen, pedido: Pedido): Cobro | null {
  const items = pedido.Detalle.map(({ Descripcion, Importe }) => ({
    descripcion: Descripcion,
    importe: pasarACentavos(Importe),
  }));
  const importe = pasarACentavos(pedido.Importe);
  if (items.reduce((total, item) => total + item.importe, 0) !== importe) return null;
  return crearCobro(almacen, {
    proveedor: 'siro',
    importe,
    descripcion: pedido.Concepto,
    items,
    referencia: pedido.IdReferenciaOperacion,
    cupon: String(Number(pedido.nro_comprobante)),
    vence: pedido.FechaExpiracion ? leerHoraLocal(pedido.FechaExpiracion).toISOString() : null,
    urls: { confirmado: pedido.URL_OK, rechazado: pedido.URL_ERROR },
    aviso: null,
    pedido,
  });
}

type Busqueda = { FechaDesde: string; FechaHasta: string; idReferenciaOperacion: string };

function buscar({ estado, ahora }: Almacen, { FechaDesde, FechaHasta, idReferenciaOperacion }: Busqueda): object[] {
  const [desde, hasta] = [leerHoraLocal(FechaDesde), leerHoraLocal(FechaHasta)];
  return estado.cobros
    .filter(({ referencia, final }) => {
      const pagado = new Date(final?.pagado ?? 0);
      return referencia === idReferenciaOperacion && pagado >= desde && pagado <= hasta;
    })
    .map((cobro) => resultadoDe(cobro, ahora()))
    .filter((uno) => uno !== null);
}

export function registrarSiro(app: FastifyInstance, almacen: Almacen, sesiones: Sesiones): void {
  sesiones.registrar(app);
  const conSesion = { preHandler: sesiones.exigir };
  app.post<{ Body: Pedido }>('/api/Pago', { ...conSesion, schema: { body: FORMA_DEL_PEDIDO } }, (request, reply) => {
    const cobro = abrir(almacen, request.body);
    if (cobro === null)
      return reply.code(400).send({ Message: 'La suma de los importes del detalle no coincide con el importe.' });
    return { Url: `${origenDe(request)}/Home/Pago/${cobro.id}`, Hash: cobro.id };
  });
  app.post<{ Body: Busqueda }>('/api/Pago/Consulta', conSesion, (request) => buscar(almacen, request.body));
  app.get<{ Params: { hash: string; id: string } }>('/api/Pago/:hash/:id', conSesion, (request, reply) => {
    const cobro = findCobro(almacen, 'siro', request.params.hash);
    const resultado = cobro?.final?.id === request.params.id ? resultadoDe(cobro, almacen.ahora()) : null;
    return resultado ?? reply.code(404).send({ Message: 'No se encontró el resultado.' });
  });
}

export function vueltaDeSiro({ urls, final, referencia }: Cobro): string {
  const url = new URL(final?.estado === 'aprobado' ? urls.confirmado : urls.rechazado);
  url.searchParams.set('IdResultado', final?.id ?? randomUUID());
  url.searchParams.set('IdReferenciaOperacion', referencia ?? '');
  return url.href;
}
