import type { EventoDePago } from '@colega/contract/dinero';
import type { EstadoDeIntencion, ViaDeDevolucion } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte } from '@colega/domain/importes';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import type { HistoriaLeida } from './historia-de-pago.repository.ts';

export const DIJO_DE_UN_PAGO: Readonly<Record<EstadoDeIntencion, string>> = {
  creando: 'todavía no dijo nada',
  abierta: 'todavía no dijo cómo terminó',
  aprobada: 'dijo que se pagó',
  rechazada: 'dijo que se rechazó',
  caducada: 'dijo que venció sin pagarse',
  reembolsada: 'dijo que devolvió el dinero',
};
const DECIDIO: Readonly<Record<string, string>> = {
  a_favor: 'El Colegio lo revisó: quedó a favor',
  devuelto: 'El Colegio lo revisó: se devolvió',
  sin_cambios: 'El Colegio lo revisó: queda como estaba',
};
const SE_DESHIZO: Readonly<Record<string, string>> = {
  reversion: 'Se deshizo: se había anotado por error',
  reembolso: 'Su proveedor devolvió el dinero',
  contracargo: 'Se desconoció ante su medio de pago',
  devolucion: 'Se devolvió el dinero por transferencia',
};
const SE_PIDIO: Readonly<Record<ViaDeDevolucion, string>> = {
  proveedor: 'Se pidió a su proveedor que lo devuelva',
  transferencia: 'Se pidió devolverlo por transferencia',
};

export const evento = (cuando: string, que: string, suyo: Partial<EventoDePago> = {}): EventoDePago => ({
  ...{ cuando, que, detalle: null, quien: null },
  ...suyo,
});

const deLaIntencion = ({ intencion, fila: { medio } }: HistoriaLeida): EventoDePago[] => {
  if (!intencion) return [];
  const nombre = nombreDeMedio(medio);
  const devuelto = new Decimal(intencion.devuelto);
  return [
    evento(intencion.creada_en, `Se abrió el pago en ${nombre}`),
    evento(intencion.actualizada_en, `${nombre} ${DIJO_DE_UN_PAGO[intencion.estado]}`, {
      detalle: devuelto.gt(0) ? `Devolvió ${formatImporte(intencion.devuelto)}.` : null,
    }),
  ];
};

const deLasDevoluciones = ({ devoluciones }: HistoriaLeida, { nombreDe }: Bancos): EventoDePago[] =>
  devoluciones.flatMap((una) => {
    const { por, estado, motivo, pidio, pedida_en, decidida_en, decidio: quien, respuesta } = una;
    const { banco, comprobante, fecha } = una;
    const pedida = evento(pedida_en, SE_PIDIO[por], { detalle: motivo, quien: pidio });
    if (decidida_en === null) return [pedida];
    if (estado === 'rechazada') return [pedida, evento(decidida_en, 'No se devolvió', { detalle: respuesta, quien })];
    const transferencia =
      comprobante !== null && fecha !== null
        ? `Transferencia ${comprobante} del ${formatFecha(fecha)}${banco === null ? '' : `, ${nombreDe(banco)}`}.`
        : null;
    return [pedida, evento(decidida_en, 'Se confirmó la devolución', { detalle: transferencia, quien })];
  });

/** From the oldest to the last. */
export const ordenarEventos = (eventos: readonly EventoDePago[]): EventoDePago[] =>
  eventos.toSorted((a, b) => (a.cuando < b.cuando ? -1 : a.cuando > b.cuando ? 1 : 0));

export const armarEventos = (historia: HistoriaLeida, bancos: Bancos): EventoDePago[] => {
  const { orden, fila, registrada_en, registro, recibo, revisiones, reversion } = historia;
  const eventos = [
    evento(orden.creada_en, `Se emitió el cupón N.º ${fila.numero_boleta}`),
    ...deLaIntencion(historia),
    evento(registrada_en, `Se acreditó: ${formatImporte(fila.importe)}`, {
      detalle: registro === null ? 'Lo informó su cobrador.' : null,
      quien: registro,
    }),
    ...(recibo ? [evento(recibo.creado_en, `Se emitió el recibo N.º ${recibo.numero}`)] : []),
    ...revisiones.map(({ cuando, quien, decision, motivo }) =>
      evento(cuando, DECIDIO[decision] ?? decision, { detalle: motivo, quien }),
    ),
    ...deLasDevoluciones(historia, bancos),
    ...(reversion
      ? [
          evento(reversion.cuando, SE_DESHIZO[reversion.tipo] ?? reversion.tipo, {
            detalle: reversion.motivo,
            quien: reversion.quien,
          }),
        ]
      : []),
  ];
  return ordenarEventos(eventos);
};
