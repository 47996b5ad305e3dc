import { type DevolucionDePago, type HistoriaDePago, rutasDePagosRecibidos } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { type ActoDeTesoreria, MOTIVO_DEL_ACTO } from '../acto-de-tesoreria.ts';
import { crearTransferencia } from '../crear-transferencia.ts';

const R = rutasDePagosRecibidos;
const SE_DEBE_OTRA_VEZ = 'Su recibo queda anulado, y lo que cancelaba se debe otra vez.';

export const crearReversion = ({ id, importe, numero_boleta }: HistoriaDePago): ActoDeTesoreria => ({
  titulo: `Deshacer el pago ${id}`,
  consecuencias: [
    `Es para un pago que se anotó por error hoy: ${formatImporte(importe)} del cupón N.º ${numero_boleta} dejan de estar cobrados.`,
    SE_DEBE_OTRA_VEZ,
  ],
  campos: [MOTIVO_DEL_ACTO],
  confirmar: 'Deshacer el pago',
  peligroso: true,
  pedir: ({ motivo = '' }, opciones) => llamar(R.revertirPago, { params: { id }, body: { motivo } }, opciones),
});

export const crearDevolucion = (
  { id, importe, devolver: { proveedor } }: HistoriaDePago,
  por: 'proveedor' | 'transferencia',
): ActoDeTesoreria => ({
  titulo: por === 'proveedor' ? `Devolver el pago ${id} por ${proveedor}` : `Devolver el pago ${id} por transferencia`,
  consecuencias: [
    por === 'proveedor'
      ? `Se le pide a ${proveedor} que le devuelva ${formatImporte(importe)} a quien pagó, por donde pagó. Hasta que diga que lo hizo queda en proceso, y se le vuelve a preguntar.`
      : `Se devuelven ${formatImporte(importe)} por transferencia. La tiene que confirmar otra persona, con el banco y el número con que se hizo.`,
    `Cuando se haga: ${SE_DEBE_OTRA_VEZ.charAt(0).toLowerCase()}${SE_DEBE_OTRA_VEZ.slice(1)} Se le avisa.`,
  ],
  campos: [MOTIVO_DEL_ACTO],
  confirmar: por === 'proveedor' ? `Pedirlo a ${proveedor}` : 'Pedir la devolución',
  peligroso: true,
  pedir: ({ motivo = '' }, opciones) => llamar(R.pedirDevolucion, { params: { id }, body: { por, motivo } }, opciones),
});

export const crearConfirmacion = (
  { bancos, persona }: HistoriaDePago,
  { id, importe, pidio, motivo }: DevolucionDePago,
): ActoDeTesoreria => ({
  titulo: 'Confirmar la devolución',
  consecuencias: [
    `${pidio} pidió devolverle ${formatImporte(importe)} a ${persona.nombre}: ${motivo}`,
    `Confirmala cuando la transferencia esté hecha. ${SE_DEBE_OTRA_VEZ} Se le avisa.`,
  ],
  ...crearTransferencia(bancos),
  confirmar: 'Confirmar la devolución',
  peligroso: true,
  pedir: ({ banco = '', comprobante = '', fecha = '' }, opciones) =>
    llamar(R.confirmarDevolucion, { params: { id }, body: { banco, comprobante, fecha } }, opciones),
});

export const crearCierre = (
  { nombre_del_medio }: HistoriaDePago,
  { id, importe }: DevolucionDePago,
): ActoDeTesoreria => ({
  titulo: 'Dejar de pedir la devolución',
  consecuencias: [
    `${nombre_del_medio} no dijo qué hizo con los ${formatImporte(importe)}: miralo antes en su panel. El pago queda como estaba, y se puede devolver por transferencia.`,
    'Si además lo devolvió, el dinero sale dos veces.',
  ],
  campos: [MOTIVO_DEL_ACTO],
  confirmar: 'Dejar de pedirla',
  peligroso: true,
  pedir: ({ motivo = '' }, opciones) => llamar(R.rechazarDevolucion, { params: { id }, body: { motivo } }, opciones),
});

export const crearRechazo = ({ id, importe }: DevolucionDePago): ActoDeTesoreria => ({
  titulo: 'No devolver el pago',
  consecuencias: [`Los ${formatImporte(importe)} no se devuelven: el pago queda como estaba.`],
  campos: [MOTIVO_DEL_ACTO],
  confirmar: 'No devolverlo',
  pedir: ({ motivo = '' }, opciones) => llamar(R.rechazarDevolucion, { params: { id }, body: { motivo } }, opciones),
});
