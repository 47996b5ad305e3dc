import type { FastifyInstance } from 'fastify';
import type { Almacen, Cobranza, Cobro } from './almacen.ts';
import { estadoDe } from './cobros.ts';
import { diaLocal } from './montos.ts';
import { escribirRenglonDeSiro } from './rendiciones/escribir-rendicion.ts';
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

const lineaDe = ({ fecha: dia, usuario: cupon, id, ...una }: Cobranza): string =>
  escribirRenglonDeSiro({ ...una, dia, cupon, numero: String(id) });

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
