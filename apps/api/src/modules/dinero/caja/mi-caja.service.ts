import type { EntregaDeCaja, MiCaja } from '@colega/contract/dinero';
import { textoDelColegio } from '@colega/contract/mensajes';
import { MEDIOS_DEL_CAJON } from '@colega/domain/dinero';
import { Decimal, formatImporte, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import {
  type FilaDeEntrega,
  findEntregadaById,
  findUltimasEntregadas,
  insertContados,
  insertEntrega,
  lockCierres,
  sumarDepositado,
  sumarLoDeHoy,
  sumarSinEntregarDe,
} from '../cierres/cajones.repository.ts';
import { compararLoContado, type LoContado } from '../cierres/contar-el-cajon.ts';
import { listarBilletes } from '../cierres/listar-billetes.ts';
import { armarContado } from '../cierres/reunir-cajones.ts';

/** One's own drawer is not the till of the college. */
const nombrarMedio = (medio: string): string => (medio === 'caja' ? 'Efectivo' : nombreDeMedio(medio));

const comoEntregas = (filas: readonly FilaDeEntrega[]): EntregaDeCaja[] => {
  const ids = [...new Set(filas.map(({ id }) => id))].sort((una, otra) => otra - una);
  return ids.flatMap((id) => {
    const suyas = filas.filter((fila) => fila.id === id);
    return suyas.slice(0, 1).map(({ dia, entregada_en, cierre }) => ({
      ...{ id, dia, entregada_en: entregada_en.toISOString(), cierre },
      contados: MEDIOS_DEL_CAJON.flatMap((medio) => suyas.filter((fila) => fila.medio === medio)).map((fila) => ({
        ...armarContado(fila),
        nombre: nombrarMedio(fila.medio),
      })),
    }));
  });
};

export const leerMiCaja = async (db: Db, { quien, hoy }: Pick<Momento, 'hoy'> & { quien: string }): Promise<MiCaja> => {
  const [sinEntregar, deHoy, entregadas, depositado] = await Promise.all([
    sumarSinEntregarDe(db, quien, hoy),
    sumarLoDeHoy(db, quien, hoy),
    findUltimasEntregadas(db, quien),
    sumarDepositado(db, quien, hoy),
  ]);
  return {
    dia: hoy,
    cajon: MEDIOS_DEL_CAJON.map((medio) => ({
      ...{ medio, nombre: nombrarMedio(medio) },
      hay: sinEntregar.find((uno) => uno.medio === medio)?.esperado ?? '0.00',
    })),
    de_hoy: deHoy.map((uno) => ({ ...uno, nombre: nombrarMedio(uno.medio) })),
    depositado: depositado.map((uno) => ({ ...uno, nombre: nombrarMedio(uno.medio) })),
    billetes: listarBilletes(hoy),
    entregas: comoEntregas(entregadas),
  };
};

type Entrega = Momento & { autor: Autor; arqueo: readonly LoContado[] };

/**
 * What came in meanwhile is of the next one. What somebody gave back besides what they took came out of the drawer of all: nobody counts
 * less than nothing. Throws 409 when there is nothing of theirs or it is not what was shown, 422.
 */
export const entregarMiCaja = (
  db: Db,
  { autor, ahora, hoy, arqueo }: Entrega,
): Promise<{ message: string; entrega: EntregaDeCaja }> =>
  enTransaccion(db, async (trx) => {
    await lockCierres(trx);
    const nueva = await insertEntrega(trx, { quien: autor.username, dia: hoy, entregada_en: ahora });
    if (nueva.partes.length === 0) throw errorHttp(409, 'caja_sin_nada_que_entregar');
    const { id, partes } = nueva;
    const hayDe = (cual: string) => partes.find(({ medio }) => medio === cual)?.esperado ?? '0.00';
    const deMenos = partes.filter(({ esperado }) => new Decimal(esperado).isNegative());
    const loDemas = arqueo.filter(({ medio }) => !deMenos.some((uno) => uno.medio === medio));
    const contados = compararLoContado(
      hayDe,
      [...loDemas, ...deMenos.map(({ medio, esperado }) => ({ medio, contado: esperado }))],
      'caja_cambiada',
    ).filter(({ esperado, contado }) => ![esperado, contado].every((uno) => new Decimal(uno).isZero()));
    await insertContados(trx, id, contados);
    const hasta = {
      dia: hoy,
      arqueo: contados.map(({ medio, esperado, contado, diferencia, motivo }) => ({
        ...{ medio, esperado, contado, diferencia, motivo },
      })),
    };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'entrega_de_caja', id }, { accion: 'entregar_caja', hasta });
    const [entrega] = comoEntregas(await findEntregadaById(trx, id));
    if (!entrega) throw new Error('No se anotó la entrega');
    const datos = { contado: formatImporte(sumar(contados.map(({ contado }) => contado))) };
    return { message: textoDelColegio({ codigo: 'caja_entregada', datos }), entrega };
  });
