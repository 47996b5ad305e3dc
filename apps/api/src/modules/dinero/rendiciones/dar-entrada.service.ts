import type { ParecidoARenglon } from '@colega/contract/dinero';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { ErrorHttp, errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { emparejarPorImporte, emparejarPorNumero } from '../cobros/emparejar-renglon.service.ts';
import { acreditarAMano } from '../colegio/acreditar-a-mano.service.ts';
import { anotarSinIdentificar } from '../colegio/cobros-sin-cupon.service.ts';
import type { DepsDeBarrido } from '../intenciones/barrer-intenciones.service.ts';
import { countPorEntrar, findPorEntrar, type RenglonPorEntrar } from './dar-entrada.repository.ts';
import { updateParejas } from './emparejar.repository.ts';
import { emparejarOrigen } from './emparejar.service.ts';
import { leerOrigen, type OrigenLeido } from './origenes.ts';
import { leerParecidos } from './parecidos.service.ts';
import { findCabezaDeRendicion } from './rendiciones.repository.ts';

/** As many as some seconds take: whoever asks goes on until none is left. */
const POR_LLAMADA = 100;

type DelColegio = Extract<Autor, { actor: 'colegio' }>;

const enSuDia = (dia: string, hora: string, ahora: Date): Date => {
  const momento = new Date(`${dia}T${hora}:00-03:00`);
  return momento > ahora ? ahora : momento;
};

/** As when its list is read by itself: to its coupon, or to nobody. */
const entrarComoCobranza = async (
  deps: DepsDeBarrido & { autor: DelColegio },
  renglon: RenglonPorEntrar & { medio: Exclude<RenglonPorEntrar['medio'], 'transferencia'> },
): Promise<void> => {
  const { medio, externo, importe, dia } = renglon;
  const fecha = enSuDia(dia, '00:00', deps.reloj());
  const cobro = { medio, externo: externo ?? '', numero_boleta: Number(renglon.numero_boleta), importe, fecha };
  const sin = await emparejarPorNumero(deps, cobro);
  if (sin) await emparejarPorImporte(deps, sin);
};

/** With its pair in the same transaction: a line that entered is never left to be entered again. Throws 409. */
const entrarComoTransferencia = async (
  { db, reloj }: DepsDeBarrido,
  { id, externo, numero_boleta, importe, dia }: RenglonPorEntrar,
  { banco, autor }: { banco: string | null; autor: DelColegio },
): Promise<void> => {
  const ahora = reloj();
  const pago = {
    ...{ autor, ahora, medio: 'transferencia' as const, banco, importe },
    ...{ comprobante: externo ?? `renglón ${id}`, fecha_pago: enSuDia(dia, '12:00', ahora) },
  };
  const sinCupon = (): Promise<void> =>
    enTransaccion(db, async (trx) => {
      const { cobranza_id } = await anotarSinIdentificar(trx, pago);
      await updateParejas(trx, [{ renglon_id: id, tipo: 'cobro', id: cobranza_id }]);
    });
  if (numero_boleta === null) return sinCupon();
  try {
    await enTransaccion(db, async (trx) => {
      const { operacion_id, nueva } = await acreditarAMano(trx, { ...pago, numero_boleta: Number(numero_boleta) });
      // Its number was recorded before, of another account or amount.
      if (!nueva) throw errorHttp(409, 'comprobante_ya_usado');
      await updateParejas(trx, [{ renglon_id: id, tipo: 'operacion', id: operacion_id }]);
    });
  } catch (error) {
    // Its coupon is not one that this money can pay: whose it is, is said by the college.
    if (!(error instanceof ErrorHttp)) throw error;
    await sinCupon();
  }
};

const entrar = (deps: DepsDeBarrido, renglon: RenglonPorEntrar, origen: OrigenLeido, autor: DelColegio) => {
  const { medio } = renglon;
  return medio === 'transferencia'
    ? entrarComoTransferencia(deps, renglon, { banco: origen.banco, autor })
    : entrarComoCobranza({ ...deps, autor }, { ...renglon, medio });
};

type Pedido = {
  id: number;
  renglones?: readonly number[] | undefined;
  despues_de?: number | undefined;
  aunque_haya_parecido?: boolean | undefined;
  autor: DelColegio;
};

const exigirOrigen = async (db: Db, { id, renglones }: Pedido): Promise<OrigenLeido> => {
  const cabeza = await findCabezaDeRendicion(db, id);
  const origen = cabeza && (await leerOrigen(db, cabeza.origen));
  if (!origen) throw errorNoEncontrado();
  if (cabeza.anulada) throw errorHttp(409, 'rendicion_anulada');
  if (!origen.da_entrada) throw errorHttp(409, 'rendicion_sin_entrada', { datos: { nombre: origen.nombre } });
  if (origen.banco !== null && renglones === undefined) throw errorHttp(409, 'rendicion_de_a_uno');
  return origen;
};

const leerParecidosSalvo = async (
  db: Db,
  origen: OrigenLeido,
  { elegidos, aunque_haya_parecido = false }: Pick<Pedido, 'aunque_haya_parecido'> & { elegidos: RenglonPorEntrar[] },
) =>
  aunque_haya_parecido
    ? new Map<number, ParecidoARenglon>()
    : leerParecidos(
        db,
        origen,
        elegidos.map((uno) => ({ ...uno, tipo: 'cobro' as const })),
      );

const exigirSinParecido = (parecido: ParecidoARenglon | undefined): void => {
  if (parecido) throw errorHttp(409, 'renglon_con_parecido', { datos: { externo: parecido.externo } });
};

/**
 * Each line by itself, by the same way in as what a collector lists: what came in meanwhile is found as such, and counts once. Of a bank,
 * only those that were chosen, for its file has the college's own deposits too; one like a payment that is here, when that was seen (S-1045).
 * Whoever asks goes on from `sigue`: a line that could not enter does not hold those after it. Throws 404, 409.
 */
export const darEntrada = async (deps: DepsDeBarrido, pedido: Pedido) => {
  const { db } = deps;
  const { id, renglones = null, despues_de = 0, aunque_haya_parecido, autor } = pedido;
  const origen = await exigirOrigen(db, pedido);
  await emparejarOrigen(db, origen);
  const elegidos = await findPorEntrar(db, id, { ids: renglones, despuesDe: despues_de, limit: POR_LLAMADA });
  const parecidos = await leerParecidosSalvo(db, origen, { elegidos, aunque_haya_parecido });
  const fallas: ErrorHttp[] = [];
  for (const renglon of elegidos) {
    try {
      exigirSinParecido(parecidos.get(renglon.id));
      await entrar(deps, renglon, origen, autor);
    } catch (error) {
      if (!(error instanceof ErrorHttp)) throw error;
      fallas.push(error);
    }
  }
  await emparejarOrigen(db, origen);
  const siguen = await findPorEntrar(db, id, { ids: elegidos.map((uno) => uno.id), limit: POR_LLAMADA });
  const hechos = elegidos.length - siguen.length;
  if (hechos > 0) await anotar(db, { id, autor, hechos, ahora: deps.reloj() });
  const sigue = elegidos.length === POR_LLAMADA ? (elegidos.at(-1)?.id ?? null) : null;
  return { message: decir(hechos, siguen.length, fallas[0]), hechos, quedan: await countPorEntrar(db, id), sigue };
};

const anotar = (db: Db, { id, autor, hechos, ahora }: { id: number; autor: Autor; hechos: number; ahora: Date }) =>
  anotarEnAuditoria(
    db,
    autor,
    ahora,
    { entidad: 'rendicion', id },
    { accion: 'dar_entrada', hasta: { renglones: hechos } },
  );

const decir = (hechos: number, fallas: number, falla: ErrorHttp | undefined): string => {
  if (fallas === 0) return textoDelColegio({ codigo: 'entrada_dada', datos: { hechos } });
  const porque = falla?.message ?? todosLosMensajes.renglon_de_otro_pago;
  return textoDelColegio({ codigo: 'entrada_dada_en_parte', datos: { hechos, fallas, porque } });
};
