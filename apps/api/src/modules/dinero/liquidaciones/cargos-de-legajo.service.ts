import type { LiquidacionDeLegajo } from '@colega/contract/dinero';
import { textoDelColegio } from '@colega/contract/mensajes';
import { type ListasEnVigor, plazoDeCupon, tasaVigente } from '@colega/domain/colegio';
import {
  explicarCargoDeContrato,
  explicarCargoTraido,
  type ItemDeLiquidacion,
  type MedioDePago,
  type PasoDeCargo,
  SIN_CUPON,
  vencimientosDeCupon,
} from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe, sumar } from '@colega/domain/importes';
import { type Accion, contratoPorCobrar, impedimento, type SituacionDelLegajo } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { type Autor, autorMatriculado, type Momento } from '../../auditoria/autor.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { leerSituacion } from '../../legajos/leer-legajo.service.ts';
import { cambiarLegajo } from '../../legajos/vida/cambiar-legajo.ts';
import { importeDelCargo, TASA } from '../../legajos/vida/importe-del-cargo.ts';
import { findSaldos } from '../cargos/cargos-de-contrato.repository.ts';
import {
  type CircuitoDeLegajo,
  type ContratoPorCobrar,
  contratoDe,
  fijarCargos,
} from '../cargos/cargos-de-contrato.service.ts';
import { exigirQueEntreEnLaBarra, type MediosConectados, ofrecerMedios } from '../medios-ofrecidos.ts';
import { emitirCupon, vencerCuponesDeContrato } from '../ordenes/emitir-cupon.service.ts';
import { vencimientosDe } from '../ordenes/leer-cupon.service.ts';
import { itemsDeCreditos } from './items-de-orden.ts';
import { pagarConCreditos } from './pagar-con-creditos.ts';
import { findLegajoDe, lockPersona } from './por-liquidar.repository.ts';
import { leerCreditos } from './por-liquidar.ts';

const CARGO: Readonly<
  Record<CircuitoDeLegajo, { accion: Accion; concepto: string; nombre: string; supuesto: string }>
> = {
  cep: { accion: 'generar_cep', concepto: 'cep', nombre: 'CEP', supuesto: 'S-139' },
  timbrados: { accion: 'timbrar_prepago', concepto: 'timbrado', nombre: 'Timbrado prepago', supuesto: 'S-140' },
};

/** `identificador` names the charge, its contract and its amount: whoever confirms it confirms all three. */
type Cargo = {
  identificador: string;
  descripcion: string;
  importe: Importe;
  pasos: PasoDeCargo[];
  limite: Fecha | null;
};

export const identificadorDe = (circuito: CircuitoDeLegajo, detalleId: number, monto: Importe): string =>
  `${circuito}-${detalleId}-${monto}`;
export const nombreDelCargo = (circuito: CircuitoDeLegajo): string => CARGO[circuito].nombre;

const segunLaTasa = (listas: ListasEnVigor, circuito: CircuitoDeLegajo, { monto, fecha }: ContratoPorCobrar) => {
  const { tasa, norma } = tasaVigente(listas, TASA[circuito], fecha);
  return { monto, tasa, supuesto: norma === '' ? CARGO[circuito].supuesto : null };
};

const cargoDe = (
  listas: ListasEnVigor,
  circuito: CircuitoDeLegajo,
  { pagado, ...contrato }: ContratoPorCobrar & { pagado: Importe },
): Cargo => {
  const { nombre } = CARGO[circuito];
  const que = contrato.tipo_contrato === 'original' ? 'contrato original' : 'ampliación';
  const total = importeDelCargo(listas, circuito, contrato);
  const monto = importe(new Decimal(total).minus(pagado));
  const articulo = contrato.tipo_contrato === 'original' ? `del ${que}` : `de la ${que}`;
  const comun = { nombre, que: articulo, importe: total, pagado };
  return {
    identificador: identificadorDe(circuito, contrato.id, monto),
    descripcion: `${nombreDelCargo(circuito)} legajo #${contrato.numero_legajo} (${que})`,
    importe: monto,
    pasos:
      contrato.traido[circuito] === null
        ? explicarCargoDeContrato({ ...comun, ...segunLaTasa(listas, circuito, contrato) })
        : explicarCargoTraido(comun),
    limite: circuito === 'timbrados' ? contrato.vencimiento_timbrado : null,
  };
};

const porCobrar = (situacion: SituacionDelLegajo, circuito: CircuitoDeLegajo): number => {
  const contrato = contratoPorCobrar(situacion, circuito);
  if (!contrato) throw errorNoEncontrado();
  return contrato.id;
};

const leerCargo = async (db: Db, legajoId: number, detalleId: number, circuito: CircuitoDeLegajo): Promise<Cargo> => {
  const saldo = (await findSaldos(db, legajoId)).find((s) => s.detalle_id === detalleId && s.circuito === circuito);
  const contrato = await contratoDe(db, legajoId, detalleId);
  return cargoDe(await leerListasEnVigor(db), circuito, { ...contrato, pagado: saldo?.pagado ?? '0.00' });
};

type Consulta = { persona_id: number; legajo_id: number; circuito: CircuitoDeLegajo; hoy: Fecha };

/** What a file owes in a circuit before there is a coupon; no `conceptos`, and a reason, when nothing can be settled. Throws 404. */
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
  if (problema) return { ...vacia, motivo: textoDelColegio(problema) };
  const detalle_id = porCobrar(situacion, circuito);
  const { limite, ...cargo } = await leerCargo(db, legajo_id, detalle_id, circuito);
  const plazo = plazoDeCupon(await leerListasEnVigor(db), circuito, hoy);
  const vencimientos = vencimientosDeCupon(cargo.importe, plazo, hoy, limite);
  return {
    ...vacia,
    importe_total: cargo.importe,
    preferencias_de_pago: ofrecerMedios(circuito, conectados, { ...SIN_CUPON, importe: cargo.importe }),
    conceptos: [cargo],
    bonificaciones: await leerCreditos(db, persona_id, hoy),
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
  elegirMedio: (importe: Importe) => MedioDePago | null;
  usar_saldo?: boolean;
  identificador?: string;
};

/** Issues the coupon of a charge of a file; a credit that covers it whole pays it at once. Throws 404, and 409 with the obstacle. */
export const generarCuponDeLegajo = async (
  db: Db,
  { circuito, elegirMedio, identificador, usar_saldo = false, ...pedido }: ConfirmacionDeCargo,
): Promise<{ orden_pago_id: number; numero_boleta: number }> =>
  enTransaccion(db, async (trx) => {
    const { ahora, autor, legajo_id } = pedido;
    if (autor.actor !== 'matriculado') throw errorHttp(409, 'accion_del_matriculado');
    const { persona_id } = autor;
    const cambio = { ...pedido, accion: CARGO[circuito].accion, version: null };
    const { resultado } = await cambiarLegajo(trx, cambio, async (_, situacion) => {
      const detalle_id = porCobrar(situacion, circuito);
      // The person is locked after the file, as when a payment is credited.
      if (usar_saldo) await lockPersona(trx, persona_id);
      await fijarCargos(trx, legajo_id, ahora);
      const cargo = await leerCargo(trx, legajo_id, detalle_id, circuito);
      if (identificador !== undefined && identificador !== cargo.identificador)
        throw errorHttp(409, 'liquidacion_cambio');
      await vencerCuponesDeContrato(trx, { detalle_id, circuito, persona_id }, pedido);
      const creditos = usar_saldo ? await leerCreditos(trx, persona_id, pedido.hoy) : [];
      const { descripcion, importe: monto, limite } = cargo;
      const deCreditos = itemsDeCreditos(monto, creditos);
      const aPagar = sumar([monto, ...deCreditos.map((item) => item.importe)]);
      const items = [{ concepto: CARGO[circuito].concepto, descripcion, importe: monto }, ...deCreditos];
      const cupon = await emitirCupon(trx, {
        ...{ persona_id, circuito, detalle_id, items, limite, ahora },
        preferencia: new Decimal(aPagar).isZero() ? null : elegirMedio(aPagar),
        hoy: pedido.hoy,
      });
      return { resultado: cupon, hasta: { detalle_id, orden_pago_id: cupon.id, numero_boleta: cupon.numero_boleta } };
    });
    if (new Decimal(resultado.monto_total).isZero()) await pagarConCreditos(trx, resultado.id, ahora);
    return { orden_pago_id: resultado.id, numero_boleta: resultado.numero_boleta };
  });

type CargoConCreditos = Momento & {
  legajo_id: number;
  detalle_id: number;
  persona_id: number;
  circuito: CircuitoDeLegajo;
  creditos: readonly ItemDeLiquidacion[];
};

/** Pays the rest of a charge with credits that cover it whole; otherwise it stays owed. The caller holds the file's lock. */
export const pagarCargoConCreditos = async (
  trx: Db,
  { legajo_id, detalle_id, persona_id, circuito, creditos, ahora, hoy }: CargoConCreditos,
): Promise<void> => {
  const { descripcion, importe: monto, limite } = await leerCargo(trx, legajo_id, detalle_id, circuito);
  const deCreditos = itemsDeCreditos(monto, creditos);
  if (!new Decimal(sumar([monto, ...deCreditos.map((item) => item.importe)])).isZero()) return;
  const items = [{ concepto: CARGO[circuito].concepto, descripcion, importe: monto }, ...deCreditos];
  const cupon = { persona_id, circuito, detalle_id, items, limite, preferencia: null, ahora, hoy };
  await pagarConCreditos(trx, (await emitirCupon(trx, cupon)).id, ahora);
};

const IDENTIFICADOR = /^(cep|timbrados)-(\d{1,9})-(\d{1,15}\.\d{2})$/;

/** Its `conceptos` name the contract and the amount: nothing is charged if they are no longer owed. Throws 404, 409 and 422. */
export const confirmarCargoDeLegajo = async (
  db: Db,
  pedido: Momento & {
    sesion: Parameters<typeof autorMatriculado>[0];
    circuito: CircuitoDeLegajo;
    conceptos: readonly { identificador: string }[];
    elegirMedio: () => MedioDePago;
    usar_saldo?: boolean;
  },
): Promise<{ orden_pago_id: number; numero_boleta: number }> => {
  const { sesion, conceptos, circuito, usar_saldo = false, ahora, hoy } = pedido;
  const [concepto, ...otros] = conceptos;
  const partes = concepto && otros.length === 0 ? IDENTIFICADOR.exec(concepto.identificador) : null;
  if (!concepto || !partes || partes[1] !== circuito) throw errorHttp(409, 'liquidacion_cambio');
  const legajo_id = await findLegajoDe(db, Number(partes[2]), sesion.persona_id);
  if (legajo_id === undefined) throw errorNoEncontrado();
  const elegirMedio = (importe: Importe): MedioDePago => {
    const medio = pedido.elegirMedio();
    exigirQueEntreEnLaBarra(medio, importe);
    return medio;
  };
  const autor = autorMatriculado(sesion);
  const { identificador } = concepto;
  return generarCuponDeLegajo(db, { autor, legajo_id, circuito, elegirMedio, identificador, usar_saldo, ahora, hoy });
};
