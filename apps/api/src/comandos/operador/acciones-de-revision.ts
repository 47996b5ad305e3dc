import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte } from '@colega/domain/importes';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { leerBancos } from '../../modules/colegio/leer-colegio.service.ts';
import {
  dejarAFavorDe,
  devolverCobro,
  identificarCobro,
} from '../../modules/dinero/colegio/cobros-sin-cupon.service.ts';
import { anularCobro, reabrirCobro } from '../../modules/dinero/colegio/deshacer-cobro.service.ts';
import { PORQUE_SE_REVISA } from '../../modules/dinero/colegio/porque-se-revisa.ts';
import {
  DECISIONES,
  listarPorRevisar,
  type PorRevisar,
  resolverCupon,
  resolverPago,
  resolverRenglon,
} from '../../modules/dinero/colegio/revisar.service.ts';
import { nombreDeCuentaRecaudadora } from '../../modules/dinero/libro/cuenta-recaudadora.ts';
import { leerRecaudado } from '../../modules/dinero/libro/recaudado.service.ts';
import { accion, type Circunstancia } from './accion.ts';
import { contarPago } from './contar-pago.ts';
import { leerBancosEnUso } from './leer-bancos-en-uso.ts';
import { BANCO, CUPON, leerBanco, leerDeLista, leerNumero, leerTexto } from './leer-valores.ts';
import { findCuit, nombreDe, PERSONA } from './opcion-persona.ts';

const opcional = true;

const listar = async (db: Db): Promise<string> => {
  const pendientes = await listarPorRevisar(db);
  if (pendientes.length === 0) return 'No hay nada por revisar.';
  return [...pendientes.map(renglon), '', 'Se resuelven con --pago, --cupon, --cobranza o --renglon y su número.'].join(
    '\n',
  );
};

/** What to do about it with these commands. */
const COMO_SIGUE: Readonly<Record<string, string>> = {
  devuelto_ya_decidido:
    'si había quedado a favor, se quita con devolver y el número de esa devolución; después, --decision sin_cambios',
  cobrado_ya_decidido:
    'lo que se decidió hoy se deshace con --cobranza y --decision reabierto; lo de antes que quedó a favor, se quita con devolver; después, --decision sin_cambios',
};

const decirPorque = (porque: string): string => {
  const sigue = COMO_SIGUE[porque];
  const dicho = PORQUE_SE_REVISA[porque] ?? porque;
  return sigue ? `${dicho}; ${sigue}` : dicho;
};

const renglon = ({ tipo, id, numero_boleta, persona, importe, fecha, porque }: PorRevisar): string => {
  const cuando = fecha ? ` del ${formatFecha(fecha)}` : '';
  const cabeza = tipo.padEnd(9) + String(id).padEnd(7);
  if (importe === null)
    return `${cabeza}lo listó un cobrador${cuando} y no se entiende: ${porque.trim().replaceAll(/\s+/g, ' ')}`;
  const boleta = numero_boleta === '' ? 'sin cupón' : `boleta ${numero_boleta}`;
  const deQuien = persona ? `cupón ${numero_boleta} de ${persona.nombre}` : boleta;
  return `${cabeza}${formatImporte(importe)}${cuando}, ${deQuien}: ${decirPorque(porque)}`;
};

type Valores = Readonly<
  Record<
    'pago' | 'cupon' | 'cobranza' | 'renglon' | 'decision' | 'comprobante' | 'banco' | 'motivo' | 'usuario' | 'cuit',
    string
  >
>;
const HECHO = { a_favor: 'a favor', devuelto: 'devuelto', sin_cambios: 'sin cambios' } as const;

const DESTINOS =
  'Decí qué se hizo con esa cobranza: --cupon, si era de uno; --usuario o --cuit, si queda a favor de alguien; o --decision devuelto, anulado (si hoy se anotó por error) o reabierto (si hoy se decidió mal).';

const SOLO_DEVUELTO =
  'El --comprobante es el de la transferencia con la que se devuelve una cobranza: va con --cobranza y --decision devuelto.';

const SIN_DECISION = 'De un renglón ilegible no se decide nada: con --renglon y --motivo se dice que ya se miró.';

/** Whose district is asked about is that of what is resolved, and of nothing else that is named. */
const UNA_COSA =
  'Se resuelve una cosa por vez: --pago, --cupon, --renglon, o --cobranza con su --cupon, --usuario o --cuit.';

const LARGO_DE_COMPROBANTE = 60;
const DECISIONES_DE_COBRANZA = ['devuelto', 'anulado', 'reabierto'] as const;
type Resolucion = Pick<Circunstancia, 'autor' | 'ahora' | 'hoy'> & { motivo: string };
type Transferida = { comprobante: string | null; banco: string | null };

const DECIDIR: Readonly<
  Record<(typeof DECISIONES_DE_COBRANZA)[number], (db: Db, id: number, r: Resolucion & Transferida) => Promise<string>>
> = {
  devuelto: async (db, id, r) => `${formatImporte(await devolverCobro(db, id, r))}, devuelto.`,
  anulado: async (db, id, r) =>
    `${formatImporte(await anularCobro(db, id, r))}, anulado: su comprobante se puede volver a anotar.`,
  reabierto: async (db, id, r) => {
    const { cobranza_id, operacion_id, importe } = await reabrirCobro(db, id, r);
    return operacion_id === null
      ? `${formatImporte(importe)}, sin identificar otra vez: es la cobranza ${cobranza_id}.`
      : `${formatImporte(importe)}, deshecho: es el pago ${operacion_id}, que su cobrador ya había informado.`;
  },
};

const leerTransferencia = async (
  db: Db,
  { comprobante, banco }: Pick<Valores, 'comprobante' | 'banco'>,
  hoy: Fecha,
): Promise<Transferida> => ({
  comprobante: comprobante === '' ? null : leerTexto('comprobante', comprobante, LARGO_DE_COMPROBANTE),
  banco: leerBanco(banco, { esTransferencia: comprobante !== '', bancos: await leerBancosEnUso(db, hoy) }),
});

/** Of a coupon, of a person, or something decided of it: one of the three. */
const resolverCobranza = async (db: Db, valores: Valores, resolucion: Resolucion): Promise<string> => {
  const { cobranza, cupon, usuario, cuit, decision, comprobante } = valores;
  const id = leerNumero('cobranza', cobranza);
  const aFavor = usuario !== '' || cuit !== '';
  const decidido = decision === '' ? null : leerDeLista('decision', decision, DECISIONES_DE_COBRANZA);
  if ([cupon !== '', aFavor, decidido !== null].filter(Boolean).length !== 1) throw new ErrorDeArranque(DESTINOS);
  if (comprobante !== '' && decidido !== 'devuelto') throw new ErrorDeArranque(SOLO_DEVUELTO);
  if (decidido !== null)
    return `Cobranza ${id}: ${await DECIDIR[decidido](db, id, { ...resolucion, ...(await leerTransferencia(db, valores, resolucion.hoy)) })}`;
  if (!aFavor)
    return contarPago(await identificarCobro(db, id, { ...resolucion, numero_boleta: leerNumero('cupon', cupon) }));
  const quien = { usuario, cuit };
  const importe = await dejarAFavorDe(db, id, { ...resolucion, cuit: await findCuit(db, quien) });
  return `Cobranza ${id}: ${formatImporte(importe)}, a favor de ${nombreDe(quien)}.`;
};

const resolver = async (db: Db, valores: Valores, { autor, ahora, hoy }: Circunstancia): Promise<string> => {
  const { pago, cupon, cobranza, renglon, usuario, cuit } = valores;
  const cosas = [pago, cobranza || cupon, renglon].filter((cosa) => cosa !== '');
  if (cosas.length !== 1 || (cobranza === '' && usuario + cuit !== '')) throw new ErrorDeArranque(UNA_COSA);
  const motivo = leerTexto('motivo', valores.motivo);
  if (cobranza === '' && valores.comprobante !== '') throw new ErrorDeArranque(SOLO_DEVUELTO);
  if (renglon !== '') {
    if (valores.decision !== '') throw new ErrorDeArranque(SIN_DECISION);
    await resolverRenglon(db, leerNumero('renglon', renglon), { autor, ahora, motivo });
    return `Renglón ${renglon}: mirado.`;
  }
  if (cobranza !== '') return resolverCobranza(db, valores, { autor, ahora, hoy, motivo });
  const decision = leerDeLista('decision', valores.decision, DECISIONES);
  const resolucion = { autor, ahora, hoy, motivo, decision };
  const importe = pago
    ? await resolverPago(db, leerNumero('pago', pago), resolucion)
    : await resolverCupon(db, leerNumero('cupon', cupon), resolucion);
  return `${pago ? `Pago ${pago}` : `Cupón ${cupon}`}: ${formatImporte(importe)}, ${HECHO[decision]}.`;
};

const ANCHO = 72;
const contarRecaudado = async (db: Db): Promise<string> => {
  const { cuentas, sin_identificar } = await leerRecaudado(db);
  if (cuentas.length === 0) return 'Todavía no se recaudó nada.';
  const bancos = await leerBancos(db);
  const filas = cuentas.map(
    ({ saldo, ...cuenta }) => `${nombreDeCuentaRecaudadora(bancos, cuenta, ', ').padEnd(ANCHO)}${formatImporte(saldo)}`,
  );
  const aviso = new Decimal(sin_identificar).isZero()
    ? []
    : ['', `De eso, sin identificar: ${formatImporte(sin_identificar)} (operador revisar).`];
  return [...filas, ...aviso].join('\n');
};

export const ACCIONES_DE_REVISION = {
  revisar: accion({
    resumen: 'muestra lo que hay que mirar; con un número, lo resuelve',
    permiso: 'pagos.revisar',
    opciones: {
      pago: { ejemplo: '12', explica: 'el pago que se resuelve', opcional },
      cupon: { ...CUPON, explica: 'el cupón que se resuelve, o del que es una cobranza', opcional },
      cobranza: { ejemplo: '7', explica: 'la cobranza sin identificar que se resuelve', opcional },
      usuario: { ...PERSONA.usuario, explica: 'a favor de quién queda una cobranza: su usuario' },
      cuit: PERSONA.cuit,
      renglon: { ejemplo: '3', explica: 'el renglón ilegible que ya se miró', opcional },
      decision: {
        ejemplo: 'a_favor',
        explica: `${DECISIONES.join(', ')}; de una cobranza, ${DECISIONES_DE_COBRANZA.join(', ')}`,
        opcional,
      },
      comprobante: { ejemplo: 'T-12', explica: 'la transferencia con la que se devolvió una cobranza', opcional },
      banco: { ...BANCO, explica: `de qué banco salió esa transferencia: ${BANCO.explica}` },
      motivo: { ejemplo: '"Nota 12/26"', explica: 'por qué', opcional },
    },
    hacer: (db, valores, circunstancia) =>
      valores.pago || valores.cupon || valores.cobranza || valores.renglon
        ? resolver(db, valores, circunstancia)
        : listar(db),
  }),
  recaudado: accion({
    resumen: 'muestra lo que hay en cada cuenta de lo recaudado, por medio y banco, y cuánto no se sabe de quién es',
    permiso: 'cuentas.ver',
    opciones: {},
    hacer: contarRecaudado,
  }),
} as const;
