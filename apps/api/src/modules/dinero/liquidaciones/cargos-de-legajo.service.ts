import type { LiquidacionDeLegajo } from '@colega/contract/cuenta';
import { texto } from '@colega/contract/mensajes';
import { type Circuito, type MedioDePago, SIN_CUPON, vencimientosDeCupon } from '@colega/domain/cupones';
import { Decimal, type Importe, importe } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { type Accion, contratoPorCobrar, impedimento, type SituacionDelLegajo } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { errorHttp, noEncontrado } from '../../../http/error-http.ts';
import { type Autor, elMatriculado, type Momento } from '../../auditoria/autor.ts';
import { leerSituacion } from '../../legajos/leer-legajo.service.ts';
import { cambiarLegajo } from '../../legajos/vida/cambiar-legajo.ts';
import { plazoDeCupon } from '../../referencias/datos/plazos-de-cupones.ts';
import { tasaDe } from '../../referencias/datos/tasas.ts';
import { exigirQueEntreEnLaBarra, type MediosConectados, ofrecerMedios } from '../medios-ofrecidos.ts';
import { emitirCupon, vencerCuponesDeContrato } from '../ordenes/emitir-cupon.service.ts';
import { vencimientosDe } from '../ordenes/leer-cupon.service.ts';
import { type ContratoPorCobrar, findContratoPorCobrar } from './cargos-de-legajo.repository.ts';

/** The charges of a file: each in its circuit, by its own action and rate. */
export type CircuitoDeLegajo = Exclude<Circuito, 'matriculados'>;

const CARGO: Readonly<
  Record<CircuitoDeLegajo, { accion: Accion; tasa: 'cep' | 'timbrado'; concepto: string; nombre: string }>
> = {
  cep: { accion: 'generar_cep', tasa: 'cep', concepto: 'cep', nombre: 'CEP' },
  timbrados: { accion: 'timbrar_prepago', tasa: 'timbrado', concepto: 'timbrado', nombre: 'Timbrado prepago' },
};

/** Of a contract of cents the charge would be nothing. */
const IMPORTE_MINIMO = '0.01';

/** `identificador`: what is charged, of which contract and how much: whoever confirms it confirms all three. */
type Cargo = { identificador: string; descripcion: string; importe: Importe; limite: Fecha | null };

const cargoDe = (circuito: CircuitoDeLegajo, detalleId: number, contrato: ContratoPorCobrar, hoy: Fecha): Cargo => {
  const { tasa, nombre } = CARGO[circuito];
  const que = contrato.tipo_contrato === 'original' ? 'contrato original' : 'ampliación';
  const monto = importe(Decimal.max(new Decimal(contrato.monto).times(tasaDe(tasa, hoy)), IMPORTE_MINIMO));
  return {
    identificador: `${circuito}-${detalleId}-${monto}`,
    descripcion: `${nombre} legajo #${contrato.numero_legajo} (${que})`,
    importe: monto,
    limite: circuito === 'timbrados' ? contrato.vencimiento_timbrado : null,
  };
};

const porCobrar = (situacion: SituacionDelLegajo, circuito: CircuitoDeLegajo): number => {
  const contrato = contratoPorCobrar(situacion, circuito);
  if (!contrato) throw noEncontrado();
  return contrato.id;
};

const contratoDe = async (db: Db, detalleId: number): Promise<ContratoPorCobrar> => {
  const contrato = await findContratoPorCobrar(db, detalleId);
  if (!contrato) throw noEncontrado();
  return contrato;
};

type Consulta = { persona_id: number; legajo_id: number; circuito: CircuitoDeLegajo; hoy: Fecha };

/** What a file owes in a circuit, before there is a coupon; with no `conceptos`, and why, when nothing can be settled. Throws 404. */
export const preLiquidarLegajo = async (
  db: Db,
  { persona_id, legajo_id, circuito, hoy }: Consulta,
  conectados: MediosConectados,
): Promise<LiquidacionDeLegajo> => {
  const situacion = await leerSituacion(db, legajo_id, persona_id);
  const vacia = {
    importe_total: '0.00',
    preferencias_de_pago: ofrecerMedios(circuito, conectados),
    conceptos: [],
    items_vigentes: [],
    items_vencidos: [],
    sanciones: [],
    bonificaciones: [],
    legajo_id,
    detalle_id: null,
    vencimiento: null,
    ultimo_vencimiento: null,
    vencimientos: [],
    motivo: null,
  };
  const problema = impedimento(CARGO[circuito].accion, situacion, { quien: 'matriculado', hoy });
  if (problema) return { ...vacia, motivo: texto(problema) };
  const detalle_id = porCobrar(situacion, circuito);
  const { limite, ...cargo } = cargoDe(circuito, detalle_id, await contratoDe(db, detalle_id), hoy);
  const vencimientos = vencimientosDeCupon(cargo.importe, plazoDeCupon(circuito, hoy), hoy, limite);
  return {
    ...vacia,
    importe_total: cargo.importe,
    preferencias_de_pago: ofrecerMedios(circuito, conectados, { ...SIN_CUPON, importe: cargo.importe }),
    conceptos: [cargo],
    detalle_id,
    vencimiento: vencimientos.vencimiento,
    ultimo_vencimiento: vencimientos.ultimo_vencimiento,
    vencimientos: vencimientosDe(vencimientos),
  };
};

export type ConfirmacionDeCargo = Momento & {
  autor: Autor;
  legajo_id: number;
  circuito: CircuitoDeLegajo;
  preferencia: MedioDePago | null;
  /** The charge that its author saw: with any other now, nothing is charged. */
  identificador?: string;
};

/** Issues the coupon of a charge of a file. Throws 404, and 409 with what stands in the way. */
export const generarCuponDeLegajo = async (
  db: Db,
  { circuito, preferencia, identificador, ...pedido }: ConfirmacionDeCargo,
): Promise<{ orden_pago_id: number; numero_boleta: number }> => {
  const cambio = { ...pedido, accion: CARGO[circuito].accion, version: null };
  const { resultado } = await cambiarLegajo(db, cambio, async (trx, situacion) => {
    const detalle_id = porCobrar(situacion, circuito);
    const contrato = await contratoDe(trx, detalle_id);
    const { limite, descripcion, importe: monto, ...cargo } = cargoDe(circuito, detalle_id, contrato, pedido.hoy);
    if (identificador !== undefined && identificador !== cargo.identificador)
      throw errorHttp(409, 'liquidacion_cambio');
    await vencerCuponesDeContrato(trx, detalle_id, circuito, pedido);
    const { ahora, hoy, autor } = pedido;
    if (autor.actor !== 'matriculado') throw errorHttp(409, 'accion_del_matriculado');
    const cupon = await emitirCupon(trx, {
      persona_id: autor.persona_id,
      circuito,
      detalle_id,
      items: [{ concepto: CARGO[circuito].concepto, descripcion, importe: monto }],
      preferencia,
      limite,
      ahora,
      hoy,
    });
    const resultado = { orden_pago_id: cupon.id, numero_boleta: cupon.numero_boleta };
    return { resultado, hasta: { detalle_id, ...resultado } };
  });
  return resultado;
};

const IDENTIFICADOR = /^(cep|timbrados)-(\d{1,9})-(\d{1,15}\.\d{2})$/;

/**
 * The same, asked for by what a pre-settlement showed: its `conceptos` name the contract and the amount, and if it is no longer
 * what is owed nothing is charged. Throws 404, 409 and 422.
 */
export const confirmarCargoDeLegajo = async (
  db: Db,
  pedido: Momento & {
    sesion: Parameters<typeof elMatriculado>[0];
    circuito: CircuitoDeLegajo;
    conceptos: readonly { identificador: string }[];
    preferencia: MedioDePago;
  },
): Promise<{ orden_pago_id: number; numero_boleta: number }> => {
  const { sesion, conceptos, circuito, preferencia, ahora, hoy } = pedido;
  const [concepto, ...otros] = conceptos;
  const partes = concepto && otros.length === 0 ? IDENTIFICADOR.exec(concepto.identificador) : null;
  if (!concepto || !partes || partes[1] !== circuito) throw errorHttp(409, 'liquidacion_cambio');
  const legajo_id = await legajoPropio(db, Number(partes[2]), sesion.persona_id);
  exigirQueEntreEnLaBarra(preferencia, partes[3] ?? '0.00');
  const autor = elMatriculado(sesion);
  const { identificador } = concepto;
  return generarCuponDeLegajo(db, { autor, legajo_id, circuito, preferencia, identificador, ahora, hoy });
};

const legajoPropio = async (db: Db, detalleId: number, personaId: number): Promise<number> => {
  const fila = await db
    .selectFrom('legajo_detalles as d')
    .innerJoin('legajos as l', 'l.id', 'd.legajo_id')
    .select('l.id')
    .where('d.id', '=', detalleId)
    .where('l.persona_id', '=', personaId)
    .executeTakeFirst();
  if (!fila) throw noEncontrado();
  return fila.id;
};
