import type { DepositoSuelto, DepositosDeCobradores, DiaDeCobrador } from '@colega/contract/dinero';
import { comienzoDeNoUsarse, condicionVigente } from '@colega/domain/colegio';
import { diasEntre, type Fecha, sumarDias } from '@colega/domain/fechas';
import { Decimal, importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';
import { exigirPeriodo } from '../libro/sumas.service.ts';
import { leerAcordado } from '../rendiciones/leer-acordado.ts';
import { type Cobrador, leerCobradores, seUsaEntre } from '../rendiciones/origenes.ts';
import type { DepositoDeBanco, FilaDeAcreditacion } from './acreditaciones.repository.ts';
import { type DiaPorAceptar, leerDiasDeCobrador } from './dias-de-cobrador.service.ts';

const DIAS_DE_ENTRADA = 31;
const DIAS_COMO_MAXIMO = 92;

type Pedido = {
  hoy: Fecha;
  cobrador?: string | undefined;
  desde?: Fecha | undefined;
  hasta?: Fecha | undefined;
};

const comoDeposito =
  (bancos: Bancos) =>
  <D extends DepositoDeBanco>(deposito: D) => ({ ...deposito, nombre_del_banco: bancos.nombreDe(deposito.banco) });
const nombrar = ({ clave, nombre }: Cobrador) => ({ clave, nombre });

const estadoDe = ({ depositado, no_llego }: DiaPorAceptar): DiaDeCobrador['estado'] => {
  if (depositado !== null) return 'por_aceptar';
  return no_llego ? 'no_llego' : 'esperado';
};

const comoPendiente = (cobrador: Cobrador, dia: DiaPorAceptar, bancos: Bancos): DiaDeCobrador => ({
  ...{ cobrador: nombrar(cobrador), dia: dia.dia, estado: estadoDe(dia), cobrado: dia.cobrado },
  ...{ depositado: dia.depositado, acordada: dia.sin_acordar ? null : dia.acordada },
  ...{ de_mas: dia.de_mas, sin_anotar: dia.sin_anotar },
  comision: dia.depositado === null ? null : importe(new Decimal(dia.cobrado).minus(dia.depositado)),
  depositos: dia.suyos.map(comoDeposito(bancos)),
  acreditacion: null,
});

const comoAceptado = (cobrador: Cobrador, acreditacion: FilaDeAcreditacion, bancos: Bancos): DiaDeCobrador => {
  const { id, dia, cobrado, depositado, comision, acordada, quien, cuando, depositos } = acreditacion;
  const sinAcordar = acreditacion.sin_acordar ?? condicionVigente(cobrador.condiciones, dia).tasa === null;
  return {
    ...{ cobrador: nombrar(cobrador), dia, estado: 'aceptado', cobrado, depositado, comision },
    acordada: sinAcordar ? null : acordada,
    ...{ de_mas: sinAcordar ? null : importe(new Decimal(comision).minus(acordada)), sin_anotar: 0 },
    depositos: depositos.map(comoDeposito(bancos)),
    acreditacion: { id, quien, cuando: cuando.toISOString() },
  };
};

const comoCobrador = (cobrador: Cobrador, hasta: Fecha): DepositosDeCobradores['cobradores'][number] => {
  const { dias_habiles, tolerancia, de_referencia } = condicionVigente(cobrador.condiciones, hasta);
  const no_se_usa_desde = comienzoDeNoUsarse(cobrador.condiciones, hasta);
  return {
    ...{ ...nombrar(cobrador), con_archivo: cobrador.con_archivo, acordado: leerAcordado(cobrador, hasta) },
    deposita: { dias_habiles, tolerancia, de_referencia, no_se_usa_desde },
  };
};

const exigirCobrador = (todos: readonly Cobrador[], clave: string | undefined): void => {
  if (clave !== undefined && !todos.some((uno) => uno.clave === clave)) throw errorNoEncontrado();
};

/** The last day first. Throws 404, 422. */
export const leerDepositosDeCobradores = async (db: Db, pedido: Pedido): Promise<DepositosDeCobradores> => {
  const { hoy, hasta = hoy, desde = sumarDias(hasta, 1 - DIAS_DE_ENTRADA) } = pedido;
  exigirPeriodo(desde, hasta);
  if (diasEntre(desde, hasta) >= DIAS_COMO_MAXIMO)
    throw invalido([{ codigo: 'acreditacion_periodo_largo', campo: 'hasta', datos: { dias: DIAS_COMO_MAXIMO } }]);
  const bancos = await leerBancos(db);
  const dias: DiaDeCobrador[] = [];
  const sueltos: DepositoSuelto[] = [];
  const todos = await leerCobradores(db);
  exigirCobrador(todos, pedido.cobrador);
  const conAlgo = new Set<string>();
  for (const cobrador of todos) {
    const seVe = pedido.cobrador === undefined || pedido.cobrador === cobrador.clave;
    if (!seVe && seUsaEntre(cobrador, desde, hasta)) continue;
    const suyos = await leerDiasDeCobrador(db, cobrador, { desde, hasta });
    if (Object.values(suyos).some(({ length }) => length > 0)) conAlgo.add(cobrador.clave);
    if (!seVe) continue;
    dias.push(...suyos.dias.map((dia) => comoPendiente(cobrador, dia, bancos)));
    dias.push(...suyos.aceptados.map((acreditacion) => comoAceptado(cobrador, acreditacion, bancos)));
    sueltos.push(...suyos.sueltos.map((uno) => ({ ...comoDeposito(bancos)(uno), cobrador: nombrar(cobrador) })));
  }
  // One that is used no more is there while it has something, or is asked for: whichever is asked for, they are the same.
  // So of the others only those are read.
  const cobradores = todos.filter(
    (uno) => seUsaEntre(uno, desde, hasta) || conAlgo.has(uno.clave) || uno.clave === pedido.cobrador,
  );
  return {
    ...{ desde, hasta, cobradores: cobradores.map((uno) => comoCobrador(uno, hasta)) },
    dias: dias.sort(
      (uno, otro) => otro.dia.localeCompare(uno.dia) || uno.cobrador.nombre.localeCompare(otro.cobrador.nombre),
    ),
    sueltos: sueltos.sort((uno, otro) => otro.dia.localeCompare(uno.dia)),
  };
};
