import type { CuentaDePersona, FiltrosDeCuenta, MovimientosDePersona } from '@colega/contract/dinero';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, importe, sumar } from '@colega/domain/importes';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { enUnMomento } from '../../../db/transaccion.ts';
import { exportar } from '../../../exportar/exportar.ts';
import { paginarFilas } from '../../../exportar/paginas.ts';
import { importe as enPesos, fecha, type TablaPorExportar, texto } from '../../../exportar/tabla.ts';
import { paginacion } from '../../referencias/lista.ts';
import { findCuponesDeCaja } from '../caja/cupon-de-caja.repository.ts';
import { findCuponesPagables } from '../caja/deuda-en-caja.repository.ts';
import { exigirPersonaDeCaja } from '../caja/deuda-en-caja.service.ts';
import { debeEnCaja } from '../caja/leer-cupon-de-caja.service.ts';
import { leerCargosPorPagar } from '../liquidaciones/cargos-por-pagar.service.ts';
import { leerPorLiquidar } from '../liquidaciones/por-liquidar.ts';
import { findTitular } from '../resumen/anual.repository.ts';
import { textoDeMovimiento } from '../resumen/anual.service.ts';
import { findBonificacionesPedidas, findUltimasDecididas } from './bonificaciones.repository.ts';
import { importeDeBonificacion, type LoBonificable, listarBonificables } from './lo-bonificable.ts';
import {
  type BusquedaDeCuenta,
  findCapitalDeCupones,
  findMovimientosDePersona,
  findSaldoYAnios,
  type MovimientoConSaldo,
  sumarMovimientosDePersona,
} from './movimientos-de-persona.repository.ts';

/** Nobody has more of them alive at once. */
const MUCHOS_CUPONES = 1_000;

type Pendiente = CuentaDePersona['pendientes'][number];
const SIN_BONIFICAR = { bonificado: '0.00', bonificable: '0.00', queda_pago: false } as const;

const leerCupones = async (db: Db, persona_id: number, hoy: Fecha): Promise<Pendiente[]> => {
  const ids = await findCuponesPagables(db, persona_id, { hoy, limite: MUCHOS_CUPONES });
  const capital = await findCapitalDeCupones(db, ids);
  return (await findCuponesDeCaja(db, ids)).map((cupon) => ({
    ...{ de: 'cupon', id: cupon.id, vence: cupon.ultimo_vencimiento },
    que: `Cupón N.º ${cupon.numero_boleta}: ${cupon.conceptos.join(', ')}`,
    ...SIN_BONIFICAR,
    ...{ capital: capital.get(cupon.id) ?? '0.00', importe: debeEnCaja(cupon, hoy) ?? '0.00' },
  }));
};

const deLegajos = async (db: Db, persona_id: number, hoy: Fecha): Promise<Pendiente[]> =>
  (await leerCargosPorPagar(db, persona_id, hoy)).map(({ descripcion, vence, importe: suyo, legajo }) => ({
    ...{ de: 'legajo', id: legajo.id, que: descripcion, vence, capital: suyo, importe: suyo },
    ...SIN_BONIFICAR,
  }));

type Lectura = { operador: Operador; usuario_id: number; id: number; hoy: Fecha };

const comoPendiente = ({ creditos, ...suyo }: LoBonificable): Pendiente => ({ ...suyo, queda_pago: creditos !== null });

/** Everything in it is of one moment. Throws 404 for who is not there, or is of another district. */
export const leerCuentaDePersona = (db: Db, { operador, usuario_id, id, hoy }: Lectura): Promise<CuentaDePersona> =>
  enUnMomento(db, async (trx) => {
    const persona = await exigirPersonaDeCaja(trx, operador, id, 'cuentas.ver');
    const grupos = await leerPorLiquidar(trx, id, hoy);
    const bonificables = await listarBonificables(trx, id, grupos);
    const conCupon = [...bonificables.map(comoPendiente), ...(await leerCupones(trx, id, hoy))];
    const sinCupon = await deLegajos(trx, id, hoy);
    const creditos = grupos.bonificaciones.map((uno) => ({
      ...{ id: uno.id, descripcion: uno.descripcion },
      importe: importe(new Decimal(uno.importe_total).negated()),
    }));
    const { saldo, anios } = await findSaldoYAnios(trx, { persona_id: id, hoy });
    return {
      persona,
      debe: sumar(conCupon.map((uno) => uno.importe)),
      sin_cupon: sumar(sinCupon.map((uno) => uno.importe)),
      a_favor: sumar(creditos.map((uno) => uno.importe)),
      en_revision: (await findTitular(trx, id)).en_revision,
      saldo,
      pendientes: [...conCupon, ...sinCupon],
      creditos,
      anios: anios.toSorted((a, b) => b - a),
      bonificaciones: (await findBonificacionesPedidas(trx, id)).map((una) => ({
        ...{ id: una.id, que: una.que, entera: una.entera, pedido: una.importe, motivo: una.motivo, pidio: una.pidio },
        ...{ pedida_en: una.pedida_en.toISOString(), es_propia: una.pidio_id === usuario_id },
        importe: importeDeBonificacion(una, bonificables),
      })),
      decididas: (await findUltimasDecididas(trx, id)).map(({ pedido, dado, decidio, decidida_en, ...una }) => ({
        ...{ ...una, confirmada: dado !== null, importe: dado ?? pedido, decidio: decidio ?? '' },
        decidida_en: (decidida_en ?? new Date(0)).toISOString(),
      })),
    };
  });

const comoMovimiento = (movimiento: MovimientoConSaldo): MovimientosDePersona['items'][number] => {
  const { fecha: dia, clase, suma, saldo } = movimiento;
  const suyo = new Decimal(suma);
  return {
    ...{ fecha: dia, clase, que: textoDeMovimiento(movimiento), saldo },
    debe: suyo.gt(0) ? suma : null,
    haber: suyo.gt(0) ? null : importe(suyo.negated()),
  };
};

export const leerMovimientosDePersona = async (
  db: Db,
  busqueda: BusquedaDeCuenta,
  pagina: { page: number; limit: number },
): Promise<MovimientosDePersona> => {
  const offset = (pagina.page - 1) * pagina.limit;
  const movimientos = await findMovimientosDePersona(db, busqueda, { limit: pagina.limit, offset });
  const { cuantos, debe, haber } = await sumarMovimientosDePersona(db, busqueda);
  return { items: movimientos.map(comoMovimiento), debe, haber, pagination: paginacion(cuantos, pagina) };
};

const TABLA: TablaPorExportar<MovimientosDePersona['items'][number]> = {
  nombre: 'Cuenta',
  columnas: [
    { titulo: 'Fecha', ancho: 12, celda: (m) => fecha(m.fecha) },
    { titulo: 'Movimiento', ancho: 60, celda: (m) => texto(m.que) },
    { titulo: 'Debe', ancho: 16, celda: (m) => enPesos(m.debe) },
    { titulo: 'Haber', ancho: 16, celda: (m) => enPesos(m.haber) },
    { titulo: 'Saldo', ancho: 16, celda: (m) => enPesos(m.saldo) },
  ],
};

type DeUnFiltro = { persona_id: number; filtros: FiltrosDeCuenta; hoy: Fecha };

/** Throws 422 when they are too many for a file, 429. */
export const exportarMovimientosDePersona = (
  db: Db,
  formato: FormatoDeArchivo,
  busqueda: DeUnFiltro,
): Promise<Uint8Array> =>
  exportar(
    formato,
    TABLA,
    paginarFilas(db, {
      leer: async (trx: Db, pagina) => (await findMovimientosDePersona(trx, busqueda, pagina)).map(comoMovimiento),
      contar: async (trx: Db) => (await sumarMovimientosDePersona(trx, busqueda)).cuantos,
    }),
  );
