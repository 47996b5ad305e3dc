import { textoDelColegio } from '@colega/contract/mensajes';
import { type ClaseDeGastoDeBanco, puedeSerGasto } from '@colega/domain/dinero';
import { formatImporte, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { contrapartidaDe } from '../libro/asentar.repository.ts';
import { emparejarOrigen } from '../rendiciones/emparejar.service.ts';
import { leerOrigen } from '../rendiciones/origenes.ts';
import { findCabezaDeRendicion, lockOrigen } from '../rendiciones/rendiciones.repository.ts';
import { asentarGasto } from './asentar-gasto.ts';
import { findRenglonesPorGasto, insertGasto } from './gastos.repository.ts';

type Pedido = { id: number; renglones: readonly number[]; clase: ClaseDeGastoDeBanco; autor: Autor; ahora: Date };
type Renglon = Awaited<ReturnType<typeof findRenglonesPorGasto>>[number];

const exigirBanco = async (db: Db, id: number) => {
  const cabeza = await findCabezaDeRendicion(db, id);
  const origen = cabeza && (await leerOrigen(db, cabeza.origen));
  if (!origen) throw errorNoEncontrado();
  if (origen.banco === null) throw errorHttp(409, 'gasto_de_otro_origen');
  return { ...origen, banco: origen.banco };
};

/** Throws 404, 409 for one that is something else by now, 422. */
const exigirQueSePuedan = (renglones: readonly Renglon[], { renglones: pedidos, clase }: Pedido): void => {
  if (renglones.length !== new Set(pedidos).size) throw errorNoEncontrado();
  for (const { linea, tipo, libre } of renglones) {
    if (!libre) throw errorHttp(409, 'gasto_que_ya_no_es', { datos: { linea } });
    if (!puedeSerGasto(tipo, clase))
      throw invalido([{ codigo: 'gasto_de_otra_clase', campo: 'clase', datos: { linea } }]);
  }
};

const sale = ({ tipo }: Renglon): boolean => tipo !== 'cobro';

/**
 * What the bank kept or paid, line by line: all of them or none. What turned out to be somebody's payment meanwhile is that payment.
 * Throws 404, 409, 422.
 */
export const anotarGastosDeBanco = (db: Db, pedido: Pedido): Promise<{ message: string; ids: number[] }> =>
  enTransaccion(db, async (trx) => {
    const { id, clase, autor, ahora } = pedido;
    const origen = await exigirBanco(trx, id);
    const { banco, nombre } = origen;
    await lockOrigen(trx, origen.clave);
    if ((await findCabezaDeRendicion(trx, id))?.anulada) throw errorHttp(409, 'rendicion_anulada');
    await emparejarOrigen(trx, origen);
    const renglones = await findRenglonesPorGasto(trx, id, pedido.renglones);
    exigirQueSePuedan(renglones, pedido);
    const ids: number[] = [];
    for (const renglon of renglones) {
      const gasto = { banco, clase, sale: sale(renglon), importe: renglon.importe };
      const suyo = await insertGasto(trx, { ...gasto, renglon_id: renglon.id, quien: autor.username, cuando: ahora });
      await asentarGasto(trx, { ...gasto, id: suyo }, ahora);
      const hecho = { accion: 'anotar_gasto_de_banco', hasta: { ...gasto, renglon_id: renglon.id } } as const;
      await anotarEnAuditoria(trx, autor, ahora, { entidad: 'gasto_de_banco', id: suyo }, hecho);
      ids.push(suyo);
    }
    const suma = sumar(
      renglones.map((uno) => (sale(uno) === (clase === 'gasto') ? uno.importe : contrapartidaDe(uno.importe))),
    );
    const datos = { banco: nombre, cuantos: renglones.length, importe: formatImporte(suma) };
    const codigo = clase === 'gasto' ? 'gastos_anotados' : 'intereses_anotados';
    return { message: textoDelColegio({ codigo, datos }), ids };
  });
