import { textoDelColegio } from '@colega/contract/mensajes';
import type { Db } from '../../../db/conectar.ts';
import { ErrorHttp, errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { emparejarPorImporte, emparejarPorNumero } from '../cobros/emparejar-renglon.service.ts';
import { acreditarAMano } from '../colegio/acreditar-a-mano.service.ts';
import { anotarSinIdentificar } from '../colegio/cobros-sin-cupon.service.ts';
import type { DepsDeBarrido } from '../intenciones/barrer-intenciones.service.ts';
import { countPorEntrar, findPorEntrar, type RenglonPorEntrar } from './dar-entrada.repository.ts';
import { emparejarOrigen } from './emparejar.service.ts';
import { type OrigenLeido, origenDe } from './origenes.ts';
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
  deps: DepsDeBarrido,
  renglon: RenglonPorEntrar & { medio: Exclude<RenglonPorEntrar['medio'], 'transferencia'> },
): Promise<void> => {
  const { medio, externo, importe, dia } = renglon;
  const fecha = enSuDia(dia, '00:00', deps.reloj());
  const cobro = { medio, externo: externo ?? '', numero_boleta: Number(renglon.numero_boleta), importe, fecha };
  const sin = await emparejarPorNumero(deps, cobro);
  if (sin) await emparejarPorImporte(deps, sin);
};

const entrarComoTransferencia = async (
  deps: DepsDeBarrido,
  { id, externo, numero_boleta, importe, dia }: RenglonPorEntrar,
  { banco, autor }: { banco: string | null; autor: DelColegio },
): Promise<void> => {
  const ahora = deps.reloj();
  const pago = {
    ...{ autor, ahora, medio: 'transferencia' as const, banco, importe },
    ...{ comprobante: externo ?? `renglón ${id}`, fecha_pago: enSuDia(dia, '12:00', ahora) },
  };
  if (numero_boleta === null) return void (await anotarSinIdentificar(deps.db, pago));
  try {
    await acreditarAMano(deps.db, { ...pago, numero_boleta: Number(numero_boleta) });
  } catch (error) {
    // Its coupon is not one that this money can pay: whose it is, is said by the college.
    if (!(error instanceof ErrorHttp)) throw error;
    await anotarSinIdentificar(deps.db, pago);
  }
};

const entrar = (deps: DepsDeBarrido, renglon: RenglonPorEntrar, origen: OrigenLeido, autor: DelColegio) => {
  const { medio } = renglon;
  return medio === 'transferencia'
    ? entrarComoTransferencia(deps, renglon, { banco: origen.banco, autor })
    : entrarComoCobranza(deps, { ...renglon, medio });
};

type Pedido = { id: number; renglones?: readonly number[] | undefined; autor: DelColegio };

/**
 * Each line by itself, by the same way in as what a collector lists: what came in meanwhile is found as such, and counts once. Throws 404, and
 * 409 for an origin whose money comes in by another one's list.
 */
export const darEntrada = async (deps: DepsDeBarrido, { id, renglones, autor }: Pedido) => {
  const { db } = deps;
  const cabeza = await findCabezaDeRendicion(db, id);
  const origen = cabeza && origenDe(cabeza.origen);
  if (!cabeza || !origen) throw errorNoEncontrado();
  if (!origen.da_entrada) throw errorHttp(409, 'rendicion_sin_entrada', { datos: { nombre: origen.nombre } });
  await emparejarOrigen(db, origen);
  const elegidos = await findPorEntrar(db, id, { ids: renglones ?? null, limit: POR_LLAMADA });
  const fallas: ErrorHttp[] = [];
  for (const renglon of elegidos) {
    try {
      await entrar(deps, renglon, origen, autor);
    } catch (error) {
      if (!(error instanceof ErrorHttp)) throw error;
      fallas.push(error);
    }
  }
  await emparejarOrigen(db, origen);
  const hechos = elegidos.length - fallas.length;
  if (hechos > 0) await anotar(db, { id, autor, hechos, ahora: deps.reloj() });
  const quedan = await countPorEntrar(db, id);
  return { message: decir(hechos, fallas), hechos, quedan };
};

const anotar = (db: Db, { id, autor, hechos, ahora }: { id: number; autor: Autor; hechos: number; ahora: Date }) =>
  anotarEnAuditoria(
    db,
    autor,
    ahora,
    { entidad: 'rendicion', id },
    { accion: 'dar_entrada', hasta: { renglones: hechos } },
  );

const decir = (hechos: number, [falla, ...otras]: readonly ErrorHttp[]): string => {
  if (!falla) return textoDelColegio({ codigo: 'entrada_dada', datos: { hechos } });
  const datos = { hechos, fallas: otras.length + 1, porque: falla.message };
  return textoDelColegio({ codigo: 'entrada_dada_en_parte', datos });
};
