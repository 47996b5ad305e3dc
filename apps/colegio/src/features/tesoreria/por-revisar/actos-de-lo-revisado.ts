import {
  type ActoDeRevision,
  type CasoPorRevisar,
  type Decidido,
  type DevolucionDePago,
  type LoQuePagaria,
  rutasDeLoPorRevisar,
  rutasDePagosRecibidos,
} from '@colega/contract/dinero';
import type { FilaDePersonas } from '@colega/contract/perfil';
import { crearCampo } from '@colega/domain/formularios';
import { formatCuit } from '@colega/domain/identificadores';
import { Decimal, formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { type ActoDeTesoreria, MOTIVO_DEL_ACTO } from '../acto-de-tesoreria.ts';
import { crearTransferencia } from '../crear-transferencia.ts';

const R = rutasDeLoPorRevisar;

export type ActoDeLoRevisado = Omit<ActoDeTesoreria, 'pedir'> & {
  pedir: (...pedido: Parameters<ActoDeTesoreria['pedir']>) => Promise<{ message: string } & Partial<Decidido>>;
  /** It goes on waiting: for another person, or to be decided. */
  sigue?: true;
};

const CON_MOTIVO = [MOTIVO_DEL_ACTO];
const LE_AVISAMOS = 'Se le avisa.';

const dejarElPago = ({ id, importe, persona }: CasoPorRevisar): ActoDeLoRevisado => ({
  titulo: `Dejar a favor el pago ${id}`,
  consecuencias: [
    `${formatImporte(importe ?? '0')} quedan a favor de ${persona?.nombre ?? 'quien pagó'}: los usa en otro cupón, o se le devuelven después.`,
    `No cancela nada del cupón que pagaba. ${LE_AVISAMOS}`,
  ],
  ...{ campos: CON_MOTIVO, confirmar: 'Dejarlo a favor' },
  pedir: ({ motivo = '' }, opciones) => llamar(R.decidirPago, { params: { id }, body: { motivo } }, opciones),
});

const dejarElCupon = ({ id, pagado, persona, visto }: CasoPorRevisar): ActoDeLoRevisado => ({
  titulo: `Dejar a favor lo que se pagó del cupón N.º ${id}`,
  consecuencias: [
    `${formatImporte(pagado ?? '0')} quedan a favor de ${persona?.nombre ?? 'quien pagó'}.`,
    `El cupón deja de estar pago y sus recibos quedan anulados: lo que todavía se deba se paga con otro cupón. ${LE_AVISAMOS}`,
  ],
  ...{ campos: CON_MOTIVO, confirmar: 'Dejarlo a favor', peligroso: true },
  pedir: ({ motivo = '' }, opciones) =>
    llamar(R.decidirCupon, { params: { id }, body: { decision: 'a_favor', motivo, visto } }, opciones),
});

const dejarloIgual = ({ id, visto }: CasoPorRevisar): ActoDeLoRevisado => ({
  titulo: `Dejar como está el cupón N.º ${id}`,
  consecuencias: ['El cupón y sus pagos quedan como están, y ya no espera una decisión.', LE_AVISAMOS],
  ...{ campos: CON_MOTIVO, confirmar: 'Dejarlo como está' },
  pedir: ({ motivo = '' }, opciones) =>
    llamar(R.decidirCupon, { params: { id }, body: { decision: 'sin_cambios', motivo, visto } }, opciones),
});

const devolverla = ({ id, importe, cobranza }: CasoPorRevisar): ActoDeLoRevisado => ({
  titulo: `Devolver la cobranza ${id}`,
  consecuencias: [
    `Se devuelven ${formatImporte(importe ?? '0')} a quien los mandó, ${cobranza?.en_efectivo ? 'en efectivo' : 'por transferencia'}.`,
    'La tiene que confirmar otra persona, cuando esté hecha. Hasta entonces no se decide otra cosa de ella.',
  ],
  ...{ campos: CON_MOTIVO, confirmar: 'Pedir la devolución', peligroso: true, sigue: true },
  pedir: ({ motivo = '' }, opciones) => llamar(R.devolverCobranza, { params: { id }, body: { motivo } }, opciones),
});

const anularla = ({ id, importe }: CasoPorRevisar): ActoDeLoRevisado => ({
  titulo: `Anular la cobranza ${id}`,
  consecuencias: [
    `Es para lo que se anotó por error hoy: esos ${formatImporte(importe ?? '0')} no entraron.`,
    'Su comprobante se puede volver a anotar.',
  ],
  ...{ campos: CON_MOTIVO, confirmar: 'Anularla', peligroso: true },
  pedir: ({ motivo = '' }, opciones) => llamar(R.anularCobranza, { params: { id }, body: { motivo } }, opciones),
});

const reabrirla = ({ id, importe }: CasoPorRevisar): ActoDeLoRevisado => ({
  titulo: `Volver a abrir la cobranza ${id}`,
  consecuencias: [
    `Se deshace lo que se decidió hoy: ${formatImporte(importe ?? '0')} vuelven a ser de nadie, con otro número de cobranza.`,
    'Si quedó a favor de alguien, ese saldo se le quita.',
  ],
  ...{ campos: CON_MOTIVO, confirmar: 'Volver a abrirla', peligroso: true },
  pedir: ({ motivo = '' }, opciones) => llamar(R.reabrirCobranza, { params: { id }, body: { motivo } }, opciones),
});

const mirarlo = ({ id }: CasoPorRevisar): ActoDeLoRevisado => ({
  titulo: `Dar por mirado el renglón ${id}`,
  consecuencias: ['Sale de la lista. Si traía dinero, anotalo antes: en Caja, o con la rendición de su cobrador.'],
  ...{ campos: CON_MOTIVO, confirmar: 'Ya se miró' },
  pedir: ({ motivo = '' }, opciones) => llamar(R.mirarRenglon, { params: { id }, body: { motivo } }, opciones),
});

type DeUnBoton = { boton: string; crear: (caso: CasoPorRevisar) => ActoDeLoRevisado };

/** What is decided of a case by itself: to identify it, or to leave it to a person, somebody is looked for first. */
export const botonDe = (acto: ActoDeRevision, { tipo }: CasoPorRevisar): DeUnBoton | null => {
  if (acto === 'identificar' || (acto === 'a_favor' && tipo === 'cobranza')) return null;
  if (acto === 'a_favor') return { boton: 'Dejarlo a favor', crear: tipo === 'pago' ? dejarElPago : dejarElCupon };
  return BOTONES[acto];
};

const BOTONES: Readonly<Record<Exclude<ActoDeRevision, 'identificar' | 'a_favor'>, DeUnBoton>> = {
  sin_cambios: { boton: 'Dejarlo como está', crear: dejarloIgual },
  devolver: { boton: 'Devolverla', crear: devolverla },
  anular: { boton: 'Anular: se anotó por error', crear: anularla },
  reabrir: { boton: 'Volver a abrirla', crear: reabrirla },
  mirado: { boton: 'Ya se miró', crear: mirarlo },
};

const hay = (importe: string): boolean => new Decimal(importe).gt(0);

export const crearIdentificacion = ({ id }: CasoPorRevisar, pagaria: LoQuePagaria): ActoDeLoRevisado => {
  const { cupon, visto, aplicado, a_favor, por_revisar, queda_pago } = pagaria;
  const { numero_boleta, persona } = cupon;
  return {
    titulo: `La cobranza ${id} es del cupón N.º ${numero_boleta}`,
    consecuencias: [
      ...(hay(aplicado)
        ? [`Paga ${formatImporte(aplicado)} del cupón de ${persona.nombre}${queda_pago ? ', que queda pago' : ''}.`]
        : [`No paga nada del cupón de ${persona.nombre}.`]),
      ...(hay(a_favor) ? [`Quedan a su favor ${formatImporte(a_favor)}.`] : []),
      ...(hay(por_revisar) ? [`${formatImporte(por_revisar)} siguen por revisar, como un pago suyo.`] : []),
      'Se le avisa. Si fue un error, se deshace hoy desde la página del pago.',
    ],
    ...{ campos: CON_MOTIVO, confirmar: 'Es de ese cupón' },
    pedir: ({ motivo = '' }, opciones) =>
      llamar(R.identificarCobranza, { params: { id }, body: { numero_boleta, motivo, visto } }, opciones),
  };
};

export const crearSaldo = (
  { id, importe }: CasoPorRevisar,
  { apellido, nombre, cuit }: FilaDePersonas,
): ActoDeLoRevisado => ({
  titulo: `Dejar la cobranza ${id} a favor de ${apellido}, ${nombre}`,
  consecuencias: [
    `${formatImporte(importe ?? '0')} quedan a favor de ${apellido}, ${nombre} (CUIT ${formatCuit(cuit)}), y pagan cualquier cupón suyo.`,
    'Si fue un error, hoy se puede volver a abrir, mientras no se use.',
  ],
  ...{ campos: CON_MOTIVO, confirmar: 'Dejarla a su favor' },
  pedir: ({ motivo = '' }, opciones) =>
    llamar(R.dejarCobranzaAFavor, { params: { id }, body: { cuit, motivo } }, opciones),
});

export const crearConfirmacionDeNadie = (
  { importe, cobranza }: CasoPorRevisar,
  { id, pidio, motivo }: DevolucionDePago,
): ActoDeLoRevisado => {
  const enEfectivo = cobranza?.en_efectivo ?? false;
  return {
    titulo: 'Confirmar la devolución',
    consecuencias: [
      `${pidio} pidió devolver ${formatImporte(importe ?? '0')} a quien los mandó: ${motivo}`,
      enEfectivo
        ? 'Confirmala cuando el efectivo se haya entregado: sale de la caja.'
        : 'Confirmala cuando la transferencia esté hecha: el dinero sale de su banco. Si lo cobró un cobrador, él lo deposita igual.',
    ],
    ...(enEfectivo
      ? { campos: [crearCampo('fecha', 'Día en que se entregó', 'fecha', { requerido: true })] }
      : crearTransferencia(cobranza?.bancos ?? [])),
    ...{ confirmar: 'Confirmar la devolución', peligroso: true },
    pedir: async ({ banco = '', comprobante = '', fecha = '' }, opciones) => {
      const body = enEfectivo ? { fecha } : { banco, comprobante, fecha };
      const { message, id: cual } = await llamar(
        rutasDePagosRecibidos.confirmarDevolucion,
        { params: { id }, body },
        opciones,
      );
      return { message, cobranza: cual };
    },
  };
};

export const crearRechazoDeNadie = ({ id, importe }: DevolucionDePago): ActoDeLoRevisado => ({
  titulo: 'No devolver la cobranza',
  consecuencias: [`Los ${formatImporte(importe)} no se devuelven: la cobranza sigue por revisar.`],
  ...{ campos: CON_MOTIVO, confirmar: 'No devolverla', sigue: true },
  pedir: ({ motivo = '' }, opciones) =>
    llamar(rutasDePagosRecibidos.rechazarDevolucion, { params: { id }, body: { motivo } }, opciones),
});
