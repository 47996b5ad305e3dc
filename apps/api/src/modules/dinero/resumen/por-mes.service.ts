import type { FilaDeResumen } from '@colega/contract/dinero';
import { proximoVencimiento, restoDelDia } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { type CreditoDisponible, findCreditosDisponibles } from '../liquidaciones/por-liquidar.repository.ts';
import { findImportesPorMes, findPedidosDeCupones, type ImporteDeMes } from './por-mes.repository.ts';
import type { BusquedaDeResumen } from './resumen.repository.ts';
import { leerResumenEntero } from './resumen.service.ts';

type Mes = { mes: string; pagado: string; adeudado: string };
type PorMes = { meses: Mes[]; a_favor: string };

/** S-303: every circuit, with what the person has in favour and no coupon uses. Throws 422 when there is too much. */
export const leerPorMes = async (db: Db, busqueda: BusquedaDeResumen): Promise<PorMes> => {
  const { importes, a_favor } = await leerImportes(db, busqueda);
  return { meses: resumirPorMes(importes), a_favor };
};

const leerImportes = async (db: Db, busqueda: BusquedaDeResumen) =>
  juntarImportes(
    ...(await Promise.all([
      leerResumenEntero(db, busqueda),
      findCreditosDisponibles(db, busqueda.persona_id, busqueda.hoy),
      findImportesPorMes(db, busqueda),
    ])),
  );

/** The charges of the licences that are due, every amount of every circuit, and what is in favour. */
export const juntarImportes = (
  resumen: readonly FilaDeResumen[],
  creditos: readonly CreditoDisponible[],
  importes: readonly ImporteDeMes[],
) => {
  const deMatriculas = resumen.filter(({ estado }) => estado === 'PENDIENTE');
  const adeudado = deMatriculas.map(({ fecha_vencimiento, importe_total }) => ({
    vencimiento: fecha_vencimiento,
    ...{ ultimo_vencimiento: null, fecha_pago: null, numero_boleta: null, parte: null },
    importe: importe_total,
  }));
  return {
    cargos: deMatriculas,
    importes: [...adeudado, ...importes],
    a_favor: sumar(creditos.map(({ disponible }) => disponible)),
  };
};

/** What a person owes by every circuit, with the first day that it is due, what they have in favour, and the charges of their licences. */
export const leerLoAdeudado = async (db: Db, persona_id: number, hoy: Fecha) => {
  // What was paid is not asked for: it is most of it, and changes neither.
  const { cargos, importes, a_favor } = await leerImportes(db, { persona_id, filtros: { estado: 'Pendiente' }, hoy });
  const vencimientos = importes
    .filter(({ importe }) => new Decimal(importe).gt(0))
    .map(({ vencimiento, ultimo_vencimiento }) =>
      ultimo_vencimiento === null ? vencimiento : proximoVencimiento({ vencimiento, ultimo_vencimiento }, hoy),
    );
  return {
    adeudado: sumar(resumirPorMes(importes).map(({ adeudado }) => adeudado)),
    a_favor,
    vence: vencimientos.sort()[0] ?? null,
    cargos,
  };
};

/** What each coupon that asks for those charges costs today. */
export const leerLoQuePiden = async (
  db: Db,
  cargos: readonly { orden_pago_id: number | null }[],
  hoy: Fecha,
): Promise<ReadonlyMap<number, Importe | null>> => {
  const ids = [...new Set(cargos.flatMap(({ orden_pago_id }) => orden_pago_id ?? []))];
  const cupones = ids.length === 0 ? [] : await findPedidosDeCupones(db, ids);
  return new Map(cupones.map((cupon) => [cupon.id, restoDelDia(cupon, hoy)]));
};

export const resumirCuenta = async (db: Db, persona_id: number, hoy: Fecha) => {
  const { adeudado, a_favor } = await leerLoAdeudado(db, persona_id, hoy);
  return { adeudado, a_favor };
};

export const resumirPorMes = (importes: readonly ImporteDeMes[]): Mes[] => {
  const porMes = new Map<string, { pagado: string[]; adeudado: string[] }>();
  for (const { vencimiento, fecha_pago, importe } of importes) {
    const mes = (fecha_pago ?? vencimiento).slice(0, 7);
    const suyos = porMes.get(mes) ?? { pagado: [], adeudado: [] };
    porMes.set(mes, suyos);
    suyos[fecha_pago === null ? 'adeudado' : 'pagado'].push(importe);
  }
  return mesesEntre([...porMes.keys()]).map((mes) => {
    const { pagado = [], adeudado = [] } = porMes.get(mes) ?? {};
    return { mes, pagado: sumar(pagado), adeudado: sumar(adeudado) };
  });
};

const mesesEntre = (meses: readonly string[]): string[] => {
  const [primero, ...resto] = [...meses].sort();
  if (primero === undefined) return [];
  const numero = (mes: string): number => Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5)) - 1;
  const desde = numero(primero);
  const hasta = numero(resto.at(-1) ?? primero);
  return Array.from({ length: hasta - desde + 1 }, (_, i) => {
    const n = desde + i;
    return `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`;
  });
};
