import type { FastifyInstance } from 'fastify';
import type { Almacen, Cobranza, Cobro } from './almacen.ts';
import { estadoDe } from './cobros.ts';
import { diaLocal } from './montos.ts';
import type { Sesiones } from './sesion-de-siro.ts';

type Pedido = { fecha_desde: string; fecha_hasta: string; cuit_administrador: string; nro_empresa: string };

const dia = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T' } as const;
const FORMA = {
  type: 'object',
  required: ['fecha_desde', 'fecha_hasta', 'cuit_administrador', 'nro_empresa'],
  properties: {
    fecha_desde: dia,
    fecha_hasta: dia,
    cuit_administrador: { type: 'string', pattern: '^\\d{11}$' },
    nro_empresa: { type: 'string', pattern: '^\\d{10}$' },
  },
};

const sinGuiones = (fecha: string): string => fecha.replaceAll('-', '');

/** The listing has 236 columns: [0:8] day, [24:35] cents, [35:43] client, [123:126] channel, [226:236] number. */
const lineaDe = (una: Cobranza): string =>
  [
    sinGuiones(una.fecha),
    sinGuiones(una.acreditacion),
    sinGuiones(una.vencimiento),
    String(una.importe).padStart(11, '0'),
    una.usuario.padStart(8, '0'),
    una.concepto,
    una.barra.padEnd(59),
    una.comprobante.padStart(20, '0'),
    una.canal.padEnd(3),
    ''.padEnd(100),
    String(una.id).padStart(10, '0'),
  ].join('');

function deLaPagina({ numero, final, cupon }: Cobro): Cobranza {
  const fecha = diaLocal(new Date(final?.pagado ?? 0));
  return {
    id: numero,
    fecha,
    acreditacion: fecha,
    vencimiento: fecha,
    importe: final?.importe ?? 0,
    usuario: (cupon ?? '').padStart(8, '0'),
    concepto: '0',
    barra: '',
    comprobante: cupon ?? '',
    canal: 'BPD',
  };
}

export function registrarCobranzas(app: FastifyInstance, almacen: Almacen, sesiones: Sesiones): void {
  const conSesion = { preHandler: sesiones.exigir, schema: { body: FORMA } };
  app.post<{ Body: Pedido }>('/siro/Listados/Proceso', conSesion, ({ body }) => {
    const [desde, hasta] = [body.fecha_desde.slice(0, 10), body.fecha_hasta.slice(0, 10)];
    const { cobros, cobranzas } = almacen.estado;
    const hoy = diaLocal(almacen.ahora());
    const listadas = cobranzas.filter(({ se_lista = '' }) => se_lista <= hoy);
    const pagados = cobros.filter(
      (cobro) => cobro.proveedor === 'siro' && estadoDe(cobro, almacen.ahora()) === 'aprobado',
    );
    return [...listadas, ...pagados.map(deLaPagina)]
      .filter(({ fecha }) => fecha >= desde && fecha <= hasta)
      .map(lineaDe);
  });
}
